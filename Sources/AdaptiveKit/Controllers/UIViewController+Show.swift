public import Foundation

extension UIViewController {
    /// Posted to the job's center by a split view that collapsed or expanded, which changes the effect of
    /// ``showDetailViewController(_:sender:)``.
    ///
    /// Its object is the split view controller.
    ///
    /// > Rule: VC-4.
    public static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    /// The nearest of this controller and its ancestors that performs the action.
    func nearestPerformer(of action: ResponderAction, sender: Any?) -> UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if current.canPerformAction(action, withSender: sender) { return current }
            controller = current.parentController
        }
        return nil
    }

    /// Passes a controller to the nearest controller that can show it, or presents it.
    ///
    /// > Rules: VC-1 and VC-2.
    func redirect(
        _ action: ResponderAction, of controller: UIViewController, sender: Any?, to show: (UIViewController) -> Void
    ) {
        // A container that calls `super` from its own method isn't asked again.
        let start = canPerformAction(action, withSender: sender) ? parentController : self
        if let target = start?.targetViewController(forAction: action, sender: sender), target !== self {
            show(target)
        } else {
            present(controller, animated: true, completion: nil)
        }
    }
}
