package import Foundation
import Geometry

/// A plain sign parsed from a line of text, as polylines in a box of 24 by 24.
///
/// A letter or mark gives the meaning of the numbers after it:
/// `-` strokes what follows, `=` fills it, `#` strokes it and fills it in filled variants, `~` strokes it and cuts it
/// out of filled variants, `%` fills it and cuts it out of filled variants;
/// `M` points of a polyline, `L` more of them, `Q` a quadratic and `C` a cubic curve from the last point, `Z` closes,
/// `O` circle (center, radius), `E` ellipse (center, radii), `R` rounded rectangle (origin, size, radius),
/// `A` arc (center, radius, first and last angle in degrees, clockwise from the right).
package struct SymbolSign {
    package enum Ink: Character { case stroke = "-", area = "=", body = "#", detailStroke = "~", detailArea = "%" }

    package struct Line {
        package var ink: Ink
        package var points: [CGPoint]
        package var isClosed = false
    }

    package private(set) var lines: [Line] = []

    /// Parses the sign; unknown commands are skipped.
    package init(_ text: String) {
        var ink = Ink.stroke
        var command: Character = "M"
        var numbers: [CGFloat] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            add(command, numbers, ink)
            numbers = []
            guard let character = word.first else { continue }
            if let next = Ink(rawValue: character) { ink = next } else { command = character }
        }
        add(command, numbers, ink)
    }

    /// The sign with a name of ``SymbolSigns``, or a number of two digits; `nil` for other names.
    package static func named(_ name: String) -> SymbolSign? {
        if let text = SymbolSigns.all[name] { return SymbolSign(text) }
        guard name.utf8.count == 2, name.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
            return nil
        }
        var number = SymbolSign("")
        for (digit, offset) in zip(name, [-6.5, 6.5] as [CGFloat]) {
            for var line in SymbolSign(SymbolSigns.all[String(digit)] ?? "").lines {
                line.points = line.points.map { CGPoint(x: $0.x + offset, y: $0.y) }
                number.lines.append(line)
            }
        }
        return number
    }

    /// Whether a pen draws a part of the sign.
    var hasStrokes: Bool { lines.contains { $0.ink != .area && $0.ink != .detailArea } }

    /// The smallest rectangle that contains all points of the sign.
    package var bounds: CGRect {
        let points = lines.flatMap(\.points)
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private mutating func add(_ command: Character, _ n: [CGFloat], _ ink: Ink) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        let pairs = stride(from: 0, to: n.count - 1, by: 2).map(point)
        switch (command, n.count) {
        case ("Z", 0): if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
        case ("M", 2...): lines.append(Line(ink: ink, points: pairs))
        case ("L", 2...): extend(by: pairs)
        case ("Q", 4): extend(by: Self.curve(from: last, pairs[0], pairs[0], to: pairs[1], isQuadratic: true))
        case ("C", 6): extend(by: Self.curve(from: last, pairs[0], pairs[1], to: pairs[2], isQuadratic: false))
        case ("O", 3): ellipse(point(0), n[2], n[2], ink)
        case ("E", 4): ellipse(point(0), n[2], n[3], ink)
        case ("A", 5): lines.append(Line(ink: ink, points: Self.arc(point(0), n[2], n[2], from: n[3], to: n[4])))
        case ("R", 5):
            let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3]).insetBy(dx: n[4], dy: n[4])
            let corners = [
                (rect.maxX, rect.minY, -90), (rect.maxX, rect.maxY, 0), (rect.minX, rect.maxY, 90),
                (rect.minX, rect.minY, 180),
            ]
            let points = corners.flatMap { x, y, start in
                n[4] == 0
                    ? [CGPoint(x: x, y: y)]
                    : Self.arc(CGPoint(x: x, y: y), n[4], n[4], from: CGFloat(start), to: CGFloat(start + 90))
            }
            lines.append(Line(ink: ink, points: points, isClosed: true))
        default: break
        }
    }

    private var last: CGPoint { lines.last?.points.last ?? .zero }

    private mutating func extend(by points: [CGPoint]) {
        guard !lines.isEmpty else { return }
        lines[lines.count - 1].points += points
    }

    private mutating func ellipse(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat, _ ink: Ink) {
        let points = Self.arc(center, rx, ry, from: 0, to: 360).dropLast()
        lines.append(Line(ink: ink, points: Array(points), isClosed: true))
    }

    private static func arc(
        _ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> [CGPoint] {
        // Small circles look round with fewer corners; large ones are round to a tenth of a pixel at 120 points.
        let steps = max(3, Int((abs(end - start) / 360 * (max(rx, ry) > 4 ? 80 : 40)).rounded(.up)))
        return (0...steps).map { step in
            let angle = (start + (end - start) * CGFloat(step) / CGFloat(steps)) * .pi / 180
            return CGPoint(x: center.x + PortableMath.cos(angle) * rx, y: center.y + PortableMath.sin(angle) * ry)
        }
    }

    private static func curve(
        from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint, isQuadratic: Bool
    ) -> [CGPoint] {
        (1...16).map { step in
            let t = CGFloat(step) / 16
            let u = 1 - t
            let (a, b, c, d) =
                isQuadratic ? (u * u, 2 * u * t, 0, t * t) : (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                y: a * start.y + b * control1.y + c * control2.y + d * end.y)
        }
    }
}
