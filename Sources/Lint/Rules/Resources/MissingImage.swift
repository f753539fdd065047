import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let missingImage = LintRule(
        "missing-image", .resources, .warning,
        summary: "an image that is in no asset catalog and no file",
        documentation: """
            An image that a document names and that neither an asset catalog nor a file of the app has.
            """,
        remedy: "Add it to an asset catalog of the app, or correct its name.",
        checks: .problems { problem in
            if case DocumentProblem.missingImage = problem { true } else { false }
        })
}
