import Bitmaps
import Foundation
public import Geometry

/// The slices of a picture in a catalog: caps that keep their size, and a center between them that fills the rest.
///
/// Xcode leaves out what is neither cap nor center, so that the picture is smaller than its file: documents of six
/// projects store that size. A file of 356 × 178 pixels with caps of 34 and 120 and a center of 1 is 155 pixels wide.
public struct ImageSlicing: Hashable, Sendable {
    /// The caps, in pixels.
    public var caps: UIEdgeInsets
    /// The width of the center, in pixels; `nil` if the picture is not sliced into columns.
    public var centerWidth: Int?
    /// The height of the center, in pixels; `nil` if the picture is not sliced into rows.
    public var centerHeight: Int?
    /// Whether the center tiles instead of stretching.
    public var tiles: Bool

    /// The caps and the center of a picture, without what is between them.
    func sliced(_ bitmap: Bitmap) -> Bitmap {
        let columns = Self.kept(of: bitmap.size.width, between: caps.left, and: caps.right, center: centerWidth)
        let rows = Self.kept(of: bitmap.size.height, between: caps.top, and: caps.bottom, center: centerHeight)
        let size = PixelSize(
            width: columns.reduce(0) { $0 + $1.count }, height: rows.reduce(0) { $0 + $1.count })
        guard size != bitmap.size else { return bitmap }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(size.width * size.height * 4)
        for row in rows.joined() {
            let start = row * bitmap.size.width
            for part in columns {
                let bytes = (start + part.lowerBound) * 4..<(start + part.upperBound) * 4
                pixels += bitmap.pixels[bytes]
            }
        }
        return Bitmap(size: size, pixels: pixels) ?? bitmap
    }

    /// The parts of a length that stay: the first cap with the center after it, and the last cap.
    private static func kept(
        of length: Int, between first: CGFloat, and last: CGFloat, center: Int?
    ) -> [Range<Int>] {
        guard let center, first >= 0, last >= 0, center > 0 else { return [0..<length] }
        let end = Int(first) + center
        let start = length - Int(last)
        guard end < start else { return [0..<length] }
        return [0..<end, start..<length]
    }
}
