import Arrangement
import Diagnostics
import Foundation

/// The presentation state of a controller.
struct PresentationState {
    /// Whether the controller is currently being presented or dismissed.
    enum Phase { case none, coming, going }

    /// The presentation controller that was accessed before the controller was presented.
    var prepared: UIPresentationController?
    var phase = Phase.none
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
}

extension UIViewController {
    var presentationPhase: PresentationState.Phase {
        get { presentation.phase }
        set { presentation.phase = newValue }
    }

    /// This controller, its parent, and so on up to the root.
    var selfAndAncestors: some Sequence<UIViewController> { sequence(first: self) { $0.parentController } }

    // MARK: Presenters

    /// The presentation by this controller or an ancestor.
    var presentedByThisOrAncestor: UIPresentationController? {
        selfAndAncestors.lazy.compactMap { $0.presentedContainer as? UIPresentationController }.first
    }

    /// The presentation of this controller or an ancestor.
    var presentationOfThisOrAncestor: UIPresentationController? {
        selfAndAncestors.lazy.compactMap { $0.presentingContainer as? UIPresentationController }.first
    }

    /// The presentation controller of the running presentation, or the one that a presentation would use.
    ///
    /// > Rule: PRES-11.
    var currentPresentationController: UIPresentationController {
        if let running = presentationOfThisOrAncestor { return running }
        if let prepared = presentation.prepared { return prepared }
        let made = makePresentationController(presenting: nil, source: self)
        presentation.prepared = made
        return made
    }

    func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if let own = makeOwnPresentation(presenting: presenting) { return own }
        return switch modalPresentationStyle.resolved(on: JobEnvironment.current.systemVersion) {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .custom:
            transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        default: UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    /// The outermost container of this controller, which presents controllers that cover the window.
    private var outermost: UIViewController {
        var controller = self
        while let parent = controller.parentController { controller = parent }
        return controller
    }

    /// The nearest controller that defines a context, or the outermost one.
    ///
    /// > Rule: PRES-4.
    private var context: UIViewController {
        selfAndAncestors.first(where: \.definesPresentationContext) ?? outermost
    }

    // MARK: Presenting

    /// > Rule: PRES-1.
    func performPresent(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let job = JobEnvironment.current
        let place = controller.origin?.location ?? origin?.location
        let isCustom = controller.modalPresentationStyle == .custom
        var presentation =
            controller.presentation.prepared
            ?? controller.makePresentationController(
                presenting: outermost, source: self)
        if isCustom, controller.transitioningDelegate != nil {
            presentation = controller.makePresentationController(presenting: outermost, source: self)
        }
        let presenter = presentation.shouldPresentInFullscreen ? outermost : context
        if let running = presenter.presentedContainer as? UIPresentationController {
            job.report(
                .warning,
                PresentationProblem.alreadyPresenting(
                    presenter: presenter.shortDescription,
                    presented: running.presentedViewController.shortDescription,
                    attempted: controller.shortDescription), at: place)
            return
        }
        if let problem = problem(presenting: controller, from: presenter) {
            let isWarning: Bool
            if case .notInWindow = problem { isWarning = true } else { isWarning = false }
            job.report(isWarning ? .warning : .error, problem, at: place)
            return
        }
        guard let window = presenter.view.window else { return }
        if let problem = presentation.problem(in: window, traits: window.traitCollection) {
            job.report(.error, problem, at: place)
            return
        }
        controller.presentation.prepared = nil
        presentation.begin(from: presenter, animated: animated)
        completion?()
    }

    private func problem(
        presenting controller: UIViewController, from presenter: UIViewController
    ) -> PresentationProblem? {
        let name = controller.shortDescription
        if controller === self || controller === presenter { return .presentsItself(name) }
        if controller.presentingContainer != nil { return .alreadyPresented(name) }
        if let parent = controller.parentController { return .hasParent(name, parent: parent.shortDescription) }
        if presenter.view.window == nil {
            return .notInWindow(presenter: presenter.shortDescription, attempted: name)
        }
        return nil
    }

    // MARK: Dismissing

    /// > Rule: PRES-2.
    func performDismiss(animated: Bool, completion: (() -> Void)?) {
        (presentedByThisOrAncestor ?? presentationOfThisOrAncestor)?.end(animated: animated)
        completion?()
    }

    /// Dismisses everything that this controller and its descendants present.
    func dismissAllPresented() {
        for child in childControllers { child.dismissAllPresented() }
        (presentedContainer as? UIPresentationController)?.end(animated: false)
    }

    // MARK: Content size

    /// The controller's size in a popover or form sheet: its preferred size, or that of the top controller of its stack
    /// plus the bar.
    var contentSizeWish: CGSize {
        guard preferredContentSize == .zero else { return preferredContentSize }
        guard let navigation = self as? UINavigationController, let top = navigation.topViewController else {
            return .zero
        }
        var wish = top.contentSizeWish
        if wish.height > 0, !navigation.isNavigationBarHidden { wish.height += 44 }
        return wish
    }
}
