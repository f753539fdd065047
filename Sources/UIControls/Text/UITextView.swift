@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
public import Geometry
import Typography

/// The region of a text view's text.
open class NSTextContainer: NSObject {
    /// The padding at the start and end of every line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
    open var maximumNumberOfLines = 0 { didSet { changed?() } }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    var changed: (() -> Void)?
}

/// A scrolling view for text of any length.
open class UITextView: UIScrollView {
    public let textContainer: NSTextContainer

    public override init(frame: CGRect) {
        textContainer = NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

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
        textContainer.changed = { [weak self] in self?.textChanged() }
    }

    // MARK: Text

    private var plainText = ""
    private var styledText: NSAttributedString?

    open var text: String! {
        get { styledText?.string ?? plainText }
        set {
            plainText = newValue ?? ""
            styledText = nil
            textChanged()
        }
    }

    open var attributedText: NSAttributedString! {
        get { styledText ?? NSAttributedString(string: plainText) }
        set {
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
    open var isEditable = true
    open var isSelectable = true
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
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

    // MARK: Input, carried along

    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { styled(.keyboardAppearance, \.keyboardAppearance) }
    }
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType?

    private func textChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    // MARK: Size

    private var usedFont: UIFont {
        let font = font ?? .systemFont(ofSize: 12)
        return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
    }

    private var content: StyledText {
        let color = textColor ?? .label
        if let styledText {
            // The container's truncation mode overrides that of its paragraphs.
            let mode = textContainer.lineBreakMode
            let shown =
                mode == .byWordWrapping ? styledText : styledText.withParagraphStyles { $0.lineBreakMode = mode }
            return StyledText(shown, defaults: TextDefaults(font: usedFont, color: color, view: self))
        }
        return StyledText(plainText, font: usedFont, color: color, in: self)
    }

    /// The insets including the line padding.
    private var insets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    private func layout(width: CGFloat?) -> TextLayout {
        var options = TextOptions(scale: contentScaleFactor)
        options.usesFontLeading = true
        options.width = width.map { max(1, $0 - insets.left - insets.right) }
        options.maximumLines = max(0, textContainer.maximumNumberOfLines)
        options.alignment = .init(textAlignment)
        options.lineBreakMode = .init(textContainer.lineBreakMode)
        options.isRightToLeft = isRightToLeft
        // An empty view is as high as one line of its font.
        let text = content
        let shown = text.isEmpty ? StyledText(" ", font: usedFont, color: .clear, in: self) : text
        return JobEnvironment.current.textSetter.layout(shown, options: options)
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(
            width: bounds.width, height: outerSize(of: layout(width: bounds.width)).height)
    }

    open override var elementLabel: String? {
        let shown: String = text ?? ""
        return shown.isEmpty ? super.elementLabel : shown
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        guard !content.isEmpty, bounds.width > 0 else { return }
        let top = adjustedContentInset.top
        items.text(
            layout(width: bounds.width), at: CGPoint(x: insets.left, y: insets.top + (contentOffset.y == 0 ? top : 0)))
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "delegate" else { return super.setOwnOutlet(key, to: value) }
        delegate = value as? any UITextViewDelegate
        return true
    }

    @_spi(Subclassing) open override var layoutFont: UIFont? { font }
    @_spi(Subclassing) open override var labelIsText: Bool { true }
}

/// Is notified of a text view's editing.
///
/// Nobody edits in a picture.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
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
}

extension UITextView: UIKeyInput {
    public var hasText: Bool { text?.isEmpty == false }

    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
