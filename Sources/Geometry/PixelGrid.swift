public import Foundation

/// The grid of device pixels that values in points are rounded to.
public struct PixelGrid: Hashable, Sendable {
    /// The number of pixels per point: 1, 2 or 3.
    public let scale: CGFloat

    /// Creates a grid with `scale` pixels per point.
    ///
    /// A scale that is not positive counts as 1.
    public init(scale: CGFloat) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// The length of a pixel in points.
    public var pixel: CGFloat { 1 / scale }

    /// The nearest grid line; halves are rounded up, as in UIKit.
    public func round(_ points: CGFloat) -> CGFloat {
        (points * scale + 0.5 + Self.noise).rounded(.down) / scale
    }

    /// The grid line at or after the value.
    public func ceil(_ points: CGFloat) -> CGFloat {
        (points * scale - Self.noise).rounded(.up) / scale
    }

    /// The grid line at or before the value.
    public func floor(_ points: CGFloat) -> CGFloat {
        (points * scale + Self.noise).rounded(.down) / scale
    }

    /// The rectangle with each edge on its nearest grid line, so that adjacent rectangles neither overlap nor leave a
    /// gap.
    ///
    /// > Rule: AL-12.
    public func snap(_ rect: CGRect) -> CGRect {
        let x = round(rect.origin.x)
        let y = round(rect.origin.y)
        return CGRect(
            x: x, y: y, width: round(rect.origin.x + rect.size.width) - x,
            height: round(rect.origin.y + rect.size.height) - y)
    }

    /// Both dimensions rounded up to whole pixels.
    public func ceil(_ size: CGSize) -> CGSize {
        CGSize(width: ceil(size.width), height: ceil(size.height))
    }

    /// The fraction of a pixel below which a difference is a rounding error.
    private static let noise: CGFloat = 1e-6
}
