import Diagnostics
import Drawing
import Foundation
import Geometry

extension LintRule {
    public static let overlappingText = LintRule(
        "overlapping-text", .text, .warning,
        summary: "text drawn over other text",
        documentation: """
            The glyphs of two views overlap by more than 3 points in width and 2 in height. Views that overlap each \
            other are one finding. Text under something opaque is covered, not overlapped, and text that scrolls \
            passes others. It is a note if two views share a place because code shows one at a time, if they overlap \
            on every variant, or if both are samples.
            """,
        remedy: "Put a constraint between the two views, or hide one of them.",
        checks: .screen { $0.overlappingTexts() })
}

extension LayoutSnapshot {
    /// Text over text, by the bounds of the glyphs.
    ///
    /// Text below something opaque is covered, not overlapped.
    fileprivate func overlappingTexts() -> [LintFinding] {
        let texts = painted.texts.compactMap { text -> (text: PaintedScene.Text, view: Int)? in
            guard let view = text.elements.first.flatMap({ viewIndices[$0] }), views[view].isShown,
                !views[view].isTransformed
            else { return nil }
            return (text, view)
        }
        .sorted {
            ($0.text.box.minY, $0.text.box.minX, $0.text.order) < ($1.text.box.minY, $1.text.box.minX, $1.text.order)
        }
        var overlaps: [Int: Overlap] = [:]
        var open: [Int] = []
        for (index, (text, view)) in texts.enumerated() {
            if open.count > 2 * Self.mostNeighbors { open.removeFirst(Self.mostNeighbors) }
            // Few of many texts touch, so that is checked first.
            for candidate in open.suffix(Self.mostNeighbors)
            where texts[candidate].view != view && texts[candidate].text.box.maxY > text.box.minY {
                let shared = texts[candidate].text.box.intersection(text.box)
                guard shared.width > 3, shared.height > 2,
                    shared.height > min(texts[candidate].text.box.height, text.box.height) * 0.15
                else { continue }
                let isAbove = texts[candidate].text.order <= text.order
                let (below, above) = isAbove ? (candidate, index) : (index, candidate)
                let (a, b) = (texts[below].view, texts[above].view)
                // Scrolling text passes below or above other text.
                guard views[a].scroller == views[b].scroller, !isWithin(views[a], views[b]),
                    !isWithin(views[b], views[a]),
                    !painted.isCovered(shared, between: texts[below].text, and: texts[above].text)
                else { continue }
                overlaps[b, default: Overlap(first: a)].add(
                    a, width: shared.width, isMinor: takeTurns(a, b) || views[a].isSample && views[b].isSample,
                    in: views)
            }
            open.append(index)
        }
        let groups = groups(of: overlaps.map { [$0.key] + $0.value.others })
        return groups.compactMap { group -> LintFinding? in
            let above = group.filter { overlaps[$0] != nil }
            guard let index = above.min(by: { views[$0].id < views[$1].id }), let overlap = overlaps[index] else {
                return nil
            }
            let first = views[overlap.first]
            let others = group.count - 2
            let isMore = above.contains { overlaps[$0]?.others.count == Overlap.mostOthers }
            var found = LintFinding(
                .overlappingText, views[index],
                severity: above.allSatisfy { overlaps[$0]?.isMinor == true } ? .note : nil,
                "its text lies over that of \(first.name)" + (first.location?.line.map { " (line \($0))" } ?? "")
                    + (others > 0 ? "; \(others) more\(isMore ? " at the least" : "") overlap there" : ""),
                remedy: "put a constraint between the two, or hide one of them",
                weight: Double(above.compactMap { overlaps[$0]?.width }.max() ?? 0))
            // An overlap on every variant existed in Xcode too, so code shows one or the other.
            found.isMeantIfEverywhere = true
            found.cause = scene(of: views[index])
            return found
        }
    }

    /// The texts that one text overlaps.
    private struct Overlap {
        /// The largest number of others: of many texts in one place, each overlaps all others.
        static let mostOthers = 100

        /// The first view in the document.
        var first: Int
        var others: Set<Int> = []
        /// The largest overlap.
        var width: CGFloat = 0
        /// Whether it alternates with each of them, or all are samples.
        var isMinor = true

        init(first: Int) { self.first = first }

        mutating func add(_ view: Int, width shared: CGFloat, isMinor minor: Bool, in views: [LayoutSnapshot.View]) {
            width = max(width, shared)
            isMinor = isMinor && minor
            func place(_ index: Int) -> (Int, String) { (views[index].location?.line ?? 0, views[index].id) }
            if place(view) < place(first) { first = view }
            if others.count < Self.mostOthers { others.insert(view) }
        }
    }
}
