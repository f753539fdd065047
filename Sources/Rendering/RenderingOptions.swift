public import Drawing
public import Foundation
public import Geometry

/// How a display list becomes a file.
public struct RenderingOptions: Hashable, Sendable {
    /// Pixels in a point.
    ///
    /// Formats without pixels use it for what they must hold as pixels, such as shadows in PDF.
    public var scale: CGFloat
    /// The size of the delivered picture where it is not the list's size times the scale.
    ///
    /// What is drawn is then brought to this size, as the Plus models of iPhone bring 1242 × 2208 pixels
    /// to 1080 × 1920.
    public var pixelSize: PixelSize?
    /// What lies behind everything; `nil` leaves transparent what nothing covers.
    public var background: Color?

    public init(scale: CGFloat = 1, pixelSize: PixelSize? = nil, background: Color? = nil) {
        self.scale = scale
        self.pixelSize = pixelSize
        self.background = background
    }

    /// The longest side of a picture, in pixels, that the drawing library can hold.
    public static let maximumSide = 32_767
    /// The most pixels that a picture may have: 64 million, 256 MB while it is drawn.
    public static let maximumPixels = 1 << 26
}
