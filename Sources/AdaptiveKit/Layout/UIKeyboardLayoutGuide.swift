public import Foundation
import Geometry

/// A guide that activates some constraints where it is near an edge of the window, and others where it is not.
open class UITrackingLayoutGuide: UILayoutGuide {
    private var whenNear: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var whenAway: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// The edges that the guide is near.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Whether edges matter to its constraints now.
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

    /// Activates what belongs to the edges that the guide is near now, and deactivates the rest first.
    func track() {
        let near = whenNear.map { ($0.constraints, tracksEdges && nearEdges.isSuperset(of: $0.edge)) }
        let away = whenAway.map { ($0.constraints, tracksEdges && nearEdges.isDisjoint(with: $0.edge)) }
        for (constraints, isActive) in near + away where !isActive { NSLayoutConstraint.deactivate(constraints) }
        for (constraints, isActive) in near + away where isActive { NSLayoutConstraint.activate(constraints) }
    }
}

/// The part of a view that the keyboard takes.
///
/// No keyboard is ever up, docked or not, so that the guide lies along the bottom: as high as the safe area's inset
/// there, or without height where it does not heed the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false { didSet { if followsUndockedKeyboard != oldValue { track() } } }
    /// Whether it reaches up to the safe area while the keyboard is down.
    open var usesBottomSafeArea = true { didSet { owningView?.markNeedsLayout() } }
    /// How far above the keyboard a drag begins to dismiss it; carried along.
    open var keyboardDismissPadding: CGFloat = 0

    /// Where a keyboard that is down is taken to be.
    override var nearEdges: NSDirectionalRectEdge { .bottom }

    override var tracksEdges: Bool { followsUndockedKeyboard }

    /// The height that is left to it, in points.
    var restingHeight: CGFloat { usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0 }
}
