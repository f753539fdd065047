public import Foundation

/// A text builder that writes numbers the same way on every machine.
public struct TextBytes: Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    public mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    public mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    public mutating func write(bytes more: some Collection<UInt8>) {
        bytes.append(contentsOf: more)
    }

    /// The number with at most three decimals, whole numbers without a decimal point; 0 if it is not finite.
    public mutating func write(_ value: Double) {
        write(value, decimals: 3)
    }

    /// The number with a maximum number of decimals, from 0 to 6.
    public mutating func write(_ value: Double, decimals: Int) {
        var unit = 1
        for _ in 0..<max(0, min(6, decimals)) { unit *= 10 }
        // Larger numbers are not coordinates, and would overflow 64 bits.
        let bounded = value.isFinite ? max(-1e12, min(1e12, value)) : 0
        var units = Int((bounded * Double(unit)).rounded())
        if units < 0 {
            bytes.append(UInt8(ascii: "-"))
            units = -units
        }
        write(digitsOf: units / unit)
        var rest = units % unit
        guard rest != 0 else { return }
        bytes.append(UInt8(ascii: "."))
        while rest != 0 {
            unit /= 10
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
        }
    }

    public mutating func write(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        write(digitsOf: Int(clamping: value.magnitude))
    }

    public mutating func write(_ point: CGPoint) {
        write(Double(point.x))
        bytes.append(UInt8(ascii: " "))
        write(Double(point.y))
    }

    /// Origin and size.
    public mutating func write(_ rect: CGRect) {
        write(rect.origin)
        bytes.append(UInt8(ascii: " "))
        write(CGPoint(x: rect.size.width, y: rect.size.height))
    }

    /// The outline in SVG's notation.
    public mutating func write(_ path: Path) {
        var isFirst = true
        for element in path.elements {
            if !isFirst { bytes.append(UInt8(ascii: " ")) }
            isFirst = false
            switch element {
            case .move(let point):
                bytes.append(UInt8(ascii: "M"))
                write(point)
            case .line(let point):
                bytes.append(UInt8(ascii: "L"))
                write(point)
            case .curve(let point, let control1, let control2):
                bytes.append(UInt8(ascii: "C"))
                write(control1)
                bytes.append(UInt8(ascii: " "))
                write(control2)
                bytes.append(UInt8(ascii: " "))
                write(point)
            case .close:
                bytes.append(UInt8(ascii: "Z"))
            }
        }
    }

    /// The color without its alpha, as `#rrggbb`.
    public mutating func write(rgb color: Color) {
        bytes.append(UInt8(ascii: "#"))
        for component in [color.red, color.green, color.blue] { write(hexadecimal: component) }
    }

    /// The color as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    public mutating func write(_ color: Color) {
        write(rgb: color)
        if color.alpha < 1 { write(hexadecimal: color.alpha) }
    }

    private mutating func write(hexadecimal component: Double) {
        let value = UInt8((component * 255).rounded())
        for digit in [value >> 4, value & 15] {
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }

    private mutating func write(digitsOf value: Int) {
        var divisor = 1
        while value / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
            divisor /= 10
        }
    }
}
