import Drawing
import Foundation

extension Color {
    /// Creates a color from hue, saturation and value, each from 0 to 1; a hue wraps.
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

    /// The hue, saturation and value, each from 0 to 1; gray has the hue 0.
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
}
