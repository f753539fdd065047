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
        self.init(a, b, top: 0, of: a.size, tolerance: tolerance, masks: masks, workers: workers)
    }

    /// Compares two pictures as their files store them, or gives `nil` where their sizes differ.
    ///
    /// The rest is as for bitmaps, and so is what comes of it.
    public init?(
        _ a: StoredPicture, _ b: StoredPicture, tolerance: PictureTolerance = .exact, masks: [PixelRect] = [],
        workers: Int = 1
    ) {
        guard a.size == b.size else { return nil }
        let differing = a.differingRows(from: b, workers: workers) ?? 0..<1
        // Two rows around, by which the smoothing of an edge is told.
        let rows = max(0, differing.lowerBound - 2)..<min(a.size.height, differing.upperBound + 2)
        self.init(
            a.bitmap(rows: rows, workers: workers), b.bitmap(rows: rows, workers: workers), top: rows.lowerBound,
            of: a.size, tolerance: tolerance, masks: masks, workers: workers)
    }

    /// Compares rows of two pictures that are equal in all others.
    private init(
        _ a: Bitmap, _ b: Bitmap, top: Int, of size: PixelSize, tolerance: PictureTolerance, masks: [PixelRect],
        workers: Int
    ) {
        self.size = size
        self.tolerance = tolerance
        let found = a.pixels.withUnsafeBytes { first in
            b.pixels.withUnsafeBytes { second -> RowComparison.Findings? in
                guard let base = first.baseAddress, let other = second.baseAddress,
                    !equalBytes(base, other, count: first.count)
                else { return nil }
                let rows = RowComparison(
                    a: base, b: other, height: a.size.height, top: top, size: size, tolerance: tolerance, masks: masks)
                return rows.findings(workers: workers)
            }
        }
        let tally = found?.tally ?? DifferenceTally()
        differingPixels = tally.differing
        changedPixels = tally.changed
        smoothingPixels = tally.smoothing
        maximumChannelDifference = tally.channel
        maximumPerceptualDifference = tally.perceptual
        bounds = tally.changedBounds ?? tally.differingBounds
        let classes = tally.differing > 0 ? found?.classes ?? [] : []
        self.classes = classes
        densest =
            tolerance.precision < 1
            ? tally.changedBounds.map {
                Self.densest(
                    in: classes, width: size.width, bounds: $0, side: (tolerance.density ?? .standard).side)
            } : nil
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
