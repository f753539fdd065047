internal import Foundation
internal import Geometry

extension Color {
    /// A Display P3 color, brought into sRGB; components outside sRGB are clipped.
    public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(1.224_940_2 * r - 0.224_940_4 * g),
            green: Self.encoded(-0.042_056_9 * r + 1.042_057_1 * g),
            blue: Self.encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b), alpha: alpha)
    }

    /// A color from linear sRGB components.
    public init(linearRed red: Double, green: Double, blue: Double, alpha: Double) {
        self.init(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : PortableMath.pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        // Eight bits more than a display shows, so that a last digit of the C library's `pow` cannot show either.
        let exact = value <= 0.003_130_8 ? value * 12.92 : 1.055 * PortableMath.pow(value, 1 / 2.4) - 0.055
        return (exact * 65535).rounded() / 65535
    }
}
