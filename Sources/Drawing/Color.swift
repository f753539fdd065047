/// A color in sRGB, straight alpha, each component from 0 to 1.
public struct Color: Hashable, Sendable {
    public let red: Double
    public let green: Double
    public let blue: Double
    public let alpha: Double

    /// A color of the given components; each is clamped to 0...1, and NaN counts as 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Self.unit(red)
        self.green = Self.unit(green)
        self.blue = Self.unit(blue)
        self.alpha = Self.unit(alpha)
    }

    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let clear = Color(white: 0, alpha: 0)

    /// The same color with its alpha multiplied.
    public func multiplyingAlpha(by factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// This color composited over another.
    public func composited(over backdrop: Color) -> Color {
        let alphaOut = alpha + backdrop.alpha * (1 - alpha)
        guard alphaOut > 0 else { return .clear }
        func mix(_ a: Double, _ b: Double) -> Double {
            (a * alpha + b * backdrop.alpha * (1 - alpha)) / alphaOut
        }
        return Color(
            red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue),
            alpha: alphaOut)
    }

    private static func unit(_ value: Double) -> Double {
        value.isNaN ? 0 : min(1, max(0, value))
    }
}
