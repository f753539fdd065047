public import AdaptiveKit
public import Foundation

/// An action sheet before iOS 8.
open class UIActionSheet: UILegacyAlert {
    open weak var delegate: (any UIActionSheetDelegate)?
    open var destructiveButtonIndex = -1

    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
    }

    override func style(ofButtonAt index: Int) -> UIAlertAction.Style {
        index == destructiveButtonIndex ? .destructive : super.style(ofButtonAt: index)
    }

    open func show(in view: UIView) { show(from: view.bounds, in: view) }
    open func show(from rect: CGRect, in view: UIView, animated: Bool = true) {
        let controller = makeController()
        controller.popoverPresentationController?.sourceView = view
        controller.popoverPresentationController?.sourceRect = rect
        present(controller)
    }
    open func show(from item: UIBarButtonItem, animated: Bool) {
        let controller = makeController()
        controller.popoverPresentationController?.barButtonItem = item
        present(controller)
    }

    private func makeController() -> UIAlertController {
        UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    }

    override func tapped(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
}

/// Is notified of taps on an action sheet's buttons.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: DelegateObject {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
