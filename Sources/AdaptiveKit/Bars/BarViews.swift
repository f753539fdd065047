import Foundation

/// The custom views in a bar, with their original sizes.
///
/// A bar that is too narrow for a view shrinks it, and restores its size when there is room again.
@MainActor struct BarViews {
    private var shown: [(view: UIView, own: CGSize, given: CGSize)] = []

    /// The view's own size: its original one, or one set since by other code.
    func size(of view: UIView) -> CGSize {
        let known = shown.first { $0.view === view }
        return known.flatMap { $0.given == view.bounds.size ? $0.own : nil } ?? view.bounds.size
    }

    /// Shows the views in their frames, and removes all others.
    mutating func show(_ places: [(view: UIView, frame: CGRect)], in bar: UIView) {
        // Only the bar places them.
        bar.autoresizesSubviews = false
        let before = shown
        shown = places.map { view, frame in
            let own = size(of: view)
            if view.superview !== bar { bar.addSubview(view) }
            view.layoutState.isPlacedByBar = true
            view.frame = bar.pixelGrid.snap(frame)
            return (view, own, view.bounds.size)
        }
        for (view, _, _) in before where !shown.contains(where: { $0.view === view }) && view.superview === bar {
            view.layoutState.isPlacedByBar = false
            view.removeFromSuperview()
        }
    }
}

extension UIView {
    /// Whether the view is a navigation bar or toolbar, or in one.
    package var isInBar: Bool {
        sequence(first: self, next: \.superview).contains { $0 is any BarButtonHolder }
    }
}
