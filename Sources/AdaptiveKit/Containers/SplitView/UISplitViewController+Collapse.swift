import Foundation

/// Collapses columns into one stack in compact width, and expands them again.
extension UISplitViewController {
    /// Puts a child into a column in place of the current one.
    func put(_ controller: UIViewController?, into column: Column) {
        let old = columns[column]
        guard old !== controller else { return }
        wrapped[column] = nil
        columns[column] = nil
        if let old, old.parentController === self { release(old) }
        guard let controller, problem(addingChild: controller) == nil else { return }
        columns[column] = controller
        adopt(controller)
    }

    private func adopt(_ controller: UIViewController) {
        guard controller.parentController !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func release(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.viewIfLoaded?.setRootSafeAreaInsets(nil)
        // Another container resizes it by its mask.
        controller.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setContainerTraits(nil, forChild: controller)
        controller.removeFromParent()
    }

    /// Rearranges the children for the width, and calls the delegate accordingly.
    ///
    /// > Rules: SPLIT-2 to SPLIT-5, SPLIT-14.
    func arrangeChildren() {
        let collapses = isCollapsed
        guard arrangedAsCollapsed != collapses else { return }
        let isFirst = arrangedAsCollapsed == nil
        var decision = decision(collapsing: collapses) ?? SplitDecision(collapses: collapses)
        self.decision = nil
        if collapses, style != .unspecified, decision.topColumn == nil { decision.topColumn = askTopColumn() }
        arrangedAsCollapsed = collapses
        // All receive the new traits while in place, and only once. If one joined a stack before the stack got its
        // traits, it would get the old ones.
        if !isFirst { if collapses { prepareToCollapse(decision) } else { prepareTraitsOfColumns() } }
        keepingAppearances {
            if style == .unspecified {
                if collapses { collapseSecondary(decision) } else if !isFirst { separateSecondary(decision) }
            } else if collapses {
                joinColumns(upTo: decision.topColumn ?? .secondary)
            } else if !isFirst {
                separateColumns()
                chooseModeForExpanding(decision)
            }
        }
        guard !isFirst else {
            if collapses, style != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
            return
        }
        if style != .unspecified {
            if collapses {
                delegate?.splitViewControllerDidCollapse(self)
            } else {
                delegate?.splitViewControllerDidExpand(self)
            }
        }
        // VC-4: the effect of showing a detail has changed.
        JobEnvironment.current.notificationCenter.post(
            name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    // MARK: Appearance

    /// Moves children, which hear of no appearance where they are visible before and after.
    ///
    /// Those that are covered or uncovered hear of it when the columns have been laid out.
    private func keepingAppearances(_ move: () -> Void) {
        guard appearance == .appeared, let window = viewIfLoaded?.window, !window.suspendsAppearance else {
            return move()
        }
        visibleBeforeMove = descendants.filter(\.isShown)
        window.suspendsAppearance = true
        move()
        window.suspendsAppearance = false
    }

    /// Notifies the children that a move has covered or uncovered.
    func settleAppearances() {
        guard let before = visibleBeforeMove, let window = viewIfLoaded?.window else { return }
        visibleBeforeMove = nil
        let covered = before.filter { $0.isShown && $0.viewIfLoaded?.window == nil }
        let uncovered = descendants.filter { !$0.isShown && $0.viewIfLoaded?.window === window }
        for controller in covered { controller.beginTransition(toAppear: false, animated: false) }
        for controller in uncovered { controller.beginTransition(toAppear: true, animated: false) }
        window.endWithLayout(covered + uncovered)
    }

    /// The children, their children, and so on.
    private var descendants: [UIViewController] {
        var found: [UIViewController] = []
        func add(_ controller: UIViewController) {
            for child in controller.childControllers {
                found.append(child)
                add(child)
            }
        }
        add(self)
        return found
    }

    // MARK: The classic style

    /// > Rule: SPLIT-3.
    private func collapseSecondary(_ decision: SplitDecision) {
        if let primary = decision.primary ?? delegate?.primaryViewController(forCollapsing: self) {
            put(primary, into: .primary)
        }
        guard let primary = columns[.primary], let secondary = columns[.secondary], primary !== secondary else {
            return
        }
        let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        columns[.secondary] = nil
        wrapped[.secondary] = nil
        keptSecondary = secondary
        if secondary.parentController === self { release(secondary) }
        if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
    }

    /// > Rule: SPLIT-4.
    private func separateSecondary(_ decision: SplitDecision) {
        if let primary = decision.primary ?? delegate?.primaryViewController(forExpanding: self) {
            put(primary, into: .primary)
        }
        guard let primary = columns[.primary] else { return }
        let given =
            decision.isSecondaryAsked
            ? decision.secondary : delegate?.splitViewController(self, separateSecondaryFrom: primary)
        let secondary = given ?? primary.separateSecondaryViewController(for: self) ?? secondaryToReturn
        if let secondary { takeSize(secondary, of: .secondary) }
        put(secondary, into: .secondary)
        keptSecondary = nil
    }

    /// The secondary of the last collapse, if nothing contains it now: it returns where nobody separates another.
    ///
    /// > Rule: SPLIT-4.
    var secondaryToReturn: UIViewController? {
        keptSecondary.flatMap { $0.parentController == nil && $0.presentingContainer == nil ? $0 : nil }
    }

    // MARK: The column style

    /// The column that is on top after a collapse, as the delegate chooses it.
    func askTopColumn() -> Column {
        let proposed: Column =
            columns[.compact] != nil ? .compact : columns[.secondary] != nil ? .secondary : .primary
        return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }

    /// The mode that the delegate chooses for an expansion; `nil` for the proposed one.
    func askModeForExpanding(proposed: DisplayMode) -> DisplayMode? {
        let chosen = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        return chosen == proposed || chosen == .automatic ? nil : chosen
    }

    private func chooseModeForExpanding(_ decision: SplitDecision) {
        let behavior = decision.behavior ?? request.behavior
        // What was chosen holds until the behavior changes.
        if let known = parts.behavior, known != behavior { chosenMode = nil }
        parts.behavior = behavior
        let mode = decision.behavior == nil ? askModeForExpanding(proposed: displayMode) : decision.mode
        if let mode { chosenMode = mode }
    }

    /// The column whose stack contains the others while collapsed.
    private var baseColumn: Column? { (style.sidebars + [.secondary]).first { columns[$0] != nil } }

    var baseStack: UINavigationController? {
        baseColumn.flatMap { columns[$0] } as? UINavigationController
    }

    /// The controllers that share the first one's stack while collapsed; that of the top column is last.
    func columnsOnStack(upTo top: Column) -> [UINavigationController] {
        let order = style.sidebars + [.secondary]
        guard let end = order.firstIndex(of: top) else { return [] }
        return order[...end].compactMap { columns[$0] as? UINavigationController }
    }

    /// Pushes the columns up to the top one onto the stack of the first.
    ///
    /// > Rule: SPLIT-14.
    func joinColumns(upTo top: Column) {
        topColumn = top
        guard top != .compact, let base = baseStack else { return }
        for controller in columnsOnStack(upTo: top).dropFirst() {
            if controller.parentController === self { release(controller) }
            if controller.parentController !== base { base.pushViewController(controller, animated: false) }
        }
        columnsDidChange()
    }

    /// The topmost column on the stack: the user may have gone back since the columns were joined.
    var topColumnOnStack: Column {
        guard topColumn != .compact, let base = baseStack else { return topColumn }
        let order = style.sidebars + [.secondary]
        return order.last { column in base.viewControllers.contains { $0 === columns[column] } } ?? baseColumn
            ?? .primary
    }

    /// Removes the columns from the stack of the first.
    func separateColumns() {
        if let base = baseStack {
            let others = (style.sidebars + [.secondary]).compactMap { columns[$0] }.filter { $0 !== base }
            base.setViewControllers(
                base.viewControllers.filter { held in !others.contains { $0 === held } }, animated: false)
        }
        for column in Column.allCases { if let controller = columns[column] { adopt(controller) } }
    }

    func showCollapsed(_ column: Column) -> Bool {
        guard isCollapsed, style != .unspecified else { return false }
        guard topColumn != .compact, column != .compact, arrangedAsCollapsed == true else { return true }
        let stack = columnsOnStack(upTo: column)
        if let base = baseStack, let top = stack.last {
            if top === base {
                base.setViewControllers(base.viewControllers.filter { !isColumn($0) }, animated: false)
            } else if base.viewControllers.contains(where: { $0 === top }) {
                base.popToViewController(top, animated: false)
            }
        }
        joinColumns(upTo: column)
        return true
    }

    func hideCollapsed(_ column: Column) -> Bool {
        guard isCollapsed, style != .unspecified else { return false }
        guard topColumn != .compact, let base = baseStack, let controller = columns[column], controller !== base,
            let index = base.viewControllers.firstIndex(where: { $0 === controller }), index > 0
        else { return true }
        base.popToViewController(base.viewControllers[index - 1], animated: false)
        return true
    }

    private func isColumn(_ controller: UIViewController) -> Bool {
        columns.values.contains { $0 === controller }
    }

    /// The controller that is shown while collapsed.
    var collapsedController: UIViewController? {
        guard style != .unspecified else { return columns[.primary] ?? columns[.secondary] }
        if topColumn == .compact, let compact = columns[.compact] { return compact }
        return baseColumn.flatMap { columns[$0] }
    }
}
