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
                    .truncatedText, view,
                    "its text needs \(JSONText.number(Double(needed.rounded(.up)))) points of \(axis) and has "
                        + JSONText.number(Double(had.rounded(.down))),
                    remedy: remedy, weight: needed / max(1, had)))
        }
        return found + cutTitles()
    }

    /// Titles of buttons, segments and fields that were drawn with an ellipsis of the system's.
    private func cutTitles() -> [LintFinding] {
        var said: Set<String> = []
        return painted.texts.compactMap { text in
            // A name written on an image that is missing is no title.
            guard let ellipsis = text.text.firstIndex(of: "…"), let id = text.elements.first,
                let view = view(withID: id), view.role == .control, view.isShown, let title = view.label,
                !title.contains("…"), title.contains(text.text[..<ellipsis]) || ellipsis == text.text.startIndex,
                said.insert(id).inserted
            else { return nil }
            return finding(
                .truncatedText, view, "its text is cut to \"\(text.text)\"",
                remedy: "give it more room, or a shorter text", weight: Double(-text.text.count))
        }
    }

    func clippedTexts() -> [LintFinding] {
        seen.compactMap { view in
            guard let text = view.text, text.isTooHigh else { return nil }
            return finding(
                .clippedText, view,
                "a line of its text is \(JSONText.number(Double(text.lineHeight.rounded(.up)))) points high and has "
                    + JSONText.number(Double(text.size.height.rounded(.down))),
                remedy: "raise its vertical compression resistance, or take the fixed height away",
                weight: text.lineHeight / max(1, text.size.height))
        }
    }

    // MARK: Overlap

    /// Text over text, by the boxes of the glyphs; text below something opaque is covered, not overlapped.
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
            open.removeAll { texts[$0].text.box.maxY <= text.box.minY }
            // Of many texts few touch: that is asked first.
            for candidate in open where texts[candidate].view != view {
                let shared = texts[candidate].text.box.intersection(text.box)
                guard shared.width > 3, shared.height > 2,
                    shared.height > min(texts[candidate].text.box.height, text.box.height) * 0.25
                else { continue }
                let isAbove = texts[candidate].text.order <= text.order
                let (below, above) = isAbove ? (candidate, index) : (index, candidate)
                let (a, b) = (texts[below].view, texts[above].view)
                guard !isWithin(views[a], views[b]), !isWithin(views[b], views[a]),
                    !painted.isCovered(shared, between: texts[below].text, and: texts[above].text)
                else { continue }
                overlaps[b, default: Overlap(first: a)].add(a, width: shared.width, in: views)
            }
            open.append(index)
        }
        return overlaps.keys.sorted { views[$0].id < views[$1].id }.compactMap { index -> LintFinding? in
            guard let overlap = overlaps[index] else { return nil }
            let first = views[overlap.first]
            let others = overlap.others.count - 1
            let isMore = others + 1 == Overlap.mostOthers
            return finding(
                .overlappingText, views[index],
                "its text lies over that of \(first.name)" + (first.location?.line.map { " (line \($0))" } ?? "")
                    + (others > 0 ? " and of \(others) more\(isMore ? " at the least" : "")" : ""),
                remedy: "put a constraint between the two, or hide one of them", weight: Double(overlap.width))
        }
    }

    /// The texts that one text lies over.
    private struct Overlap {
        /// Of many that lie at one place, each lies over all others.
        static let mostOthers = 100

        /// The view that comes first in the document.
        var first: Int
        var others: Set<Int> = []
        /// The most that they share.
        var width: CGFloat = 0

        init(first: Int) { self.first = first }

        mutating func add(_ view: Int, width shared: CGFloat, in views: [LayoutSnapshot.View]) {
            width = max(width, shared)
            func place(_ index: Int) -> (Int, String) { (views[index].location?.line ?? 0, views[index].id) }
            if place(view) < place(first) { first = view }
            if others.count < Self.mostOthers { others.insert(view) }
        }
    }

    // MARK: Contrast

    /// > Rule: WCAG 2.2, 1.4.3: 4.5 to 1; 3 to 1 from 18 points on, and from 14 points on where it is bold.
    func lowContrasts() -> [LintFinding] {
        var worst: [String: (ratio: Double, text: PaintedScene.Text, backdrop: Color)] = [:]
        for text in painted.texts {
            guard let id = text.elements.first, let view = view(withID: id), view.isShown, view.isEnabled,
                view.className != "UITextField", view.className != "UISearchBar",
                let backdrop = painted.backdrop(of: text)
            else { continue }
            let ratio = contrast(text.color.composited(over: backdrop), backdrop)
            let isLarge = text.size >= 18 || text.isBold && text.size >= 14
            guard ratio < (isLarge ? 3 : 4.5), !isSystemPair(text.color, backdrop, ratio) else { continue }
            if let known = worst[id], known.ratio <= ratio { continue }
            worst[id] = (ratio, text, backdrop)
        }
        return worst.keys.sorted().compactMap { id in
            guard let found = worst[id], let view = view(withID: id) else { return nil }
            let needed = found.text.size >= 18 || found.text.isBold && found.text.size >= 14 ? "3" : "4.5"
            let ratio = (found.ratio * 100).rounded(.down) / 100
            return finding(
                .lowContrast, view,
                "its text, \(found.text.color.composited(over: found.backdrop).hexadecimal) on "
                    + "\(found.backdrop.hexadecimal), has a contrast of \(JSONText.number(ratio)) to 1",
                remedy: "choose colours of at least \(needed) to 1, or system colours that follow the appearance",
                weight: 1 / found.ratio)
        }
    }

    /// Whether the text's colour is the system's on a background of the system's, or one that could be taken for it:
    /// their contrast is Apple's choice, and rises with Increase Contrast.
    private func isSystemPair(_ text: Color, _ backdrop: Color, _ ratio: Double) -> Bool {
        if systemTextColors.contains(text) {
            if systemBackgrounds.contains(where: { contrast($0, backdrop) < 1.1 }) { return true }
            // White and black are backgrounds of the system's in one appearance; in the other a tint still stands out.
            if ratio >= 3, backdrop == .white || backdrop == .black { return true }
        }
        // White on the tint is what the system's own filled buttons have.
        return text == .white && systemTextColors.contains(backdrop) && ratio >= 1.5
    }
}

/// The contrast of two opaque colours, from 1 to 21.
///
/// > Rule: WCAG 2.2, "contrast ratio" and "relative luminance".
func contrast(_ a: Color, _ b: Color) -> Double {
    let (first, second) = (a.luminance, b.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}
