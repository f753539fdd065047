import Diagnostics
import Foundation
import Geometry

extension LayoutSnapshot {
    /// Apple's Human Interface Guidelines: 44 points each way; from 2025 on, 28 at the least.
    private static let comfortableTarget: CGFloat = 44
    private static let leastTarget: CGFloat = 28

    func smallTouchTargets() -> [LintFinding] {
        seen.compactMap { view in
            guard view.role == .control, view.isEnabled, !view.hasFixedSize, !view.hasOwnClass, !view.isInBar,
                !view.isTransformed
            else { return nil }
            let least = min(view.frame.width, view.frame.height)
            guard least < Self.comfortableTarget - 0.5 else { return nil }
            return finding(
                .smallTouchTarget, view, severity: least < Self.leastTarget - 0.5 ? .warning : .note,
                "it is \(JSONText.number(Double(view.frame.width))) by \(JSONText.number(Double(view.frame.height))) points",
                remedy: "make it at least 44 by 44, with insets if its picture is to stay small", weight: -least)
        }
    }

    /// Controls of which a part lies outside a view around them: there they are drawn and not touched.
    func unreachableControls() -> [LintFinding] {
        seen.compactMap { view in
            guard view.role == .control, view.isEnabled, !view.isTransformed, !view.isInBar,
                view.frame.intersects(bounds), view.reachable != view.frame
            else { return nil }
            let lost = max(view.frame.width - view.reachable.width, view.frame.height - view.reachable.height)
            // Beyond the window is another rule's.
            let onScreen = view.frame.intersection(bounds)
            let missing = max(
                onScreen.width - view.reachable.intersection(bounds).width,
                onScreen.height - view.reachable.intersection(bounds).height)
            guard missing > 4 || view.reachable.isNull, lost > 4 else { return nil }
            let how =
                view.reachable.isNull || view.reachable.isEmpty ? "all" : JSONText.number(Double(missing.rounded()))
            return finding(
                .unreachableControl, view,
                "\(how == "all" ? "all of it lies" : "\(how) points of it lie") outside a view around it, and touches there are lost",
                remedy: "make the view around it as large as what is in it", weight: missing)
        }
    }

    /// Controls that cover a part of each other; one that lies wholly on another is meant to.
    func overlappingControls() -> [LintFinding] {
        let controls = seen.filter {
            $0.role == .control && $0.isEnabled && !$0.isTransformed && !$0.isInBar && $0.frame.intersects(bounds)
        }
        .sorted { ($0.frame.minY, $0.frame.minX, $0.id) < ($1.frame.minY, $1.frame.minX, $1.id) }
        var found: [LintFinding] = []
        var open: [View] = []
        for control in controls {
            open.removeAll { $0.frame.maxY <= control.frame.minY }
            for other in open {
                let shared = other.visible.intersection(control.visible)
                guard !shared.isNull, shared.width > 4, shared.height > 4, !isWithin(control, other),
                    !isWithin(other, control), !other.frame.insetBy(dx: -1, dy: -1).contains(control.frame),
                    !control.frame.insetBy(dx: -1, dy: -1).contains(other.frame)
                else { continue }
                found.append(
                    finding(
                        .overlappingControls, control,
                        "it and \(other.name)\(other.location?.line.map { " (line \($0))" } ?? "") cover "
                            + "\(JSONText.number(Double(shared.width.rounded()))) by \(JSONText.number(Double(shared.height.rounded()))) points of each other",
                        remedy: "put a constraint between the two", weight: shared.width * shared.height,
                        detail: other.id))
            }
            open.append(control)
        }
        return found
    }

    /// Whether a view lies within another in the tree.
    func isWithin(_ view: View, _ other: View) -> Bool {
        var parent = view.parent
        while let index = parent {
            if views[index].id == other.id { return true }
            parent = views[index].parent
        }
        return false
    }
}
