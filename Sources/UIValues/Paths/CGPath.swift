public import Drawing
public import Foundation
public import Geometry

/// A path for layers.
public final class CGPath: Hashable, Sendable {
    public let path: Path

    public init(_ path: Path) {
        self.path = path
    }

    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Path.rectangle(rect).applying(transform ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Path.ellipse(in: rect).applying(transform ?? .identity))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
    ) {
        self.init(
            Path.roundedRectangle(rect, cornerRadius: min(cornerWidth, cornerHeight)).applying(transform ?? .identity))
    }

    public var boundingBox: CGRect { path.bounds ?? .zero }
    public var isEmpty: Bool { path.isEmpty }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
