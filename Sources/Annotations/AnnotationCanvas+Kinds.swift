import Drawing
import Foundation
import Geometry
import Theming

extension AnnotationCanvas {
    @MainActor mutating func drawSafeArea() {
        let (outer, inner) = (survey.bounds, survey.safeFrame)
        guard inner.width > 0, inner.height > 0, inner != outer else { return }
        let sides: [(rect: CGRect, length: CGFloat)] = [
            (CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY), inner.minY),
            (
                CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
                outer.maxY - inner.maxY
            ),
            (CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height), inner.minX),
            (
                CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
                outer.maxX - inner.maxX
            ),
        ]
        for side in sides where side.length > 0.01 {
            area(.rectangle(side.rect), style.safeArea.multiplyingAlpha(by: 0.28))
        }
        outline(inner, style.safeArea, dashes: [4, 2])
        for side in sides where side.length > 0.01 {
            let middle = CGPoint(x: side.rect.midX, y: side.rect.midY)
            // The label is just inside, clear of the screen's corners and cutouts.
            label(TreeSurvey.number(side.length), style.safeArea, anchor: middle) { size in
                [
                    CGPoint(
                        x: min(max(middle.x - size.width / 2, inner.minX + 2), inner.maxX - size.width - 2),
                        y: min(max(middle.y - size.height / 2, inner.minY + 2), inner.maxY - size.height - 2))
                ]
            }
        }
    }

    @MainActor mutating func drawMargins() {
        for element in survey.elements where element.hasChildren && element.marginFrame != element.frame {
            guard element.marginFrame.width > 0, element.marginFrame.height > 0 else { continue }
            outline(element.marginFrame, style.margin, dashes: [2, 2])
            let left = element.marginFrame.minX - element.frame.minX
            guard left > 0.01 else { continue }
            let y = element.frame.midY
            dimension(
                CGPoint(x: element.frame.minX, y: y), CGPoint(x: element.marginFrame.minX, y: y), isHorizontal: true,
                style.margin)
            let anchor = CGPoint(x: element.frame.minX + left / 2, y: y)
            label(TreeSurvey.number(left), style.margin, anchor: anchor) { size in
                [
                    CGPoint(x: anchor.x - size.width / 2, y: y - size.height - 4),
                    CGPoint(x: anchor.x - size.width / 2, y: y + 4),
                ]
            }
        }
    }

    @MainActor mutating func drawFrames(withNames: Bool) {
        for element in survey.elements {
            outline(element.frame, style.frame.multiplyingAlpha(by: element.hasChildren ? 0.6 : 1))
        }
        // Small and deep ones come first, because they have the fewest places.
        for element in survey.elements.sorted(by: isHarderToLabel) {
            let own = element.ownFrame
            let numbers = [own.minX, own.minY, own.width, own.height].map(TreeSurvey.number)
            var words = "\(numbers[0]), \(numbers[1])  \(numbers[2]) × \(numbers[3])"
            if withNames { words = "\(element.name)  \(words)" }
            corner(words, element, style.frame)
        }
    }

    mutating func drawNames() {
        for element in survey.elements { outline(element.frame, style.frame.multiplyingAlpha(by: 0.35)) }
        for element in survey.elements.sorted(by: isHarderToLabel) { corner(element.name, element, style.frame) }
    }

    private func isHarderToLabel(_ a: TreeSurvey.Element, _ b: TreeSurvey.Element) -> Bool {
        (-a.depth, a.frame.width * a.frame.height, a.frame.minY, a.frame.minX)
            < (-b.depth, b.frame.width * b.frame.height, b.frame.minY, b.frame.minX)
    }

    private mutating func corner(_ words: String, _ element: TreeSurvey.Element, _ color: Color) {
        let frame = element.frame
        label(words, color, anchor: CGPoint(x: frame.midX, y: frame.minY)) { size in
            [
                CGPoint(x: frame.minX, y: frame.minY - size.height - 1),
                CGPoint(x: frame.minX, y: frame.maxY + 1),
                CGPoint(x: frame.maxX - size.width, y: frame.minY - size.height - 1),
                CGPoint(x: frame.maxX - size.width, y: frame.maxY + 1),
                CGPoint(x: frame.minX + 1, y: frame.minY + 1),
                CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
            ]
        }
    }

    @MainActor mutating func drawBaselines() {
        for element in survey.elements {
            for (index, baseline) in element.baselines.enumerated() {
                line(
                    CGPoint(x: element.frame.minX - 4, y: baseline), CGPoint(x: element.frame.maxX + 4, y: baseline),
                    style.baseline)
                let anchor = CGPoint(x: element.frame.maxX, y: baseline)
                let words = TreeSurvey.number(baseline - (survey.elements[safe: element.parent]?.frame.minY ?? 0))
                label(index == 0 ? words : "last \(words)", style.baseline, anchor: anchor) { size in
                    [
                        CGPoint(x: element.frame.maxX + 6, y: baseline - size.height / 2),
                        CGPoint(x: element.frame.minX - 6 - size.width, y: baseline - size.height / 2),
                        CGPoint(x: element.frame.maxX - size.width, y: baseline + 2),
                    ]
                }
            }
        }
    }

    mutating func drawConstraints() {
        for link in survey.links {
            dimension(link.start, link.end, isHorizontal: link.isHorizontal, style.constraint)
            let length = abs(link.start.x - link.end.x) + abs(link.start.y - link.end.y)
            // Touching edges need no number.
            guard length > 0.5 || link.isDimension else { continue }
            let middle = CGPoint(x: (link.start.x + link.end.x) / 2, y: (link.start.y + link.end.y) / 2)
            label(link.label, style.constraint, anchor: middle) {
                Self.besideLine(middle, $0, isHorizontal: link.isHorizontal)
            }
        }
    }

    private static func besideLine(_ middle: CGPoint, _ size: CGSize, isHorizontal: Bool) -> [CGPoint] {
        isHorizontal
            ? [
                CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height - 2),
                CGPoint(x: middle.x - size.width / 2, y: middle.y + 2),
            ]
            : [
                CGPoint(x: middle.x + 3, y: middle.y - size.height / 2),
                CGPoint(x: middle.x - 3 - size.width, y: middle.y - size.height / 2),
            ]
    }

    @MainActor mutating func drawSpacing() {
        for gap in survey.gaps {
            dimension(gap.start, gap.end, isHorizontal: gap.isHorizontal, style.spacing)
            let middle = CGPoint(x: (gap.start.x + gap.end.x) / 2, y: (gap.start.y + gap.end.y) / 2)
            label(gap.label, style.spacing, anchor: middle) {
                Self.besideLine(middle, $0, isHorizontal: gap.isHorizontal)
            }
        }
    }

    mutating func drawVoiceOver(_ elements: [SpokenElement]) {
        for element in elements { outline(element.frame, style.voiceOver) }
        for (index, element) in elements.enumerated() {
            let frame = element.frame
            let words = "\(index + 1)  \(element.words)"
            label(words, style.voiceOver, isBold: true, anchor: CGPoint(x: frame.minX, y: frame.minY)) { size in
                let above = [frame.minX, frame.maxX - size.width].map { CGPoint(x: $0, y: frame.minY - size.height) }
                // Inside, it is clear which of two rows that touch it belongs to.
                let inside = [
                    frame.origin, CGPoint(x: frame.maxX - size.width, y: frame.minY),
                    CGPoint(x: frame.midX - size.width / 2, y: frame.minY),
                    CGPoint(x: frame.maxX - size.width, y: frame.maxY - size.height),
                    CGPoint(x: frame.minX, y: frame.maxY - size.height),
                ]
                let fits = frame.height >= 2 * size.height && frame.width >= size.width
                return fits ? inside + above : above + inside
            }
        }
    }

    mutating func drawSizeClasses() {
        for area in survey.areas {
            outline(area.frame, style.sizeClass.multiplyingAlpha(by: 0.5), dashes: [6, 3])
            let top = max(area.frame.minY, survey.safeFrame.minY) + 4
            label(area.name, style.sizeClass, isBold: true, anchor: CGPoint(x: area.frame.midX, y: top)) { size in
                [
                    CGPoint(x: area.frame.midX - size.width / 2, y: top),
                    CGPoint(x: area.frame.midX - size.width / 2, y: area.frame.midY - size.height / 2),
                    CGPoint(x: area.frame.midX - size.width / 2, y: area.frame.maxY - size.height - 24),
                ]
            }
        }
    }
}

extension TreeSurvey {
    /// The gaps between neighbors, and from the outermost views to the edges of their container.
    var gaps: [Link] {
        var gaps: [Link] = []
        for (index, element) in elements.enumerated() where element.hasChildren {
            let children = elements.filter { $0.parent == index }.map(\.frame)
            for child in children {
                gaps += [true, false].compactMap {
                    gap(after: child, among: children, in: element.frame, isHorizontal: $0)
                }
                gaps += [true, false].compactMap {
                    gap(before: child, among: children, in: element.frame, isHorizontal: $0)
                }
            }
        }
        return gaps
    }

    /// The gap from a view to the next one on its right or below it, or to the edge.
    private func gap(
        after frame: CGRect, among others: [CGRect], in parent: CGRect, isHorizontal: Bool
    ) -> Link? {
        let next = others.filter { other in
            isHorizontal
                ? other.minX >= frame.maxX - 0.01 && other.minY < frame.maxY && frame.minY < other.maxY
                : other.minY >= frame.maxY - 0.01 && other.minX < frame.maxX && frame.minX < other.maxX
        }.min { isHorizontal ? $0.minX < $1.minX : $0.minY < $1.minY }
        let end = next.map { isHorizontal ? $0.minX : $0.minY } ?? (isHorizontal ? parent.maxX : parent.maxY)
        return link(from: isHorizontal ? frame.maxX : frame.maxY, to: end, frame, next ?? parent, isHorizontal)
    }

    /// The gap from the edge to a view with nothing before it.
    private func gap(
        before frame: CGRect, among others: [CGRect], in parent: CGRect, isHorizontal: Bool
    ) -> Link? {
        let isFirst = !others.contains { other in
            isHorizontal
                ? other.maxX <= frame.minX + 0.01 && other.minY < frame.maxY && frame.minY < other.maxY
                : other.maxY <= frame.minY + 0.01 && other.minX < frame.maxX && frame.minX < other.maxX
        }
        guard isFirst else { return nil }
        let start = isHorizontal ? parent.minX : parent.minY
        return link(from: start, to: isHorizontal ? frame.minX : frame.minY, frame, frame, isHorizontal)
    }

    private func link(from: CGFloat, to: CGFloat, _ a: CGRect, _ b: CGRect, _ isHorizontal: Bool) -> Link? {
        guard to - from > 0.5 else { return nil }
        if isHorizontal {
            let y = (max(a.minY, b.minY) + min(a.maxY, b.maxY)) / 2
            return Link(
                start: CGPoint(x: from, y: y), end: CGPoint(x: to, y: y), isHorizontal: true,
                label: Self.number(to - from), isDimension: true)
        }
        let x = (max(a.minX, b.minX) + min(a.maxX, b.maxX)) / 2
        return Link(
            start: CGPoint(x: x, y: from), end: CGPoint(x: x, y: to), isHorizontal: false,
            label: Self.number(to - from), isDimension: true)
    }
}

extension [TreeSurvey.Element] {
    fileprivate subscript(safe index: Int?) -> TreeSurvey.Element? {
        index.flatMap { indices.contains($0) ? self[$0] : nil }
    }
}
