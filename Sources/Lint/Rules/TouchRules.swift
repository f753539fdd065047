import Diagnostics
import Foundation
import Geometry

extension LayoutSnapshot {
    /// The size in Apple's Human Interface Guidelines: 44 points each way; from 2025 on, at least 28.
    private static let comfortableTarget: CGFloat = 44
    private static let leastTarget: CGFloat = 28

    func smallTouchTargets() -> [LintFinding] {
        seen.compactMap { view in
            guard view.role == .control, view.isEnabled, !view.hasFixedSize, !view.hasOwnClass, !view.isInBar,
                !view.isTransformed
            else { return nil }
            let least = min(view.frame.width, view.frame.height)
            guard least < Self.comfortableTarget - 0.5 else { return nil }
            var found = finding(
                .smallTouchTarget, view, severity: least < Self.leastTarget - 0.5 ? .warning : .note,
                "it is \(Self.words(view.frame.width)) by \(Self.words(view.frame.height)) points",
                remedy: "make it at least 44 by 44, with insets if its picture is to stay small", weight: -least)
            found.cause = scene(of: view)
            return found
        }
    }

    /// Controls that extend beyond an ancestor: that part is drawn but cannot be touched.
    func unreachableControls() -> [LintFinding] {
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
            return finding(
                .unreachableControl, view,
                "\(how == "all" ? "all of it lies" : "\(how) points of it lie") outside a view around it, and touches there are lost",
                remedy: "make the view around it as large as what is in it", weight: missing)
        }
    }

    /// Controls that overlap.
    ///
    /// One that is wholly on another is intentional.
    func overlappingControls() -> [LintFinding] {
        let controls = views.indices.filter { index in
            let view = views[index]
            return isSeen(view) && view.role == .control && view.isEnabled && !view.isTransformed && !view.isInBar
                && view.frame.intersects(bounds)
        }
        .sorted { (views[$0].frame.minY, views[$0].frame.minX, $0) < (views[$1].frame.minY, views[$1].frame.minX, $1) }
        var found: [LintFinding] = []
        var open: [Int] = []
        for index in controls {
            if open.count > 2 * Self.mostNeighbors { open.removeFirst(Self.mostNeighbors) }
            for other in open.suffix(Self.mostNeighbors) where views[other].frame.maxY > views[index].frame.minY {
                // Of a pair, the later one in the tree is named, wherever they are.
                if let overlap = overlap(of: max(index, other), over: min(index, other)) { found.append(overlap) }
            }
            open.append(index)
        }
        return found
    }

    /// The largest number of preceding neighbours that a text or control is compared with: of thousands in one place, a
    /// few suffice.
    static var mostNeighbors: Int { 256 }

    private func overlap(of above: Int, over below: Int) -> LintFinding? {
        let (control, other) = (views[above], views[below])
        let shared = other.visible.intersection(control.visible)
        guard !shared.isNull, shared.width > 4, shared.height > 4, control.scroller == other.scroller,
            !isWithin(control, other), !isWithin(other, control),
            !other.frame.covers(control.frame, within: 1),
            !control.frame.covers(other.frame, within: 1)
        else { return nil }
        return finding(
            .overlappingControls, control,
            severity: takeTurns(above, below) || control.isSample && other.isSample ? .note : nil,
            "it and \(other.name)\(other.location?.line.map { " (line \($0))" } ?? "") cover "
                + "\(JSONText.number(Double(shared.width.rounded()))) by \(JSONText.number(Double(shared.height.rounded()))) points of each other",
            remedy: "put a constraint between the two", weight: shared.width * shared.height, detail: other.id)
    }

    /// Whether code shows one or the other: both fill one place, or are in panels that do.
    func takeTurns(_ a: Int, _ b: Int) -> Bool {
        let (x, y) = branches(a, b)
        let shared = views[x].frame.intersection(views[y].frame)
        guard !shared.isNull else { return false }
        func area(_ frame: CGRect) -> CGFloat { frame.width * frame.height }
        let areas = [area(views[x].frame), area(views[y].frame)]
        if x != a, y != b { return area(shared) >= 0.8 * (areas.min() ?? 0) }
        if views[a].role == .control, views[b].role == .control {
            return area(shared) >= 0.95 * (areas.min() ?? 0)
        }
        return area(shared) >= 0.8 * (areas.max() ?? 0)
    }

    /// The two views or their ancestors, as children of the view that contains both.
    private func branches(_ a: Int, _ b: Int) -> (Int, Int) {
        var (x, y) = (a, b)
        while views[x].parent != views[y].parent {
            if views[x].depth >= views[y].depth, let parent = views[x].parent {
                x = parent
            } else if let parent = views[y].parent {
                y = parent
            } else {
                break
            }
        }
        return (x, y)
    }

    /// Whether a view is a descendant of another.
    func isWithin(_ view: View, _ other: View) -> Bool {
        var parent = view.parent
        while let index = parent {
            if views[index].id == other.id { return true }
            parent = views[index].parent
        }
        return false
    }
}
