@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
public import Geometry
import Typography

/// A scrolling view for text of any length.
open class UITextView: UIScrollView {
    public let textContainer: NSTextContainer

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view; here both kinds of layout are one.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        look.backgroundColor = .systemBackground
        textContainer.widthTracksTextView = true
        textContainer.changed = { [weak self] in self?.textChanged() }
    }

    // MARK: Text

    private var plainText = ""
    private var styledText: NSAttributedString?

    /// The storage of the container's layout, if it has one: then the text is there.
    private var storage: NSTextStorage? { textContainer.layoutManager?.textStorage }
    /// The storage and layout that the view made because a program asked for them; a container holds neither.
    private var ownLayout: (storage: NSTextStorage, manager: NSLayoutManager)?

    /// The text and its attributes, which a program may change.
    open var textStorage: NSTextStorage {
        if let storage { return storage }
        let made = NSTextStorage(attributedString: attributedText)
        let manager = textContainer.layoutManager ?? NSLayoutManager()
        made.addLayoutManager(manager)
        if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
        ownLayout = (made, manager)
        prepareLayoutManager()
        return made
    }

    open var layoutManager: NSLayoutManager {
        _ = textStorage
        return textContainer.layoutManager ?? NSLayoutManager()
    }

    open var text: String! {
        get { storage?.string ?? styledText?.string ?? plainText }
        set {
            storage?.setAttributedString(NSAttributedString(string: newValue ?? ""))
            plainText = newValue ?? ""
            styledText = nil
            textChanged()
        }
    }

    open var attributedText: NSAttributedString! {
        get {
            if let storage { return NSAttributedString(attributedString: storage) }
            return styledText ?? NSAttributedString(string: plainText)
        }
        set {
            storage?.setAttributedString(newValue ?? NSAttributedString(string: ""))
            styledText = newValue
            plainText = ""
            if let style = newValue?.leadingParagraphStyle { alignment = style.alignment }
            textChanged()
        }
    }

    /// The font; the system font of 12 points by default, as in UIKit.
    ///
    /// Documents store 14.
    open var font: UIFont? {
        didSet {
            styled(.font, \.font)
            textChanged()
        }
    }
    open var textColor: UIColor? { didSet { styled(.textColor, \.textColor) } }
    private var alignment = NSTextAlignment.natural
    open var textAlignment: NSTextAlignment {
        get { alignment }
        set {
            alignment = newValue
            styledText = styledText?.withParagraphStyles { $0.alignment = newValue }
            setNeedsLayout()
        }
    }
    /// The insets of the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textChanged() } }
    open weak var delegate: (any UITextViewDelegate)?

    open override weak var scrollingDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue as? any UITextViewDelegate }
    }

    open var isEditable = true
    open var isSelectable = true
    /// Whether people can search in the text.
    ///
    /// It has no effect in a picture.
    open var isFindInteractionEnabled = false

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        let editor = isEditable ? delegate : nil
        guard window != nil, editor?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return isFirstResponder
        }
        editor?.textViewDidBeginEditing(self)
        if isEditable { NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self) }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        let editor = isEditable ? delegate : nil
        guard editor?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        editor?.textViewDidEndEditing(self)
        if isEditable { NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self) }
        return true
    }

    open var allowsEditingTextAttributes = false
    open var adjustsFontForContentSizeCategory = false { didSet { textChanged() } }
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]!
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false
    /// Nothing is selected in a picture.
    open var selectedRange = NSRange(location: 0, length: 0)
    open func scrollRangeToVisible(_ range: NSRange) {}
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
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    open weak var inputDelegate: (any UITextInputDelegate)?

    private var placed: PlacedTextInput {
        let places = JobEnvironment.current.textSetter.places(of: shownContent, options: options(width: bounds.width))
        return PlacedTextInput(input: textInput, places: places, origin: textOrigin)
    }

    open func caretRect(for position: UITextPosition) -> CGRect { placed.caret(at: position) }
    open func firstRect(for range: UITextRange) -> CGRect { placed.firstRect(of: range) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { placed.selectionRects(of: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { placed.position(at: point) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        placed.position(at: point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { placed.character(at: point) }
    open var selectedTextRange: UITextRange? {
        get { textInput.range(of: selectedRange) }
        set { selectedRange = newValue.map(textInput.characters) ?? selectedRange }
    }
    open func insertText(_ text: String) {
        let old: String = self.text ?? ""
        self.text = old + text
    }
    open func deleteBackward() {
        let old: String = text ?? ""
        text = String(old.dropLast())
    }
    open func replace(_ range: UITextRange, withText text: String) {
        self.text = textInput.replacing(range, with: text)
    }
    private var textInput: PlainTextInput { PlainTextInput(text: text ?? "") }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        textInput.position(from: position, offset: offset)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        textInput.offset(from: from, to: toPosition)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        textInput.compare(position, to: other)
    }
    open func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        textInput.range(from: from, to: toPosition)
    }
    open func text(in range: UITextRange) -> String? { textInput.text(in: range) }
    open var beginningOfDocument: UITextPosition { textInput.beginning }
    open var endOfDocument: UITextPosition { textInput.end }
    open var markedTextRange: UITextRange? { nil }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    open func unmarkText() {}

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
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?

    private func textChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        reportChangedValues()
    }

    @_spi(Subclassing) open override func ownValue(forKey key: String) -> Any? {
        textValue(forKey: key, text: text, attributedText: attributedText, font: font) ?? super.ownValue(forKey: key)
    }

    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    // MARK: Size

    private var usedFont: UIFont {
        let font = font ?? .systemFont(ofSize: 12)
        return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
    }

    private var textDefaults: TextDefaults {
        TextDefaults(font: usedFont, color: textColor ?? .label, view: self)
    }

    private var content: StyledText {
        if let styledText = storage ?? styledText {
            // The container's truncation mode overrides that of its paragraphs.
            let mode = textContainer.lineBreakMode
            let shown =
                mode == .byWordWrapping ? styledText : styledText.withParagraphStyles { $0.lineBreakMode = mode }
            return StyledText(shown, defaults: textDefaults)
        }
        return StyledText(plainText, font: usedFont, color: textColor ?? .label, in: self)
    }

    /// The insets including the line padding.
    private var insets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    /// The text; an empty view is as high as one line of its font.
    private var shownContent: StyledText {
        let text = content
        return text.isEmpty ? StyledText(" ", font: usedFont, color: .clear, in: self) : text
    }

    private func layout(width: CGFloat?) -> TextLayout {
        JobEnvironment.current.textSetter.layout(shownContent, options: options(width: width))
    }

    private func options(width: CGFloat?) -> TextOptions {
        var options = TextOptions(scale: contentScaleFactor)
        options.usesFontLeading = true
        options.width = width.map { max(1, $0 - insets.left - insets.right) }
        options.maximumLines = max(0, textContainer.maximumNumberOfLines)
        options.alignment = .init(textAlignment)
        options.lineBreakMode = .init(textContainer.lineBreakMode)
        options.isRightToLeft = isRightToLeft
        return options
    }

    /// The top left corner of the text.
    private var textOrigin: CGPoint {
        CGPoint(x: insets.left, y: insets.top + (contentOffset.y == 0 ? adjustedContentInset.top : 0))
    }

    private func outerSize(of layout: TextLayout) -> CGSize {
        // A text view's size is in whole points, as documents store it: one line of 14 points is 33 high.
        CGSize(
            width: pixelGrid.ceil(layout.size.width + insets.left + insets.right),
            height: (layout.size.height + insets.top + insets.bottom).rounded(.up))
    }

    /// A scrolling view has no intrinsic size; one that doesn't scroll fits its text.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return outerSize(of: layout(width: nil))
    }

    open override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize? {
        guard !isScrollEnabled, width > 0 else { return nil }
        return CGSize(width: intrinsicContentSize.width, height: outerSize(of: layout(width: width)).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBounded = size.width.isUsableLength
        let fitted = outerSize(of: layout(width: isBounded ? size.width : nil))
        return CGSize(width: isBounded ? min(size.width, fitted.width) : fitted.width, height: fitted.height)
    }

    open override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        let layout = layout(width: size.width)
        return BaselineOffsets(
            firstFromTop: insets.top + layout.firstBaseline,
            lastFromBottom: size.height - insets.top - layout.lastBaseline)
    }

    /// Gives a layout manager the view's values and its container the lengths that follow the view's.
    private func prepareLayoutManager() {
        guard let manager = textContainer.layoutManager else { return }
        manager.defaults = textDefaults
        manager.standardOptions = options(width: nil)
        let room = bounds.inset(by: textContainerInset)
        var size = textContainer.size
        if textContainer.widthTracksTextView { size.width = max(0, room.width) }
        if textContainer.heightTracksTextView { size.height = max(0, room.height) }
        if size != textContainer.size { textContainer.size = size }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayoutManager()
        contentSize = CGSize(
            width: bounds.width, height: outerSize(of: layout(width: bounds.width)).height)
    }

    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    open override var elementLabel: String? {
        let shown: String = text ?? ""
        return shown.isEmpty ? super.elementLabel : shown
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        guard !content.isEmpty, bounds.width > 0 else { return }
        // A layout manager of the app's own class may draw more than the text.
        guard let manager = textContainer.layoutManager, type(of: manager) != NSLayoutManager.self else {
            items.text(layout(width: bounds.width), at: textOrigin)
            return
        }
        items += drawing { _ in
            let glyphs = manager.glyphRange(for: textContainer)
            let corner = CGPoint(x: textOrigin.x - textContainer.lineFragmentPadding, y: textOrigin.y)
            manager.drawBackground(forGlyphRange: glyphs, at: corner)
            manager.drawGlyphs(forGlyphRange: glyphs, at: corner)
        }
    }

    @_spi(Subclassing) open override var layoutFont: UIFont? { font }
    @_spi(Subclassing) open override var labelIsText: Bool { true }
}

/// Is notified of a text view's editing.
///
/// A text view is edited after code or a walk made it the first responder.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
        -> UIMenu?
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { true }
    public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
        -> UIMenu?
    { nil }
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
    { defaultAction }
}

extension UITextView: UITextInput {
    public var hasText: Bool { text?.isEmpty == false }

    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
