import Foundation

/// Places rectangles on a page, each as high as it fits, and as far to the left.
struct PagePacking {
    /// A part of the page's width, and the height to which it is filled.
    private struct Step {
        var x: CGFloat
        var width: CGFloat
        var y: CGFloat
    }

    private let size: CGSize
    private let gap: CGFloat
    private var steps: [Step]

    /// - Parameters:
    ///   - size: The size of the page without its margins.
    ///   - gap: The distance between rectangles.
    init(size: CGSize, gap: CGFloat) {
        self.size = size
        self.gap = gap
        // The last rectangle of a row needs no gap beside it.
        steps = [Step(x: 0, width: size.width + gap, y: 0)]
    }

    /// Takes a place for a rectangle.
    ///
    /// - Parameter rectangle: The size of the rectangle.
    /// - Returns: The place, from the corner of the page inside its margins; `nil` if there is none.
    mutating func place(_ rectangle: CGSize) -> CGPoint? {
        let width = rectangle.width + gap
        var best: CGPoint?
        for step in steps where step.x + width <= size.width + gap + 0.001 {
            let under = steps.filter { $0.x < step.x + width - 0.001 && $0.x + $0.width > step.x + 0.001 }
            let y = under.map(\.y).max() ?? 0
            if best.map({ y < $0.y }) ?? true { best = CGPoint(x: step.x, y: y) }
        }
        guard let best, best.y + rectangle.height <= size.height + 0.001 else { return nil }
        let (left, right) = (best.x, best.x + width)
        var changed: [Step] = []
        for step in steps {
            let end = step.x + step.width
            if step.x < left { changed.append(Step(x: step.x, width: min(end, left) - step.x, y: step.y)) }
            if end > right {
                let x = max(step.x, right)
                changed.append(Step(x: x, width: end - x, y: step.y))
            }
        }
        changed.append(Step(x: left, width: width, y: best.y + rectangle.height + gap))
        steps = changed.sorted { $0.x < $1.x }
        return best
    }
}
