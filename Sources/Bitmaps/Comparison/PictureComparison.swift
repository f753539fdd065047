public import Geometry

/// A comparison of two pictures of one size under a tolerance.
public struct PictureComparison: Hashable, Sendable {
    /// The class of a pixel.
    public enum PixelClass: UInt8, Sendable {
        case same = 0
        /// It differs, and a limit for single pixels allows it.
        case tolerated = 1
        /// It differs only in antialiasing, which is ignored.
        case smoothed = 2
        case changed = 3
    }

    public let size: PixelSize
    public let tolerance: PictureTolerance
    /// The number of pixels that are neither equal nor masked.
    public let differingPixels: Int
    /// The number of differing pixels that no per-pixel limit allows.
    public let changedPixels: Int
    /// The number of differing pixels that differ only in antialiasing, whether that is ignored or not.
    ///
    /// If more than an eighth of the picture differs and the tolerance does not need it, this is not computed, and is
    /// 0.
    public let smoothingPixels: Int
    /// The greatest difference in any channel of any pixel, from 0 to 255.
    public let maximumChannelDifference: Int
    /// The greatest distance of two colors in OKLab times 100; about 2 is just visible.
    ///
    /// `nil` if it was not computed, as with ``smoothingPixels``.
    public let maximumPerceptualDifference: Double?
    /// The bounds of all changed pixels, or of all differing ones if none is changed.
    public let bounds: PixelRect?
    /// The largest number of changed pixels in any square of the limit; `nil` if none is changed, or none may be.
    public private(set) var densest: Int?
    /// The classes of the pixels, row by row from the first that differs to the last.
    private let differingClasses: [[UInt8]]
    /// The index of the first of these rows.
    private let differingTop: Int

    public var isIdentical: Bool { differingPixels == 0 }

    /// Whether all differing pixels differ only in antialiasing.
    public var isSmoothingOnly: Bool { differingPixels > 0 && smoothingPixels == differingPixels }

    /// The share of the picture that is changed, from 0 to 1.
    public var changedShare: Double { Double(changedPixels) / Double(max(1, size.width * size.height)) }

    /// Whether the tolerance allows the difference.
    public var isAllowed: Bool {
        guard changedPixels > 0 else { return true }
        return tolerance.precision < 1 && changedShare <= 1 - tolerance.precision && !isTooDense
    }

    /// Whether changed pixels are denser than the tolerance allows.
    public var isTooDense: Bool { (densest ?? 0) > density.pixels }

    /// The limit for the density of changed pixels.
    public var density: DensityLimit { tolerance.density ?? .standard }

    /// The class of a pixel.
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

    /// Compares two pictures; `nil` if their sizes differ.
    ///
    /// - Parameters:
    ///   - a: the expected picture.
    ///   - b: the actual picture.
    ///   - tolerance: the differences to tolerate.
    ///   - masks: the parts in which any difference is allowed.
    ///   - workers: the number of threads; each compares a band of rows.
    public init?(
        _ a: Bitmap, _ b: Bitmap, tolerance: PictureTolerance = .exact, masks: [PixelRect] = [], workers: Int = 1
    ) {
        guard a.size == b.size else { return nil }
        let size = a.size
        var classes = [UInt8](repeating: PixelClass.same.rawValue, count: size.width * size.height)
        func pass(looksClosely: Bool) -> DifferenceTally {
            classes.withUnsafeMutableBufferPointer { classes in
                RowComparison.withRows(of: a, b, tolerance: tolerance, masks: masks) {
                    $0.tally(into: classes, workers: workers, looksClosely: looksClosely)
                }
            }
        }
        var tally = pass(looksClosely: tolerance.looksClosely)
        // If there are few differences, a second pass classifies them.
        if !tolerance.looksClosely, tally.differing > 0, !Self.isMuch(tally.differing, of: size) {
            tally = pass(looksClosely: true)
        }
        let rows = tally.differingBounds.map { $0.top..<$0.bottom } ?? 0..<0
        self.init(
            tally, classes: rows.map { Array(classes[$0 * size.width..<($0 + 1) * size.width]) }, of: size,
            tolerance: tolerance)
    }

    /// Whether too many pixels differ to classify each one unless the tolerance requires it.
    private static func isMuch(_ differing: Int, of size: PixelSize) -> Bool {
        differing * 8 > size.width * size.height
    }

    /// - Parameters:
    ///   - tally: the differences.
    ///   - classes: the classes of the pixels, by row, from the first row that differs to the last.
    ///   - size: the size of the pictures.
    ///   - tolerance: the differences to tolerate.
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

    /// The largest number of changed pixels in any square with a given side within the bounds.
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
