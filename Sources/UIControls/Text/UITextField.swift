@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
import Geometry
import Looks
import Typography

/// An editable line of text.
open class UITextField: UIControl {
    /// The end of the text, where a field's caret is.
    open var selectedTextRange: UITextRange? {
        get { textInput.range(from: endOfDocument, to: endOfDocument) }
        set { _ = newValue }
    }

    public enum BorderStyle: Int, Hashable, Sendable { case none = 0, line, bezel, roundedRect }
    public enum ViewMode: Int, Hashable, Sendable { case never = 0, whileEditing, unlessEditing, always }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Editing

    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { text = String((text ?? "").dropLast()) }

    // MARK: Text

    private var plainText = ""
    private var styledText: NSAttributedString?

    /// The text, never `nil`: an empty field returns an empty string.
    open var text: String? {
        get { styledText?.string ?? plainText }
        set {
            plainText = newValue ?? ""
            styledText = nil
            contentChanged()
        }
    }

    open var attributedText: NSAttributedString? {
        get { styledText ?? NSAttributedString(string: plainText) }
        set {
            styledText = newValue
            plainText = ""
            contentChanged()
        }
    }

    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    open var attributedPlaceholder: NSAttributedString? { didSet { contentChanged() } }

    private var ownFont: UIFont?
    open var font: UIFont? {
        get { ownFont ?? .systemFont(ofSize: 17) }
        set {
            ownFont = newValue
            contentChanged()
            styled(.font, \.font)
        }
    }

    open var textColor: UIColor? { didSet { styled(.textColor, \.textColor) } }
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false { didSet { contentChanged() } }
    open var allowsEditingTextAttributes = false
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { isFirstResponder }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard isEnabled, window != nil, shouldBeginEditing(), super.becomeFirstResponder() else {
            return isFirstResponder
        }
        if clearsOnBeginEditing { text = "" }
        contentChanged()
        didBeginEditing()
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard shouldEndEditing(), super.resignFirstResponder() else { return false }
        contentChanged()
        didEndEditing()
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // The delegate is asked and told here, and a search bar's delegate in the bar's field.

    func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    func didBeginEditing() { delegate?.textFieldDidBeginEditing(self) }
    func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    func didEndEditing() { delegate?.textFieldDidEndEditing(self, reason: .committed) }

    // MARK: Input, carried along

    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { styled(.keyboardAppearance, \.keyboardAppearance) }
    }
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    /// The attributes of text that a user writes; stored.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var passwordRules: UITextInputPasswordRules?
    /// Whether text is shown as dots.
    open var isSecureTextEntry = false { didSet { contentChanged() } }

    // MARK: Side views

    open var clearButtonMode = ViewMode.never { didSet { contentChanged() } }
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    open var leftViewMode = ViewMode.never { didSet { contentChanged() } }
    open var rightViewMode = ViewMode.never { didSet { contentChanged() } }
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        if let new { addSubview(new) }
        contentChanged()
    }

    /// Whether a view of that mode is visible.
    private func isShown(_ mode: ViewMode) -> Bool {
        mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
    }

    private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
    private var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }
    private var showsClearButton: Bool { isShown(clearButtonMode) && !(text ?? "").isEmpty && shownRightView == nil }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        reportChangedValues()
    }

    @_spi(Subclassing) open override func ownValue(forKey key: String) -> Any? {
        textValue(forKey: key, text: text, attributedText: attributedText, font: font) ?? super.ownValue(forKey: key)
    }

    // MARK: Size

    private var fieldLook: TextFieldLook {
        let border: TextFieldLook.Border =
            switch borderStyle {
            case .none: .none
            case .line: .line
            case .bezel: .bezel
            case .roundedRect: .roundedRect
            }
        return TextFieldLook(JobEnvironment.current.style, border: border)
    }

    open override var intrinsicContentSize: CGSize {
        let look = fieldLook
        let insets = look.textInsets
        let text = shownText.isEmpty ? 0 : measureLine(shownText).width
        // UIKit adds the border's padding to a placeholder twice, as the widths in two projects' documents show.
        let placeholder =
            placeholderText.isEmpty ? 0 : measureLine(placeholderText).width + insets.left + insets.right
        let content = max(text, placeholder)
        let sides = (shownLeftView?.bounds.width ?? 0) + (shownRightView?.bounds.width ?? 0)
        var width = content + insets.left + insets.right + sides
        if isShown(clearButtonMode) { width += TextFieldLook.clearButtonExtent }
        if content == 0 { width = max(width, look.emptyWidth) }
        let standardFont = UIFont.systemFont(ofSize: 17)
        let height = look.height(
            forLineHeight: (font ?? standardFont).lineHeight, standardLineHeight: standardFont.lineHeight,
            showing: isSecureTextEntry ? .hidden : shownText.isEmpty ? .none : .text, grid: pixelGrid)
        return CGSize(width: width.rounded(.up), height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Rectangles

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let view = shownLeftView else { return .zero }
        return sideRect(of: view, in: bounds, atEnd: false)
    }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let view = shownRightView else { return .zero }
        return sideRect(of: view, in: bounds, atEnd: true)
    }

    private func sideRect(of view: UIView, in bounds: CGRect, atEnd: Bool) -> CGRect {
        let size = CGSize(width: min(view.bounds.width, bounds.width), height: min(view.bounds.height, bounds.height))
        return pixelGrid.snap(
            CGRect(
                x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
                width: size.width, height: size.height
            ).mirrored(in: bounds, if: isRightToLeft))
    }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        TextFieldLook.clearButtonRect(in: bounds).mirrored(in: bounds, if: isRightToLeft)
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let look = fieldLook
        var insets = look.textInsets
        var (before, after) = (shownLeftView?.bounds.width ?? 0, shownRightView?.bounds.width ?? 0)
        if showsClearButton { after = TextFieldLook.clearButtonExtent }
        if isRightToLeft { swap(&before, &after) }
        // A side view replaces the border's own padding.
        if before > 0 { insets.left = before + look.sideViewGap }
        if after > 0 { insets.right = after + look.sideViewGap }
        return bounds.inset(by: insets)
    }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = shownLeftView == nil
        rightView?.isHidden = shownRightView == nil
        shownLeftView?.frame = leftViewRect(forBounds: bounds)
        shownRightView?.frame = rightViewRect(forBounds: bounds)
    }

    // MARK: Text input

    open var hasText: Bool { text?.isEmpty == false }
    private var textInput: PlainTextInput { PlainTextInput(text: text ?? "") }

    open var markedTextRange: UITextRange? { nil }
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    open var beginningOfDocument: UITextPosition { textInput.beginning }
    open var endOfDocument: UITextPosition { textInput.end }
    open weak var inputDelegate: (any UITextInputDelegate)?
    open func text(in range: UITextRange) -> String? { textInput.text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) {
        self.text = textInput.replacing(range, with: text)
    }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    open func unmarkText() {}
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        textInput.range(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        textInput.position(from: position, offset: offset)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        textInput.compare(position, to: other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        textInput.offset(from: from, to: toPosition)
    }

    private var placed: PlacedTextInput {
        let rect = textRect(forBounds: bounds)
        let text = shownText.isEmpty ? StyledText(" ", font: usedFont, color: .clear, in: self) : shownText
        let top = top(of: layoutOrSample(in: rect), in: rect)
        return PlacedTextInput(
            input: textInput,
            places: placeText(
                text, width: rect.width, lines: 1, alignment: .init(textAlignment), mode: .truncatingTail),
            origin: CGPoint(x: rect.minX, y: top))
    }

    open func caretRect(for position: UITextPosition) -> CGRect { placed.caret(at: position) }
    open func firstRect(for range: UITextRange) -> CGRect { placed.firstRect(of: range) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { placed.selectionRects(of: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { placed.position(at: point) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        placed.position(at: point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { placed.character(at: point) }

    // MARK: Drawing

    private var usedFont: UIFont {
        let font = font ?? .systemFont(ofSize: 17)
        return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
    }

    private var shownText: StyledText {
        let color = textColor ?? .label
        if isSecureTextEntry {
            let dots = String(repeating: "•", count: min(200, (text ?? "").count))
            return StyledText(dots, font: usedFont, color: color, in: self)
        }
        if let styledText {
            return StyledText(
                styledText, defaults: TextDefaults(font: usedFont, color: color, view: self), hasParagraphs: false)
        }
        return StyledText(plainText, font: usedFont, color: color, in: self)
    }

    /// The color of a placeholder without its own.
    var placeholderColor: UIColor { .placeholderText }

    /// The color of the clear button; `nil` for the look's own.
    var clearButtonColor: Color? { nil }

    var placeholderText: StyledText {
        guard let attributedPlaceholder else { return StyledText([]) }
        return StyledText(
            attributedPlaceholder,
            defaults: TextDefaults(font: usedFont, color: placeholderColor, view: self), hasParagraphs: false)
    }

    private func layout(in rect: CGRect) -> TextLayout? {
        let text = shownText.isEmpty ? placeholderText : shownText
        guard !text.isEmpty, rect.width > 0 else { return nil }
        return setText(
            text, width: rect.width, lines: 1, alignment: .init(textAlignment), mode: .truncatingTail)
    }

    /// The layout of what is visible, or of a letter in its place.
    private func layoutOrSample(in rect: CGRect) -> TextLayout {
        layout(in: rect) ?? setText(StyledText("X", font: usedFont, color: .label, in: self), lines: 1)
    }

    private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: rect.minY
        case .bottom: rect.maxY - layout.size.height
        case .center, .fill: rect.minY + ((rect.height - layout.size.height) / 2).rounded(.up)
        }
    }

    open override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        let bounds = CGRect(origin: .zero, size: size)
        let rect = textRect(forBounds: bounds)
        let layout = layoutOrSample(in: rect)
        let baseline = pixelGrid.round(top(of: layout, in: rect) + layout.firstBaseline)
        return BaselineOffsets(firstFromTop: baseline, lastFromBottom: size.height - baseline)
    }

    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    open override var elementLabel: String? {
        let shown = text ?? ""
        return shown.isEmpty ? placeholder ?? super.elementLabel : shown
    }

    /// Draws the placeholder into a box in the field's coordinates.
    ///
    /// A subclass may call `super` with a different box.
    open func drawPlaceholder(in rect: CGRect) { draw(in: rect) }

    /// Draws the text into a box in the field's coordinates.
    ///
    /// A subclass may call `super` with a different box.
    open func drawText(in rect: CGRect) { draw(in: rect) }

    private func draw(in rect: CGRect) {
        guard let layout = layout(in: rect) else { return }
        CGContext.current?.add(layout.items(at: CGPoint(x: rect.minX, y: top(of: layout, in: rect))))
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        paintBorder(into: &items)
        let drawn = drawing { _ in
            if !shownText.isEmpty {
                drawText(in: textRect(forBounds: bounds))
            } else if !placeholderText.isEmpty {
                drawPlaceholder(in: placeholderRect(forBounds: bounds))
            }
        }
        if !drawn.isEmpty {
            items.append(.group(GroupStyle(clip: .rectangle(bounds), opacity: isEnabled ? 1 : 0.5), drawn))
        }
        if showsClearButton {
            items += TextFieldLook.clearButtonItems(
                in: clearButtonRect(forBounds: bounds), color: clearButtonColor, pen)
        }
    }

    /// A rounded border draws the background itself.
    @_spi(Subclassing) open override var backgroundOfBounds: UIColor? {
        borderStyle == .roundedRect ? nil : backgroundColor
    }

    private func paintBorder(into items: inout [DrawingItem]) {
        if let image = isEnabled ? background : disabledBackground ?? background, borderStyle == .none {
            items += image.items(in: bounds, tint: tintColor, traits: traitCollection, isStencil: false)
            return
        }
        items += fieldLook.items(
            in: bounds, isEnabled: isEnabled, backgroundColor: backgroundColor.map { resolved($0) }, pen)
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "delegate" else { return super.setOwnOutlet(key, to: value) }
        delegate = value as? any UITextFieldDelegate
        return true
    }

    @_spi(Subclassing) open override var layoutFont: UIFont? { font }
    @_spi(Subclassing) open override var labelIsText: Bool { true }
}

/// Is notified of a text field's editing.
///
/// A field is edited after code or a walk made it the first responder.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: DelegateObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement])
        -> UIMenu?
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

extension UITextField: UITextInput {
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

extension UITextField {
    /// Why a field is no longer edited.
    public enum DidEndEditingReason: Int, Hashable, Sendable { case committed = 0, cancelled }
}
