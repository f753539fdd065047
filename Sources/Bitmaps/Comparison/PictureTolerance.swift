/// A tolerance for differences between two pictures that count as the same.
///
/// By default, nothing is tolerated. A differing pixel is *the same* if one of the limits for a single pixel allows it
/// (``channel``, ``threshold``, ``perceptualPrecision``). All others are *changed*, and must satisfy both ``precision``
/// and ``density``.
public struct PictureTolerance: Hashable, Sendable {
    /// The greatest difference of any channel that is tolerated, from 0 to 255.
    public var channel: Int
    /// The greatest difference in YIQ that is tolerated, from 0 to 1.
    ///
    /// The scale is the usual one: 1 is the distance from black to white, and 0.1 is common for screenshots.
    public var threshold: Double
    /// The required similarity of two colors as perceived, from 0 to 1.
    ///
    /// 1 is equal; 0.98 allows what a person just does not see: a distance of 0.02 in OKLab.
    public var perceptualPrecision: Double
    /// The share of pixels that must be the same, from 0 to 1.
    public var precision: Double
    /// Whether pixels that differ only in antialiasing count as the same.
    public var ignoresAntialiasing: Bool
    /// The limit for the density of changed pixels; `nil` for ``DensityLimit/standard``.
    public var density: DensityLimit?

    public init(
        channel: Int = 0, threshold: Double = 0, perceptualPrecision: Double = 1, precision: Double = 1,
        ignoresAntialiasing: Bool = false, density: DensityLimit? = nil
    ) {
        self.channel = channel
        self.threshold = threshold
        self.perceptualPrecision = perceptualPrecision
        self.precision = precision
        self.ignoresAntialiasing = ignoresAntialiasing
        self.density = density
    }

    /// No tolerance.
    public static let exact = PictureTolerance()

    public var isExact: Bool { channel == 0 && !looksClosely && precision == 1 }

    /// Whether more than the channels of a pixel decides whether a difference is a change.
    var looksClosely: Bool { perceptualPrecision < 1 || threshold > 0 || ignoresAntialiasing }
}

/// A limit for the number of changed pixels in any square of a picture.
///
/// A share of the whole picture hides a small change on a large screen: 1 % of an iPad's screen is more than a button.
/// Differences from rounding are scattered, and intended changes are concentrated.
public struct DensityLimit: Hashable, Sendable {
    /// The side of the square, in pixels.
    public var side: Int
    public var pixels: Int

    public init(side: Int, pixels: Int) {
        self.side = side
        self.pixels = pixels
    }

    /// A quarter of any 8 × 8 pixels, which is less than the dot of an i.
    public static let standard = DensityLimit(side: 8, pixels: 16)
}

/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
    public var left: Int
    public var top: Int
    /// One more than the last column.
    public var right: Int
    /// One more than the last row.
    public var bottom: Int

    public init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    public var width: Int { right - left }
    public var height: Int { bottom - top }

    /// The smallest rectangle around this one and a pixel.
    func including(x: Int, y: Int) -> PixelRect {
        PixelRect(left: min(left, x), top: min(top, y), right: max(right, x + 1), bottom: max(bottom, y + 1))
    }

    /// The smallest rectangle around this one and another.
    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }
}
