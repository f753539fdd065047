import Geometry

/// A range of rows of two pictures that differ, with some equal rows around them.
struct RowStretch {
    /// The index of the first row in the whole picture.
    var top: Int
    var a: Bitmap
    var b: Bitmap

    /// The number of additional rows above and below, which the detection of antialiasing needs.
    static let surroundings = 2

    /// Passes the rows to a function that compares them.
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
