import Drawing
import Foundation
import Geometry

extension Path {
    /// Adds a line, or begins a figure if there is none.
    mutating func lineOrMove(to point: CGPoint) { isEmpty ? move(to: point) : line(to: point) }

    /// Adds a quadratic curve as an equal cubic curve.
    mutating func quadraticCurve(to end: CGPoint, control: CGPoint) {
        let start = self.end ?? control
        func third(_ a: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3)
        }
        if isEmpty { move(to: start) }
        curve(to: end, control1: third(start), control2: third(end))
    }

    /// Adds an arc in pieces of at most a quarter circle, connected to the current point by a line.
    ///
    /// A right turn increases the angle, which is clockwise if the y-axis points down. Angles that differ by whole turns
    /// give a full circle in both directions, as in Core Graphics; equal angles give only the starting point.
    mutating func arc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, isTurningRight: Bool
    ) {
        let turn = CGFloat.pi * 2
        guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        var sweep = endAngle - startAngle
        if isTurningRight ? sweep < 0 : sweep > 0 {
            sweep = sweep.truncatingRemainder(dividingBy: turn) + (isTurningRight ? turn : -turn)
        }
        sweep = min(turn, max(-turn, sweep))
        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        // Geometry's rotation provides the directions, because its quarter turns are exact.
        func direction(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: angle))
        }
        let half = direction(step / 4)
        let reach = half.x == 0 ? 0 : 4 / 3 * half.y / half.x
        var start = direction(startAngle)
        lineOrMove(to: CGPoint(x: center.x + radius * start.x, y: center.y + radius * start.y))
        for piece in 1...pieces {
            let end = direction(startAngle + step * CGFloat(piece))
            curve(
                to: CGPoint(x: center.x + radius * end.x, y: center.y + radius * end.y),
                control1: CGPoint(
                    x: center.x + radius * (start.x - reach * start.y),
                    y: center.y + radius * (start.y + reach * start.x)),
                control2: CGPoint(
                    x: center.x + radius * (end.x + reach * end.y), y: center.y + radius * (end.y - reach * end.x)))
            start = end
        }
    }

    /// Adds the arc of a circle that touches two lines: from the current point to a corner, and from there to the end.
    ///
    /// A line connects it to the current point.
    mutating func arc(touching corner: CGPoint, _ end: CGPoint, radius: CGFloat) {
        guard let start = self.end else { return move(to: corner) }
        let (from, to) = (unit(corner, start), unit(corner, end))
        let cosine = from.x * to.x + from.y * to.y
        let cross = from.x * to.y - from.y * to.x
        // Points on one line have no corner.
        guard radius > 0, radius.isFinite, abs(cross) > 1e-9 else { return line(to: corner) }
        let distance = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
        let touch = CGPoint(x: corner.x + from.x * distance, y: corner.y + from.y * distance)
        let isTurningRight = cross < 0
        let side: CGFloat = isTurningRight ? 1 : -1
        let center = CGPoint(x: touch.x + from.y * radius * side, y: touch.y - from.x * radius * side)
        let last = CGPoint(x: corner.x + to.x * distance, y: corner.y + to.y * distance)
        arc(
            center: center, radius: radius, startAngle: PortableMath.atan2(touch.y - center.y, touch.x - center.x),
            endAngle: PortableMath.atan2(last.y - center.y, last.x - center.x), isTurningRight: isTurningRight)
    }

    /// The direction from one point to another; zero if they coincide.
    private func unit(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        return length > 0 ? CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length) : .zero
    }
}
