import Foundation

extension UIView {
    /// The number of times that `layoutSubviews` may request another layout before the pass ends.
    private static let mostRounds = 4

    /// Marks this view for `layoutSubviews` and its system for solving.
    func markNeedsLayout() {
        layoutState.needsLayout = true
        markSubtree(needsSolving: true)
    }

    /// Marks this view for `layoutSubviews`, and its system only if it takes part in one.
    func markBoundsChanged() {
        layoutState.needsLayout = true
        markSubtree(needsSolving: layoutState.isInSystem)
    }

    /// Marks the system that this view takes part in.
    func markFrameChanged() {
        if layoutState.isInSystem { superview?.markSubtree(needsSolving: true) }
    }

    /// Marks the system of the content: constraints may connect some of it to views outside this view.
    func markScrolled() { markSubtree(needsSolving: true) }

    private func markSubtree(needsSolving: Bool) {
        var view: UIView? = self
        var needsSolving = needsSolving
        while let current = view {
            let isNews =
                !current.layoutState.subtreeNeedsLayout
                || needsSolving && !current.layoutState.subtreeNeedsSolving
            guard isNews else { return }
            current.layoutState.subtreeNeedsLayout = true
            if needsSolving { current.layoutState.subtreeNeedsSolving = true }
            view = current.superview
            // The inside of a boundary is a separate system.
            if current !== self, current.isLayoutBoundary { needsSolving = false }
        }
    }

    /// Lays out the tree that contains this view.
    ///
    /// During a layout pass, this lays out only the view's own subtree, because the running pass has already solved it.
    func performLayoutIfNeeded() {
        if isBeingLaidOut {
            runLayoutSubviews()
            return
        }
        let root = layoutRoot
        guard root.layoutState.subtreeNeedsLayout else { return }
        root.layOutAsRoot()
    }

    private var layoutRoot: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    private var isBeingLaidOut: Bool {
        var view: UIView? = self
        while let current = view {
            if current.layoutState.isInPass { return true }
            view = current.superview
        }
        return false
    }

    /// Solves this view's tree at its current size, then calls `layoutSubviews` from the top down.
    func layOutAsRoot() {
        guard !layoutState.isInPass else { return }
        defer { (self as? UIWindow)?.endAppearances() }
        layoutState.isInPass = true
        defer { layoutState.isInPass = false }
        for _ in 0..<Self.mostRounds where layoutState.subtreeNeedsLayout {
            performUpdateProperties()
            performUpdateConstraints()
            // A boundary first places its subviews, then solves their content.
            if !isLayoutBoundary { solve() }
            runLayoutSubviews()
            if !layoutState.subtreeNeedsSolving { clearMarks(\.subtreeNeedsLayout, isRoot: true) }
        }
        // If a view requests layout in every round, the last result stands.
        if layoutState.subtreeNeedsSolving { clearMarks(\.subtreeNeedsSolving, isRoot: true) }
        if layoutState.subtreeNeedsLayout { clearMarks(\.subtreeNeedsLayout, isRoot: true) }
    }

    private func solve() {
        guard layoutState.subtreeNeedsSolving else { return }
        var memory = layoutState.memory.take()
        var tree = LayoutTree(root: self, takingOver: &memory)
        if tree.needsSolving {
            tree.layOut()
            layoutState.memory = tree.memory
        }
        clearMarks(\.subtreeNeedsSolving, isRoot: true)
    }

    /// Clears a mark on this view and its descendants, except inside boundaries, which are solved later.
    private func clearMarks(_ mark: WritableKeyPath<ViewLayoutState, Bool>, isRoot: Bool) {
        guard isRoot || !isLayoutBoundary else { return }
        layoutState[keyPath: mark] = false
        for view in hierarchy.subviews where view.layoutState[keyPath: mark] { view.clearMarks(mark, isRoot: false) }
    }

    /// Calls `layoutSubviews` on the marked views, parents first.
    private func runLayoutSubviews() {
        owningViewController?.willBeLaidOut()
        announceInsets()
        if layoutState.needsLayout {
            layoutState.needsLayout = false
            // TC-14
            traitCollection.performAsCurrent {
                let controller = owningViewController
                controller?.makeCallback(.viewWillLayoutSubviews) { controller?.viewWillLayoutSubviews() }
                layoutSubviews()
                look.layer?.layoutSublayers()
                controller?.makeCallback(.viewDidLayoutSubviews) { controller?.viewDidLayoutSubviews() }
            }
        }
        guard isLayoutBoundary else {
            for view in hierarchy.subviews { view.runLayoutSubviews() }
            return
        }
        let isRootOfPass = layoutState.isInPass
        layoutState.isInPass = true
        defer { layoutState.isInPass = isRootOfPass }
        for _ in 0..<Self.mostRounds {
            solve()
            for view in hierarchy.subviews { view.runLayoutSubviews() }
            guard layoutState.subtreeNeedsSolving else { break }
        }
        clearMarks(\.subtreeNeedsLayout, isRoot: true)
    }

    /// Calls the hooks for the safe area and margins of views where these changed.
    private func announceInsets() {
        let safeArea = safeAreaInsets
        if safeArea != layoutState.knownSafeAreaInsets {
            layoutState.knownSafeAreaInsets = safeArea
            safeAreaInsetsDidChange()
            reportChangedValues()
            notifyController(.viewSafeAreaInsetsDidChange) { $0.viewSafeAreaInsetsDidChange() }
        }
        let margins = layoutMargins
        if margins != layoutState.knownLayoutMargins {
            layoutState.knownLayoutMargins = margins
            layoutMarginsDidChange()
            notifyController(.viewLayoutMarginsDidChange) { $0.viewLayoutMarginsDidChange() }
        }
    }

    private func notifyController(_ callback: RecordedCall.Callback, _ call: (UIViewController) -> Void) {
        guard let controller = owningViewController, JobEnvironment.current.behavior.callsInsetChanges else { return }
        controller.record(callback)
        call(controller)
    }

    func markNeedsUpdateProperties() {
        layoutState.needsUpdateProperties = true
        markNeedsLayout()
    }

    /// Calls `updateProperties` on the marked views of the subtree and their controllers, parents first.
    func performUpdateProperties() {
        guard layoutState.subtreeNeedsLayout, JobEnvironment.current.behavior.updatesProperties else { return }
        if layoutState.needsUpdateProperties {
            layoutState.needsUpdateProperties = false
            traitCollection.performAsCurrent {
                owningViewController?.updateProperties()
                updateProperties()
            }
        }
        for view in hierarchy.subviews { view.performUpdateProperties() }
    }

    func markNeedsUpdateConstraints() {
        layoutState.needsUpdateConstraints = true
        layoutState.asksForConstraints = true
        markNeedsLayout()
    }

    /// Calls `updateConstraints` from the innermost views outward: once for every view of a tree that uses constraints,
    /// and again on request.
    func performUpdateConstraints() {
        if isConstraintBased { updateConstraintsOfSubtree() }
    }

    /// Whether this view or a descendant makes UIKit use constraint-based layout.
    private var isConstraintBased: Bool {
        !layoutState.constraints.isEmpty || layoutState.asksForConstraints || Self.requiresConstraintBasedLayout
            || hierarchy.subviews.contains { $0.isConstraintBased }
    }

    private func updateConstraintsOfSubtree() {
        for view in hierarchy.subviews { view.updateConstraintsOfSubtree() }
        guard layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = false
        if let controller = owningViewController {
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        performUpdateConstraints()
        var tree = LayoutTree(
            root: self, size: .fitting(target, horizontal: horizontal, vertical: vertical))
        return layoutGrid.ceil(tree.fittingSize())
    }
}
