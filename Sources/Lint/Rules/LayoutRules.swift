import Devices
import Diagnostics
import Foundation
import Geometry

extension LayoutSnapshot {
    /// The findings of every rule on this variant, in the order of the rules.
    public func findings(of rules: Set<LintRule>) -> [LintFinding] {
        var found = diagnostics.compactMap(LintFinding.init).map(judged) + lowContrasts() + smallTouchTargets()
        found += missingFonts()
        if isComponent {
            // The position and size of a component are unknown here, so related findings do not apply.
            let root = views.first.map { "\"\($0.id)\"" }
            found.removeAll { finding in
                finding.rule == .conflictingConstraints && (root.map(finding.message.contains) ?? true)
            }
        } else {
            found += ambiguousLayouts() + zeroSizes() + placesOffScreen() + placesOutsideSafeArea()
            found += truncatedTexts() + clippedTexts() + overlappingTexts()
            found += overlappingControls() + unreachableControls()
        }
        return found.filter { rules.contains($0.rule) }
    }

    /// A finding about a view.
    func finding(
        _ rule: LintRule, _ view: View, severity: Severity? = nil, _ message: String, remedy: String?, weight: Double,
        detail: String = ""
    ) -> LintFinding {
        LintFinding(
            rule, severity: severity, at: view.location, object: view.id, name: view.name, message: message,
            remedy: remedy, weight: weight, detail: detail)
    }

    /// The views that people see or use: visible, with a size and content.
    var seen: [View] { views.filter(isSeen) }

    /// A length in points, to a tenth.
    static func words(_ length: CGFloat) -> String { JSONText.number((Double(length) * 10).rounded() / 10) }

    func isSeen(_ view: View) -> Bool {
        view.isShown && view.hasContent && view.frame.width > 0.5 && view.frame.height > 0.5
    }

    /// The ID of the scene's view that contains a view.
    func scene(of view: View) -> String {
        var outer = view
        while let parent = outer.parent { outer = views[parent] }
        return outer.id
    }

    // MARK: Ambiguity

    /// One finding for all views in a container that are ambiguous along one axis, because they are ambiguous together.
    ///
    /// Views that depend on an ambiguous view are not named again.
    func ambiguousLayouts() -> [LintFinding] {
        let open = Set(ambiguities.filter(isWorthSaying).map { Place(index: $0.view, axis: $0.axis) })
        var groups: [Place: [Ambiguity]] = [:]
        var order: [Place] = []
        for ambiguity in ambiguities where !ambiguity.isContent {
            let view = views[ambiguity.view]
            let place = Place(index: view.parent ?? -1, axis: ambiguity.axis)
            // A custom class may have a size that only its code knows.
            guard open.contains(Place(index: ambiguity.view, axis: ambiguity.axis)), !open.contains(place),
                !view.hasOwnClass, !view.awaitsCode, !view.isInBar, view.isShown
            else { continue }
            if groups[place] == nil { order.append(place) }
            groups[place, default: []].append(ambiguity)
        }
        return order.compactMap { groups[$0].flatMap(ambiguousLayout) } + openContents() + unexaminedViews()
    }

    /// The search for ambiguity is limited, and views that it did not reach may be ambiguous.
    private func unexaminedViews() -> [LintFinding] {
        guard unexaminedCount > 0, let root = views.first else { return [] }
        return [
            finding(
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
            return finding(
                .ambiguousLayout, view, "the constraints leave the \(length) of what it scrolls open",
                remedy: "hold what is in it to both its \(edges) edges, and give that a \(length)", weight: 0,
                detail: "content-\(length)")
        }
    }

    private struct Place: Hashable {
        var index: Int
        var axis: Axis
    }

    private func ambiguousLayout(_ group: [Ambiguity]) -> LintFinding? {
        guard let first = group.first else { return nil }
        let isHorizontal = first.axis == .horizontal
        let (a, b) = first.proof
        let origins = isHorizontal ? (a.minX, b.minX) : (a.minY, b.minY)
        let lengths = isHorizontal ? (a.width, b.width) : (a.height, b.height)
        let length = isHorizontal ? "width" : "height"
        let place = isHorizontal ? "horizontal place" : "vertical place"
        let what =
            abs(origins.0 - origins.1) <= 1
            ? length : abs(lengths.0 - lengths.1) <= 1 ? place : "\(place) and \(length)"
        let isUnbounded = [origins.0, origins.1, lengths.0, lengths.1].contains { abs($0) > Self.farAway }
        let proof = isUnbounded ? "nothing limits it" : "\(a.words) would do as well as \(b.words)"
        let others = group.count > 1 ? "; so is that of \(group.count - 1) more beside it" : ""
        return finding(
            .ambiguousLayout, views[first.view], "the constraints leave its \(what) open: \(proof)\(others)",
            remedy: "add a constraint for it, or let one view beside it hug or resist more than the others",
            weight: 0, detail: isHorizontal ? "horizontal" : "vertical")
    }

    /// The views with an ambiguous position.
    ///
    /// A wrong position follows from that, and is reported with it.
    private var openPlaces: Set<Int> {
        let open = ambiguities.filter { ambiguity in
            let (a, b) = ambiguity.proof
            return !ambiguity.isContent && max(abs(a.minX - b.minX), abs(a.minY - b.minY)) > 2
        }
        return Set(open.map(\.view))
    }

    /// No screen is this large, so a proof that reaches it is not bounded by any constraint.
    private static let farAway: CGFloat = 5000

    /// Whether the two layouts differ by more than rounding to pixels.
    private func isWorthSaying(_ ambiguity: Ambiguity) -> Bool {
        let (a, b) = ambiguity.proof
        return [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].contains { abs($0) > 2 }
    }

    // MARK: Size and place

    func zeroSizes() -> [LintFinding] {
        views.filter { $0.isShown && $0.hasContent && !$0.hasOwnClass && !$0.isInBar }.compactMap { view in
            let (isNarrow, isLow) = (view.frame.width < 0.5, view.frame.height < 0.5)
            guard isNarrow || isLow else { return nil }
            // Within a collapsed parent, the parent is reported.
            if let parent = view.parent, views[parent].frame.width < 0.5 || views[parent].frame.height < 0.5 {
                return nil
            }
            let what = isNarrow && isLow ? "no size" : isNarrow ? "no width" : "no height"
            return finding(
                .zeroSize, view, severity: view.isSample ? .note : nil, "it has \(what) and is not seen",
                remedy: "give it room, or hide it where it is not wanted", weight: 0)
        }
    }

    /// Views wholly or partly beyond the window's edges that cannot be scrolled to.
    func placesOffScreen() -> [LintFinding] {
        var parked: Set<Int> = []
        let open = openPlaces
        return views.indices.compactMap { index in
            let view = views[index]
            guard view.isShown, view.hasContent, !open.contains(index), !view.isInScrollView, !view.isTransformed,
                !view.isInBar,
                view.frame.width > 0.5, view.frame.height > 0.5
            else { return nil }
            if isGone(view) {
                // Of nested views only the outermost is reported, once.
                let outer = outermostGone(around: index)
                return parked.insert(outer).inserted ? goneOffScreen(views[outer]) : nil
            }
            // A background may extend beyond; text and controls may not.
            guard view.role == .text || view.role == .control else { return nil }
            let drawn = view.role == .text ? textBox(of: view) ?? view.frame : view.frame
            let worst = Edge.farthest { $0.distance(of: drawn, beyond: bounds) }
            guard worst.distance > 2 else { return nil }
            var found = finding(
                .offScreen, view,
                "\(Self.words(worst.distance)) points of it lie beyond the "
                    + "\(worst.edge.rawValue) edge of the window",
                remedy: "constrain it to both edges or let it scroll", weight: worst.distance)
            found.cause = "\(scene(of: view)) \(worst.edge.rawValue)"
            return found
        }
    }

    private func isGone(_ view: View) -> Bool { !view.frame.intersects(bounds) }

    private func outermostGone(around index: Int) -> Int {
        var outer = index
        var next = views[index].parent
        while let parent = next {
            if isGone(views[parent]), views[parent].frame.width > 0.5, views[parent].frame.height > 0.5 {
                outer = parent
            }
            next = views[parent].parent
        }
        return outer
    }

    private func goneOffScreen(_ view: View) -> LintFinding {
        let worst = Edge.farthest { $0.gap(of: view.frame, beyond: bounds) }
        var found = finding(
            .offScreen, view, "it lies wholly beyond the \(worst.edge.rawValue) edge of the window",
            remedy: "constrain it to both edges or let it scroll", weight: worst.distance + 10_000)
        found.isMeantIfEverywhere = true
        found.cause = "\(scene(of: view)) \(worst.edge.rawValue)"
        return found
    }

    func placesOutsideSafeArea() -> [LintFinding] {
        guard variant.ios >= .iOS11 else { return [] }
        let open = openPlaces
        return views.indices.compactMap { index in
            let view = views[index]
            guard isSeen(view), view.role == .text || view.role == .control, !view.isInScrollView, !view.isInBar,
                !view.isTransformed, view.frame.intersects(bounds), !open.contains(index)
            else { return nil }
            let box = view.role == .text ? textBox(of: view) ?? view.frame : view.frame
            // Another rule covers views beyond the window.
            let free = view.frame.inset(by: view.safeArea)
            func reach(_ edge: Edge) -> CGFloat {
                edge.inset(view.safeArea) > 0 ? edge.distance(of: box.intersection(bounds), beyond: free) : 0
            }
            let worst = Edge.farthest(reach)
            guard worst.distance > 2 else { return nil }
            let edges = Edge.allCases.filter { reach($0) > 2 }
                .map { "\(Self.words(reach($0))) points at the \($0.rawValue)" }
            var found = finding(
                .outsideSafeArea, view, "it lies outside the safe area by \(edges.joined(separator: " and "))",
                remedy: "constrain it to the safe area rather than to the superview", weight: worst.distance)
            found.cause = "\(scene(of: view)) \(worst.edge.rawValue)"
            return found
        }
    }

    /// The bounds of all glyphs of a view, from the cap height of the first line to the last baseline; `nil` if it
    /// draws none.
    func textBox(of view: View) -> CGRect? {
        textBoxes[view.id]
    }
}

/// An edge of a rectangle, with the distance that another extends over it.
enum Edge: String, CaseIterable {
    case top, left, bottom, right

    func distance(of frame: CGRect, beyond bounds: CGRect) -> CGFloat {
        switch self {
        case .top: min(frame.height, bounds.minY - frame.minY)
        case .left: min(frame.width, bounds.minX - frame.minX)
        case .bottom: min(frame.height, frame.maxY - bounds.maxY)
        case .right: min(frame.width, frame.maxX - bounds.maxX)
        }
    }

    /// The distance from the rectangle to one that is wholly beyond the edge.
    func gap(of frame: CGRect, beyond bounds: CGRect) -> CGFloat {
        switch self {
        case .top: bounds.minY - frame.maxY
        case .left: bounds.minX - frame.maxX
        case .bottom: frame.minY - bounds.maxY
        case .right: frame.minX - bounds.maxX
        }
    }

    /// The edge with the greatest distance; the first one if several are equal.
    static func farthest(_ distance: (Edge) -> CGFloat) -> (edge: Edge, distance: CGFloat) {
        var farthest = (edge: top, distance: distance(top))
        for edge in allCases.dropFirst() {
            let next = distance(edge)
            if next > farthest.distance { farthest = (edge, next) }
        }
        return farthest
    }

    func inset(_ insets: UIEdgeInsets) -> CGFloat {
        switch self {
        case .top: insets.top
        case .left: insets.left
        case .bottom: insets.bottom
        case .right: insets.right
        }
    }
}

extension LayoutSnapshot.View {
    /// The display name, such as `UILabel "Sign in"`.
    public var name: String {
        guard let label, !label.isEmpty else { return className }
        let line = label.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\(className) \"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
    }
}

extension CGRect {
    /// Whether this rectangle contains another, with a tolerance; Foundation's `contains` compares sums of fractions
    /// exactly.
    func covers(_ other: CGRect, within slack: CGFloat = 0.01) -> Bool {
        other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
            && other.maxY <= maxY + slack
    }

    /// The rectangle in words, such as `20 64 350×24`.
    var words: String {
        func number(_ value: CGFloat) -> String { JSONText.number((Double(value) * 10).rounded() / 10) }
        return "\(number(minX)) \(number(minY)) \(number(width))×\(number(height))"
    }
}
