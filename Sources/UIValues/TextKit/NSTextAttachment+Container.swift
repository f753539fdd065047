public import Foundation

extension NSTextAttachment {
    /// The image that is drawn in a rectangle of the text.
    public func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// The frame of the image from the baseline up.
    public func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds }
}
