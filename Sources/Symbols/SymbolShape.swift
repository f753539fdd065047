package import Drawing
package import Foundation
import Geometry

/// A stand-in for a system symbol: a plain sign of the same meaning, in a box of the symbol's size.
///
/// The system's own drawings belong to Apple. A name without a sign in ``SymbolSigns`` is drawn as a rounded frame.
package struct SymbolShape {
    package let name: String

    /// The shape for the symbol with that name.
    package init(name: String) { self.name = name }

    /// The width and height in ems, that is, in multiples of the point size at medium scale.
    ///
    /// Interface Builder stores a symbol's aspect ratio in documents; a usual symbol's longer side is 1.18 em.
    package var box: CGSize {
        if let known = Self.boxes[baseName] { return known }
        if ["square", "app"].contains(SymbolName(name).container?.rawValue) { return Self.boxes["square"] ?? .zero }
        if name.contains("circle") { return CGSize(width: 1.165, height: 1.105) }
        return CGSize(width: 1.18, height: 1.1)
    }

    /// The ink in ems, about the middle of the box; `nil` where it was not measured.
    ///
    /// A sign in a circle is as large as the circle.
    private var ink: Ink? { Self.inks[baseName] ?? (baseName.hasSuffix(".circle") ? Self.inks["circle"] : nil) }

    /// The size of a symbol's ink in ems, and the distance of its middle below the middle of the box.
    private struct Ink {
        var width: CGFloat
        var height: CGFloat
        var drop: CGFloat = 0
    }

    /// The default distance between the box's edges and the ink, in ems.
    private static let bearing = CGSize(width: 0.075, height: 0.04)

    /// Measured in real bars: buttons of 17 and tabs of 18 points at large scale, iOS 18 and 26.
    private static let inks: [String: Ink] = [
        "plus": Ink(width: 0.812, height: 0.812),
        "line.3.horizontal.decrease": Ink(width: 1, height: 0.58, drop: 0.009),
        "chevron.up": Ink(width: 0.858, height: 0.49), "chevron.down": Ink(width: 0.858, height: 0.49, drop: 0.03),
        "magnifyingglass": Ink(width: 0.969, height: 0.969), "star": Ink(width: 1.075, height: 1.045, drop: -0.04),
        "bookmark": Ink(width: 0.65, height: 1.02), "circle": Ink(width: 1.011, height: 1.011),
        "doc.plaintext": Ink(width: 0.827, height: 1.057),
        "doc": Ink(width: 0.827, height: 1.057), "square.and.arrow.up": Ink(width: 0.889, height: 1.118, drop: -0.038),
        "gear": Ink(width: 1.088, height: 1.075), "sidebar.left": Ink(width: 1.172, height: 0.919),
        "sidebar.leading": Ink(width: 1.172, height: 0.919),
        "arrow.up.backward.and.arrow.down.forward": Ink(width: 0.942, height: 0.942),
    ]

    /// The part of a box of a size that the ink fills.
    private func inkFrame(in size: CGSize) -> CGRect {
        let box = box
        let (em, emHigh) = (size.width / box.width, size.height / box.height)
        let wanted =
            ink.map { CGSize(width: $0.width * em, height: $0.height * emHigh) }
            ?? CGSize(
                width: size.width - 2 * Self.bearing.width * em, height: size.height - 2 * Self.bearing.height * emHigh)
        let fitting = CGSize(
            width: min(size.width, max(wanted.width, size.width / 2)),
            height: min(size.height, max(wanted.height, size.height / 2)))
        // A measured sign may leave its box: a star's middle is above it.
        return CGRect(origin: .zero, size: size).centered(fitting).offsetBy(dx: 0, dy: (ink?.drop ?? 0) * emHigh)
    }

    /// The name without the words that only vary the sign.
    private var baseName: String {
        let plain = name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
        return SymbolSigns.aliases[plain] ?? plain
    }

    private static let boxes: [String: CGSize] = [
        "chevron.right": CGSize(width: 0.745, height: 0.98), "chevron.left": CGSize(width: 0.745, height: 0.98),
        "chevron.forward": CGSize(width: 0.745, height: 0.98), "chevron.backward": CGSize(width: 0.745, height: 0.98),
        "chevron.down": CGSize(width: 1.08, height: 0.59), "chevron.up": CGSize(width: 1.08, height: 0.59),
        "plus": CGSize(width: 1.02, height: 0.98), "minus": CGSize(width: 1.02, height: 0.26),
        "xmark": CGSize(width: 0.98, height: 0.865), "checkmark": CGSize(width: 1.04, height: 0.96),
        "star": CGSize(width: 1.18, height: 1.17), "heart": CGSize(width: 1.18, height: 0.99),
        "trash": CGSize(width: 1.16, height: 1.27), "square.and.arrow.up": CGSize(width: 1.1, height: 1.31),
        "square.and.arrow.down": CGSize(width: 1.1, height: 1.16), "doc": CGSize(width: 1.04, height: 1.18),
        "doc.on.doc": CGSize(width: 1.225, height: 1.35), "person": CGSize(width: 1.095, height: 1.025),
        "person.3": CGSize(width: 2, height: 0.97), "ellipsis": CGSize(width: 1.06, height: 0.26),
        "magnifyingglass": CGSize(width: 1.16, height: 1.1), "pencil": CGSize(width: 0.98, height: 0.98),
        "globe": CGSize(width: 1.15, height: 1.105), "exclamationmark.triangle": CGSize(width: 1.2, height: 1.07),
        "camera": CGSize(width: 1.3, height: 1.05), "folder": CGSize(width: 1.24, height: 1.02),
        "bookmark": CGSize(width: 1.03, height: 1.18), "chevron.up.chevron.down": CGSize(width: 0.75, height: 1.1),
        "touchid": CGSize(width: 1.25, height: 1.19), "square": CGSize(width: 1.13, height: 1),
        "app": CGSize(width: 1.13, height: 1), "stop": CGSize(width: 1.05, height: 0.93),
        "die.face.3": CGSize(width: 1.13, height: 1), "arrow.left": CGSize(width: 1.15, height: 0.88),
        "arrow.right": CGSize(width: 1.15, height: 0.88), "arrow.up": CGSize(width: 0.9, height: 1.15),
        "arrow.down": CGSize(width: 0.9, height: 1.15), "arrowtriangle.down": CGSize(width: 1.05, height: 0.98),
        "applelogo": CGSize(width: 0.95, height: 1.088), "at": CGSize(width: 1.2, height: 1.17),
        "bag": CGSize(width: 1.12, height: 1.12), "battery.100": CGSize(width: 1.62, height: 0.75),
        "battery.75": CGSize(width: 1.62, height: 0.75),
        "battery.50": CGSize(width: 1.62, height: 0.75), "battery.25": CGSize(width: 1.62, height: 0.75),
        "battery.0": CGSize(width: 1.62, height: 0.75),
        "car": CGSize(width: 1.3, height: 0.945), "chart.bar": CGSize(width: 1.3, height: 0.915),
        "cloud": CGSize(width: 1.3, height: 0.885), "cloud.rain": CGSize(width: 1.25, height: 1.27),
        "drop": CGSize(width: 0.86, height: 1.15), "hand.thumbsup": CGSize(width: 1.15, height: 1.2),
        "house": CGSize(width: 1.28, height: 1.05), "icloud": CGSize(width: 1.33, height: 0.915),
        "info": CGSize(width: 0.75, height: 1.03), "questionmark": CGSize(width: 0.76, height: 1.03),
        "internaldrive": CGSize(width: 1.3, height: 0.89), "line.3.horizontal": CGSize(width: 1.15, height: 0.81),
        "line.3.horizontal.decrease": CGSize(width: 1.15, height: 0.655),
        "list.bullet": CGSize(width: 1.2, height: 0.825), "list.dash": CGSize(width: 1.2, height: 0.8),
        "location": CGSize(width: 1.12, height: 1.01), "lock": CGSize(width: 0.95, height: 1.1),
        "map": CGSize(width: 1.25, height: 1.09), "person.2": CGSize(width: 1.6, height: 1),
        "speaker.wave.2": CGSize(width: 1.5, height: 1.03), "sun.max": CGSize(width: 1.25, height: 1.22),
        "wifi": CGSize(width: 1.3, height: 0.92), "gear": CGSize(width: 1.2, height: 1.14),
        "gearshape": CGSize(width: 1.2, height: 1.15), "lock.rotation": CGSize(width: 1.27, height: 1.18),
        "arrow.triangle.2.circlepath.camera": CGSize(width: 1.43, height: 1.04),
        "mic": CGSize(width: 0.97, height: 1.135),
        "photo": CGSize(width: 1.404, height: 1.02), "speaker.wave.3": CGSize(width: 1.584, height: 1.04),
        "video": CGSize(width: 1.434, height: 0.92),
    ]

    /// The sign as one filled outline, in a box of a size in points.
    ///
    /// - Parameters:
    ///   - size: The size of the box, in points.
    ///   - lineWidth: The width of lines, in points.
    /// - Returns: An outline for the non-zero winding rule.
    package func outline(in size: CGSize, lineWidth: CGFloat) -> Path {
        guard size.width > 0, size.height > 0 else { return Path() }
        let parts = SymbolName(name)
        var frame = inkFrame(in: size)
        // A badge overlaps the corner of the sign, which shrinks to leave space for it.
        if parts.badge != nil { frame.size = CGSize(width: frame.width * 0.85, height: frame.height * 0.85) }
        let pen = Pen(width: min(lineWidth, min(size.width, size.height) / 2), isFilled: parts.isFilled)
        var area: Outline
        if let container = parts.container {
            let fills = parts.isFilled && container.isFillable
            area = Pen(width: pen.width, isFilled: fills).outline(of: container.sign, in: frame)
            let room = container.room(in: area.path.bounds ?? frame)
            // A cross in a circle is smaller than a plus, as measured in clear buttons.
            let inset = parts.base == "xmark" ? 0.08 * room.width : 0
            let sign =
                parts.base.map { pen.outline(of: $0, in: room.insetBy(dx: inset, dy: inset)) } ?? Outline()
            if fills { area = pen.cut(sign, outOf: area) } else { area.append(sign) }
        } else if let base = parts.base {
            area = pen.outline(of: base, in: frame, keepsProportions: ink == nil)
        } else {
            // A name without a sign is drawn as an empty frame.
            let inset = frame.insetBy(dx: size.width * 0.08, dy: size.height * 0.08)
            area = Pen(width: pen.width, isFilled: false).outline(of: "square", in: inset, keepsProportions: false)
        }
        if let number = parts.number, let ring = area.path.bounds {
            let side = ring.width * 0.46
            let center = CGPoint(x: ring.midX, y: ring.maxY - ring.width / 2)
            let room = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
            area.append(Pen(width: pen.width * 0.8, isFilled: false).outline(of: number, in: room))
        }
        if parts.isSlashed {
            let inner = frame.insetBy(dx: pen.width / 2, dy: pen.width / 2)
            let line = [CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.maxY)]
            var gap = Outline()
            gap.stroke(line, isClosed: false, width: pen.width * 2.8)
            area = pen.cut(gap, outOf: area)
            area.stroke(line, isClosed: false, width: pen.width)
        }
        if let badge = parts.badge {
            let side = min(size.width, size.height) * 0.45
            let box = CGRect(x: size.width - side, y: size.height - side, width: side, height: side)
            var disc = Outline()
            disc.stroke([CGPoint(x: box.midX, y: box.midY)], isClosed: false, width: side + pen.width * 1.4)
            area = pen.cut(disc, outOf: area)
            if badge.isEmpty {
                area.stroke([CGPoint(x: box.midX, y: box.midY)], isClosed: false, width: side * 0.9)
            } else {
                area.append(pen.outline(of: badge, in: box.insetBy(dx: side * 0.1, dy: side * 0.1)))
            }
        }
        return area.subtracting().path
    }

    /// Draws the signs in the table.
    private struct Pen {
        let width: CGFloat
        let isFilled: Bool

        func cut(_ hole: Outline, outOf area: Outline) -> Outline { area.subtracting(hole) }

        /// A sign at the largest size at which it fits into the frame, including the width of its lines.
        func outline(of name: String, in frame: CGRect, keepsProportions: Bool = true) -> Outline {
            guard let sign = SymbolSign.named(name) else { return Outline() }
            let bounds = sign.bounds
            // A pen covers half of its width beyond the points; areas end at them.
            let pen = sign.hasStrokes ? width : 0
            let room = frame.insetBy(dx: min(pen, frame.width) / 2, dy: min(pen, frame.height) / 2)
            let horizontal = bounds.width > 0 ? room.width / bounds.width : .greatestFiniteMagnitude
            let vertical = bounds.height > 0 ? room.height / bounds.height : .greatestFiniteMagnitude
            let scale = min(horizontal, vertical)
            guard scale > 0, scale < .greatestFiniteMagnitude else { return Outline() }
            let (sx, sy) = keepsProportions ? (scale, scale) : (horizontal, vertical)
            var area = Outline()
            var holes = Outline()
            for line in sign.lines {
                let points = line.points.map {
                    CGPoint(x: room.midX + ($0.x - bounds.midX) * sx, y: room.midY + ($0.y - bounds.midY) * sy)
                }
                switch line.ink {
                case .stroke: area.stroke(points, isClosed: line.isClosed, width: width)
                case .area: area.fill(points)
                case .body:
                    if isFilled, points.count > 2 { area.fill(points) }
                    area.stroke(points, isClosed: line.isClosed, width: width)
                case .detailStroke where isFilled: holes.stroke(points, isClosed: line.isClosed, width: width)
                case .detailStroke: area.stroke(points, isClosed: line.isClosed, width: width)
                case .detailArea where isFilled: holes.fill(points)
                case .detailArea: area.fill(points)
                }
            }
            return holes.polygons.isEmpty ? area : cut(holes, outOf: area)
        }
    }
}
