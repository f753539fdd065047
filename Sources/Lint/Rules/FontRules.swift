import Diagnostics
import Typography

extension LayoutSnapshot {
    /// Fonts that are requested and missing, and characters that no font has: once for each view.
    func missingFonts() -> [LintFinding] {
        fontProblems.flatMap { trouble -> [LintFinding] in
            let view = views[trouble.view]
            var characters: [String] = []
            var found: [LintFinding] = []
            for problem in trouble.problems {
                if case .noGlyphs(let character) = problem {
                    characters.append(character)
                } else if LintRule(of: problem) == .missingFont {
                    found.append(
                        finding(
                            .missingFont, view, problem.message, remedy: problem.remedy, weight: 0,
                            detail: problem.message))
                }
            }
            guard !characters.isEmpty else { return found }
            let problem = FontProblem.noGlyphs(characters: characters.joined(separator: " "))
            found.append(
                finding(.missingFont, view, problem.message, remedy: problem.remedy, weight: 0, detail: "glyphs"))
            return found
        }
    }
}
