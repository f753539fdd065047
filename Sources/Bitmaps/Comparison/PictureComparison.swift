public import Geometry

/// How two pictures of one size compare under a tolerance.
public struct PictureComparison: Hashable, Sendable {
    /// What became of a pixel.
    public enum PixelClass: UInt8, Sendable {
        case same = 0
        /// It differs, and a limit for single pixels allows it.
        case tolerated = 1
        /// It differs as the smoothing of an edge does, and that is ignored.
        case smoothed = 2
        case changed = 3
    }

    public let size: PixelSize
    public let tolerance: PictureTolerance
    /// Not exactly equal, and not masked.
    public let differingPixels: Int
    /// Of those, the ones that no limit for single pixels allows.
    public let changedPixels: Int
    /// Of the differing pixels, those that differ as the smoothing of an edge does, whether that is ignored or not.
    ///
    /// Where more than an eighth of the picture differs and the tolerance does not ask, nobody looks, and it is 0.
    public let smoothingPixels: Int
    /// The greatest difference in any channel of any pixel, from 0 to 255.
    public let maximumChannelDifference: Int
    /// The greatest distance of two colours in OKLab times 100; about 2 is just visible.
    ///
    /// `nil` where nobody looked, as with ``smoothingPixels``.
    public let maximumPerceptualDifference: Double?
    /// Around all changed pixels; around all differing ones where none is changed.
    public let bounds: PixelRect?
    /// The most changed pixels in any square of the limit; `nil` where none is changed, or none may be.
    public private(set) var densest: Int?
    /// The classes of the pixels, row by row from the first that differs to the last.
    private let differingClasses: [[UInt8]]
    /// The first of these rows.
    private let differingTop: Int

    public var isIdentical: Bool { differingPixels == 0 }

    /// Whether all that differs does so as the smoothing of edges does.
    public var isSmoothingOnly: Bool { differingPixels > 0 && smoothingPixels == differingPixels }

    /// The share of the picture that is changed, from 0 to 1.
    public var changedShare: Double { Double(changedPixels) / Double(max(1, size.width * size.height)) }

    /// Whether the tolerance allows the difference.
    public var isAllowed: Bool {
        guard changedPixels > 0 else { return true }
        return tolerance.precision < 1 && changedShare <= 1 - tolerance.precision && !isTooDense
    }

    /// Whether more changed pixels lie together than the tolerance allows.
    public var isTooDense: Bool { (densest ?? 0) > density.pixels }

    /// The limit that holds for how densely changed pixels may lie.
    public var density: DensityLimit { tolerance.density ?? .standard }

    /// What became of a pixel.
    func pixelClass(x: Int, y: Int) -> PixelClass {
        let row = y - differingTop
        guard differingClasses.indices.contains(row), x < size.width else { return .same }
        return PixelClass(rawValue: differingClasses[row][x]) ?? .same
    }

    /// A class for each pixel in the order of rows; empty where the pictures are identical.
    public var classes: [UInt8] {
        guard !isIdentical else { return [] }
        var classes = [UInt8](repeating: PixelClass.same.rawValue, count: size.width * size.height)
        for (index, row) in differingClasses.enumerated() {
            let start = (differingTop + index) * size.width
            classes.replaceSubrange(start..<start + size.width, with: row)
        }
        return classes
    }

    /// Compares two pictures, or gives `nil` where their sizes differ and nothing can be compared.
    ///
    /// Equal bytes end it at once; else rows are compared on several threads.
    ///
    /// - Parameters:
    ///   - a: the picture as it should be.
    ///   - b: the picture as it is.
    ///   - tolerance: what may differ.
    ///   - masks: parts in which anything may be.
    ///   - workers: how many threads; each takes a band of rows.
    public init?(
        _ a: Bitmap, _ b: Bitmap, tolerance: PictureTolerance = .exact, masks: [PixelRect] = [], workers: Int = 1
    ) {
        guard a.size == b.size else { return nil }
        let isSame = a.pixels.withUnsafeBytes { first in
            b.pixels.withUnsafeBytes { second in
                first.baseAddress.flatMap { base in
                    second.baseAddress.map { equalBytes(base, $0, count: first.count) }
                } ?? true
            }
        }
        self.init(
            isSame ? [] : [RowStretch(top: 0, a: a, b: b)], of: a.size, tolerance: tolerance, masks: masks,
            workers: workers)
    }

    /// Compares two pictures as their files store them, or gives `nil` where their sizes differ.
    ///
    /// The rest is as for bitmaps, and so is what comes of it.
    public init?(
        _ a: StoredPicture, _ b: StoredPicture, tolerance: PictureTolerance = .exact, masks: [PixelRect] = [],
        workers: Int = 1
    ) {
        guard a.size == b.size else { return nil }
        var stretches: [RowStretch] = []
        if let differing = a.differingRows(from: b, workers: workers) {
            let rows =
                max(
                    0, differing.lowerBound - RowStretch.surroundings)..<min(
                    a.size.height, differing.upperBound + RowStretch.surroundings)
            stretches.append(
                RowStretch(
                    top: rows.lowerBound, a: a.bitmap(rows: rows, workers: workers),
                    b: b.bitmap(rows: rows, workers: workers)))
        }
        self.init(stretches, of: a.size, tolerance: tolerance, masks: masks, workers: workers)
    }

    /// Compares the pictures of two PNG files while they are inflated, which for pictures of interfaces that hardly
    /// differ is soonest done.
    ///
    /// The rest is as for bitmaps, and so is what comes of it.
    ///
    /// - Returns: `nil` where the files are of other kinds, of two sizes or not sound, or much differs and is to be
    ///   looked at closely; then the pictures must be read.
    public init?(
        ofFiles a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, tolerance: PictureTolerance = .exact,
        masks: [PixelRect] = [], workers: Int = 1
    ) {
        guard let first = PlainPNG(a, limits: PixelLimits()), let second = PlainPNG(b, limits: PixelLimits()),
            first.size == second.size, first.isFlat, second.isFlat
        else { return nil }
        self.init(inflating: first, second, tolerance: tolerance, masks: masks, workers: workers)
    }

    /// Compares two pictures of one size while they are inflated.
    init?(
        inflating first: PlainPNG, _ second: PlainPNG, tolerance: PictureTolerance, masks: [PixelRect], workers: Int
    ) {
        let isExact = tolerance.isExactOfPixels && masks.isEmpty
        var stretches: [RowStretch]?
        if isExact {
            // Rows are kept of pictures that hardly differ; of others it would be memory that nobody asks for again.
            guard let found = StreamedDifference(between: first, and: second, isExact: true, room: 64) else {
                return nil
            }
            guard !Self.isMuch(found.tally.differing, of: first.size) else {
                self.init(found.tally, classes: found.classes, of: first.size, tolerance: tolerance)
                return
            }
            stretches = found.stretches
        }
        if stretches == nil {
            let room = first.size.height / 8 + 96
            stretches = StreamedDifference(between: first, and: second, isExact: false, room: room)?.stretches
        }
        guard let stretches else { return nil }
        self.init(stretches, of: first.size, tolerance: tolerance, masks: masks, workers: workers)
    }

    /// Whether so many pixels differ that nobody looks at each of them unless the tolerance asks.
    static func isMuch(_ differing: Int, of size: PixelSize) -> Bool { differing * 8 > size.width * size.height }

    /// Compares stretches of rows, from the top down, of two pictures that are equal in all others.
    init(
        _ stretches: [RowStretch], of size: PixelSize, tolerance: PictureTolerance, masks: [PixelRect], workers: Int
    ) {
        let top = stretches.first?.top ?? 0
        let height = (stretches.last.map { $0.top + $0.a.size.height } ?? 0) - top
        var classes = [UInt8](repeating: PixelClass.same.rawValue, count: height * size.width)
        func pass(looksClosely: Bool) -> DifferenceTally {
            classes.withUnsafeMutableBufferPointer { classes in
                stretches.reduce(into: DifferenceTally()) { tally, stretch in
                    let first = (stretch.top - top) * size.width
                    let own = classes[first..<first + stretch.a.size.height * size.width]
                    tally.add(
                        stretch.withRows(tolerance: tolerance, masks: masks) {
                            $0.tally(
                                into: UnsafeMutableBufferPointer(rebasing: own), workers: workers,
                                looksClosely: looksClosely)
                        })
                }
            }
        }
        var tally = pass(looksClosely: tolerance.looksClosely)
        // A second pass over few differences says what kind they are.
        if !tolerance.looksClosely, tally.differing > 0, !Self.isMuch(tally.differing, of: size) {
            tally = pass(looksClosely: true)
        }
        let rows = tally.differingBounds.map { $0.top - top..<$0.bottom - top } ?? 0..<0
        self.init(
            tally, classes: rows.map { Array(classes[$0 * size.width..<($0 + 1) * size.width]) }, of: size,
            tolerance: tolerance)
    }

    /// - Parameters:
    ///   - tally: what was found.
    ///   - classes: of the pixels, by rows from the first that differs to the last.
    ///   - size: of the pictures.
    ///   - tolerance: what may differ.
    private init(_ tally: DifferenceTally, classes: [[UInt8]], of size: PixelSize, tolerance: PictureTolerance) {
        self.size = size
        self.tolerance = tolerance
        differingPixels = tally.differing
        changedPixels = tally.changed
        smoothingPixels = tally.smoothing
        maximumChannelDifference = tally.channel
        maximumPerceptualDifference = tally.perceptual
        bounds = tally.changedBounds ?? tally.differingBounds
        differingTop = tally.differingBounds?.top ?? 0
        differingClasses = classes
        densest = nil
        if tolerance.precision < 1, let changed = tally.changedBounds {
            densest = densestSquare(within: changed, side: max(1, density.side))
        }
    }

    /// The most changed pixels in any square of a side within the bounds.
    private func densestSquare(within bounds: PixelRect, side: Int) -> Int {
        func isChanged(_ x: Int, _ y: Int) -> Bool { pixelClass(x: x, y: y) == .changed }
        var columns = [Int](repeating: 0, count: bounds.width)
        var most = 0
        for y in bounds.top..<bounds.bottom {
            for x in 0..<bounds.width {
                if isChanged(bounds.left + x, y) { columns[x] += 1 }
                if y - side >= bounds.top, isChanged(bounds.left + x, y - side) { columns[x] -= 1 }
            }
            var sum = 0
            for x in 0..<bounds.width {
                sum += columns[x]
                if x >= side { sum -= columns[x - side] }
                most = max(most, sum)
            }
        }
        return most
    }
}
