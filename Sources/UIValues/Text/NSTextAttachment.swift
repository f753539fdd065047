import Drawing
public import Foundation
import Geometry
import Traits
import Typography

/// An image that stands in a text like a character.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    /// Where the image lies, from the baseline up; without a size the image's own, on its baseline.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var lineLayoutPadding: CGFloat = 0

    public override init() { super.init() }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// What the text has in its place.
    ///
    /// - Parameters:
    ///   - font: of the text around it: symbols are as large as that.
    ///   - color: of the text around it: stencils take it.
    ///   - traits: those that the image is drawn in.
    /// - Returns: `nil` without an image.
    func inlineItem(font: UIFont, color: UIColor, traits: UITraitCollection) -> StyledText.InlineItem? {
        guard var shown = image else { return nil }
        if shown.isSymbolImage, shown.facts.symbolRequest == .init() {
            shown = shown.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: font)) ?? shown
        }
        var box = bounds.usable
        if box.size == .zero { box = CGRect(x: 0, y: -(shown.baselineOffsetFromBottom ?? 0), width: 0, height: 0) }
        if bounds.size == .zero { box.size = shown.size }
        let items = shown.items(
            in: CGRect(origin: .zero, size: box.size), tint: color, traits: traits,
            isStencil: shown.isSymbolImage)
        return StyledText.InlineItem(
            size: box.size, bottom: box.minY, padding: lineLayoutPadding, items: items)
    }
}

extension NSAttributedString {
    /// The character that stands for an attachment.
    private static let attachmentCharacter = "\u{FFFC}"

    /// A text that is one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: Self.attachmentCharacter, attributes: [.attachment: attachment])
    }
}
