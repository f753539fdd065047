import Drawing
import Foundation
import Geometry

/// The small signs that controls, cells and bars carry, as outlines in a box of 24 by 24.
///
/// They are drawn for this project: of the same meaning and room as the system's own, not copies of its font.
enum ControlGlyph: Hashable, Sendable, CaseIterable {
    case chevronForward, chevronBackward
    case checkmark, plus, minus, xmark, ellipsis
    case info, plusInCircle, xmarkFilled
    case magnifier, star, starFilled, clock, person, book, folder, trash, camera, compose, share, reply, refresh
    case play, pause, rewind, fastForward, undo, redo, download, pageCurl
    case sidebarLeading, fullScreen

    /// One part of a sign.
    enum Part: Hashable, Sendable {
        case line(Path)
        case area(Path)
        /// An area cut out of what was drawn before, shown by the colour behind.
        case knockout(Path)
    }

    var parts: [Part] {
        switch self {
        case .chevronForward: [.line(.polyline((8.6, 4.2), (16, 12), (8.6, 19.8)))]
        case .chevronBackward: [.line(.polyline((15.4, 4.2), (8, 12), (15.4, 19.8)))]
        case .checkmark: [.line(.polyline((4.6, 13), (9.8, 18.6), (19.4, 5.4)))]
        case .plus: [.line(.polyline((12, 3.6), (12, 20.4))), .line(.polyline((3.6, 12), (20.4, 12)))]
        case .minus: [.line(.polyline((3.6, 12), (20.4, 12)))]
        case .xmark: [.line(.polyline((5, 5), (19, 19))), .line(.polyline((19, 5), (5, 19)))]
        case .ellipsis: [4.5, 12, 19.5].map { .area(.disc(($0, 12), 2)) }
        case .info:
            [
                .line(.disc((12, 12), 9.6)), .area(.disc((12, 7.4), 1.25)),
                .line(.polyline((10.3, 10.8), (12.2, 10.8), (12.2, 16.8))), .line(.polyline((9.9, 16.8), (14.3, 16.8))),
            ]
        case .plusInCircle:
            [
                .line(.disc((12, 12), 9.6)), .line(.polyline((12, 7.2), (12, 16.8))),
                .line(.polyline((7.2, 12), (16.8, 12))),
            ]
        case .xmarkFilled:
            [
                .area(.disc((12, 12), 10.4)), .knockout(.stroked((8.2, 8.2), (15.8, 15.8))),
                .knockout(.stroked((15.8, 8.2), (8.2, 15.8))),
            ]
        case .magnifier: [.line(.disc((10, 10), 6.8)), .line(.polyline((15, 15), (21, 21)))]
        case .star: [.line(.star)]
        case .starFilled: [.area(.star)]
        case .clock: [.line(.disc((12, 12), 9.6)), .line(.polyline((12, 6), (12, 12.2), (16, 14.4)))]
        case .person:
            [
                .line(.disc((12, 12), 9.8)), .area(.disc((12, 9.4), 3.4)),
                .area(.shoulders),
            ]
        case .book:
            [
                .line(.polyline((12, 6.6), (9, 4.8), (3, 4.8), (3, 18.4), (9, 18.4), (12, 20.2))),
                .line(.polyline((12, 6.6), (15, 4.8), (21, 4.8), (21, 18.4), (15, 18.4), (12, 20.2), (12, 6.6))),
            ]
        case .folder:
            [.line(.polygon((2.6, 5), (9, 5), (11, 7.4), (21.4, 7.4), (21.4, 19.4), (2.6, 19.4)))]
        case .trash:
            [
                .line(.polyline((3.6, 6), (20.4, 6))), .line(.polyline((9, 6), (9.6, 3.2), (14.4, 3.2), (15, 6))),
                .line(.polyline((5.4, 6), (6.4, 21), (17.6, 21), (18.6, 6))), .line(.polyline((12, 9.4), (12, 17.6))),
                .line(.polyline((9, 9.4), (9.4, 17.6))), .line(.polyline((15, 9.4), (14.6, 17.6))),
            ]
        case .camera:
            [
                .line(
                    .polygon((2, 7.4), (7, 7.4), (8.8, 4.8), (15.2, 4.8), (17, 7.4), (22, 7.4), (22, 19.6), (2, 19.6))),
                .line(.disc((12, 13.2), 4)),
            ]
        case .compose:
            [
                .line(.polyline((13, 4), (4, 4), (4, 20), (20, 20), (20, 11))),
                .line(.polyline((21, 3), (11, 13), (10, 14.4))),
            ]
        case .share:
            [
                .line(.polyline((12, 14.6), (12, 2.4))), .line(.polyline((8.2, 6), (12, 2.2), (15.8, 6))),
                .line(.polyline((8.6, 9), (5, 9), (5, 21.4), (19, 21.4), (19, 9), (15.4, 9))),
            ]
        case .reply:
            [
                .line(
                    .polygon(
                        (2.6, 11.4), (10.4, 4.6), (10.4, 8.6), (17.6, 10.6), (21, 19), (16, 15), (10.4, 14.4),
                        (10.4, 18.2)))
            ]
        case .refresh:
            [
                .line(.arc((12, 12.6), 8.2, from: -0.55, quarters: 3.45)),
                .line(.polyline((19.6, 3.4), (19.4, 8.6), (14.2, 8.4))),
            ]
        case .sidebarLeading:
            [
                .line(Path.roundedRectangle(CGRect(x: 1.6, y: 4, width: 20.8, height: 16), cornerRadius: 3.4)),
                .line(.polyline((8.8, 4), (8.8, 20))), .line(.polyline((4.4, 8), (6.2, 8))),
                .line(.polyline((4.4, 11), (6.2, 11))), .line(.polyline((4.4, 14), (6.2, 14))),
            ]
        case .fullScreen:
            [
                .line(.polyline((13.6, 10.4), (20.4, 3.6))), .line(.polyline((14.6, 3.2), (20.8, 3.2), (20.8, 9.4))),
                .line(.polyline((10.4, 13.6), (3.6, 20.4))), .line(.polyline((9.4, 20.8), (3.2, 20.8), (3.2, 14.6))),
            ]
        case .play: [.area(.polygon((6, 3.6), (20.4, 12), (6, 20.4)))]
        case .pause:
            [
                .area(.rectangle(CGRect(x: 6, y: 4, width: 4, height: 16))),
                .area(.rectangle(CGRect(x: 14, y: 4, width: 4, height: 16))),
            ]
        case .rewind: [.area(.polygon((12, 5), (2, 12), (12, 19))), .area(.polygon((22, 5), (12, 12), (22, 19)))]
        case .fastForward: [.area(.polygon((2, 5), (12, 12), (2, 19))), .area(.polygon((12, 5), (22, 12), (12, 19)))]
        case .undo:
            [
                .line(.polyline((7.4, 4), (3, 8.6), (7.4, 13))),
                .line(.polyline((3.4, 8.6), (15, 8.6), (19.4, 11), (20.2, 14.4), (18, 18.4), (14.6, 19.4), (10, 19.4))),
            ]
        case .redo:
            [
                .line(.polyline((16.6, 4), (21, 8.6), (16.6, 13))),
                .line(.polyline((20.6, 8.6), (9, 8.6), (4.6, 11), (3.8, 14.4), (6, 18.4), (9.4, 19.4), (14, 19.4))),
            ]
        case .download:
            [
                .line(.disc((12, 12), 9.6)), .line(.polyline((12, 6.4), (12, 16.6))),
                .line(.polyline((8, 13), (12, 17), (16, 13))),
            ]
        case .pageCurl:
            [
                .line(.polygon((5, 3), (19, 3), (19, 15), (13, 21), (5, 21))),
                .line(.polyline((13, 21), (13, 15), (19, 15))),
            ]
        }
    }

    /// Whether the sign points along the line, so that it turns round where text runs from right to left.
    var followsDirection: Bool {
        switch self {
        case .chevronForward, .chevronBackward, .reply, .undo, .redo, .book: true
        default: false
        }
    }

    /// What draws the sign.
    ///
    /// - Parameters:
    ///   - rect: the square that the box of 24 by 24 fills; the sign keeps its shape in any other rectangle.
    ///   - color: of the lines and areas.
    ///   - weight: the width of lines in points.
    ///   - background: what shows through where a sign is cut out.
    ///   - isRightToLeft: whether a sign that points along the line points the other way.
    /// - Returns: items in the coordinates of the rectangle.
    func items(
        in rect: CGRect, color: Color, weight: CGFloat = 1.8, background: Color = .white, isRightToLeft: Bool = false
    ) -> [DrawingItem] {
        let side = min(rect.width, rect.height)
        guard side > 0, side.isFinite, weight > 0 else { return [] }
        let scale = side / 24
        let left = rect.midX - side / 2
        let top = rect.midY - side / 2
        let transform =
            isRightToLeft && followsDirection
            ? CGAffineTransform(a: -scale, b: 0, c: 0, d: scale, tx: left + side, ty: top)
            : CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left, ty: top)
        return parts.map { part in
            switch part {
            case .line(let path):
                .stroke(
                    path.applying(transform), .color(color), StrokeStyle(width: weight, cap: .round, join: .round))
            case .area(let path): .fill(path.applying(transform), .color(color))
            case .knockout(let path):
                .stroke(
                    path.applying(transform), .color(background), StrokeStyle(width: weight, cap: .round, join: .round))
            }
        }
    }
}

extension Path {
    fileprivate typealias Corner = (CGFloat, CGFloat)

    fileprivate static func polyline(_ corners: Corner...) -> Path { outline(corners, isClosed: false) }

    fileprivate static func polygon(_ corners: Corner...) -> Path { outline(corners, isClosed: true) }

    fileprivate static func stroked(_ from: Corner, _ to: Corner) -> Path { outline([from, to], isClosed: false) }

    private static func outline(_ corners: [Corner], isClosed: Bool) -> Path {
        var path = Path()
        for (index, corner) in corners.enumerated() {
            let point = CGPoint(x: corner.0, y: corner.1)
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        if isClosed { path.close() }
        return path
    }

    fileprivate static func disc(_ center: Corner, _ radius: CGFloat) -> Path {
        .ellipse(
            in: CGRect(x: center.0 - radius, y: center.1 - radius, width: 2 * radius, height: 2 * radius))
    }

    /// A star of five points about the middle of the box.
    fileprivate static var star: Path {
        outline(
            [
                (12, 2.4), (14.9, 8.9), (22, 9.6), (16.7, 14.3), (18.2, 21.2), (12, 17.6), (5.8, 21.2), (7.3, 14.3),
                (2, 9.6), (9.1, 8.9),
            ], isClosed: true)
    }

    /// A person's shoulders within a disc.
    fileprivate static var shoulders: Path {
        var path = Path()
        path.move(to: CGPoint(x: 5.2, y: 18.6))
        path.curve(
            to: CGPoint(x: 18.8, y: 18.6), control1: CGPoint(x: 7, y: 13), control2: CGPoint(x: 17, y: 13))
        path.curve(
            to: CGPoint(x: 5.2, y: 18.6), control1: CGPoint(x: 15.4, y: 22.4), control2: CGPoint(x: 8.6, y: 22.4))
        path.close()
        return path
    }

    /// A part of a circle, clockwise, from an angle given in quarter turns from three o'clock.
    static func arc(
        _ center: (CGFloat, CGFloat), _ radius: CGFloat, from start: CGFloat, quarters: CGFloat
    ) -> Path {
        var path = Path()
        // Steps of an eighth of a turn at most, each a cubic, keep within a thousandth of the radius.
        let steps = max(1, Int((quarters * 2).rounded(.up)))
        let step = quarters / CGFloat(steps) * .pi / 2
        let handle = 4 / 3 * CGFloat(tan(Double(step / 4)))
        var angle = start * .pi / 2
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(
                x: center.0 + radius * CGFloat(cos(Double(angle))), y: center.1 + radius * CGFloat(sin(Double(angle))))
        }
        func tangent(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: -radius * CGFloat(sin(Double(angle))) * handle, y: radius * CGFloat(cos(Double(angle))) * handle)
        }
        path.move(to: point(angle))
        for _ in 0..<steps {
            let (from, to) = (point(angle), point(angle + step))
            let (leave, arrive) = (tangent(angle), tangent(angle + step))
            path.curve(
                to: to, control1: CGPoint(x: from.x + leave.x, y: from.y + leave.y),
                control2: CGPoint(x: to.x - arrive.x, y: to.y - arrive.y))
            angle += step
        }
        return path
    }

}
