import AutoLayout
import Diagnostics
import InterfaceDocuments
import UIKit

extension LintRule {
    public static let brokenConstraint = LintRule(
        "broken-constraint", .layout, .error,
        summary: "a constraint that makes no sense or refers to nothing",
        documentation: """
            A constraint between attributes that cannot be compared, between views without a common ancestor, with an \
            item that does not exist, or with a number that is not usable.
            """,
        remedy: "Delete the constraint, or attach it to views that share an ancestor.",
        impliedBy: "broken-document",
        checks: .problems { problem in
            switch problem {
            case ConstraintProblem.unrelatedItems, ConstraintProblem.missingItem,
                ConstraintProblem.incomparableAttributes, ConstraintProblem.unusableNumber,
                DocumentProblem.noLayoutItem, DocumentProblem.selfConstraint, DocumentProblem.unrelatedConstraint,
                LayoutProblem.unusableNumber:
                true
            default: false
            }
        })
}
