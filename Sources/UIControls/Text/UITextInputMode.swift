public import AdaptiveKit
public import Foundation

/// A keyboard by its language; there is one, the device's.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
    open var primaryLanguage: String? { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}

/// The rules for a new password.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    private let text: String

    public init(descriptor passwordRulesDescriptor: String) {
        text = passwordRulesDescriptor
        super.init()
    }

    open var passwordRulesDescriptor: String { text }
}

/// The buttons beside the suggestions over an iPad's keyboard, which no picture shows.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
    public var textInputMode: UITextInputMode? { UITextInputMode() }
    public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}

/// How quotes are written; nobody writes in a picture.
public enum UITextSmartQuotesType: Int, Hashable, Sendable { case `default` = 0, no, yes }
/// How dashes are written.
public enum UITextSmartDashesType: Int, Hashable, Sendable { case `default` = 0, no, yes }
/// Whether space is added around what is pasted.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable { case `default` = 0, no, yes }
/// Whether the rest of a word is suggested in the text.
public enum UITextInlinePredictionType: Int, Hashable, Sendable { case `default` = 0, no, yes }

/// The way in which a link or attachment in text is used.
public enum UITextItemInteraction: Int, Hashable, Sendable { case invokeDefaultAction = 0, presentActions, preview }

/// A link, attachment or tagged range of a text.
@preconcurrency @MainActor
public struct UITextItem {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    public let content: Content
    public let range: NSRange
}

/// The facts that a keyboard has about the text that it writes.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

extension UIKeyInput {
    // Objective-C's traits are optional: what takes text need not have them.

    public var keyboardType: UIKeyboardType? {
        (self as? UITextField)?.keyboardType ?? (self as? UITextView)?.keyboardType
    }
    public var keyboardAppearance: UIKeyboardAppearance? {
        (self as? UITextField)?.keyboardAppearance ?? (self as? UITextView)?.keyboardAppearance
    }
    public var returnKeyType: UIReturnKeyType? {
        (self as? UITextField)?.returnKeyType ?? (self as? UITextView)?.returnKeyType
    }
    public var autocapitalizationType: UITextAutocapitalizationType? {
        (self as? UITextField)?.autocapitalizationType ?? (self as? UITextView)?.autocapitalizationType
    }
    public var autocorrectionType: UITextAutocorrectionType? {
        (self as? UITextField)?.autocorrectionType ?? (self as? UITextView)?.autocorrectionType
    }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
