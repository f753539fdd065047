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
        hasAnnouncedIsAppearing = false
        if appears {
            loadViewIfNeeded()
            makeCallback(.viewWillAppear, [animated]) { viewWillAppear(animated) }
        } else {
            makeCallback(.viewWillDisappear, [animated]) { viewWillDisappear(animated) }
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.beginTransition(toAppear: appears, animated: animated) }
    }

    /// Called when the view is in the tree with its traits and frame, before its layout.
    func announceIsAppearing(animated: Bool) {
        guard appearance == .appearing, !hasAnnouncedIsAppearing else { return }
        hasAnnouncedIsAppearing = true
        if JobEnvironment.current.behavior.callsViewIsAppearing {
            makeCallback(.viewIsAppearing, [animated]) { viewIsAppearing(animated) }
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.announceIsAppearing(animated: animated) }
    }

    /// Called in a layout pass before the view's own layout.
    func willBeLaidOut() {
        announceIsAppearing(animated: false)
        reportStrayView()
    }

    /// Ends the move to a parent: now, or with the transition that runs.
    package func endMove(toParent parent: UIViewController?) {
        if endsWithLayout { moveToFinish = .some(parent) } else { didMove(toParent: parent) }
    }

    /// Ends a move whose transition has ended.
    func finishMove() {
        guard let parent = moveToFinish else { return }
        moveToFinish = nil
        if parent == nil {
            parentage = .settled
            record(.didMoveToParent)
        }
        didMove(toParent: parent)
    }

    /// The order of the callbacks of children that take the place of others.
    package enum ExchangeOrder {
        /// A stack: the old one is notified first of both changes.
        case oldFirst
        /// Tabs and pages that curl: the new one appears first, the old one ends first.
        case newFirst
        /// Pages that scroll: the new one is notified first of both.
        case newFirstAndLast
    }

    /// Notifies children of which some take the place of others on screen: of what comes now, and of what came after the
    /// next layout.
    ///
    /// > Rule: VC-5.
    package func exchange(_ old: [UIViewController], for new: [UIViewController], _ order: ExchangeOrder) {
        guard appearance == .appeared, shouldAutomaticallyForwardAppearanceMethods, let window = viewIfLoaded?.window,
            !window.suspendsAppearance
        else { return }
        let leaving = old.filter { $0.isShown && $0.viewIfLoaded?.window != nil }
        for controller in new { controller.loadViewIfNeeded() }
        func begin(_ controllers: [UIViewController], toAppear appears: Bool) {
            for controller in controllers { controller.beginTransition(toAppear: appears, animated: false) }
        }
        if order == .oldFirst { begin(leaving, toAppear: false) }
        begin(new, toAppear: true)
        if order != .oldFirst { begin(leaving, toAppear: false) }
        window.endWithLayout(order == .newFirstAndLast ? new + leaving : leaving + new)
    }

    /// Children appear before their parent does.
    func endTransition(animated: Bool) {
        guard appearance == .appearing || appearance == .disappearing else { return }
        if appearance == .appearing { announceIsAppearing(animated: animated) }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in shownChildren { child.endTransition(animated: animated) }
        }
        if parentage == .joining { parentage = .settled }
        if appearance == .appearing {
            appearance = .appeared
            makeCallback(.viewDidAppear, [animated]) { viewDidAppear(animated) }
        } else {
            appearance = .disappeared
            makeCallback(.viewDidDisappear, [animated]) { viewDidDisappear(animated) }
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
        guard let parent = parentController, parent.shouldAutomaticallyForwardAppearanceMethods,
            (viewIfLoaded?.window ?? window)?.suspendsAppearance != true
        else { return }
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
        if window != nil { announcedSize = nil }
        guard !endsWithLayout, let parent = parentController, window == nil, appearance == .disappearing, parent.isShown
        else { return }
        endTransition(animated: false)
    }
}

extension UIWindow {
    /// Lets the next layout end what these controllers began, in this order.
    func endWithLayout(_ controllers: [UIViewController]) {
        for controller in controllers {
            controller.endsWithLayout = true
            appearingControllers.removeAll { $0 === controller }
            appearingControllers.append(controller)
        }
        if !controllers.isEmpty { setNeedsLayout() }
    }

    /// Completes the appearance of children whose views entered the tree since the last layout.
    func endAppearances() {
        while !appearingControllers.isEmpty {
            let controller = appearingControllers.removeFirst()
            controller.endsWithLayout = false
            controller.endTransition(animated: false)
            controller.finishMove()
        }
    }
}
