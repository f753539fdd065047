import Drawing
public import Foundation
import Geometry
import Traits
import Typography

/// An image in a text that behaves like a character.
///
/// Not an `NSObject`, for the reason that ``NSParagraphStyle`` gives.
open class NSTextAttachment: Hashable {
    open var image: UIImage?
    /// The frame of the image, from the baseline up; without a size, the image's own, on its baseline.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var lineLayoutPadding: CGFloat = 0

    public init() {}

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// The image that is drawn in a rectangle of the text.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// The frame of the image from the baseline up.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { standardBounds }

    private var standardBounds: CGRect {
        bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    public required init?(coder: NSCoder) {}

    public static func == (a: NSTextAttachment, b: NSTextAttachment) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The inline item of the image in the text.
    ///
    /// - Parameters:
    ///   - font: the font of the surrounding text, which determines the size of symbols.
    ///   - color: the color of the surrounding text, which templates use.
    ///   - traits: the traits for drawing the image.
    /// - Returns: the item; `nil` without an image.
    func inlineItem(font: UIFont, color: UIColor, traits: UITraitCollection) -> StyledText.InlineItem? {
        // Subclasses may override both.
        let asked = attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        guard var shown = self.image(forBounds: asked, textContainer: nil, characterIndex: 0) else { return nil }
        if shown.isSymbolImage, shown.facts.symbolRequest == .init() {
            shown = shown.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: font)) ?? shown
        }
        var box = (asked == standardBounds ? bounds : asked).usable
        if box.size == .zero {
            box = CGRect(origin: CGPoint(x: 0, y: -(shown.baselineOffsetFromBottom ?? 0)), size: shown.size)
        }
        let items = shown.items(
            in: CGRect(origin: .zero, size: box.size), tint: color, traits: traits,
            isStencil: shown.isSymbolImage)
        return StyledText.InlineItem(
            size: box.size, bottom: box.minY, padding: lineLayoutPadding, items: items)
    }
}

extension NSAttributedString {
    /// The placeholder character of an attachment.
    private static let attachmentCharacter = "\u{FFFC}"

    /// Creates a text that consists of an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: Self.attachmentCharacter, attributes: [.attachment: attachment])
    }
}
