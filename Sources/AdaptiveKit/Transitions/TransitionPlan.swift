import Foundation
import Traits

/// The places of all controllers of a window when a transition ends, computed before anything changes.
///
/// Announcements follow the plan: containers that collapse or expand, and presentations that adapt, announce what their
/// controllers have afterwards, and not what they would have in the present arrangement.
///
/// > Rules: TR-3 and TR-5.
@preconcurrency @MainActor
@_spi(Subclassing) public final class TransitionPlan {
    /// The window's place, which presentations over the whole window fill.
    let window: ControllerSpace
    /// Whether a window changes, so that containers collapse and expand.
    let isOfWindow: Bool
    private var controllers: [UIViewController] = []
    private var presentations: [UIPresentationController] = []
    /// The traits that controllers were announced, parents first.
    private var announced: [(controller: UIViewController, traits: UITraitCollection)] = []
    /// The controllers that leave a stack.
    private var leaving: Set<ObjectIdentifier> = []
    /// The stacks that get another topmost controller.
    private var covered: Set<ObjectIdentifier> = []

    init(window: ControllerSpace, isOfWindow: Bool) {
        self.window = window
        self.isOfWindow = isOfWindow
    }

    func add(_ controller: UIViewController) { controllers.append(controller) }
    func add(_ presentation: UIPresentationController) { presentations.append(presentation) }

    /// Marks a controller that is taken off the stack that it is on.
    func leave(_ controller: UIViewController) { leaving.insert(ObjectIdentifier(controller)) }
    func leaves(_ controller: UIViewController) -> Bool { leaving.contains(ObjectIdentifier(controller)) }

    /// Marks a stack whose topmost controller is covered by one that joins the stack.
    func cover(_ stack: UINavigationController) { covered.insert(ObjectIdentifier(stack)) }
    func covers(_ stack: UINavigationController) -> Bool { covered.contains(ObjectIdentifier(stack)) }

    func note(_ traits: UITraitCollection, to controller: UIViewController) { announced.append((controller, traits)) }

    /// Gives the controllers that nothing shows after the change the traits that they were announced.
    ///
    /// From iOS 17 on, no change reaches a controller outside of the hierarchy, such as a hidden column.
    ///
    /// > Rules: TE-3 and TR-3.
    func settleHidden() {
        defer { announced = [] }
        guard JobEnvironment.current.behavior.traitsFollowViews else { return }
        for (controller, traits) in announced
        where controller.viewIfLoaded?.window == nil && controller.currentTraits != traits {
            controller.setTraits(traits)
        }
    }

    /// Forgets the places, before the change itself.
    func endAnnouncements() {
        for controller in controllers { controller.planned = nil }
        for presentation in presentations { presentation.planned = nil }
        (controllers, presentations) = ([], [])
    }
}

/// The place of one controller in a plan.
@MainActor final class PlannedSpace {
    var space: ControllerSpace
    let plan: TransitionPlan
    /// The container that gives the place; `nil` for a root and for a presented controller.
    private(set) weak var container: UIViewController?
    var hasAnnouncedTraits = false
    var hasAnnouncedSize = false
    /// The width that the view's margins follow while its planned frames are solved; `nil` for the width that it has.
    var widthOfMargins: CGFloat?
    /// The places of children for the planned size.
    var places: [ObjectIdentifier: ChildPlace] = [:]
    /// The presentation when the transition ends, which the controller may take over from one that it replaces.
    var presentation: UIPresentationController?
    /// The controllers that become children.
    var joining: [UIViewController] = []

    init(_ space: ControllerSpace, _ plan: TransitionPlan, in container: UIViewController?) {
        self.space = space
        self.plan = plan
        self.container = container
    }
}
