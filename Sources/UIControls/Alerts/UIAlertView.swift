import AdaptiveKit
import Foundation

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
        case .plainTextInput: fields = [field()]
        case .secureTextInput: fields = [field(isSecure: true)]
        case .loginAndPasswordInput:
            fields = [field(placeholder: "Login"), field(placeholder: "Password", isSecure: true)]
        }
    }

    private func field(placeholder: String? = nil, isSecure: Bool = false) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.isSecureTextEntry = isSecure
        return field
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

    override func tapped(_ index: Int) {
        let delegate = delegate as? any UIAlertViewDelegate
        delegate?.alertView(self, clickedButtonAt: index)
        delegate?.alertView(self, didDismissWithButtonIndex: index)
    }
}

/// The fields of an alert before iOS 8.
public enum UIAlertViewStyle: Int, Hashable, Sendable {
    case `default` = 0, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// Is notified of taps on an alert's buttons.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: DelegateObject {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
