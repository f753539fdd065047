import Foundation
import Traits

/// What a presentation happens in: over the window, or over the view of its context.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    /// The presentation places what is in it; each of those lays itself out.
    override var isLayoutBoundary: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layoutContainer()
    }

    /// The presentation controller hears before the views that it presents.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentation?.inheritTraits()
    }

    /// A touch beside what is presented is for what is behind it where nothing dims that.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard hit === self || hit is DimmingView, let presentation else { return hit }
        return presentation.viewBehind(at: point, with: event, of: self) ?? hit
    }
}

/// What darkens all that is behind a presentation.
final class DimmingView: UIView {}
