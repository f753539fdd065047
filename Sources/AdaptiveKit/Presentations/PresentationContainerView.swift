import Foundation
import Traits

/// The container of a presentation: over the window, or over the view of its context.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    /// The presentation places the subviews; each lays itself out.
    override var isLayoutBoundary: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layoutContainer()
    }

    /// The presentation controller is notified before the views that it presents.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentation?.inheritTraits()
    }

    /// If nothing dims the content behind, it receives touches outside the presented view.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard hit === self || hit is DimmingView, let presentation else { return hit }
        return presentation.viewBehind(at: point, with: event, of: self) ?? hit
    }
}

/// A view that dims everything behind a presentation.
package final class DimmingView: UIView {}
