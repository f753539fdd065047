import Foundation

/// The views of a program's own that a bar shows, with the sizes that they came with.
///
/// A bar that is too narrow for a view makes it smaller, and gives it its own size back when there is room again.
struct BarViews {
    private var shown: [(view: UIView, own: CGSize, given: CGSize)] = []

    /// The size that a view has by itself: what it came with, or was given by others since.
    func size(of view: UIView) -> CGSize {
        let known = shown.first { $0.view === view }
        return known.flatMap { $0.given == view.bounds.size ? $0.own : nil } ?? view.bounds.size
    }

    /// Shows these views where they belong, and takes all others away.
    mutating func show(_ places: [(view: UIView, frame: CGRect)], in bar: UIView) {
        // The bar alone says where they are.
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
