import Diagnostics
import Foundation
import InterfaceDocuments
import UIKit

extension LintRule {
    public static let conflictingConstraints = LintRule(
        "conflicting-constraints", .layout, .error,
        summary: "required constraints that cannot hold together",
        documentation: """
            Required constraints that no layout satisfies together, in the smallest set that shows the conflict. A \
            conflict of less than a point is a note, because rounding hides it, and so is one in a prototype, whose \
            height exists only in Interface Builder.
            """,
        remedy: "Delete one of the constraints, or give one a priority of 999 or less.",
        checks: .layout { $0.conflicts() })
}

extension LayoutSnapshot {
    fileprivate func conflicts() -> [LintFinding] {
        // The size of a component is unknown, so conflicts with its root do not apply.
        let root = isComponent ? views.first.map { "\"\($0.id)\"" } : nil
        guard !isComponent || root != nil else { return [] }
        return diagnostics.compactMap { diagnostic in
            guard case .conflict(let constraints, let broken)? = diagnostic.problem as? ConstraintProblem else {
                return nil
            }
            let found = conflict(of: constraints, broken: broken, at: diagnostic.location)
            return root.map(found.message.contains) == true ? nil : judged(found)
        }
    }

    /// The finding for a minimal set of conflicting constraints.
    ///
    /// Those of one stack view or safe area are named once.
    private func conflict(of constraints: [String], broken: String, at location: SourceLocation?) -> LintFinding {
        var said: Set<String> = [broken]
        let others = constraints.filter { said.insert($0).inserted }
        return LintFinding(
            .conflictingConstraints, at: location,
            message: "\(broken) cannot hold together with " + others.joined(separator: "; ") + ", and was broken",
            remedy: ConstraintProblem.conflict(constraints: constraints, broken: broken).remedy)
    }

    /// A conflict, judged by the layout: less than a point is invisible, and a prototype's height exists only in
    /// Interface Builder.
    private func judged(_ finding: LintFinding) -> LintFinding {
        guard let line = finding.location?.line, let held = constraints[line]
        else { return finding }
        var judged = finding
        if held.isSample {
            judged.severity = .note
            judged.remedy = "let the cell be as high as what is in it, or lower the priority of one of them to 999"
        } else if let excess = excess(of: held), abs(excess) < 1 {
            judged.severity = .note
            judged.message += " by \(JSONText.number((Double(abs(excess)) * 100).rounded() / 100)) points"
        }
        return judged
    }

    /// The amount by which a view exceeds the constraint on its size; `nil` for other constraints.
    private func excess(of held: HeldConstraint) -> CGFloat? {
        let constraint = held.constraint
        guard constraint.secondItem == nil, constraint.variations.isEmpty,
            let view = view(withID: constraint.firstItem ?? held.holder)
        else { return nil }
        switch constraint.firstAttribute {
        case "width": return view.frame.width - constraint.constant
        case "height": return view.frame.height - constraint.constant
        default: return nil
        }
    }
}
