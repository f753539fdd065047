internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// The behavior of a segue, whether a person follows it or code performs it.
///
/// > Rule: SB-3.
extension DocumentSegue {
    /// Whether the segue presents its destination.
    var isPresentation: Bool {
        [.presentation, .modal, .popoverPresentation, .popover, .custom].contains(kind)
    }

    /// Shows the destination according to the segue's kind.
    @MainActor func show(_ destination: UIViewController, from source: UIViewController) {
        if isPresentation {
            source.present(destination, animated: false)
        } else if kind == .showDetail || kind == .replace {
            source.showDetailViewController(destination, sender: source)
        } else {
            source.show(destination, sender: source)
        }
    }

    /// Configures the destination for the presentation that the segue specifies.
    ///
    /// - Parameters:
    ///   - destination: the controller to present.
    ///   - sourceID: the id of the view or bar item that the segue starts from.
    ///   - source: the controller of the segue's scene.
    ///   - view: returns the view with an id, if there is one.
    @MainActor func setPresentation(
        of destination: UIViewController, at sourceID: String, from source: UIViewController,
        view: (String) -> UIView?
    ) {
        if let style = modalPresentationStyle?.uiKit {
            destination.modalPresentationStyle = style
        }
        guard leadsToPopover else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        let anchor = popoverAnchor ?? sourceID
        popover.sourceView = view(anchor)
        if popover.sourceView == nil { popover.barButtonItem = source.barButtonItem(anchor) }
        if let names = popoverArrowDirections {
            popover.permittedArrowDirections = Self.directions.filter { names.contains($0.name) }
                .reduce(into: []) { $0.formUnion($1.direction) }
        }
    }

    private static let directions: [(name: String, direction: UIPopoverArrowDirection)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
}

extension SceneIndex.Segue {
    /// Whether the segue places its destination in a container instead of showing it.
    var isContainment: Bool { segue.isContainment }
}

extension UIViewController {
    /// Goes one step back: pops the top of a stack, or dismisses a presentation.
    func goBack() {
        if let navigation = navigationController, navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: false)
        } else {
            dismiss(animated: false)
        }
    }

    /// The bar item with an id, among those of the controller and its containers.
    fileprivate func barButtonItem(_ id: String) -> UIBarButtonItem? {
        let chain = sequence(first: self) { $0.parent }
        let items = chain.lazy.flatMap { controller in
            (controller.navigationItem.leftBarButtonItems ?? []) + (controller.navigationItem.rightBarButtonItems ?? [])
                + (controller.toolbarItems ?? [])
        }
        return items.first { $0.origin?.id == id }
    }
}
