import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let missingColor = LintRule(
        "missing-color", .resources, .warning,
        summary: "a color that is in no asset catalog",
        documentation: """
            A named color that no asset catalog of the app has.
            """,
        remedy: "Add it to an asset catalog of the app, or correct its name.",
        checks: .problems { problem in
            if case DocumentProblem.missingColor = problem { true } else { false }
        })
}
