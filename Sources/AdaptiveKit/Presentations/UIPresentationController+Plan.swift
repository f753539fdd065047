import Arrangement
import Foundation
import Geometry
import Traits

/// A presentation when a transition ends.
struct PlannedPresentation {
    /// The space that the container covers, with its traits.
    var space: ControllerSpace
    var style: UIModalPresentationStyle
    var chrome: (any PresentationChrome)?
    /// The controller that is shown: the original one where the presentation's own style returns.
    var target: UIViewController
    /// Whether the presentation's own traits change, so that it adapts.
    var changesTraits: Bool
}

/// The places of presented controllers when a transition ends, and their announcement.
///
/// > Rules: TR-3 and TR-5; PRES-9 and PRES-10.
extension UIPresentationController {
    /// The style, of a planned transition or present.
    var styleInEffect: UIModalPresentationStyle? { planned?.style ?? activeStyle }
    /// The decoration, of a planned transition or present.
    var chromeInEffect: (any PresentationChrome)? { planned?.chrome ?? chrome }
    /// The controller that is shown, of a planned transition or present.
    var shownInEffect: UIViewController? { planned?.target ?? shown }
    /// The container's size, of a planned transition or present.
    var sizeInEffect: CGSize? { planned?.space.size ?? containerView?.bounds.size }
    /// The traits, of a planned transition or present.
    var traitsInEffect: UITraitCollection { planned?.space.traits ?? currentTraits }

    /// Whether the presenter's view is out of the window.
    var takesPresenterOut: Bool { shouldPresentInFullscreen && shouldRemovePresentersView }

    /// Plans the presented controller.
    ///
    /// - Parameters:
    ///   - presenter: the space of the presenting controller, which a presentation in a context covers.
    ///   - plan: the plan.
    func plan(over presenter: ControllerSpace, in plan: TransitionPlan) {
        guard let shown, let activeStyle, containerView != nil else { return }
        var space = shouldPresentInFullscreen ? plan.window : presenter
        space.isOnStack = false
        space.isShown = true
        let own = resolvedTraits(below: space.traits, setByParent: nil)
        let changes = own != currentTraits
        if let planned, planned.changesTraits == changes, planned.space.size == space.size,
            planned.space.traits == space.traits
        {
            // Another controller between the two was planned again.
            return
        }
        let style = changes ? chosenStyle(for: space.traits) : activeStyle
        let target = style == presentationStyle ? originalViewController : shown
        plan.add(self)
        planned = PlannedPresentation(
            space: space, style: style, chrome: style == activeStyle ? chrome : makeChrome(for: style), target: target,
            changesTraits: changes)
        planContent(in: plan)
    }

    /// Plans the controller that is shown when the transition ends.
    private func planContent(in plan: TransitionPlan) {
        guard let planned else { return }
        let (space, target) = (planned.space, planned.target)
        let own = resolvedTraits(below: space.traits, setByParent: nil)
        let frame = chromeInEffect?.frame(in: space.size) ?? CGRect(origin: .zero, size: space.size)
        var content = space
        content.origin.x += frame.minX
        content.origin.y += frame.minY
        content.size = size(forChildContentContainer: target, withParentContainerSize: space.size)
        content.safeArea =
            (chromeInEffect?.safeArea(in: space.size)
                ?? safeAreaInsets(
                    of: CGRect(origin: frame.origin, size: content.size), in: space.size, safeArea: space.safeArea))
            + target.additionalSafeAreaInsets
        content.traits = target.resolvedTraits(below: own, setByParent: traitsForPresented)
        target.plan(
            content, in: plan,
            takingOver: target === shown ? nil : shown?.presentedContainer as? UIPresentationController)
    }

    /// Announces the planned size to the presented controller.
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        planned?.target.announcePlannedSize(with: coordinator)
    }

    /// Announces the planned style to the delegate, and the planned traits to the presented controller.
    func forwardTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let planned, let activeStyle else { return }
        if planned.changesTraits {
            pendingStyle = planned.style
            if planned.style != activeStyle {
                announce(planned.style, with: coordinator)
                planReplacement(for: planned.style)
            }
        }
        self.planned?.target.announcePlannedTraits(with: coordinator)
    }

    /// Plans the controller that the delegate shows in an adapted style, so that it hears what its content will have.
    private func planReplacement(for style: UIModalPresentationStyle) {
        guard style != presentationStyle, let plan = shown?.planned?.plan else { return }
        let next = replacement(for: style)
        pendingReplacement = next
        guard planned?.target !== next else { return }
        planned?.target = next
        planContent(in: plan)
    }
}
