extension UIViewController {
    /// What would be wrong with adding that child here, or `nil` where nothing is.
    ///
    /// For loaders, which must never trap.
    public func problem(addingChild child: UIViewController) -> HierarchyProblem? {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === child {
                return .controllerCycle(child: child.shortDescription, parent: shortDescription)
            }
            ancestor = current.parentController
        }
        return nil
    }

    func adoptChild(_ child: UIViewController) {
        if let problem = problem(addingChild: child) { preconditionFailure(problem.sentence) }
        guard child.parentController !== self else { return }
        child.removeFromParent()
        child.parentage = .joining
        child.record(.willMoveToParent)
        child.willMove(toParent: self)
        childControllers.append(child)
        child.parentController = self
        child.inheritTraits()
        // The view may have been here before its controller was.
        if let window = child.viewIfLoaded?.window { child.viewWillMove(to: window) }
    }

    func leaveParent() {
        guard let parent = parentController else { return }
        parent.childControllers.removeAll { $0 === self }
        parent.childTraitOverrides[ObjectIdentifier(self)] = nil
        parentController = nil
        parentage = .settled
        record(.didMoveToParent)
        didMove(toParent: nil)
    }

    var shortDescription: String {
        let name = String(describing: type(of: self))
        return origin.map { "\(name) \"\($0.id)\"" } ?? name
    }
}
