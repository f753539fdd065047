import Foundation

extension UIView {
    /// Whether this view is the other view or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in hierarchy.subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The problem with adding the view here, or `nil` if there is none.
    ///
    /// For loaders, which must never trap.
    package func problem(addingSubview view: UIView) -> HierarchyProblem? {
        isDescendant(of: view) ? .cycle(view: view.shortDescription, superview: shortDescription) : nil
    }

    func insert(_ view: UIView, at index: Int) {
        if let problem = problem(addingSubview: view) { preconditionFailure(problem.sentence) }
        if view.superview === self {
            hierarchy.subviews.removeAll { $0 === view }
            hierarchy.subviews.insert(view, at: min(max(0, index), hierarchy.subviews.count))
            return
        }
        let newWindow = window
        let changesWindow = view.window !== newWindow
        view.willMove(toSuperview: self)
        if changesWindow { view.announceMove(to: newWindow) }
        if view.superview != nil { view.unlink(keepingWindow: true) }
        hierarchy.subviews.insert(view, at: min(max(0, index), hierarchy.subviews.count))
        view.hierarchy.superview = self
        if changesWindow { view.eachInSubtree { $0.hierarchy.window = newWindow } }
        view.inheritTraits()
        if changesWindow { view.announceWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
        if view.look.tintColor == nil { view.tintMayHaveChanged() }
        markNeedsLayout()
    }

    func insert(_ view: UIView, above sibling: UIView) {
        let others = hierarchy.subviews.filter { $0 !== view }
        insert(view, at: (others.firstIndex { $0 === sibling } ?? others.count - 1) + 1)
    }

    func insert(_ view: UIView, below sibling: UIView) {
        let others = hierarchy.subviews.filter { $0 !== view }
        insert(view, at: others.firstIndex { $0 === sibling } ?? others.count)
    }

    func exchange(_ first: Int, _ second: Int) {
        guard hierarchy.subviews.indices.contains(first), hierarchy.subviews.indices.contains(second) else { return }
        hierarchy.subviews.swapAt(first, second)
    }

    func move(_ view: UIView, toFront: Bool) {
        guard view.superview === self else { return }
        hierarchy.subviews.removeAll { $0 === view }
        hierarchy.subviews.insert(view, at: toFront ? hierarchy.subviews.count : 0)
    }

    func leaveSuperview() {
        guard superview != nil else { return }
        let hadWindow = window != nil
        willMove(toSuperview: nil)
        if hadWindow { announceMove(to: nil) }
        unlink(keepingWindow: false)
        if hadWindow { announceWindow() }
        didMoveToSuperview()
    }

    /// Removes the view from its superview, with the constraints that connect it to views outside it.
    private func unlink(keepingWindow: Bool) {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        // If many are removed in a row, each is the first or the last.
        if parent.hierarchy.subviews.last === self {
            parent.hierarchy.subviews.removeLast()
        } else if let place = parent.hierarchy.subviews.firstIndex(where: { $0 === self }) {
            parent.hierarchy.subviews.remove(at: place)
        }
        hierarchy.superview = nil
        if !keepingWindow { eachInSubtree { $0.hierarchy.window = nil } }
        var ancestor: UIView? = parent
        while let holder = ancestor {
            for constraint in holder.layoutState.constraints where constraint.involvesSubtree(of: self) {
                holder.release(constraint)
            }
            ancestor = holder.superview
        }
        parent.markNeedsLayout()
    }

    private func announceMove(to window: UIWindow?) {
        eachInSubtree { view in
            view.owningViewController?.viewWillMove(to: window)
            view.yieldBeforeLeaving(for: window)
            view.willMove(toWindow: window)
        }
    }

    private func announceWindow() {
        if window != nil { receiveAppearanceInSubtree() }
        eachInSubtree { view in
            view.didMoveToWindow()
            view.owningViewController?.viewDidMove(to: view.hierarchy.window)
        }
    }

    func eachInSubtree(_ body: (UIView) -> Void) {
        body(self)
        for view in hierarchy.subviews { view.eachInSubtree(body) }
    }

    /// The nearest view that contains both, which may be one of them.
    static func commonAncestor(of a: UIView, _ b: UIView) -> UIView? {
        if a === b { return a }
        if a.superview === b { return b }
        if b.superview === a { return a }
        var above: Set<ObjectIdentifier> = []
        var view: UIView? = a
        while let current = view {
            above.insert(ObjectIdentifier(current))
            view = current.superview
        }
        view = b
        while let current = view {
            if above.contains(ObjectIdentifier(current)) { return current }
            view = current.superview
        }
        return nil
    }

    /// The class and the input's id, if any: `UILabel "x7Q-2f-abc"`.
    var shortDescription: String {
        let name = String(describing: type(of: self))
        return origin.map { "\(name) \"\($0.id)\"" } ?? name
    }
}
