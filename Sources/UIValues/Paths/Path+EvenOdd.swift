package import Drawing
import Foundation

extension Path {
    /// The outline whose filling by the nonzero rule is that of this one by the even-odd rule.
    ///
    /// Each figure turns against the one around it. Figures that cross one another are filled by the nonzero rule.
    package var withEvenOddHoles: Path {
        let figures = self.figures.map(Path.init(figure:))
        guard figures.count > 1 else { return self }
        var result = Path()
        for (index, figure) in figures.enumerated() {
            guard let start = figure.figures.first?.points.first?.end else { continue }
            let depth = figures.indices.count { $0 != index && figures[$0].contains(start, isEvenOdd: false) }
            result.append((figure.signedArea < 0) == depth.isMultiple(of: 2) ? figure.reversed() : figure)
        }
        return result
    }

    private init(figure: Figure) {
        self.init()
        for (index, point) in figure.points.enumerated() {
            if index == 0 {
                move(to: point.end)
            } else if let (control1, control2) = point.controls {
                curve(to: point.end, control1: control1, control2: control2)
            } else {
                line(to: point.end)
            }
        }
        if figure.isClosed { close() }
    }

    /// Twice the area inside the ends of lines and curves, negative if they turn left where the y-axis points down.
    private var signedArea: CGFloat {
        let points = figures.flatMap(\.points).map(\.end)
        guard let first = points.first else { return 0 }
        return zip(points, points.dropFirst() + [first]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
}
