extension UIViewController {
    /// Where a controller is between leaving the screen and being on it.
    enum AppearanceState { case disappeared, appearing, appeared, disappearing }

    /// The children whose views are in this controller's view.
    private var shownChildren: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// > Rule: VC-5.
    func beginTransition(toAppear appears: Bool, animated: Bool) {
        guard appears != (appearance == .appearing || appearance == .appeared) else { return }
        appearance = appears ? .appearing : .disappearing
        if appears {
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.beginTransition(toAppear: appears, animated: animated) }
    }

    /// Called once the view is in the tree with its traits and frame, before it is laid out.
    func tellIsAppearing(animated: Bool) {
        guard appearance == .appearing else { return }
        viewIsAppearing(animated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.tellIsAppearing(animated: animated) }
    }

    func endTransition(animated: Bool) {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(animated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared: return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.endTransition(animated: animated) }
    }

    /// Brings the controller's view onto the screen as a host does: the callbacks with a layout between them.
    func appearAsRoot(animated: Bool = false) {
        beginTransition(toAppear: true, animated: animated)
        tellIsAppearing(animated: animated)
        viewIfLoaded?.layoutIfNeeded()
        endTransition(animated: animated)
    }

    func disappearAsRoot(animated: Bool = false) {
        beginTransition(toAppear: false, animated: animated)
        endTransition(animated: animated)
    }

    /// A view that comes into a tree that is on screen appears, one that leaves it disappears.
    func viewDidChangeWindow() {
        guard let parent = parentController else { return }
        let isShown = viewIfLoaded?.window != nil && parent.appearance == .appeared
        if isShown, appearance == .disappeared {
            beginTransition(toAppear: true, animated: false)
            tellIsAppearing(animated: false)
            endTransition(animated: false)
        } else if viewIfLoaded?.window == nil, appearance == .appeared {
            disappearAsRoot()
        }
    }
}
