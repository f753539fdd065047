public import Bitmaps
public import Foundation
import Geometry

extension DrawingImage {
    /// An image of pixels, identified by the digest of its pixels.
    ///
    /// - Parameters:
    ///   - bitmap: the pixels.
    ///   - scale: the number of pixels per point, which determines the size.
    public init(bitmap: Bitmap, scale: CGFloat = 1) {
        self.init(
            bitmap: bitmap,
            size: CGSize(width: CGFloat(bitmap.size.width) / scale, height: CGFloat(bitmap.size.height) / scale))
    }

    /// A bitmap of any size in pixels for a size in points, identified by the digest of its pixels.
    public init(bitmap: Bitmap, size: CGSize) {
        self.init(content: .bitmap(bitmap), digest: bitmap.digest.hexadecimal, size: size)
    }

    /// An SVG document, identified by the digest of its bytes.
    public init(svg document: [UInt8], size: CGSize) {
        self.init(content: .svg(document), digest: ContentDigest(of: document).hexadecimal, size: size)
    }
}
