import Drawing
import Foundation
import Geometry

/// A reader of the `d` attribute of an SVG path.
///
/// > Rule: SVG 1.1, 8.3. Everything after an error is ignored, as in browsers.
struct SVGPathReader {
    private let bytes: [UInt8]
    private var index = 0
    private(set) var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point of the last curve, which a smooth curve reflects.
    private var control: (point: CGPoint, isCubic: Bool)?

    init(_ text: String) {
        bytes = Array(text.utf8)
        read()
    }

    private mutating func read() {
        var command: UInt8?
        while true {
            skipSeparators()
            guard index < bytes.count else { return }
            let byte = bytes[index]
            if Self.isLetter(byte) {
                command = byte
                index += 1
            } else if command == nil || command == UInt8(ascii: "Z") || command == UInt8(ascii: "z") {
                return
            }
            guard let letter = command, apply(letter) else { return }
            // Further pairs after a move are lines.
            if letter == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if letter == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    /// Executes a command; returns `false` if its numbers are missing.
    private mutating func apply(_ letter: UInt8) -> Bool {
        let origin = letter >= UInt8(ascii: "a") ? current : .zero
        var next: (point: CGPoint, isCubic: Bool)?
        switch letter & ~0x20 {
        case UInt8(ascii: "M"):
            guard let point = point(from: origin) else { return false }
            path.move(to: point)
            (current, start) = (point, point)
        case UInt8(ascii: "L"):
            guard let point = point(from: origin) else { return false }
            line(to: point)
        case UInt8(ascii: "H"):
            guard let x = number() else { return false }
            line(to: CGPoint(x: origin.x + x, y: current.y))
        case UInt8(ascii: "V"):
            guard let y = number() else { return false }
            line(to: CGPoint(x: current.x, y: origin.y + y))
        case UInt8(ascii: "C"):
            guard let first = point(from: origin), let second = point(from: origin), let end = point(from: origin)
            else { return false }
            curve(to: end, first, second)
            next = (second, true)
        case UInt8(ascii: "S"):
            let first = reflected(isCubic: true)
            guard let second = point(from: origin), let end = point(from: origin) else { return false }
            curve(to: end, first, second)
            next = (second, true)
        case UInt8(ascii: "Q"):
            guard let middle = point(from: origin), let end = point(from: origin) else { return false }
            quadratic(to: end, middle)
            next = (middle, false)
        case UInt8(ascii: "T"):
            let middle = reflected(isCubic: false)
            guard let end = point(from: origin) else { return false }
            quadratic(to: end, middle)
            next = (middle, false)
        case UInt8(ascii: "A"):
            guard let rx = number(), let ry = number(), let angle = number(), let isLarge = flag(),
                let turnsRight = flag(), let end = point(from: origin)
            else { return false }
            arc(to: end, CGSize(width: abs(rx), height: abs(ry)), angle * .pi / 180, isLarge, turnsRight)
        case UInt8(ascii: "Z"):
            path.close()
            current = start
        default: return false
        }
        control = next
        return true
    }

    private func reflected(isCubic: Bool) -> CGPoint {
        guard let control, control.isCubic == isCubic else { return current }
        return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
    }

    private mutating func line(to point: CGPoint) {
        path.line(to: point)
        current = point
    }

    private mutating func curve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
        path.curve(to: end, control1: first, control2: second)
        current = end
    }

    private mutating func quadratic(to end: CGPoint, _ middle: CGPoint) {
        func toward(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (middle.x - point.x) * 2 / 3, y: point.y + (middle.y - point.y) * 2 / 3)
        }
        curve(to: end, toward(current), toward(end))
    }

    /// Draws an elliptical arc as cubic curves of at most a quarter turn each.
    ///
    /// > Rule: SVG 1.1, F.6.5 and F.6.6.
    private mutating func arc(
        to end: CGPoint, _ radii: CGSize, _ rotation: CGFloat, _ isLarge: Bool, _ turnsRight: Bool
    ) {
        guard radii.width > 0, radii.height > 0, end != current else { return line(to: end) }
        let (cosine, sine) = (PortableMath.cos(rotation), PortableMath.sin(rotation))
        let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
        let x = cosine * half.x + sine * half.y
        let y = -sine * half.x + cosine * half.y
        let excess = (x * x) / (radii.width * radii.width) + (y * y) / (radii.height * radii.height)
        let grown = max(1, excess.squareRoot())
        let (rx, ry) = (radii.width * grown, radii.height * grown)
        let above = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
        let root = max(0, above / (rx * rx * y * y + ry * ry * x * x)).squareRoot() * (isLarge == turnsRight ? -1 : 1)
        let (cx, cy) = (root * rx * y / ry, -root * ry * x / rx)
        let center = CGPoint(
            x: cosine * cx - sine * cy + (current.x + end.x) / 2, y: sine * cx + cosine * cy + (current.y + end.y) / 2)
        let first = PortableMath.atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = PortableMath.atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if turnsRight, sweep < 0 { sweep += 2 * .pi }
        if !turnsRight, sweep > 0 { sweep -= 2 * .pi }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let reach = 4 / 3 * PortableMath.tan(step / 4)
        func placed(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + cosine * rx * x - sine * ry * y, y: center.y + sine * rx * x + cosine * ry * y)
        }
        for piece in 0..<pieces {
            let (a, b) = (first + step * CGFloat(piece), first + step * CGFloat(piece + 1))
            curve(
                to: piece == pieces - 1 ? end : placed(PortableMath.cos(b), PortableMath.sin(b)),
                placed(
                    PortableMath.cos(a) - reach * PortableMath.sin(a), PortableMath.sin(a) + reach * PortableMath.cos(a)
                ),
                placed(
                    PortableMath.cos(b) + reach * PortableMath.sin(b), PortableMath.sin(b) - reach * PortableMath.cos(b)
                ))
        }
    }

    // MARK: Numbers

    private mutating func skipSeparators() {
        while index < bytes.count, bytes[index] <= UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") { index += 1 }
    }

    private mutating func point(from origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// A flag of an arc, which needs no space behind it.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
            return nil
        }
        index += 1
        return bytes[index - 1] == UInt8(ascii: "1")
    }

    private mutating func number() -> CGFloat? {
        skipSeparators()
        let first = index
        func isDigit(_ place: Int) -> Bool {
            place < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place])
        }
        func isSign(_ place: Int) -> Bool {
            place < bytes.count && (bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+"))
        }
        if isSign(index) { index += 1 }
        while isDigit(index) { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            while isDigit(index) { index += 1 }
        }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e"), isDigit(index + (isSign(index + 1) ? 2 : 1)) {
            index += isSign(index + 1) ? 2 : 1
            while isDigit(index) { index += 1 }
        }
        guard let value = Double(String(decoding: bytes[first..<index], as: UTF8.self)), abs(value) < 1e7 else {
            return nil
        }
        return CGFloat(value)
    }
}
