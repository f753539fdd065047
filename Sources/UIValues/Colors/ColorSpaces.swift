public import Drawing
import Foundation

extension Color {
    /// A colour by hue, saturation and value, each from 0 to 1; a hue wraps.
    init(hue: Double, saturation: Double, value: Double, alpha: Double) {
        let turned = hue.isFinite ? hue - hue.rounded(.down) : 0
        let sixths = turned * 6
        let sector = min(5, Int(sixths))
        let fraction = sixths - Double(sector)
        let (s, v) = (min(1, max(0, saturation)), min(1, max(0, value)))
        let p = v * (1 - s)
        let q = v * (1 - s * fraction)
        let t = v * (1 - s * (1 - fraction))
        let (r, g, b) = [(v, t, p), (q, v, p), (p, v, t), (p, q, v), (t, p, v), (v, p, q)][sector]
        self.init(red: r, green: g, blue: b, alpha: alpha)
    }

    /// Hue, saturation and value, each from 0 to 1; grey has the hue 0.
    var hueSaturationValue: (hue: Double, saturation: Double, value: Double) {
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        guard range > 0 else { return (0, 0, most) }
        let sixths =
            switch most {
            case red: (green - blue) / range
            case green: 2 + (blue - red) / range
            default: 4 + (red - green) / range
            }
        return ((sixths < 0 ? sixths + 6 : sixths) / 6, range / most, most)
    }

    /// A Display P3 colour, brought into sRGB; what lies outside sRGB is cut to its edge.
    public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(1.224_940_2 * r - 0.224_940_4 * g),
            green: Self.encoded(-0.042_056_9 * r + 1.042_057_1 * g),
            blue: Self.encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b), alpha: alpha)
    }

    /// A colour of linear sRGB components, as light adds up.
    public init(linearRed red: Double, green: Double, blue: Double, alpha: Double) {
        self.init(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        // Eight bits more than a display shows, so that a last digit of the C library's `pow` cannot show either.
        let exact = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return (exact * 65535).rounded() / 65535
    }
}
