/// Elementary functions whose results have the same bits on every machine.
///
/// IEEE 754 fixes the last bit of a sum, product, quotient or square root, and C libraries differ in the last bit of a sine.
/// These functions use nothing but the former. Their errors are a few units in the last place.
package enum PortableMath {
    /// The sine of an angle in radians.
    package static func sin(_ angle: Double) -> Double {
        guard let (rest, quarter) = reduced(angle) else { return .nan }
        let value = quarter & 1 == 0 ? sineSeries(rest) : cosineSeries(rest)
        return quarter & 2 == 0 ? value : -value
    }

    /// The cosine of an angle in radians.
    package static func cos(_ angle: Double) -> Double {
        guard let (rest, quarter) = reduced(angle) else { return .nan }
        let value = quarter & 1 == 0 ? cosineSeries(rest) : sineSeries(rest)
        return (quarter + 1) & 2 == 0 ? value : -value
    }

    /// The tangent of an angle in radians.
    package static func tan(_ angle: Double) -> Double { sin(angle) / cos(angle) }

    /// The angle of a point in radians, from -π to π, as seen from the origin.
    package static func atan2(_ y: Double, _ x: Double) -> Double {
        guard !y.isNaN, !x.isNaN else { return .nan }
        let (rise, run) = (abs(y), abs(x))
        var angle: Double
        if rise == 0 {
            angle = 0
        } else if run == 0 || rise.isInfinite && run.isFinite {
            angle = .pi / 2
        } else if run.isInfinite {
            angle = rise.isInfinite ? .pi / 4 : 0
        } else {
            let isSteep = rise > run
            angle = arctangentSeries(isSteep ? run / rise : rise / run)
            if isSteep { angle = .pi / 2 - angle }
        }
        if x.sign == .minus { angle = .pi - angle }
        return y.sign == .minus ? -angle : angle
    }

    /// The length of a vector.
    package static func hypot(_ x: Double, _ y: Double) -> Double {
        let largest = max(abs(x), abs(y))
        // Squares of usual numbers neither overflow nor vanish.
        guard largest > 1e-100, largest < 1e100 else {
            guard largest > 0, largest.isFinite else { return largest }
            let (a, b) = (x / largest, y / largest)
            return largest * (a * a + b * b).squareRoot()
        }
        return (x * x + y * y).squareRoot()
    }

    /// A power of a number that is not negative; NaN for a negative one.
    package static func pow(_ base: Double, _ exponent: Double) -> Double {
        guard base >= 0, !exponent.isNaN else { return .nan }
        if exponent == 0 || base == 1 { return 1 }
        if base == 0 { return exponent > 0 ? 0 : .infinity }
        guard base.isFinite else { return exponent > 0 ? .infinity : 0 }
        return exp(exponent * log(base))
    }

    // MARK: Angles

    /// A quarter turn, π/2, in three parts.
    ///
    /// The products of the first two with a number of up to 20 bits are exact.
    private static let quarterTurn = (0x1.921fb54400000p+0, 0x1.0b4611a600000p-34, 0x1.3198a2e037073p-69)

    /// An angle without its whole quarter turns, from -π/4 to π/4, and the number of those; `nil` for infinity and NaN.
    private static func reduced(_ angle: Double) -> (rest: Double, quarter: Int)? {
        guard angle.isFinite else { return nil }
        // Larger angles have no meaning in a picture, and lose precision here.
        let small = abs(angle) < 1e6 ? angle : angle.truncatingRemainder(dividingBy: 2 * .pi)
        let quarters = (small * (2 / .pi)).rounded()
        let rest = small - quarters * quarterTurn.0 - quarters * quarterTurn.1 - quarters * quarterTurn.2
        return (rest, Int(quarters) & 3)
    }

    /// The sine by its series, x - x³/3! + x⁵/5! - …, of an angle up to π/4.
    private static func sineSeries(_ x: Double) -> Double {
        let square = x * x
        var sum = 0.0
        for n in stride(from: 17, through: 3, by: -2).lazy.map(Double.init) {
            sum = square / (n * (n - 1)) * (-1 - sum)
        }
        return x + x * sum
    }

    /// The cosine by its series, 1 - x²/2! + x⁴/4! - …, of an angle up to π/4.
    private static func cosineSeries(_ x: Double) -> Double {
        let square = x * x
        var sum = 0.0
        for n in stride(from: 18, through: 2, by: -2).lazy.map(Double.init) {
            sum = square / (n * (n - 1)) * (-1 - sum)
        }
        return 1 + sum
    }

    /// The arctangent of a number from 0 to 1.
    private static func arctangentSeries(_ tangent: Double) -> Double {
        guard tangent < 1 else { return .pi / 4 }
        // Half an angle has the tangent t / (1 + √(1 + t²)).
        var small = tangent
        for _ in 0..<3 { small /= 1 + (1 + small * small).squareRoot() }
        let square = small * small
        var sum = 0.0
        for n in stride(from: 19, through: 1, by: -2).lazy.map(Double.init) { sum = 1 / n - square * sum }
        let angle = 8 * small * sum
        // One step of Newton's method removes the errors of halving.
        let (sine, cosine) = (sin(angle), cos(angle))
        return angle + (tangent * cosine - sine) / (cosine + tangent * sine)
    }

    // MARK: Powers

    private static let logarithmOf2 = (0x1.62e42feep-1, 0x1.a39ef35793c76p-33)

    /// The natural logarithm of a positive number.
    package static func log(_ value: Double) -> Double {
        var (significand, exponent) = (value.significand, Double(value.exponent))
        if significand > 1.414_213_562_373_095 { (significand, exponent) = (significand / 2, exponent + 1) }
        let ratio = (significand - 1) / (significand + 1)
        let square = ratio * ratio
        var sum = 0.0
        for n in stride(from: 21, through: 3, by: -2).lazy.map(Double.init) { sum = square * (1 / n + sum) }
        return exponent * logarithmOf2.0 + (2 * (ratio + ratio * sum) + exponent * logarithmOf2.1)
    }

    package static func exp(_ value: Double) -> Double {
        guard value < 709 else { return .infinity }
        guard value > -708 else { return 0 }
        let twos = (value / 0x1.62e42fefa39efp-1).rounded()
        let rest = value - twos * logarithmOf2.0 - twos * logarithmOf2.1
        var sum = 0.0
        for n in stride(from: 14, through: 1, by: -1).lazy.map(Double.init) { sum = rest / n * (1 + sum) }
        return Double(sign: .plus, exponent: Int(twos), significand: 1 + sum)
    }
}
