import Devices
import Diagnostics
import Foundation
import Geometry

extension LintRule {
    public static let outsideSafeArea = LintRule(
        "outside-safe-area", .layout, .warning,
        summary: "text or a control below the status bar, a bar, a cutout or the home indicator",
        documentation: """
            Text or a control that reaches more than 2 points out of the safe area, where nothing scrolls. Text \
            counts by its glyphs, and a control by what it draws. A control over the whole window is left alone. Freeform scenes and app extensions are left alone, \
            because the document does not say where their edges are.
            """,
        remedy: "Constrain the view to the safe area instead of its superview.",
        impliedBy: "off-screen",
        checks: .screen { $0.placesOutsideSafeArea() })
}

extension LayoutSnapshot {
    fileprivate func placesOutsideSafeArea() -> [LintFinding] {
        guard variant.ios >= .iOS11 else { return [] }
        let open = openPlaces
        return views.indices.compactMap { index in
            let view = views[index]
            guard isSeen(view), !view.isInUnknownWindow, view.role == .text || view.role == .control,
                !view.isInScrollView, !view.isInBar,
                !view.isTransformed, view.frame.intersects(bounds), !open.contains(index)
            else { return nil }
            // A control over the whole window is a background, such as one that dismisses what is before it.
            guard !view.frame.covers(bounds) else { return nil }
            let box = shownBox(of: view)
            // Another rule covers views beyond the window.
            let free = view.frame.inset(by: view.safeArea)
            func reach(_ edge: Edge) -> CGFloat {
                edge.inset(view.safeArea) > 0 ? edge.distance(of: box.intersection(bounds), beyond: free) : 0
            }
            let worst = Edge.farthest(reach)
            guard worst.distance > 2 else { return nil }
            let edges = Edge.allCases.filter { reach($0) > 2 }
                .map { "\(Self.words(reach($0))) points at the \($0.rawValue)" }
            var found = LintFinding(
                .outsideSafeArea, view, "it lies outside the safe area by \(edges.joined(separator: " and "))",
                remedy: "constrain it to the safe area rather than to the superview", weight: worst.distance)
            found.cause = "\(scene(of: view)) \(worst.edge.rawValue)"
            return found
        }
    }
}
