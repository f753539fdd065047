import Diagnostics
import Drawing
import Foundation
import Typography

extension LintRule {
    public static let truncatedText = LintRule(
        "truncated-text", .text, .warning,
        summary: "text that ends in an ellipsis because its view is too narrow or has too few lines",
        documentation: """
            The text of a label, button, segment or field is cut because it needs more width, or more height for its \
            lines, than its view has. A text that shrinks to fit counts at its smallest size. In a prototype, whose \
            text is a sample, it is a note, and so it is in a font that is not there and has other widths.
            """,
        remedy: "Give the text more room or more lines, or let it shrink.",
        checks: .screen { $0.truncatedTexts() })
}

extension LayoutSnapshot {
    fileprivate func truncatedTexts() -> [LintFinding] {
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
                LintFinding(
                    .truncatedText, view, severity: severity(of: view),
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
            return LintFinding(
                .truncatedText, view, severity: severity(of: view),
                "its text is cut to \"\(text.text)\"",
                remedy: "give it more room, or a shorter text", weight: Double(-text.text.count))
        }
    }

    /// A note for a sample, and for text in a font that is not there and has other widths.
    private func severity(of view: View) -> Severity? {
        let isEstimated = fontProblems.contains { trouble in
            views[trouble.view].id == view.id
                && trouble.problems.contains { problem in
                    if case .unknownFont(name: _) = problem { true } else { false }
                }
        }
        return view.isSample || isEstimated ? .note : nil
    }

    /// The largest number of texts of one view that are compared with its label: a segmented control may have thousands
    /// of segments.
    private static var mostTitles: Int { 100 }
}
