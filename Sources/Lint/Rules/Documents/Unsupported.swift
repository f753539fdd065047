import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let unsupported = LintRule(
        "unsupported", .documents, .note,
        summary: "an element or attribute that Maquette does not draw as iOS does",
        documentation: """
            An element, attribute, value, device or picture that Maquette does not know or cannot draw. What it does \
            instead is in the finding.
            """,
        remedy: "No change is needed; check the result on a device.",
        checks: .problems { problem in
            switch problem {
            case DocumentProblem.unknownElement, DocumentProblem.unknownAttribute, DocumentProblem.unknownValue,
                DocumentProblem.unknownDevice, DocumentProblem.unknownSystemColor, AssetProblem.undrawable,
                AssetProblem.noConverter,
                AssetProblem.conversionFailed, ProjectProblem.preprocessedPlist:
                true
            default: false
            }
        })
}
