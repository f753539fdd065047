import Diagnostics
import Typography

extension LintRule {
    public static let missingFont = LintRule(
        "missing-font", .resources, .warning,
        summary: "a font that is not available, or a character that no font has",
        documentation: """
            A font that neither the app nor the theme has, a character that no font has, or a font file that cannot be \
            read. It is reported once for each view. A font or dictionary that only this machine lacks is not reported.
            """,
        remedy: "Put the font's file into the app's folder, or choose another font.",
        checks: .problems { problem in
            switch problem {
            case FontProblem.unknownFont, FontProblem.fontFileNotFound, FontProblem.noGlyphs,
                FontProblem.unreadableFontFile, FontProblem.fontFileNotFetched:
                true
            default: false
            }
        }, .layout { $0.missingFonts() })
}

extension LayoutSnapshot {
    /// Fonts that are requested and missing, and characters that no font has: once for each view.
    fileprivate func missingFonts() -> [LintFinding] {
        fontProblems.flatMap { trouble -> [LintFinding] in
            let view = views[trouble.view]
            var characters: [String] = []
            var found: [LintFinding] = []
            for problem in trouble.problems {
                if case .noGlyphs(let character) = problem {
                    // Apple's logo is in the system's fonts alone.
                    guard character != "\u{F8FF}" else { continue }
                    characters.append(character)
                } else if LintRule.missingFont.covers(problem) {
                    var finding = LintFinding(
                        .missingFont, view, problem.message, remedy: problem.remedy, detail: problem.message)
                    // Many views have the same font.
                    finding.cause = problem.message
                    found.append(finding)
                }
            }
            guard !characters.isEmpty else { return found }
            let problem = FontProblem.noGlyphs(characters: characters.joined(separator: " "))
            found.append(
                LintFinding(.missingFont, view, problem.message, remedy: problem.remedy, weight: 0, detail: "glyphs"))
            return found
        }
    }
}
