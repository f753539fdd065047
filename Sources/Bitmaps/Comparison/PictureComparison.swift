import Dispatch
public import Geometry

/// How two pictures of one size compare under a tolerance.
public struct PictureComparison: Sendable {
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
    /// The most changed pixels in any square of the limit; `nil` where nothing is changed.
    public let densest: Int?
    /// A class for each pixel in the order of rows; empty where the pictures are identical.
    public let classes: [UInt8]

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
        let size = a.size
        self.size = size
        self.tolerance = tolerance
        let found = a.pixels.withUnsafeBytes { first in
            b.pixels.withUnsafeBytes { second -> Findings? in
                guard let a = first.baseAddress, let b = second.baseAddress,
                    !equalBytes(a, b, count: first.count)
                else { return nil }
                return RowComparison(a: a, b: b, size: size, tolerance: tolerance, masks: masks)
                    .findings(workers: workers)
            }
        }
        let tally = found?.tally ?? Tally()
        differingPixels = tally.differing
        changedPixels = tally.changed
        smoothingPixels = tally.smoothing
        maximumChannelDifference = tally.channel
        maximumPerceptualDifference = tally.perceptual
        bounds = tally.changedBounds ?? tally.differingBounds
        let classes = tally.differing > 0 ? found?.classes ?? [] : []
        self.classes = classes
        densest = tally.changedBounds.map {
            Self.densest(
                in: classes, width: size.width, bounds: $0, side: (tolerance.density ?? .standard).side)
        }
    }

    /// The most changed pixels in any square of a side within the bounds.
    private static func densest(in classes: [UInt8], width: Int, bounds: PixelRect, side: Int) -> Int {
        let side = max(1, side)
        var columns = [Int](repeating: 0, count: bounds.width)
        var most = 0
        for y in bounds.top..<bounds.bottom {
            let left = y * width + bounds.left
            for x in 0..<bounds.width {
                if classes[left + x] == PixelClass.changed.rawValue { columns[x] += 1 }
                if y - side >= bounds.top, classes[left - side * width + x] == PixelClass.changed.rawValue {
                    columns[x] -= 1
                }
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

/// What a part of a picture holds of differences.
private struct Tally {
    var differing = 0
    var changed = 0
    var smoothing = 0
    var channel = 0
    var perceptual: Double?
    var differingBounds: PixelRect?
    var changedBounds: PixelRect?

    @inline(__always)
    static func channelDifference(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Int {
        Int((pointwiseMax(a, b) &- pointwiseMin(a, b)).max())
    }

    @inline(__always)
    mutating func addDiffering(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>, x: Int, y: Int) {
        differing += 1
        channel = max(channel, Self.channelDifference(a, b))
        differingBounds = Self.bounds(differingBounds, x, y)
    }

    @inline(__always)
    mutating func addChanged(x: Int, y: Int) {
        changed += 1
        changedBounds = Self.bounds(changedBounds, x, y)
    }

    @inline(__always)
    private static func bounds(_ box: PixelRect?, _ x: Int, _ y: Int) -> PixelRect {
        box?.including(x: x, y: y) ?? PixelRect(left: x, top: y, right: x + 1, bottom: y + 1)
    }

    mutating func add(_ other: Tally) {
        differing += other.differing
        changed += other.changed
        smoothing += other.smoothing
        channel = max(channel, other.channel)
        perceptual = [perceptual, other.perceptual].compactMap { $0 }.max()
        differingBounds = Self.union(differingBounds, other.differingBounds)
        changedBounds = Self.union(changedBounds, other.changedBounds)
    }

    private static func union(_ a: PixelRect?, _ b: PixelRect?) -> PixelRect? {
        guard let a, let b else { return a ?? b }
        return a.union(b)
    }
}

private struct Findings {
    var tally: Tally
    var classes: [UInt8]
}

/// Compares the rows of two pictures that are known to differ.
private struct RowComparison {
    let a: UnsafeRawPointer
    let b: UnsafeRawPointer
    let size: PixelSize
    let tolerance: PictureTolerance
    let masks: [PixelRect]

    /// Bands are small enough that a change in one corner is shared by all threads.
    private static let rowsInBand = 32

    /// One pass; a second one over few differences says what kind they are.
    func findings(workers: Int) -> Findings {
        let asks = tolerance.perceptualPrecision < 1 || tolerance.threshold > 0 || tolerance.ignoresAntialiasing
        let found = pass(workers: workers, looksClosely: asks)
        guard !asks, found.tally.differing * 8 <= size.width * size.height else { return found }
        return pass(workers: workers, looksClosely: true)
    }

    private func pass(workers: Int, looksClosely: Bool) -> Findings {
        let bands = (size.height + Self.rowsInBand - 1) / Self.rowsInBand
        var tallies = [Tally](repeating: Tally(), count: bands)
        var classes = [UInt8](repeating: 0, count: size.width * size.height)
        classes.withUnsafeMutableBufferPointer { classes in
            tallies.withUnsafeMutableBufferPointer { tallies in
                let output = Output(
                    comparison: self, looksClosely: looksClosely, classes: classes, tallies: tallies)
                guard workers > 1 else {
                    for band in 0..<bands { output.compare(band: band) }
                    return
                }
                DispatchQueue.concurrentPerform(iterations: bands) { output.compare(band: $0) }
            }
        }
        return Findings(tally: tallies.reduce(into: Tally()) { $0.add($1) }, classes: classes)
    }

    /// Where the bands' results go; each band writes its own part and no other.
    private struct Output: @unchecked Sendable {
        let comparison: RowComparison
        let looksClosely: Bool
        let classes: UnsafeMutableBufferPointer<UInt8>
        let tallies: UnsafeMutableBufferPointer<Tally>

        func compare(band: Int) {
            let rows = band * rowsInBand..<min((band + 1) * rowsInBand, comparison.size.height)
            var tally = Tally()
            for y in rows {
                comparison.compare(row: y, looksClosely: looksClosely, into: classes, &tally)
            }
            tallies[band] = tally
        }
    }

    private func compare(
        row y: Int, looksClosely: Bool, into classes: UnsafeMutableBufferPointer<UInt8>, _ tally: inout Tally
    ) {
        let (rowA, rowB) = (a + y * size.width * 4, b + y * size.width * 4)
        guard !equalBytes(rowA, rowB, count: size.width * 4) else { return }
        let hidden = masks.filter { $0.top <= y && y < $0.bottom }
        let lanes = 8
        var x = 0
        while x < size.width {
            if x + lanes <= size.width {
                let first = (rowA + x * 4).loadUnaligned(as: SIMD8<UInt32>.self)
                let second = (rowB + x * 4).loadUnaligned(as: SIMD8<UInt32>.self)
                if first == second {
                    x += lanes
                    continue
                }
            }
            for column in x..<min(x + lanes, size.width) {
                let pixelA = (rowA + column * 4).loadUnaligned(as: SIMD4<UInt8>.self)
                let pixelB = (rowB + column * 4).loadUnaligned(as: SIMD4<UInt8>.self)
                guard pixelA != pixelB, !hidden.contains(where: { $0.left <= column && column < $0.right }) else {
                    continue
                }
                tally.addDiffering(pixelA, pixelB, x: column, y: y)
                let found = looksClosely ? judge(pixelA, pixelB, x: column, y: y, &tally) : quickly(pixelA, pixelB)
                if found == .changed { tally.addChanged(x: column, y: y) }
                classes[y * size.width + column] = found.rawValue
            }
            x += lanes
        }
    }

    /// The class where nothing but the channels is asked.
    @inline(__always)
    private func quickly(_ pixelA: SIMD4<UInt8>, _ pixelB: SIMD4<UInt8>) -> PictureComparison.PixelClass {
        Tally.channelDifference(pixelA, pixelB) <= tolerance.channel ? .tolerated : .changed
    }

    private func judge(
        _ pixelA: SIMD4<UInt8>, _ pixelB: SIMD4<UInt8>, x: Int, y: Int, _ tally: inout Tally
    ) -> PictureComparison.PixelClass {
        let perceptual = ColorDistance.perceptual(pixelA, pixelB)
        tally.perceptual = max(tally.perceptual ?? 0, perceptual)
        let isSmoothing = Antialiasing(a: a, b: b, width: size.width, height: size.height).explains(x: x, y: y)
        if isSmoothing { tally.smoothing += 1 }
        if isTolerated(pixelA, pixelB, perceptual: perceptual) { return .tolerated }
        return isSmoothing && tolerance.ignoresAntialiasing ? .smoothed : .changed
    }

    private func isTolerated(_ pixelA: SIMD4<UInt8>, _ pixelB: SIMD4<UInt8>, perceptual: Double) -> Bool {
        if quickly(pixelA, pixelB) == .tolerated { return true }
        if tolerance.perceptualPrecision < 1, perceptual <= (1 - tolerance.perceptualPrecision) * 100 { return true }
        let threshold = tolerance.threshold
        return threshold > 0
            && ColorDistance.yiq(pixelA, pixelB) <= ColorDistance.greatestYIQ * threshold * threshold
    }
}
