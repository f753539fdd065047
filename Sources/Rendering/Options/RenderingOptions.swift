public import Drawing
public import Foundation
public import Geometry

/// The options for writing a display list as a file.
public struct RenderingOptions: Hashable, Sendable {
    /// The number of pixels per point.
    ///
    /// Vector formats use it for parts that must be pixels, such as shadows in PDF.
    public var scale: CGFloat
    /// The output size in pixels, if it is not the list's size times the scale.
    ///
    /// The drawing is resampled to this size, as iPhone Plus models resample 1242 × 2208 pixels to 1080 × 1920.
    public var pixelSize: PixelSize?
    /// The background color; `nil` for transparent.
    public var background: Color?

    public init(scale: CGFloat = 1, pixelSize: PixelSize? = nil, background: Color? = nil) {
        self.scale = scale
        self.pixelSize = pixelSize
        self.background = background
    }

    /// The drawing library's maximum side of a picture, in pixels.
    public static let maximumSide = 32_767
    /// The maximum number of pixels of a picture: 64 million, or 256 MB while drawing.
    public static let maximumPixels = 1 << 26
}
