import Diagnostics
import Foundation

extension LintRule {
    public static let overlappingControls = LintRule(
        "overlapping-controls", .touch, .warning,
        summary: "controls that partly cover each other",
        documentation: """
            Two enabled controls cover more than 4 by 4 points of each other, neither wholly on the other. Controls \
            that overlap each other are one finding. It is a note if they share a place because code shows one at a \
            time, if they overlap on every variant, or if both are samples.
            """,
        remedy: "Put a constraint between the two views, or hide one of them.",
        checks: .screen { $0.overlappingControls() })
}

extension LayoutSnapshot {
    /// Controls that overlap.
    ///
    /// One that is wholly on another is intentional.
    fileprivate func overlappingControls() -> [LintFinding] {
        let controls = views.indices.filter { index in
            let view = views[index]
            return isSeen(view) && view.role == .control && view.isEnabled && !view.isTransformed && !view.isInBar
                && view.frame.intersects(bounds)
        }
        .sorted { (views[$0].frame.minY, views[$0].frame.minX, $0) < (views[$1].frame.minY, views[$1].frame.minX, $1) }
        var pairs: [Overlap] = []
        var open: [Int] = []
        for index in controls {
            if open.count > 2 * Self.mostNeighbors { open.removeFirst(Self.mostNeighbors) }
            for other in open.suffix(Self.mostNeighbors) where views[other].frame.maxY > views[index].frame.minY {
                // Of a pair, the later one in the tree is named, wherever they are.
                if let pair = overlap(of: max(index, other), over: min(index, other)) { pairs.append(pair) }
            }
            open.append(index)
        }
        return groups(of: pairs.map { [$0.above, $0.below] }).compactMap { group in
            let inside = pairs.filter { group.contains($0.above) }
            return inside.max { $0.area < $1.area }.map {
                finding(of: $0, isMinor: inside.allSatisfy(\.isMinor), group)
            }
        }
    }

    private struct Overlap {
        var above: Int
        var below: Int
        var shared: CGRect
        /// Whether code shows one or the other, or both are samples.
        var isMinor: Bool

        var area: CGFloat { shared.width * shared.height }
    }

    /// One finding for all controls that overlap each other, with the two that do most.
    private func finding(of overlap: Overlap, isMinor: Bool, _ group: Set<Int>) -> LintFinding {
        let (control, other) = (views[overlap.above], views[overlap.below])
        let others = group.count - 2
        var found = LintFinding(
            .overlappingControls, control, severity: isMinor ? .note : nil,
            "it and \(other.name)\(other.location?.line.map { " (line \($0))" } ?? "") cover "
                + "\(JSONText.number(Double(overlap.shared.width.rounded()))) by "
                + "\(JSONText.number(Double(overlap.shared.height.rounded()))) points of each other"
                + (others > 0 ? "; \(others) more overlap there" : ""),
            remedy: "put a constraint between the two", weight: overlap.area, detail: other.id)
        // An overlap on every variant existed in Xcode too, so code shows one or the other.
        found.isMeantIfEverywhere = true
        found.cause = scene(of: control)
        return found
    }

    private func overlap(of above: Int, over below: Int) -> Overlap? {
        let (control, other) = (views[above], views[below])
        let shared = other.visible.intersection(control.visible)
        guard !shared.isNull, shared.width > 4, shared.height > 4, control.scroller == other.scroller,
            !isWithin(control, other), !isWithin(other, control),
            !other.frame.covers(control.frame, within: 1),
            !control.frame.covers(other.frame, within: 1)
        else { return nil }
        return Overlap(
            above: above, below: below, shared: shared,
            isMinor: takeTurns(above, below) || control.isSample && other.isSample)
    }
}
