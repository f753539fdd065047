import Diagnostics

extension UIViewController {
    /// The problem with adding the child here, or `nil` if there is none.
    ///
    /// For loaders, which must never trap.
    package func problem(addingChild child: UIViewController) -> HierarchyProblem? {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === child {
                return .controllerCycle(child: child.shortDescription, parent: shortDescription)
            }
            ancestor = current.parentController
        }
        if self is UINavigationController, child is UISplitViewController {
            return .splitViewOnStack(split: child.shortDescription, navigation: shortDescription)
        }
        if let window = child.viewIfLoaded?.window, window.rootViewController === child {
            return .rootAsChild(child: child.shortDescription, parent: shortDescription)
        }
        return nil
    }

    /// The problem with that view as this controller's view, or `nil` if there is none.
    ///
    /// For loaders, which must never trap.
    package func problem(adopting view: UIView) -> HierarchyProblem? {
        guard let owner = view.owningViewController, owner !== self else { return nil }
        return .viewOfAnotherController(
            view: view.shortDescription, controller: shortDescription, owner: owner.shortDescription)
    }

    /// Reports a view that is in the view of a controller other than its own controller's parent.
    ///
    /// The check runs at layout, because until then the view may be added before or after its controller.
    ///
    /// > Rule: VC-6.
    func reportStrayView() {
        guard !isPlaceChecked, presentingContainer == nil else { return }
        isPlaceChecked = true
        var around = viewIfLoaded?.superview
        while let view = around, view.owningViewController == nil { around = view.superview }
        guard let owner = around?.owningViewController, owner !== parentController else { return }
        JobEnvironment.current.report(
            .warning,
            HierarchyProblem.strayView(
                controller: shortDescription, parent: parentController?.shortDescription,
                owner: owner.shortDescription), at: origin?.location)
    }

    /// Takes the view of a window's root out of the window, so that this controller can contain the root.
    ///
    /// Apps wrap the root in a navigation controller, and make that the root.
    package func wrapRoot(_ child: UIViewController) {
        guard !isViewLoaded, case .rootAsChild? = problem(addingChild: child) else { return }
        child.beginTransition(toAppear: false, animated: false)
        child.viewIfLoaded?.removeFromSuperview()
        child.endTransition(animated: false)
    }

    func adoptChild(_ child: UIViewController) {
        if let problem = problem(addingChild: child) { preconditionFailure(problem.sentence) }
        guard child.parentController !== self else { return }
        child.removeFromParent()
        child.moveToFinish = nil
        child.parentage = .joining
        child.record(.willMoveToParent)
        child.willMove(toParent: self)
        childControllers.append(child)
        child.parentController = self
        child.inheritTraits()
        // The view may have been added before its controller.
        if let window = child.viewIfLoaded?.window { child.viewWillMove(to: window) }
    }

    /// The problem with a transition between two controllers here, or `nil` if there is none.
    func problem(transitionFrom source: UIViewController, to target: UIViewController) -> HierarchyProblem? {
        guard source.parentController !== self || target.parentController !== self else { return nil }
        return .transitionOfOthers(
            from: source.shortDescription, to: target.shortDescription, parent: shortDescription)
    }

    func performTransition(
        from source: UIViewController, to target: UIViewController, lasting duration: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        if let problem = problem(transitionFrom: source, to: target) { preconditionFailure(problem.sentence) }
        if options.contains(.showHideTransitionViews) {
            source.view.isHidden = true
            target.view.isHidden = false
        } else if let container = source.view.superview ?? viewIfLoaded, target.view.superview == nil {
            container.addSubview(target.view)
        }
        animations?()
        if !options.contains(.showHideTransitionViews) { source.view.removeFromSuperview() }
        UIView.finish(after: duration, completion)
    }

    func leaveParent() {
        guard let parent = parentController else { return }
        parent.childControllers.removeAll { $0 === self }
        parent.childTraitOverrides[ObjectIdentifier(self)] = nil
        parent.containerTraits[ObjectIdentifier(self)] = nil
        parentController = nil
        isPlaceChecked = false
        if endsWithLayout {
            moveToFinish = .some(nil)
            return
        }
        parentage = .settled
        record(.didMoveToParent)
        didMove(toParent: nil)
    }

    var shortDescription: String {
        let name = String(describing: type(of: self))
        return origin.map { "\(name) \"\($0.id)\"" } ?? name
    }
}
