import Diagnostics
import Foundation

extension LintRule {
    public static let unreachableControl = LintRule(
        "unreachable-control", .touch, .warning,
        summary: "a control that extends beyond an enclosing view, where it gets no touches",
        documentation: """
            A control that reaches more than 4 points out of a view around it, where it is drawn and gets no touches. It \
            is a note if the rest is still 44 by 44 points. \
            What lies beyond the window belongs to off-screen.
            """,
        remedy: "Make the enclosing view as large as its content.",
        checks: .screen { $0.unreachableControls() })
}

extension LayoutSnapshot {
    /// Controls that extend beyond an ancestor: that part is drawn but cannot be touched.
    fileprivate func unreachableControls() -> [LintFinding] {
        seen.compactMap { view in
            guard view.role == .control, view.isEnabled, !view.isTransformed, !view.isInBar,
                view.frame.intersects(bounds), view.reachable != view.frame
            else { return nil }
            let lost = max(view.frame.width - view.reachable.width, view.frame.height - view.reachable.height)
            // Another rule covers views beyond the window.
            let onScreen = view.frame.intersection(bounds)
            let missing = max(
                onScreen.width - view.reachable.intersection(bounds).width,
                onScreen.height - view.reachable.intersection(bounds).height)
            guard missing > 4 || view.reachable.isNull, lost > 4 else { return nil }
            let how =
                view.reachable.isNull || view.reachable.isEmpty ? "all" : JSONText.number(Double(missing.rounded()))
            // What is left is a comfortable target.
            let isLarge = min(view.reachable.width, view.reachable.height) >= 44
            var found = LintFinding(
                .unreachableControl, view, severity: isLarge ? .note : nil,
                "\(how == "all" ? "all of it lies" : "\(how) points of it lie") outside a view around it, and touches there are lost",
                remedy: "make the view around it as large as what is in it", weight: missing)
            found.cause = scene(of: view)
            return found
        }
    }
}
