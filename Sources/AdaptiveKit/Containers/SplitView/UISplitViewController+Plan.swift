import Arrangement
import Foundation
import Traits

/// The delegate's answers that a split view asked for before a collapse or an expansion.
struct SplitDecision {
    /// The plan that the answers belong to; later ones are asked for again.
    weak var plan: TransitionPlan?
    var collapses: Bool
    /// The primary that the delegate named.
    var primary: UIViewController?
    /// The secondary that the delegate separated, if it was asked.
    var secondary: UIViewController?
    var isSecondaryAsked = false
    var topColumn: UISplitViewController.Column?
    /// The behavior after an expansion.
    var behavior: UISplitViewController.SplitBehavior?
    /// The mode that the delegate chose for it.
    var mode: UISplitViewController.DisplayMode?

    init(collapses: Bool, plan: TransitionPlan? = nil) {
        self.collapses = collapses
        self.plan = plan
    }
}

/// The places of columns when a transition ends.
///
/// > Rules: TR-3 and TR-5; SPLIT-2 to SPLIT-4.
extension UISplitViewController {
    private func collapses(in space: ControllerSpace) -> Bool { space.traits.horizontalSizeClass != .regular }

    /// The answers for a change that was announced.
    func decision(collapsing: Bool) -> SplitDecision? {
        guard let decision, decision.plan != nil, decision.collapses == collapsing else { return nil }
        return decision
    }

    /// The request for the layout rules in a space.
    private func request(in space: ControllerSpace) -> SplitRequest {
        var request = request
        request.size = space.size
        request.idiom = space.traits.userInterfaceIdiom
        request.safeAreaTop = space.safeArea.top
        if let known = parts.behavior, known != request.behavior { request.chosenMode = nil }
        if let mode = decision(collapsing: false)?.mode { request.chosenMode = mode }
        return request
    }

    func planColumns(in space: ControllerSpace, of plan: TransitionPlan) {
        let collapses = collapses(in: space)
        let changes = arrangedAsCollapsed.map { $0 != collapses } ?? false
        if changes, plan.isOfWindow, decision?.plan !== plan {
            decide(SplitDecision(collapses: collapses, plan: plan), in: space)
        }
        guard changes else {
            for child in childControllers { planChild(child, in: space, of: plan) }
            return
        }
        if collapses { planCollapse(in: space, of: plan) } else { planExpansion(in: space, of: plan) }
    }

    /// Asks the delegate what it decides.
    private func decide(_ start: SplitDecision, in space: ControllerSpace) {
        var decision = start
        if style == .unspecified {
            decision.primary =
                decision.collapses
                ? delegate?.primaryViewController(forCollapsing: self)
                : delegate?.primaryViewController(forExpanding: self)
            if !decision.collapses, let primary = decision.primary ?? columns[.primary] {
                decision.secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
                decision.isSecondaryAsked = true
            }
        } else if decision.collapses {
            decision.topColumn = askTopColumn()
        } else {
            let request = request(in: space)
            decision.behavior = request.behavior
            decision.mode = askModeForExpanding(proposed: request.displayMode)
        }
        self.decision = decision
    }

    // MARK: Collapsing

    /// The controllers that fill the view after a collapse: the one that remains, and those on its stack.
    func columnsAfterCollapse(_ decision: SplitDecision) -> [UIViewController] {
        guard style != .unspecified else {
            let primary = decision.primary ?? columns[.primary]
            return [primary ?? columns[.secondary], primary?.stackForSecondary == nil ? nil : columns[.secondary]]
                .compactMap { $0 }
        }
        let top = decision.topColumn ?? .secondary
        if top == .compact, let compact = columns[.compact] { return [compact] }
        guard let base = baseStack else { return collapsedController.map { [$0] } ?? [] }
        return [base] + columnsOnStack(upTo: top).filter { $0 !== base }
    }

    private func planCollapse(in space: ControllerSpace, of plan: TransitionPlan) {
        let decision = decision(collapsing: true) ?? SplitDecision(collapses: true)
        let remaining = columnsAfterCollapse(decision)
        guard let first = remaining.first else { return }
        for child in childControllers where !remaining.contains(where: { $0 === child }) {
            planChild(child, at: hiddenPlace(of: child), in: space, of: plan)
        }
        let stack = style == .unspecified ? first.stackForSecondary : first as? UINavigationController
        if let stack, remaining.count > 1 { plan.cover(stack) }
        let place = fullPlace(of: first, in: space)
        planned?.places[ObjectIdentifier(first)] = place
        let own = remainingSpace(self.space(of: first, at: place, in: space), of: first, in: space)
        first.plan(own, in: plan, container: self)
        // The others join the stack of the first.
        guard let stack, let stackSpace = stack.planned?.space else { return }
        for child in remaining.dropFirst() {
            let isTop = child === remaining.last
            var place = stack.plannedPlace(of: child, in: stackSpace)
            place.isShown = isTop
            let own = remainingSpace(stack.space(of: child, at: place, in: stackSpace), of: child, in: space)
            child.plan(own, in: plan, container: stack)
        }
    }

    /// The space of a column that remains after a collapse, which receives the split view's traits even if nothing shows
    /// it.
    private func remainingSpace(
        _ own: ControllerSpace, of column: UIViewController, in space: ControllerSpace
    ) -> ControllerSpace {
        guard column.viewIfLoaded?.superview == nil else { return own }
        var own = own
        own.traits = column.resolvedTraits(
            below: space.traits, setByParent: traitOverride(for: column, with: nil))
        return own
    }

    private func fullPlace(of child: UIViewController, in space: ControllerSpace) -> ChildPlace {
        ChildPlace(
            frame: CGRect(origin: .zero, size: space.size), safeArea: space.safeArea,
            override: traitOverride(for: child, with: nil))
    }

    private func hiddenPlace(of child: UIViewController) -> ChildPlace {
        ChildPlace(frame: nil, override: overrideTraitCollection(forChild: child), isShown: false)
    }

    // MARK: Expanding

    private func planExpansion(in space: ControllerSpace, of plan: TransitionPlan) {
        var shown = columns
        if style == .unspecified {
            let decision = decision(collapsing: false) ?? SplitDecision(collapses: false)
            let primary = decision.primary ?? columns[.primary]
            shown[.primary] = primary
            shown[.secondary] =
                decision.secondary ?? primary?.stackForSecondary?.controllerToSeparate ?? secondaryToReturn
        }
        let arrangement = arrangement(of: request(in: space))
        if let secondary = shown[.secondary] { plan.leave(secondary) }
        if style == .tripleColumn, let supplementary = shown[.supplementary] { plan.leave(supplementary) }
        for child in childControllers where !shown.values.contains(where: { $0 === child }) {
            planChild(child, at: hiddenPlace(of: child), in: space, of: plan)
        }
        // The stack comes first: what leaves it is planned again.
        for column in style.sidebars + [.secondary, .compact] {
            guard let controller = shown[column] else { continue }
            planChild(
                controller, at: expandedPlace(of: column, controller, arrangement, in: space), in: space, of: plan)
        }
    }

    private func expandedPlace(
        of column: Column, _ controller: UIViewController, _ arrangement: SplitArrangement, in space: ControllerSpace
    ) -> ChildPlace {
        guard let placed = arrangement[column] else {
            var place = hiddenPlace(of: controller)
            if style.sidebars.contains(column), arrangedAsCollapsed == true, !collapses(in: space) {
                place.override = traitOverride(for: controller, with: Self.sidebarTraits)
            }
            return place
        }
        let own = safeAreaInsets(of: placed.viewFrame, in: space.size, safeArea: space.safeArea)
        return ChildPlace(
            frame: placed.viewFrame, safeArea: .max(own, placed.insets),
            override: override(of: placed, controller, arrangement, in: space), isShown: space.isShown)
    }

    /// The traits that are set for a column: those of the next layout, or those of now where none comes.
    private func override(
        of column: SplitArrangement.Column, _ controller: UIViewController, _ arrangement: SplitArrangement,
        in space: ControllerSpace
    ) -> UITraitCollection? {
        if space.isShown { return traitOverride(for: controller, with: traits(of: column, in: arrangement)) }
        guard arrangedAsCollapsed == true else { return overrideTraitCollection(forChild: controller) }
        if JobEnvironment.current.behavior.traitsOfColumnsFollowSize {
            let present = self.arrangement(of: request)
            if let placed = present[column.column] {
                return traitOverride(for: controller, with: traits(of: placed, in: present))
            }
        }
        return traitOverride(
            for: controller, with: style.sidebars.contains(column.column) ? Self.sidebarTraits : nil)
    }

    // MARK: Without a change

    func columnPlace(of child: UIViewController, in space: ControllerSpace) -> ChildPlace {
        guard !collapses(in: space) else {
            return child === collapsedController ? fullPlace(of: child, in: space) : hiddenPlace(of: child)
        }
        guard let column = columns.first(where: { $0.value === child })?.key else {
            return standardPlace(of: child, in: space)
        }
        return expandedPlace(of: column, child, arrangement(of: request(in: space)), in: space)
    }
}
