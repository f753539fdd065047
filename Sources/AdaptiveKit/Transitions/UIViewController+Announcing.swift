import Foundation
import Traits

/// Announcements of what a plan says, from a controller to those that it contains and presents.
extension UIViewController {
    /// Notifies the children of their new size when this controller's view gets the given size.
    ///
    /// > Rules: TR-5 and TR-6.
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let ownPlan = followPlan(size: size)
        defer { ownPlan?.endAnnouncements() }
        for child in plannedChildren {
            confirmSize(of: child, within: size)
            child.announcePlannedSize(with: coordinator)
        }
        plannedPresentation?.viewWillTransition(to: size, with: coordinator)
    }

    /// Notifies the children of their new traits when this controller gets the given traits.
    ///
    /// > Rules: TR-5 and TR-6.
    func forwardTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let ownPlan = followPlan(traits: newCollection)
        defer { ownPlan?.endAnnouncements() }
        for child in plannedChildren { child.announcePlannedTraits(with: coordinator) }
        plannedPresentation?.willTransition(to: newCollection, with: coordinator)
    }

    /// The presentation when the transition ends.
    private var plannedPresentation: (any UIContentContainer)? { planned?.presentation ?? presentedContainer }

    /// Announces the planned traits; where they are the present ones, only to those inside.
    func announcePlannedTraits(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let planned, !planned.hasAnnouncedTraits else { return }
        planned.hasAnnouncedTraits = true
        let traits = planned.space.traits
        if traits == currentTraits {
            forwardTransition(to: traits, with: coordinator)
        } else {
            if planned.plan.isOfWindow { planned.plan.note(traits, to: self) }
            announce(traits, with: coordinator)
        }
    }

    /// Announces the planned size; where it is the present one, only to those inside.
    func announcePlannedSize(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let planned, !planned.hasAnnouncedSize else { return }
        planned.hasAnnouncedSize = true
        let size = planned.space.size
        if planned.space.keepsSize || size == knownSize {
            forwardTransition(to: size, with: coordinator)
        } else {
            announcedSize = size
            announce(size, with: coordinator)
        }
    }

    /// The children, with those that become children in the transition.
    private var plannedChildren: [UIViewController] {
        guard let planned else { return childControllers }
        // An app may add children in its transition callbacks.
        for child in childControllers where child.planned?.plan !== planned.plan {
            planChild(child, in: planned.space, of: planned.plan)
        }
        return childControllers + planned.joining
    }

    /// Asks for the size of a child: an app's container may have decided since the plan was made.
    private func confirmSize(of child: UIViewController, within size: CGSize) {
        guard child.parentController === self, let planned = child.planned, planned.container === self,
            !planned.space.keepsSize, !planned.hasAnnouncedSize
        else { return }
        let answer = sizeAnnounced(to: child, within: size)
        guard answer != planned.space.size else { return }
        var space = planned.space
        space.size = answer
        child.plan(space, in: planned.plan, container: self)
    }

    /// Makes sure that the plan says what this controller was asked to forward.
    ///
    /// - Returns: a plan made for this call alone, where no transition of the window runs.
    private func followPlan(size: CGSize? = nil, traits: UITraitCollection? = nil) -> TransitionPlan? {
        var space = planned?.space ?? currentSpace
        if let size { space.size = size }
        if let traits { space.traits = traits }
        guard let planned else {
            let own = TransitionPlan(window: viewIfLoaded?.window?.currentSpace ?? space, isOfWindow: false)
            plan(space, in: own)
            return own
        }
        if space.size != planned.space.size || space.traits != planned.space.traits {
            plan(space, in: planned.plan, container: planned.container)
        }
        return nil
    }
}

extension UIWindow {
    /// The space of a root that fills the window.
    var currentSpace: ControllerSpace {
        ControllerSpace(
            size: bounds.size, safeArea: safeAreaInsets, traits: traitCollection, screen: JobEnvironment.current.screen)
    }

    /// Announces what a change of geometry means for every controller: first the traits, then the sizes, parents before
    /// children.
    ///
    /// - Returns: the plan, which decisions of delegates are valid for while it exists.
    /// > Rule: TR-1.
    func announce(
        _ geometry: SceneGeometry, inherited: UITraitCollection, with coordinator: TransitionCoordinator
    ) -> TransitionPlan? {
        guard let root = rootViewController else { return nil }
        var space = ControllerSpace(
            size: geometry.windowSize, safeArea: safeArea(of: geometry.screen),
            traits: resolvedTraits(below: inherited, setByParent: nil), screen: geometry.screen)
        let plan = TransitionPlan(window: space, isOfWindow: true)
        space.traits = root.resolvedTraits(below: space.traits, setByParent: nil)
        space.safeArea = space.safeArea + root.additionalSafeAreaInsets
        root.plan(space, in: plan)
        root.announcePlannedTraits(with: coordinator)
        root.announcePlannedSize(with: coordinator)
        plan.endAnnouncements()
        return plan
    }
}
