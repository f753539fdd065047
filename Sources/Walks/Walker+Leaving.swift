import Foundation
import UIKit

extension Walker {
    /// Goes one level back on the innermost stack on screen.
    func goBack() throws(WalkProblem) {
        guard let top = window.topmostController else { throw .nothingToGoBackTo }
        let stacks = top.shownDescendants.compactMap { controller -> UINavigationController? in
            controller as? UINavigationController
        }
        guard let stack = stacks.last(where: { $0.viewControllers.count > 1 }) else { throw .nothingToGoBackTo }
        stack.popViewController(animated: false)
    }

    /// Dismisses what was presented last: by its gesture, or as code does where it has none.
    func dismiss() throws(WalkProblem) {
        guard let top = window.topmostController, let presenter = top.presentingViewController else {
            throw .nothingPresented
        }
        let name = top.title ?? top.origin?.label ?? top.origin?.id ?? String(describing: Swift.type(of: top))
        guard let presentation = top.presentationController else {
            presenter.dismiss(animated: false)
            return
        }
        let style = presentation.activeStyle ?? presentation.presentationStyle
        guard [.pageSheet, .formSheet, .popover].contains(style) else {
            presenter.dismiss(animated: false)
            return
        }
        if top.isModalInPresentation { throw .dismissalRefused(name) }
        if presentation.dismissByGesture() { return }
        guard presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
            throw .dismissalRefused(name)
        }
        presenter.dismiss(animated: false)
    }
}

extension UIViewController {
    /// The controller and those in it that are on screen, parents before children.
    var shownDescendants: [UIViewController] {
        [self]
            + children.filter { $0.viewIfLoaded?.window != nil && $0.viewIfLoaded?.isHiddenInTree == false }
            .flatMap(\.shownDescendants)
    }
}
