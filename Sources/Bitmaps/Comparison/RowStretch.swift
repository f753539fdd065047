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
///
/// A row that repeats the one above shares its memory until there is a stretch.
struct GatheredRows {
    let top: Int
    private let width: Int
    private var a: [[UInt8]] = []
    private var b: [[UInt8]] = []
    /// How many rows have memory of their own.
    private(set) var distinct = 0
    /// How many rows there are up to the last that differs.
    private var different = 0

    init(top: Int, width: Int) {
        self.top = top
        self.width = width
    }

    mutating func append(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, differs: Bool) {
        append(Array(a), Array(b), differs: differs)
        distinct += 1
    }

    /// Appends the last row of both once more.
    mutating func appendLast(differs: Bool) {
        guard let first = a.last, let second = b.last else { return }
        append(first, second, differs: differs)
    }

    private mutating func append(_ a: [UInt8], _ b: [UInt8], differs: Bool) {
        self.a.append(a)
        self.b.append(b)
        if differs { different = self.a.count }
    }

    /// Whether so many rows since the last that differs are equal that the next one has surroundings of its own.
    var isComplete: Bool { a.count - different >= 2 * RowStretch.surroundings }

    var stretch: RowStretch? {
        let count = min(a.count, different + RowStretch.surroundings)
        let size = PixelSize(width: width, height: count)
        guard let first = Bitmap(size: size, pixels: Self.joined(a[..<count], size)),
            let second = Bitmap(size: size, pixels: Self.joined(b[..<count], size))
        else { return nil }
        return RowStretch(top: top, a: first, b: second)
    }

    private static func joined(_ rows: ArraySlice<[UInt8]>, _ size: PixelSize) -> [UInt8] {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(size.width * size.height * 4)
        for row in rows { pixels += row }
        return pixels
    }
}
