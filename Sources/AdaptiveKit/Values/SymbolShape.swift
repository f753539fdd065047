import Drawing
import Foundation
import Geometry

/// What stands for a symbol of the system: a plain sign of the same meaning, in a box of the symbol's size.
///
/// The system's own drawings belong to Apple. A name without a sign of its own is a rounded frame.
struct SymbolShape {
    let name: String

    /// Width and height in ems: of the point size at medium scale.
    ///
    /// Interface Builder stores a symbol's proportions in documents; a usual symbol's longer side is 1.18 em.
    var box: CGSize {
        if let known = Self.boxes[baseName] { return known }
        if name.contains("circle") { return CGSize(width: 1.18, height: 1.13) }
        return CGSize(width: 1.18, height: 1.1)
    }

    /// The name without what only varies the sign.
    private var baseName: String {
        name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
    }

    private static let boxes: [String: CGSize] = [
        "chevron.right": CGSize(width: 0.745, height: 0.98), "chevron.left": CGSize(width: 0.745, height: 0.98),
        "chevron.forward": CGSize(width: 0.745, height: 0.98), "chevron.backward": CGSize(width: 0.745, height: 0.98),
        "chevron.down": CGSize(width: 1.08, height: 0.59), "chevron.up": CGSize(width: 1.08, height: 0.59),
        "plus": CGSize(width: 1.02, height: 0.98), "minus": CGSize(width: 1.02, height: 0.26),
        "xmark": CGSize(width: 0.98, height: 0.865), "checkmark": CGSize(width: 1.04, height: 0.96),
        "star": CGSize(width: 1.18, height: 1.07), "heart": CGSize(width: 1.18, height: 0.99),
        "trash": CGSize(width: 1.16, height: 1.27), "square.and.arrow.up": CGSize(width: 1.1, height: 1.31),
        "square.and.arrow.down": CGSize(width: 1.1, height: 1.16), "doc": CGSize(width: 1.04, height: 1.18),
        "doc.on.doc": CGSize(width: 1.18, height: 1.31), "person": CGSize(width: 1.12, height: 1.06),
        "person.3": CGSize(width: 2, height: 0.97), "ellipsis": CGSize(width: 1.06, height: 0.26),
        "magnifyingglass": CGSize(width: 1.16, height: 1.1), "pencil": CGSize(width: 0.98, height: 0.98),
        "globe": CGSize(width: 1.18, height: 1.13), "exclamationmark.triangle": CGSize(width: 1.2, height: 1.07),
        "camera": CGSize(width: 1.3, height: 1.05), "folder": CGSize(width: 1.24, height: 1.02),
        "bookmark": CGSize(width: 0.8, height: 1.1),
    ]

    private var glyph: ControlGlyph? {
        let isFilled = name.hasSuffix(".fill")
        switch baseName {
        case "chevron.right", "chevron.forward": return .chevronForward
        case "chevron.left", "chevron.backward": return .chevronBackward
        case "chevron.down": return .chevronDown
        case "chevron.up": return .chevronUp
        case "checkmark": return .checkmark
        case "checkmark.circle": return isFilled ? .checkmarkFilled : .circle
        case "plus": return .plus
        case "plus.circle": return .plusInCircle
        case "minus": return .minus
        case "minus.circle": return .minusInCircle
        case "xmark": return .xmark
        case "xmark.circle": return .xmarkFilled
        case "ellipsis": return .ellipsis
        case "info.circle", "questionmark.circle", "exclamationmark.circle": return .info
        case "magnifyingglass": return .magnifier
        case "star": return isFilled ? .starFilled : .star
        case "clock": return .clock
        case "person", "person.circle", "person.crop.circle": return .person
        case "book": return .book
        case "folder": return .folder
        case "trash": return .trash
        case "camera": return .camera
        case "square.and.pencil", "pencil": return .compose
        case "square.and.arrow.up": return .share
        case "square.and.arrow.down": return .download
        case "arrowshape.turn.up.left": return .reply
        case "arrow.clockwise", "arrow.2.circlepath": return .refresh
        case "play": return .play
        case "pause": return .pause
        case "backward": return .rewind
        case "forward": return .fastForward
        case "arrow.uturn.backward": return .undo
        case "arrow.uturn.forward": return .redo
        case "mic": return .microphone
        case "bookmark": return .bookmark
        case "circle": return .circle
        default: return nil
        }
    }

    /// The sign as one filled outline, in a box of a size in points.
    ///
    /// - Parameters:
    ///   - size: of the box.
    ///   - lineWidth: of lines, in points.
    /// - Returns: an outline for the non-zero winding rule.
    func outline(in size: CGSize, lineWidth: CGFloat) -> Path {
        guard size.width > 0, size.height > 0 else { return Path() }
        guard let glyph else {
            let frame = CGRect(origin: .zero, size: size).insetBy(dx: size.width * 0.08, dy: size.height * 0.08)
            let corner = min(frame.width, frame.height) * 0.22
            var path = Path.roundedRectangle(frame, cornerRadius: corner)
            path.append(
                Path.roundedRectangle(
                    frame.insetBy(dx: lineWidth, dy: lineWidth), cornerRadius: max(0, corner - lineWidth)
                ).reversed())
            return path
        }
        // The signs fill a box of 24; what they cover of it is brought to the symbol's box.
        let side = max(size.width, size.height)
        let transform = CGAffineTransform(
            a: side / 24, b: 0, c: 0, d: side / 24, tx: (size.width - side) / 2, ty: (size.height - side) / 2)
        var path = Path()
        for part in glyph.parts {
            switch part {
            case .line(let line): path.append(line.applying(transform).stroked(width: lineWidth))
            case .area(let area): path.append(area.applying(transform))
            case .knockout(let line): path.append(line.applying(transform).stroked(width: lineWidth).reversed())
            }
        }
        return path
    }
}

extension Path {
    /// The area that a round pen covers along this path.
    ///
    /// Made of a bar for each straight piece and a disc at each joint, all turning the same way, so that under the
    /// non-zero winding rule their overlaps stay filled.
    func stroked(width: CGFloat) -> Path {
        var area = Path()
        var start = CGPoint.zero
        var current = CGPoint.zero
        func joint(_ point: CGPoint) {
            area.append(
                .ellipse(
                    in: CGRect(x: point.x - width / 2, y: point.y - width / 2, width: width, height: width)))
        }
        func bar(to end: CGPoint) {
            let (dx, dy) = (end.x - current.x, end.y - current.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { return }
            let (nx, ny) = (-dy / length * width / 2, dx / length * width / 2)
            area.move(to: CGPoint(x: current.x - nx, y: current.y - ny))
            area.line(to: CGPoint(x: end.x - nx, y: end.y - ny))
            area.line(to: CGPoint(x: end.x + nx, y: end.y + ny))
            area.line(to: CGPoint(x: current.x + nx, y: current.y + ny))
            area.close()
            joint(end)
            current = end
        }
        for element in elements {
            switch element {
            case .move(let point):
                (start, current) = (point, point)
                joint(point)
            case .line(let point): bar(to: point)
            case .curve(let end, let control1, let control2):
                let from = current
                for step in 1...8 {
                    let t = CGFloat(step) / 8
                    let u = 1 - t
                    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
                    }
                    bar(
                        to: CGPoint(
                            x: mix(from.x, control1.x, control2.x, end.x),
                            y: mix(from.y, control1.y, control2.y, end.y)))
                }
            case .close: bar(to: start)
            }
        }
        return area
    }
}
