public import AdaptiveKit
public import Foundation

// The alerts and action sheets before iOS 8, which present a ``UIAlertController`` here.

/// What alerts and action sheets before iOS 8 have in common.
///
/// Not part of UIKit, where each has the same members.
open class UILegacyAlert: UIView {
    open var title = ""
    open fileprivate(set) var cancelButtonIndex = -1
    fileprivate(set) var buttonTitles: [String] = []
    fileprivate private(set) weak var controller: UIAlertController?

    open var numberOfButtons: Int { buttonTitles.count }
    open var firstOtherButtonIndex: Int { buttonTitles.indices.first { $0 != cancelButtonIndex } ?? -1 }
    open var isVisible: Bool { controller?.presentingViewController != nil }

    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttonTitles.append(title ?? "")
        return buttonTitles.count - 1
    }
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
    }

    fileprivate func style(ofButtonAt index: Int) -> UIAlertAction.Style {
        index == cancelButtonIndex ? .cancel : .default
    }

    /// Calls the delegate of a button that was tapped.
    fileprivate func tapped(_ index: Int) {}

    /// Presents over what the key window shows.
    fileprivate func present(_ controller: UIAlertController) {
        for (index, title) in buttonTitles.enumerated() {
            controller.addAction(
                UIAlertAction(title: title, style: style(ofButtonAt: index)) { [self] _ in tapped(index) })
        }
        self.controller = controller
        var presenter = UIApplication.shared.keyWindow?.rootViewController
        while let next = presenter?.presentedViewController { presenter = next }
        presenter?.present(controller, animated: false)
    }

    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        controller?.presentingViewController?.dismiss(animated: animated)
    }
}

/// An alert before iOS 8.
open class UIAlertView: UILegacyAlert {
    open var message: String?
    open weak var delegate: AnyObject?
    open var alertViewStyle = UIAlertViewStyle.default
    private var fields: [UITextField] = []

    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate.map { $0 as AnyObject }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
    }

    open func textField(at textFieldIndex: Int) -> UITextField? {
        makeFields()
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    private func makeFields() {
        guard fields.isEmpty else { return }
        switch alertViewStyle {
        case .default: break
        case .plainTextInput: fields = [UITextField()]
        case .secureTextInput: fields = [UITextField()]
        case .loginAndPasswordInput: fields = [UITextField(), UITextField()]
        }
        if alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput {
            fields.last?.isSecureTextEntry = true
        }
        if alertViewStyle == .loginAndPasswordInput {
            (fields[0].placeholder, fields[1].placeholder) = ("Login", "Password")
        }
    }

    open func show() {
        makeFields()
        let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for field in fields {
            controller.addTextField { shown in
                (shown.text, shown.placeholder) = (field.text, field.placeholder)
                shown.isSecureTextEntry = field.isSecureTextEntry
            }
        }
        fields = controller.textFields ?? []
        present(controller)
    }

    fileprivate override func tapped(_ index: Int) {
        (delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: index)
        (delegate as? any UIAlertViewDelegate)?.alertView(self, didDismissWithButtonIndex: index)
    }
}

/// The fields of an alert before iOS 8.
public enum UIAlertViewStyle: Int, Hashable, Sendable {
    case `default` = 0, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// Hears of an alert's buttons.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

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

    fileprivate override func style(ofButtonAt index: Int) -> UIAlertAction.Style {
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

    fileprivate override func tapped(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
}

/// Hears of an action sheet's buttons.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
