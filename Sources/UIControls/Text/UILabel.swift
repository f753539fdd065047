@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
import Geometry
import Traits
import Typography

/// The vertical position of text that was shrunk to fit, relative to its position at full size.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// On the baseline of the full size.
    case alignBaselines = 0
    /// In the center of the box.
    case alignCenters = 1
    /// At the top of the box.
    case none = 2
}

/// A view that shows one or several lines of text.
open class UILabel: UIView {
    /// The precision of the search for the size of shrunk text, as a fraction of the font size.
    private static let smallestStep: CGFloat = 0.002

    private var plainText: String?
    private var styledText: NSAttributedString?

    // MARK: Content

    /// The plain text.
    ///
    /// Setting it removes attributes.
    open var text: String? {
        get { styledText?.string ?? plainText }
        set {
            plainText = newValue
            styledText = nil
            textChanged()
        }
    }

    /// The text with its attributes.
    ///
    /// The label provides those that it leaves out.
    open var attributedText: NSAttributedString? {
        get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: labelAttributes) } }
        set {
            styledText = newValue.map { NSAttributedString(attributedString: $0) }
            plainText = nil
            if let style = newValue?.leadingParagraphStyle {
                alignment = style.alignment
                breaking = style.lineBreakMode
                strategy = style.lineBreakStrategy
            }
            textChanged()
        }
    }

    private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// The font of text without one: the system font of 17 points by default.
    open var font: UIFont! {
        get { effectiveFont }
        set {
            ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            restyle(.font, ownFont)
            textChanged()
            styled(.font, \.font)
        }
    }

    private var ownTextColor: UIColor?

    open var textColor: UIColor! {
        get { ownTextColor ?? .label }
        set {
            ownTextColor = newValue
            restyle(.foregroundColor, newValue ?? .label)
            setNeedsDisplay()
            styled(.textColor, \.textColor)
        }
    }

    private var alignment = NSTextAlignment.natural

    open var textAlignment: NSTextAlignment {
        get { alignment }
        set {
            alignment = newValue
            styledText = styledText?.withParagraphStyles { $0.alignment = newValue }
            setNeedsDisplay()
        }
    }

    private var breaking = NSLineBreakMode.byTruncatingTail

    open var lineBreakMode: NSLineBreakMode {
        get { breaking }
        set {
            breaking = newValue
            styledText = styledText?.withParagraphStyles { $0.lineBreakMode = newValue }
            textChanged()
        }
    }

    private var strategy = NSParagraphStyle.LineBreakStrategy.standard

    /// The rules for breaking lines in a paragraph; attributed text brings its own.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { strategy }
        set {
            strategy = newValue
            styledText = styledText?.withParagraphStyles { $0.lineBreakStrategy = newValue }
            textChanged()
        }
    }

    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 {
        didSet {
            numberOfLines = max(0, numberOfLines)
            textChanged()
        }
    }

    open var isEnabled = true { didSet { setNeedsDisplay() } }
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    open var highlightedTextColor: UIColor? {
        didSet {
            styled(.highlightedTextColor, \.highlightedTextColor)
            setNeedsDisplay()
        }
    }
    open var shadowColor: UIColor? {
        didSet {
            styled(.shadowColor, \.shadowColor)
            textChanged()
        }
    }
    /// The offset in points; upward by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            styled(.shadowOffset, \.shadowOffset)
            textChanged()
        }
    }

    // MARK: Fitting

    /// Whether text that is wider than the label shrinks, down to ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The minimum scale of the font size; 0 for no shrinking.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
    open var allowsDefaultTighteningForTruncation = false
    open var showsExpansionTextWhenTruncated = false

    /// Whether a font with a text style follows the content size category of the label's traits.
    open var adjustsFontForContentSizeCategory = false { didSet { textChanged() } }

    /// The width for line breaks in the label's intrinsic size; 0 for the width that layout gives it.
    ///
    /// > Rule: AL-13.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: Making one

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    private func textChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        reportChangedValues()
    }

    @_spi(Subclassing) open override func ownValue(forKey key: String) -> Any? {
        textValue(forKey: key, text: text, attributedText: attributedText, font: font) ?? super.ownValue(forKey: key)
    }

    private var labelAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = breaking
        style.lineBreakStrategy = strategy
        return [.font: ownFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
    }

    /// As in UIKit, properties set after attributed text apply to the whole text.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        guard let styledText, styledText.length > 0 else { return }
        let restyled = NSMutableAttributedString(attributedString: styledText)
        restyled.addAttribute(key, value: value, range: NSRange(location: 0, length: restyled.length))
        self.styledText = restyled
    }

    // MARK: Setting the text

    /// The font, adjusted to the label's traits.
    private var effectiveFont: UIFont {
        adjustsFontForContentSizeCategory ? ownFont.adjusted(to: traitCollection) : ownFont
    }

    private var drawnColor: UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return textColor ?? .label
    }

    private var content: StyledText {
        if let styledText {
            return StyledText(
                styledText, defaults: TextDefaults(font: effectiveFont, color: drawnColor, view: self))
        }
        return StyledText(plainText ?? "", font: effectiveFont, color: drawnColor, in: self)
    }

    private func options(width: CGFloat?, height: CGFloat? = nil, lines: Int) -> TextOptions {
        var options = TextOptions(scale: contentScaleFactor)
        options.width = width
        options.height = height
        options.maximumLines = lines
        options.alignment = .init(alignment)
        // A label that may have several lines wraps words even if it clips its text.
        options.lineBreakMode = lines != 1 && breaking == .byClipping ? .wordWrapping : .init(breaking)
        options.isRightToLeft = isRightToLeft
        options.paragraph.take(strategy)
        return options
    }

    /// The scale at which the text fits a box: 1 for no shrinking.
    private func factor(fitting size: CGSize) -> CGFloat {
        let least = min(1, max(0, minimumScaleFactor.isFinite ? minimumScaleFactor : 1))
        guard adjustsFontSizeToFitWidth, least > 0, least < 1 else { return 1 }
        let setter = JobEnvironment.current.textSetter
        let text = content
        let options = options(width: size.width, height: size.height, lines: numberOfLines)
        func fits(_ factor: CGFloat) -> Bool {
            let measured = setter.measure(text.scaled(by: factor), options: options)
            return !measured.isTruncated && measured.size.width <= size.width + 1 / contentScaleFactor
        }
        guard !fits(1) else { return 1 }
        // Widths aren't proportional to sizes, because tracking changes with the size. Search for the largest size that
        // fits.
        var (largest, tooLarge) = (least, CGFloat(1))
        while tooLarge - largest > Self.smallestStep {
            let middle = (largest + tooLarge) / 2
            if fits(middle) { largest = middle } else { tooLarge = middle }
        }
        return largest
    }

    // MARK: Measuring

    /// The part of a box that the text takes, with at most the given number of lines; 0 for any number.
    ///
    /// Measuring and the intrinsic size use this method, so that a subclass that insets its text gets the right size.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = content
        guard !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let measured = JobEnvironment.current.textSetter.measure(
            text,
            options: options(
                width: bounds.width.isUsableLength ? bounds.width : nil,
                height: bounds.height.isUsableLength ? bounds.height : nil, lines: max(0, numberOfLines)))
        return CGRect(origin: bounds.origin, size: measured.size)
    }

    /// The size of the text plus the shadow's offset, as Interface Builder stores it.
    private func measure(width: CGFloat) -> CGSize {
        let text = textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines
        ).size
        guard let offset = shadow?.offset, !content.isEmpty else { return text }
        return CGSize(width: text.width + abs(offset.width), height: text.height + abs(offset.height))
    }

    /// The shadow that is drawn; `nil` for none.
    private var shadow: (color: UIColor, offset: CGSize)? {
        guard let shadowColor, shadowOffset.width.isFinite, shadowOffset.height.isFinite else { return nil }
        return (shadowColor, shadowOffset)
    }

    open override var intrinsicContentSize: CGSize {
        let isBounded = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return measure(width: isBounded ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
    }

    open override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0, width > 0 else { return nil }
        return measure(width: width)
    }

    open override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        guard size.width > 0, size.height > 0, !content.isEmpty else { return nil }
        let factor = factor(fitting: size)
        let measured = JobEnvironment.current.textSetter.measure(
            content.scaled(by: factor),
            options: options(width: size.width, height: size.height, lines: numberOfLines))
        let box = CGRect(origin: .zero, size: size)
        // Text in a box that is too low overflows both edges, but its baseline is measured from the top.
        let top = max(
            0, top(ofHeight: measured.size.height, firstBaseline: measured.firstBaseline, factor: factor, in: box))
        // UIKit rounds the distance from the top in each view, not the sum that places the other one.
        let grid = PixelGrid(scale: contentScaleFactor)
        return BaselineOffsets(
            firstFromTop: grid.round(top + measured.firstBaseline),
            lastFromBottom: size.height - grid.round(top + measured.lastBaseline))
    }

    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    open override var elementLabel: String? { text ?? super.elementLabel }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBounded = numberOfLines != 1 && size.width > 0
        return measure(width: isBounded ? size.width : .greatestFiniteMagnitude)
    }

    // MARK: Drawing

    /// The top of the text's box, from the top of the bounds: text is vertically centered.
    private func top(
        ofHeight height: CGFloat, firstBaseline: CGFloat, factor: CGFloat, in rect: CGRect
    ) -> CGFloat {
        let grid = PixelGrid(scale: contentScaleFactor)
        let centered = grid.floor(rect.minY + (rect.height - height) / 2)
        guard factor < 1 else { return centered }
        switch baselineAdjustment {
        case .alignCenters: return centered
        case .none: return rect.minY
        case .alignBaselines:
            let metrics = JobEnvironment.current.textSetter.metrics(of: effectiveFont.descriptor)
            let full = grid.round(rect.minY + (rect.height - grid.ceil(metrics.lineHeight)) / 2)
            return full + metrics.ascender - firstBaseline
        }
    }

    /// Draws the text into a box in the label's coordinates.
    ///
    /// A subclass may call `super` with a different box.
    open func drawText(in rect: CGRect) {
        guard let context = CGContext.current, rect.width > 0, rect.height > 0, rect.width.isFinite,
            rect.height.isFinite
        else { return }
        let setter = JobEnvironment.current.textSetter
        let factor = factor(fitting: rect.size)
        let text = content.scaled(by: factor)
        let options = options(width: rect.width, height: rect.height, lines: numberOfLines)
        let layout = setter.layout(text, options: options)
        let origin = CGPoint(
            x: rect.minX,
            y: top(
                ofHeight: layout.size.height, firstBaseline: layout.firstBaseline, factor: factor, in: rect))
        if let shadow {
            let shade = setter.layout(text.recolored(resolved(shadow.color)), options: options)
            context.add(
                shade.items(at: CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)))
        }
        let items = layout.items(at: origin)
        // A disabled label's text is translucent; the opacity was judged by eye.
        context.add(isEnabled ? items : [.group(GroupStyle(opacity: 0.5), items)])
    }

    @_spi(Subclassing) open override var contentIsInLayer: Bool { true }

    open override func paintContent(into items: inout [DrawingItem]) {
        guard !content.isEmpty else { return }
        items += drawing { _ in drawText(in: bounds) }
    }

    @_spi(Subclassing) open override var layoutFont: UIFont? { font }
    @_spi(Subclassing) open override var wrapsText: Bool { numberOfLines != 1 }
    @_spi(Subclassing) open override var labelIsText: Bool { true }
}
