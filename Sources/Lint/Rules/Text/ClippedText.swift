import Diagnostics
import Foundation

extension LintRule {
    public static let clippedText = LintRule(
        "clipped-text", .text, .warning,
        summary: "text that is taller than its view",
        documentation: """
            A label that is lower than one line of its text. In a prototype it is a note.
            """,
        remedy: "Remove the fixed height, so that the view is as tall as its text.",
        checks: .screen { $0.clippedTexts() })
}

extension LayoutSnapshot {
    fileprivate func clippedTexts() -> [LintFinding] {
        seen.compactMap { view in
            guard let text = view.text, text.isTooHigh else { return nil }
            var found = LintFinding(
                .clippedText, view, severity: view.isSample ? .note : nil,
                "a line of its text is \(JSONText.number(Double(text.lineHeight.rounded(.up)))) points high and has "
                    + JSONText.number(Double(text.size.height.rounded(.down))),
                remedy: "raise its vertical compression resistance, or take the fixed height away",
                weight: text.lineHeight / max(1, text.size.height))
            found.cause = scene(of: view)
            return found
        }
    }
}
