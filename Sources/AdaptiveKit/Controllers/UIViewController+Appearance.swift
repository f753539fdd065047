extension UIViewController {
    /// The state of a controller between leaving the screen and being on it.
    enum AppearanceState { case disappeared, appearing, appeared, disappearing }

    /// Whether a controller is currently joining or leaving a parent.
    enum Parentage { case settled, joining, leaving }

    /// Whether the controller is on the screen or about to be.
    var isShown: Bool { appearance == .appearing || appearance == .appeared }

    /// The children whose views are in this controller's view.
    private var shownChildren: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// > Rule: VC-5.
    func beginTransition(toAppear appears: Bool, animated: Bool) {
        guard appears != isShown else { return }
        appearance = appears ? .appearing : .disappearing
        isAppearingTold = false
        if appears {
            loadViewIfNeeded()
            record(.viewWillAppear)
            viewWillAppear(animated)
        } else {
            record(.viewWillDisappear)
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.beginTransition(toAppear: appears, animated: animated) }
    }

    /// Called when the view is in the tree with its traits and frame, before its layout.
    func tellIsAppearing(animated: Bool) {
        guard appearance == .appearing, !isAppearingTold else { return }
        isAppearingTold = true
        record(.viewIsAppearing)
        viewIsAppearing(animated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.tellIsAppearing(animated: animated) }
    }

    /// Called in a layout pass before the view's own layout.
    func willBeLaidOut() {
        tellIsAppearing(animated: false)
        reportStrayView()
    }

    /// Children appear before their parent does.
    func endTransition(animated: Bool) {
        guard appearance == .appearing || appearance == .disappearing else { return }
        if appearance == .appearing { tellIsAppearing(animated: animated) }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in shownChildren { child.endTransition(animated: animated) }
        }
        if parentage == .joining { parentage = .settled }
        if appearance == .appearing {
            appearance = .appeared
            record(.viewDidAppear)
            viewDidAppear(animated)
        } else {
            appearance = .disappeared
            record(.viewDidDisappear)
            viewDidDisappear(animated)
        }
    }

    /// Puts the controller's view on screen as a host does: runs the callbacks with a layout between them.
    func appearAsRoot(animated: Bool = false) {
        beginTransition(toAppear: true, animated: animated)
        viewIfLoaded?.layoutIfNeeded()
        endTransition(animated: animated)
    }

    /// A child's view that enters a tree on screen begins to appear; one that leaves it begins to disappear.
    func viewWillMove(to window: UIWindow?) {
        guard let parent = parentController, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        if let window, parent.isShown, !isShown {
            beginTransition(toAppear: true, animated: false)
            // A parent that is appearing completes this for its children; otherwise the next layout does.
            if parent.appearance == .appeared { window.appearingControllers.append(self) }
        } else if window == nil, isShown {
            beginTransition(toAppear: false, animated: false)
        }
    }

    /// A view that left a tree on screen has disappeared.
    func viewDidMove(to window: UIWindow?) {
        guard let parent = parentController, window == nil, appearance == .disappearing, parent.isShown else { return }
        endTransition(animated: false)
    }
}

extension UIWindow {
    /// Completes the appearance of children whose views entered the tree since the last layout.
    func endAppearances() {
        while !appearingControllers.isEmpty {
            appearingControllers.removeFirst().endTransition(animated: false)
        }
    }
}
