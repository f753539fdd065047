public import Drawing
public import Foundation

/// The direction of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with a color gradient.
open class CAGradientLayer: CALayer {
    /// The `CGColor`s of the gradient; other values are ignored.
    open var colors: [Any]?
    /// The position of each color, from 0 to 1; evenly spaced if `nil`.
    open var locations: [NSNumber]?
    /// The start in units of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    private var stops: [Gradient.Stop] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard colors.count > 1 else { return colors.map { Gradient.Stop(color: $0.color, offset: 0) } }
        return colors.enumerated().map { index, color in
            let even = Double(index) / Double(colors.count - 1)
            let given = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
            return Gradient.Stop(color: color.color, offset: min(1, max(0, given ?? even)))
        }
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        let bounds = self.bounds
        let stops = self.stops
        guard let first = stops.first, bounds.width > 0, bounds.height > 0 else { return }
        func place(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let outline = LayerShape(bounds: bounds, layer: self).path
        guard stops.count > 1 else {
            items.append(.fill(outline, .color(first.color)))
            return
        }
        let (start, end) = (place(startPoint), place(endPoint))
        if type == .radial {
            // A circle in units of the bounds is an ellipse in points: draw a circle, then stretch it.
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            let radius = max(radii.width, radii.height)
            guard radius > 0 else { return }
            let stretch = CGAffineTransform(
                a: max(radii.width, 0.001) / radius, b: 0, c: 0, d: max(radii.height, 0.001) / radius, tx: start.x,
                ty: start.y)
            let paint = Paint.radialGradient(Gradient(stops: stops), center: .zero, radius: radius)
            let inner = DrawingItem.fill(outline.applying(stretch.inverted()), paint)
            items.append(.group(GroupStyle(transform: stretch), [inner]))
        } else {
            items.append(.fill(outline, .linearGradient(Gradient(stops: stops), from: start, to: end)))
        }
    }
}
