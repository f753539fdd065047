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

/// Rows that differ, as they are gathered into a stretch.
struct GatheredRows {
    let top: Int
    private var a: [UInt8] = []
    private var b: [UInt8] = []
    private let width: Int
    /// How many rows there are, and how many up to the last that differs.
    private(set) var count = 0
    private var different = 0

    init(top: Int, width: Int) {
        self.top = top
        self.width = width
    }

    mutating func append(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, differs: Bool) {
        self.a += a
        self.b += b
        count += 1
        if differs { different = count }
    }

    /// Whether so many rows since the last that differs are equal that the next one has surroundings of its own.
    var isComplete: Bool { count - different >= 2 * RowStretch.surroundings }

    var stretch: RowStretch? {
        let size = PixelSize(width: width, height: min(count, different + RowStretch.surroundings))
        let bytes = size.width * size.height * 4
        guard let first = Bitmap(size: size, pixels: Array(a[..<bytes])),
            let second = Bitmap(size: size, pixels: Array(b[..<bytes]))
        else { return nil }
        return RowStretch(top: top, a: first, b: second)
    }
}
