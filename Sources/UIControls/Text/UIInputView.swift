public import AdaptiveKit
public import Foundation

/// A view in the keyboard's place or over it.
open class UIInputView: UIView {
    public enum Style: Int, Hashable, Sendable { case `default` = 0, keyboard }

    public let inputViewStyle: Style
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public override init(frame: CGRect) {
        inputViewStyle = .default
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// A view that clicks as a keyboard does; nothing sounds here.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

/// The text that a keyboard of an app's own writes; there is none.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
}

private final class NoDocument: UITextDocumentProxy {
    var documentContextBeforeInput: String? { nil }
    var documentContextAfterInput: String? { nil }
    var selectedText: String? { nil }
    var hasText: Bool { false }
    func adjustTextPosition(byCharacterOffset offset: Int) {}
    func insertText(_ text: String) {}
    func deleteBackward() {}
}

/// The controller of a keyboard of an app's own.
open class UIInputViewController: UIViewController {
    private let document = NoDocument()

    open var textDocumentProxy: any UITextDocumentProxy { document }
    open var primaryLanguage: String?
    open var hasDictationKey = false
    open var hasFullAccess: Bool { false }
    open var needsInputModeSwitchKey: Bool { true }
    open func dismissKeyboard() {}
    open func advanceToNextInputMode() {}
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
