/// The distances between two pixels that are used to compare pictures of screens.
///
/// Only basic arithmetic and square roots are used, so that all machines agree on every bit. A translucent pixel counts
/// as it looks over white.
enum ColorDistance {
    /// The squared distance in YIQ, with brightness and the two hues weighted for the eye.
    ///
    /// Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space".
    static func yiq(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
        let difference = overWhite(a) - overWhite(b)
        let y = (difference * SIMD4(0.298_895_31, 0.586_622_47, 0.114_482_23, 0)).sum()
        let i = (difference * SIMD4(0.595_977_99, -0.274_176_10, -0.321_801_89, 0)).sum()
        let q = (difference * SIMD4(0.211_470_17, -0.522_617_11, 0.311_146_94, 0)).sum()
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    /// The value of ``yiq(_:_:)`` between black and white.
    static let greatestYIQ = 35_215.0

    static func brightness(_ pixel: SIMD4<UInt8>) -> Double {
        (overWhite(pixel) * SIMD4(0.298_895_31, 0.586_622_47, 0.114_482_23, 0)).sum()
    }

    /// The distance in OKLab times 100.
    ///
    /// It is 0 for equal colors, 100 between black and white, and about 2 for a difference that is just visible.
    static func perceptual(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
        let difference = oklab(a) - oklab(b)
        return (difference * difference).sum().squareRoot() * 100
    }

    /// The lightness and the two hues in OKLab.
    static func oklab(_ pixel: SIMD4<UInt8>) -> SIMD4<Double> {
        let color = overWhite(pixel)
        let (r, g, b) = (linear(color.x), linear(color.y), linear(color.z))
        let l = cubeRoot(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let m = cubeRoot(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let s = cubeRoot(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        return SIMD4(
            0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
            1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s, 0)
    }

    private static func overWhite(_ pixel: SIMD4<UInt8>) -> SIMD4<Double> {
        let color = SIMD4<Double>(pixel)
        guard pixel.w < 255 else { return color }
        let alpha = Double(pixel.w) / 255
        return color * alpha + 255 * (1 - alpha)
    }

    /// The linear light of a component from 0 to 255.
    ///
    /// Fractions, which only translucent pixels have, are interpolated.
    private static func linear(_ component: Double) -> Double {
        let lower = max(0, min(255, Int(component)))
        let rest = component - Double(lower)
        guard rest > 0, lower < 255 else { return linearTable[lower] }
        return linearTable[lower] * (1 - rest) + linearTable[lower + 1] * rest
    }

    /// sRGB's curve, ((c + 0.055) / 1.055)^2.4, where x^2.4 = x² · (x²)^(1/5).
    private static let linearTable: [Double] = (0...255).map { byte in
        let c = Double(byte) / 255
        guard c > 0.04045 else { return c / 12.92 }
        let x = (c + 0.055) / 1.055
        return x * x * fifthRoot(x * x)
    }

    private static func fifthRoot(_ value: Double) -> Double {
        var root = 1.0
        for _ in 0..<40 { root = (4 * root + value / (root * root * root * root)) / 5 }
        return root
    }

    /// The cube root by Newton's method, from an initial value that is accurate to a few percent in the range of light.
    private static func cubeRoot(_ value: Double) -> Double {
        guard value > 1e-12 else { return 0 }
        // Dividing the bits of the number by three divides its exponent.
        var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000)
        for _ in 0..<4 { root = (2 * root + value / (root * root)) / 3 }
        return root
    }
}
