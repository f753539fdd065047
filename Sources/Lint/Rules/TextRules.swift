import Diagnostics
import Drawing
import Foundation
import Geometry

extension LayoutSnapshot {
    // MARK: Room

    func truncatedTexts() -> [LintFinding] {
        var found: [LintFinding] = []
        for view in seen {
            guard let text = view.text, text.isCut, !text.isTooHigh, !view.isInBar else { continue }
            let isHeight = text.lines != 1
            let (needed, had) = isHeight ? (text.needed.height, text.size.height) : (text.needed.width, text.size.width)
            let axis = isHeight ? "height" : "width"
            let remedy =
                text.lines == 0
                ? "let its height follow the text"
                : "give it more room, or let it take more lines"
            found.append(
                finding(
                    .truncatedText, view, severity: severity(ofFit: view),
                    "its text needs \(JSONText.number(Double(needed.rounded(.up)))) points of \(axis) and has "
                        + JSONText.number(Double(had.rounded(.down))),
                    remedy: remedy, weight: needed / max(1, had)))
        }
        return found + cutTitles()
    }

    /// Titles of buttons, segments and fields that were truncated with the system's ellipsis.
    private func cutTitles() -> [LintFinding] {
        var said: Set<String> = []
        var looks: [String: Int] = [:]
        return painted.texts.compactMap { text in
            // The name drawn in place of a missing image is not a title.
            guard let ellipsis = text.text.firstIndex(of: "…"), let id = text.elements.first, !said.contains(id),
                looks[id, default: 0] < Self.mostTitles
            else { return nil }
            looks[id, default: 0] += 1
            guard let view = view(withID: id), view.role == .control, view.isShown, !view.hasTypedText,
                let title = view.label,
                !title.contains("…"), title.contains(text.text[..<ellipsis]) || ellipsis == text.text.startIndex,
                said.insert(id).inserted
            else { return nil }
            return finding(
                .truncatedText, view, severity: severity(ofFit: view),
                "its text is cut to \"\(text.text)\"",
                remedy: "give it more room, or a shorter text", weight: Double(-text.text.count))
        }
    }

    /// The largest number of texts of one view that are compared with its label: a segmented control may have thousands
    /// of segments.
    private static var mostTitles: Int { 100 }

    func clippedTexts() -> [LintFinding] {
        seen.compactMap { view in
            guard let text = view.text, text.isTooHigh else { return nil }
            var found = finding(
                .clippedText, view, severity: severity(ofFit: view),
                "a line of its text is \(JSONText.number(Double(text.lineHeight.rounded(.up)))) points high and has "
                    + JSONText.number(Double(text.size.height.rounded(.down))),
                remedy: "raise its vertical compression resistance, or take the fixed height away",
                weight: text.lineHeight / max(1, text.size.height))
            found.cause = scene(of: view)
            return found
        }
    }

    /// In a prototype the text is a sample, and code decides the cell's height.
    private func severity(ofFit view: View) -> Severity? { view.isSample ? .note : nil }

    // MARK: Overlap

    /// Text over text, by the bounds of the glyphs.
    ///
    /// Text below something opaque is covered, not overlapped.
    func overlappingTexts() -> [LintFinding] {
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
        return overlaps.keys.sorted { views[$0].id < views[$1].id }.compactMap { index -> LintFinding? in
            guard let overlap = overlaps[index] else { return nil }
            let first = views[overlap.first]
            let others = overlap.others.count - 1
            let isMore = others + 1 == Overlap.mostOthers
            return finding(
                .overlappingText, views[index], severity: overlap.isMinor ? .note : nil,
                "its text lies over that of \(first.name)" + (first.location?.line.map { " (line \($0))" } ?? "")
                    + (others > 0 ? " and of \(others) more\(isMore ? " at the least" : "")" : ""),
                remedy: "put a constraint between the two, or hide one of them", weight: Double(overlap.width))
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
