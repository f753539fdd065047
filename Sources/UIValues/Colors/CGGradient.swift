package import Drawing
public import Foundation

/// A change of colors along a line or a circle's radius.
public final class CGGradient: Sendable {
    package let gradient: Gradient

    /// Creates a gradient between colors, evenly spaced without locations.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        gradient = Gradient(
            stops: colors.enumerated().map { index, color in
                let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
                return Gradient.Stop(color: color.color, offset: locations.map { Double($0[index]) } ?? even)
            })
    }

    /// Creates a gradient from the components of its colors: red, green, blue and alpha of each.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, count <= 256 else { return nil }
        let step = space.model == .monochrome ? 2 : 4
        gradient = Gradient(
            stops: (0..<count).compactMap { index in
                let even = count > 1 ? Double(index) / Double(count - 1) : 0
                return CGColor(colorSpace: space, components: components + index * step).map {
                    Gradient.Stop(color: $0.color, offset: locations.map { Double($0[index]) } ?? even)
                }
            })
    }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
