public import Foundation
import Geometry

/// A guide that activates some constraints while it is near an edge of the window, and others while it isn't.
open class UITrackingLayoutGuide: UILayoutGuide {
    private var whenNear: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var whenAway: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// The edges that the guide is near.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Whether edges currently affect its constraints.
    var tracksEdges: Bool { true }

    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(constraints(activeWhenNearEdge: edge))
        whenNear.removeAll { $0.edge == edge }
        whenNear.append((edge, trackedConstraints))
        track()
    }

    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(constraints(activeWhenAwayFrom: edge))
        whenAway.removeAll { $0.edge == edge }
        whenAway.append((edge, trackedConstraints))
        track()
    }

    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        whenNear.filter { $0.edge == edge }.flatMap(\.constraints)
    }

    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        whenAway.filter { $0.edge == edge }.flatMap(\.constraints)
    }

    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate((whenNear + whenAway).flatMap(\.constraints))
        (whenNear, whenAway) = ([], [])
    }

    /// Updates the constraints for the edges that the guide is near.
    ///
    /// Deactivates the others first.
    func track() {
        let near = whenNear.map { ($0.constraints, tracksEdges && nearEdges.isSuperset(of: $0.edge)) }
        let away = whenAway.map { ($0.constraints, tracksEdges && nearEdges.isDisjoint(with: $0.edge)) }
        for (constraints, isActive) in near + away where !isActive { NSLayoutConstraint.deactivate(constraints) }
        for (constraints, isActive) in near + away where isActive { NSLayoutConstraint.activate(constraints) }
    }
}

/// The area of a view that the keyboard covers.
///
/// While the keyboard is hidden, the guide is at the bottom: as high as the bottom safe area inset, or without height if it
/// ignores the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false { didSet { if followsUndockedKeyboard != oldValue { track() } } }
    /// Whether the guide reaches up to the safe area while the keyboard is hidden.
    open var usesBottomSafeArea = true { didSet { owningView?.markNeedsLayout() } }
    /// The distance above the keyboard at which a drag begins to dismiss it; stored, but has no effect.
    open var keyboardDismissPadding: CGFloat = 0

    /// The edge of a keyboard that is hidden or docked.
    override var nearEdges: NSDirectionalRectEdge { .bottom }

    override var tracksEdges: Bool { followsUndockedKeyboard }

    /// The height of the guide, in points.
    var height: CGFloat {
        guard let owningView else { return 0 }
        let resting = usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0
        guard let window = owningView.window, let keyboard = window.keyboard else { return resting }
        let top = owningView.convert(CGPoint(x: 0, y: keyboard.frame.minY), from: window).y
        return max(resting, owningView.bounds.maxY - top)
    }
}
