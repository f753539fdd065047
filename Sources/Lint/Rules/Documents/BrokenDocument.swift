import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let brokenDocument = LintRule(
        "broken-document", .documents, .error,
        summary: "a document that cannot be read completely",
        documentation: """
            A document with numbers that are none, attributes that are missing, IDs that occur twice, or references \
            that lead nowhere or in a circle.
            """,
        remedy: "Open the document in Xcode and save it again, or correct the line.",
        checks: .problems { problem in
            switch problem as? DocumentProblem {
            case .badNumber, .numberOutOfRange, .badBoolean, .missingAttribute, .duplicateID, .danglingReference,
                .cyclicReference:
                true
            default: false
            }
        })
}
