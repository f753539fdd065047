import Diagnostics
import Foundation

extension LintRule {
    public static let smallTouchTarget = LintRule(
        "small-touch-target", .accessibility, .warning,
        summary: "a control below 44 by 44 points; a warning below 28, else a note",
        documentation: """
            An enabled control with a side below 44 points; a warning below 28 points. Controls whose size is fixed by \
            the system, such as switches, and bar items are left alone.
            """,
        remedy: "Make the control at least 44 by 44 points; its image may stay small.",
        checks: .layout { $0.smallTouchTargets() })
}

extension LayoutSnapshot {
    /// The size in Apple's Human Interface Guidelines: 44 points each way; from 2025 on, at least 28.
    private static let comfortableTarget: CGFloat = 44
    private static let leastTarget: CGFloat = 28

    fileprivate func smallTouchTargets() -> [LintFinding] {
        seen.compactMap { view in
            guard view.role == .control, view.isEnabled, !view.hasFixedSize, !view.hasOwnClass, !view.isInBar,
                !view.isTransformed
            else { return nil }
            let least = min(view.frame.width, view.frame.height)
            guard least < Self.comfortableTarget - 0.5 else { return nil }
            var found = LintFinding(
                .smallTouchTarget, view, severity: least < Self.leastTarget - 0.5 ? .warning : .note,
                "it is \(Self.words(view.frame.width)) by \(Self.words(view.frame.height)) points",
                remedy: "make it at least 44 by 44, with insets if its picture is to stay small", weight: -least)
            found.cause = scene(of: view)
            return found
        }
    }
}
