import Diagnostics
import Foundation
import InterfaceDocuments

extension LayoutSnapshot {
    /// A conflict, judged by the layout: less than a point is invisible, and a prototype's height exists only in
    /// Interface Builder.
    func judged(_ finding: LintFinding) -> LintFinding {
        guard finding.rule == .conflictingConstraints, let line = finding.location?.line, let held = constraints[line]
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
