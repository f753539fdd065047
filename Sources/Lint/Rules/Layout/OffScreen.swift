import Diagnostics
import Foundation

extension LintRule {
    public static let offScreen = LintRule(
        "off-screen", .layout, .warning,
        summary: "text, an image or a control beyond the edge of the window, where nothing scrolls",
        documentation: """
            Text, an image or a control that lies wholly beyond an edge of the window, or text or a control that lies \
            more than 2 points beyond one, where nothing scrolls. Text counts by its glyphs, and a control by what it \
            draws. What spans the window is a background. A view that is wholly outside on every variant is a note: \
            code moves it in. Freeform scenes and app extensions are left alone, because the document does not say \
            where their edges are.
            """,
        remedy: "Constrain the view to both edges, or put it in a scroll view.",
        checks: .screen { $0.placesOffScreen() })
}

extension LayoutSnapshot {
    /// Views wholly or partly beyond the window's edges that cannot be scrolled to.
    fileprivate func placesOffScreen() -> [LintFinding] {
        var parked: Set<Int> = []
        let open = openPlaces
        return views.indices.compactMap { index in
            let view = views[index]
            guard view.isShown, view.hasContent, !view.isInUnknownWindow, !open.contains(index), !view.isInScrollView,
                !view.isTransformed,
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
            let drawn = shownBox(of: view)
            // A view that spans the window is a background, and may extend beyond both edges.
            let worst = Edge.farthest { $0.spans(drawn, bounds) ? 0 : $0.distance(of: drawn, beyond: bounds) }
            guard worst.distance > 2 else { return nil }
            var found = LintFinding(
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
        var found = LintFinding(
            .offScreen, view, "it lies wholly beyond the \(worst.edge.rawValue) edge of the window",
            remedy: "constrain it to both edges or let it scroll", weight: worst.distance + 10_000)
        found.isMeantIfEverywhere = true
        found.cause = "\(scene(of: view)) \(worst.edge.rawValue)"
        return found
    }
}
