import Drawing
import Foundation

extension FigureLayout {
    /// Draws an arrow between two parts, from edge to edge, with one bend between them if they are not aligned.
    mutating func draw(_ arrow: FigureArrow) -> [DrawingItem] {
        guard let from = place(of: arrow.from), let to = place(of: arrow.to) else { return [] }
        let line = ArrowLine(from: from, to: to)
        var items: [DrawingItem] = [
            .stroke(
                line.path, .color(style.line),
                StrokeStyle(width: 1.25, join: .round, dashes: arrow.isDashed ? [4, 3] : [])),
            .fill(line.tip, style.line),
        ]
        if let text = arrow.text { items += label(text, at: line.middle) }
        return items
    }

    private mutating func place(of reference: FigureReference) -> ArrowLine.End? {
        guard let found = resolve(reference), let frame = frames[found.name], let part = frames[found.part] else {
            unresolved.append(reference)
            return nil
        }
        return ArrowLine.End(
            frame: frame, part: part, reach: reaches[found.part] ?? part, side: sides[found.part] ?? part)
    }

    /// A label on the page's background, so that the line seems to continue behind it.
    private mutating func label(_ text: String, at middle: CGPoint) -> [DrawingItem] {
        let block = FigureBlock.text(FigureText(text: text, role: .detail, width: FigureArrow.textWidth))
        let size = size(of: block)
        let frame = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
        return [.rectangle(frame.insetBy(dx: -5, dy: -2), style.background)] + draw(block, in: frame)
    }
}

/// The path of an arrow.
private struct ArrowLine {
    /// The target at an end of an arrow, and the part of the figure that contains it.
    struct End {
        var frame: CGRect
        var part: CGRect
        /// The part with its notes, whose edge is the end of an arrow to the whole part.
        var reach: CGRect
        /// The part with its notes to the left and right.
        var side: CGRect

        var isWhole: Bool { frame == part }
    }

    let path: Path
    let tip: Path
    /// The center of the label.
    let middle: CGPoint

    /// Parts above one another are joined by a vertical line, all others by a horizontal one.
    init(from: End, to: End) {
        let (a, b) = (from.reach, to.reach)
        let isVertical = b.minY >= a.maxY || b.maxY <= a.minY
        let isForward = isVertical ? b.midY >= a.midY : b.midX >= a.midX
        // Everything is computed for an arrow that goes down, and rotated at the end.
        func along(_ rect: CGRect, _ isEnd: Bool) -> CGFloat {
            isVertical ? (isEnd ? rect.maxY : rect.minY) : (isEnd ? rect.maxX : rect.minX)
        }
        func across(_ rect: CGRect) -> CGFloat { isVertical ? rect.midX : rect.midY }
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        }
        let bend = (along(a, isForward) + along(b, !isForward)) / 2
        var (startAcross, endAcross) = (across(from.frame), across(to.frame))
        // Whole parts side by side are joined by a straight line if both extend to it, because a very small bend would
        // look like a mistake.
        let shared = (max(from.part.minY, to.part.minY), min(from.part.maxY, to.part.maxY))
        if !isVertical, from.isWhole, to.isWhole, shared.1 - shared.0 > 24 {
            startAcross = (shared.0 + shared.1) / 2
            endAcross = startAcross
        } else if abs(startAcross - endAcross) < 16 {
            startAcross = (startAcross + endAcross) / 2
            endAcross = startAcross
        }
        let isStraight = startAcross == endAcross
        // A straight horizontal line passes above and below everything that is wider than the parts.
        func outline(_ end: End) -> CGRect {
            guard end.isWhole else { return end.frame }
            return !isVertical && isStraight ? end.side : end.reach
        }
        let (start, end) = (along(outline(from), isForward), along(outline(to), !isForward))
        let head: CGFloat = isForward ? 7 : -7
        var path = Path([.move(point(start, startAcross))])
        path.line(to: point(bend, startAcross))
        path.line(to: point(bend, endAcross))
        path.line(to: point(end - head, endAcross))
        self.path = path
        var tip = Path([.move(point(end, endAcross))])
        tip.line(to: point(end - head, endAcross + 4))
        tip.line(to: point(end - head, endAcross - 4))
        tip.close()
        self.tip = tip
        middle = point(isStraight ? (start + end) / 2 : bend, (startAcross + endAcross) / 2)
    }
}
