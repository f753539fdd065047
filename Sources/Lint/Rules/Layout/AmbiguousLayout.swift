import Diagnostics
import Foundation
import Geometry

extension LintRule {
    public static let ambiguousLayout = LintRule(
        "ambiguous-layout", .layout, .warning,
        summary: "a view whose position or size the constraints do not determine",
        documentation: """
            Two layouts of a view satisfy all constraints and differ by more than 2 points. Views that are ambiguous \
            together are one finding, and those that depend on an ambiguous view are not named. Views with a class of \
            their own, or whose layout the document leaves to code with placeholders, are left alone, and so are \
            heights in prototypes, which the list decides.
            """,
        remedy: "Add a constraint, or raise the hugging or compression resistance of one view.",
        checks: .screen { $0.ambiguousLayouts() })
}

extension LayoutSnapshot {
    /// One finding for all views in a container that are ambiguous along one axis, because they are ambiguous together.
    ///
    /// Views that depend on an ambiguous view are not named again.
    fileprivate func ambiguousLayouts() -> [LintFinding] {
        let open = Set(ambiguities.filter(isWorthSaying).map { Place(index: $0.view, axis: $0.axis) })
        var groups: [Place: [Ambiguity]] = [:]
        var order: [Place] = []
        for ambiguity in ambiguities where !ambiguity.isContent {
            let view = views[ambiguity.view]
            let place = Place(index: view.parent ?? -1, axis: ambiguity.axis)
            // A custom class may have a size that only its code knows.
            guard open.contains(Place(index: ambiguity.view, axis: ambiguity.axis)), !open.contains(place),
                // A controller's view is placed by its container.
                view.parent != nil || isComponent,
                !view.hasOwnClass, !view.awaitsCode, !view.isInBar, view.isShown,
                // The height of a prototype exists only in Interface Builder.
                !(view.isSample && ambiguity.axis == .vertical)
            else { continue }
            if groups[place] == nil { order.append(place) }
            groups[place, default: []].append(ambiguity)
        }
        return merged(order.compactMap { groups[$0].flatMap(openFrame) }).map(finding) + openContents()
            + unexaminedViews()
    }

    /// The search for ambiguity is limited, and views that it did not reach may be ambiguous.
    private func unexaminedViews() -> [LintFinding] {
        guard unexaminedCount > 0, let root = views.first else { return [] }
        return [
            LintFinding(
                .ambiguousLayout, root,
                "the search for ambiguous views reached its limit with \(unexaminedCount) places and lengths to go",
                remedy: "split the scene, or add the constraints that other findings ask for", weight: 0,
                detail: "unexamined")
        ]
    }

    /// Scroll views with an ambiguous content size: Xcode's "scrollable content size is ambiguous".
    private func openContents() -> [LintFinding] {
        ambiguities.filter { $0.isContent && isWorthSaying($0) }.compactMap { ambiguity in
            let view = views[ambiguity.view]
            guard !view.hasOwnClass, !view.awaitsCode, view.isShown else { return nil }
            let isHorizontal = ambiguity.axis == .horizontal
            let (length, edges) = isHorizontal ? ("width", "leading and trailing") : ("height", "top and bottom")
            return LintFinding(
                .ambiguousLayout, view, "the constraints leave the \(length) of what it scrolls open",
                remedy: "hold what is in it to both its \(edges) edges, and give that a \(length)", weight: 0,
                detail: "content-\(length)")
        }
    }

    private struct Place: Hashable {
        var index: Int
        var axis: Axis
    }

    /// A frame that the constraints leave open, and the number of views that are open with it.
    private struct OpenFrame {
        var view: Int
        /// The open properties: `width`, `horizontal place and width`.
        var what: [String]
        var proof: String
        var others: Int
        var axes: [Axis]
    }

    private func openFrame(_ group: [Ambiguity]) -> OpenFrame? {
        guard let first = group.first else { return nil }
        let isHorizontal = first.axis == .horizontal
        let (a, b) = first.proof
        let origins = isHorizontal ? (a.minX, b.minX) : (a.minY, b.minY)
        let lengths = isHorizontal ? (a.width, b.width) : (a.height, b.height)
        let length = isHorizontal ? "width" : "height"
        let place = isHorizontal ? "horizontal place" : "vertical place"
        let what =
            abs(origins.0 - origins.1) <= 1 ? [length] : abs(lengths.0 - lengths.1) <= 1 ? [place] : [place, length]
        let isUnbounded = [origins.0, origins.1, lengths.0, lengths.1].contains { abs($0) > Self.farAway }
        let proof = isUnbounded ? "nothing limits it" : "\(a.words) would do as well as \(b.words)"
        return OpenFrame(view: first.view, what: what, proof: proof, others: group.count - 1, axes: [first.axis])
    }

    /// Frames that are open along both axes count once.
    private func merged(_ frames: [OpenFrame]) -> [OpenFrame] {
        var all: [OpenFrame] = []
        for frame in frames {
            guard let index = all.firstIndex(where: { $0.view == frame.view }) else {
                all.append(frame)
                continue
            }
            all[index].what += frame.what
            all[index].axes += frame.axes
            all[index].others = max(all[index].others, frame.others)
        }
        return all
    }

    private func finding(of frame: OpenFrame) -> LintFinding {
        let what =
            frame.what.count == 1
            ? frame.what[0] : frame.what.dropLast().joined(separator: ", ") + " and " + (frame.what.last ?? "")
        let others = frame.others > 0 ? "; so is that of \(frame.others) more beside it" : ""
        return LintFinding(
            .ambiguousLayout, views[frame.view], "the constraints leave its \(what) open: \(frame.proof)\(others)",
            remedy: "add a constraint for it, or let one view beside it hug or resist more than the others",
            weight: 0,
            detail: frame.axes.map { $0 == .horizontal ? "horizontal" : "vertical" }.joined(separator: " and "))
    }

    /// No screen is this large, so a proof that reaches it is not bounded by any constraint.
    private static let farAway: CGFloat = 5000

    /// Whether the two layouts differ by more than rounding to pixels.
    private func isWorthSaying(_ ambiguity: Ambiguity) -> Bool {
        let (a, b) = ambiguity.proof
        return [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].contains { abs($0) > 2 }
    }
}
