import Arrangement
import AutoLayout
import Foundation
import Geometry
import Traits

/// The computation of a controller's place, and of its children's, when a transition ends.
extension UIViewController {
    /// Sets the place of this controller in a plan, and those of its presentation and children.
    ///
    /// - Parameters:
    ///   - space: the place.
    ///   - plan: the plan.
    ///   - container: the parent that gives the place.
    ///   - presentation: a presentation that this controller takes over from one that it replaces.
    func plan(
        _ space: ControllerSpace, in plan: TransitionPlan, container: UIViewController? = nil,
        takingOver presentation: UIPresentationController? = nil
    ) {
        let planned = PlannedSpace(space, plan, in: container)
        planned.presentation = presentedContainer as? UIPresentationController ?? presentation
        if let old = self.planned, old.plan === plan {
            planned.hasAnnouncedTraits = old.hasAnnouncedTraits
            planned.hasAnnouncedSize = old.hasAnnouncedSize
            planned.presentation = planned.presentation ?? old.presentation
        } else {
            plan.add(self)
        }
        self.planned = planned
        // A container may take back what it presents itself, so its own plan comes later and wins.
        if let presentation = planned.presentation {
            presentation.plan(over: space, in: plan)
            if presentation.takesPresenterOut { planned.space.isShown = false }
        }
        planChildren(in: planned.space, of: plan)
    }

    /// Plans a child, at the place that this controller gives to it.
    package func planChild(_ child: UIViewController, in space: ControllerSpace, of plan: TransitionPlan) {
        let place = plannedPlace(of: child, in: space)
        planned?.places[ObjectIdentifier(child)] = place
        child.plan(self.space(of: child, at: place, in: space), in: plan, container: self)
    }

    /// Plans a controller at a place, and announces it here if it isn't a child yet.
    package func planChild(
        _ child: UIViewController, at place: ChildPlace, in space: ControllerSpace, of plan: TransitionPlan
    ) {
        planned?.places[ObjectIdentifier(child)] = place
        if child.parentController !== self, child.isViewLoaded { planned?.joining.append(child) }
        child.plan(self.space(of: child, at: place, in: space), in: plan, container: self)
    }

    /// The space of a controller at a place in this one.
    func space(of child: UIViewController, at place: ChildPlace, in space: ControllerSpace) -> ControllerSpace {
        var own = space
        own.isOnStack = self is UINavigationController
        own.isShown = space.isShown && place.isShown
        own.solvedFrame = place.solvedFrame
        if let frame = place.frame, !space.keepsSize {
            own.size =
                child.parentController === self
                ? size(forChildContentContainer: child, withParentContainerSize: space.size) : frame.size
            own.origin.x += frame.minX
            own.origin.y += frame.minY
            own.safeArea =
                (place.safeArea
                    ?? safeAreaInsets(
                        of: CGRect(origin: frame.origin, size: own.size), in: space.size, safeArea: space.safeArea))
                + child.additionalSafeAreaInsets
        } else {
            own.keepsSize = true
            own.size = child.knownSize ?? space.size
        }
        own.traits = child.plannedTraits(below: space.traits, setByParent: place.override, isShown: own.isShown)
        return own
    }

    /// The space that the controller has now.
    var currentSpace: ControllerSpace {
        var space = ControllerSpace(
            size: viewIfLoaded?.bounds.size ?? .zero, safeArea: viewIfLoaded?.safeAreaInsets ?? .zero,
            traits: currentTraits, screen: JobEnvironment.current.screen)
        if let view = viewIfLoaded { space.origin = view.originInTree }
        return space
    }

    /// The size that the controller knows of: its view's, or the last one that was announced while nothing showed it.
    var knownSize: CGSize? {
        guard let view = viewIfLoaded else { return announcedSize }
        return view.window == nil ? announcedSize ?? view.bounds.size : view.bounds.size
    }

    /// The traits that the controller has below a parent with the given traits.
    ///
    /// > Rules: TE-1, TE-2 and TE-4.
    private func plannedTraits(
        below parentTraits: UITraitCollection, setByParent: UITraitCollection?, isShown: Bool
    ) -> UITraitCollection {
        guard JobEnvironment.current.behavior.traitsFollowViews else {
            return resolvedTraits(below: parentTraits, setByParent: setByParent)
        }
        var inherited = parentTraits
        if let around = viewIfLoaded?.superview {
            // The views between the two may have overrides.
            let views = sequence(first: around) { $0.owningViewController == nil ? $0.superview : nil }
            for view in Array(views).reversed() { inherited = view.resolvedTraits(below: inherited, setByParent: nil) }
        } else if !isShown, let kept = traitState.resolved {
            // Outside the hierarchy, a controller keeps its traits.
            return kept
        }
        return resolvedTraits(below: inherited, setByParent: setByParent)
    }

    /// The place of a child of an app's own container, as its mask or its constraints give it.
    func standardPlace(of child: UIViewController, in space: ControllerSpace) -> ChildPlace {
        let override = overrideTraitCollection(forChild: child)
        guard let view = viewIfLoaded, let childView = child.viewIfLoaded, childView !== view,
            childView.isDescendant(of: view)
        else { return ChildPlace(frame: CGRect(origin: .zero, size: space.size), override: override, isShown: false) }
        let frame = view.frame(of: childView, at: space)
        var place = ChildPlace(frame: frame.rounded, override: override)
        place.solvedFrame = frame.solved
        return place
    }

    /// The size of a child when this controller has the given size.
    ///
    /// > Rule: TR-5.
    func standardSize(of container: any UIContentContainer, within parentSize: CGSize) -> CGSize {
        guard let child = container as? UIViewController, child.parentController === self else { return parentSize }
        if let planned, planned.space.size == parentSize, let place = planned.places[ObjectIdentifier(child)] {
            return place.frame?.size ?? child.knownSize ?? parentSize
        }
        var space = planned?.space ?? currentSpace
        space.size = parentSize
        return plannedPlace(of: child, in: space).frame?.size ?? child.knownSize ?? parentSize
    }
}

/// A frame in the superview, on the pixel grid, and in the window before it is rounded.
private typealias PlannedFrame = (rounded: CGRect, solved: CGRect?)

extension LayoutTree {
    /// The views' frames, without applying them, when the root is in the given space.
    fileprivate func frames(of solution: LayoutSolution, rootIn space: ControllerSpace) -> [ObjectIdentifier:
        PlannedFrame]
    {
        var rounder = FrameRounder(
            grid: root.layoutGrid, rootOrigin: space.origin, solvedRootOrigin: space.solvedFrame?.origin)
        var frames: [ObjectIdentifier: PlannedFrame] = [:]
        for node in nodes {
            if let parent = node.parent {
                let solved = solution.frame(of: node.item)
                let rounded = rounder.place(solved, item: node.item, in: parent)
                frames[ObjectIdentifier(node.view)] = (
                    rounded, rounder.solvedFrame(of: node.item, size: solved.size)
                )
            } else {
                rounder.setRoot(node.item)
            }
            rounder.scroll(node.item, to: node.view.geometry.boundsOrigin)
        }
        return frames
    }
}

extension UIView {
    /// The frame of a descendant, in its superview, when this view, a controller's, has another size and safe area.
    fileprivate func frame(of view: UIView, at space: ControllerSpace) -> PlannedFrame {
        let path = Array(sequence(first: view) { $0 === self ? nil : $0.superview }.reversed())
        let isUnchanged = space.size == bounds.size && space.safeArea == safeAreaInsets
        let solved =
            isUnchanged || path.dropFirst().allSatisfy(\.layoutState.keepsFrame) ? nil : solvedFrames(at: space)
        var frame: PlannedFrame = (CGRect(origin: .zero, size: space.size), nil)
        for (outer, inner) in zip(path, path.dropFirst()) {
            if inner.layoutState.keepsFrame {
                let mask = outer.autoresizesSubviews ? inner.autoresizingMask : []
                frame = (
                    mask.frame(inner.geometry.plainFrame, in: outer.bounds.size, resizedTo: frame.rounded.size), nil
                )
            } else {
                frame = solved?(inner) ?? (inner.geometry.plainFrame, nil)
            }
        }
        return frame
    }

    /// Solves the constraints below this view at another size and safe area, without moving anything.
    private func solvedFrames(at space: ControllerSpace) -> (UIView) -> PlannedFrame? {
        let given = layoutState.ownSafeAreaInsets
        let own = owningViewController?.additionalSafeAreaInsets ?? .zero
        layoutState.ownSafeAreaInsets = UIEdgeInsets(
            top: space.safeArea.top - own.top, left: space.safeArea.left - own.left,
            bottom: space.safeArea.bottom - own.bottom, right: space.safeArea.right - own.right)
        owningViewController?.planned?.widthOfMargins = space.size.width
        defer {
            layoutState.ownSafeAreaInsets = given
            owningViewController?.planned?.widthOfMargins = nil
        }
        let size = space.solvedFrame?.size ?? space.size
        var tree = LayoutTree(root: self, size: .fitting(size, horizontal: .required, vertical: .required))
        _ = tree.fittingSize()
        let frames = tree.frames(of: tree.system.solve(), rootIn: space)
        return { frames[ObjectIdentifier($0)] }
    }
}
