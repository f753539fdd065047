import Geometry

/// Rows of two pictures that differ, with some around them that do not.
struct RowStretch {
    /// Which row of the whole picture is the first.
    var top: Int
    var a: Bitmap
    var b: Bitmap

    /// Rows above and below, by which the smoothing of an edge is told.
    static let surroundings = 2

    /// Lends the rows to be compared.
    func withRows<Result>(
        tolerance: PictureTolerance, masks: [PixelRect], _ body: (RowComparison) -> Result
    ) -> Result {
        a.pixels.withUnsafeBytes { first in
            b.pixels.withUnsafeBytes { second in
                guard let base = first.baseAddress, let other = second.baseAddress else {
                    preconditionFailure("a bitmap has pixels")
                }
                return body(
                    RowComparison(a: base, b: other, size: a.size, top: top, tolerance: tolerance, masks: masks))
            }
        }
    }
}
