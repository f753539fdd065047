import Arrangement
import Diagnostics
public import Foundation
import Traits

/// A stack of controllers; the topmost is shown below a bar.
///
/// A navigation controller on another's stack, as in a collapsed split view, shows no bars of its own: its items join
/// those of the outer one.
open class UINavigationController: UIViewController {
    /// The time in which a bar is hidden or shown, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    public let navigationBar: UINavigationBar
    private var madeToolbar: UIToolbar?
    private var stack: [UIViewController] = []
    private var largeTitle = LargeTitleState()
    open weak var delegate: (any UINavigationControllerDelegate)?

    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller with custom bar classes; `nil` for the standard ones.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let barClass = navigationBarClass as? UINavigationBar.Type
        navigationBar = RuntimeClass.make(barClass ?? UINavigationBar.self, frame: .zero)
        madeToolbar = (toolbarClass as? UIToolbar.Type).map { RuntimeClass.make($0, frame: .zero) }
        super.init(nibName: nil, bundle: nil)
        madeToolbar?.container = self
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
    }

    // MARK: Stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    /// The visible controller: the topmost one, or the topmost of a navigation controller on the stack.
    open var visibleViewController: UIViewController? {
        (stack.last as? UINavigationController)?.visibleViewController ?? stack.last
    }

    /// The item in a tab bar: that of the root, unless the navigation controller has one or a title of its own.
    open override var tabBarItem: UITabBarItem! {
        get {
            guard madeTabBarItem == nil, title == nil, let root = stack.first else { return super.tabBarItem }
            return root.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }

    // MARK: Status bar

    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// With a visible bar, the navigation controller itself determines the status bar, by the bar's style.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .default ? .default : .lightContent
    }

    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    /// Replaces the stack; duplicate controllers count once.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let oldTop = stack.last
        var seen: Set<ObjectIdentifier> = []
        for controller in viewControllers {
            wrapRoot(controller)
            if let problem = problem(addingChild: controller), case .splitViewOnStack = problem {
                JobEnvironment.current.report(.error, problem, at: controller.origin?.location)
            }
        }
        let new = viewControllers.filter {
            problem(addingChild: $0) == nil && seen.insert(ObjectIdentifier($0)).inserted
        }
        let leaving = stack.filter { !seen.contains(ObjectIdentifier($0)) }
        stack = new
        let changesTop = oldTop !== new.last
        if changesTop, let top = new.last { delegate?.navigationController(self, willShow: top, animated: animated) }
        // They belong to the stack before their views load, and know that they leave before they disappear.
        let joining = new.filter { $0.parentController !== self }
        for controller in joining { addChild(controller) }
        for controller in leaving { controller.willMove(toParent: nil) }
        if isViewLoaded, changesTop { show(child: new.last, inPlaceOf: oldTop) }
        for controller in leaving { controller.removeFromParent() }
        for controller in joining { controller.endMove(toParent: self) }
        if changesTop, let top = new.last { delegate?.navigationController(self, didShow: top, animated: animated) }
        barsDidChange()
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Pops the topmost controller, unless it is the only one.
    ///
    /// If it is the only one of a navigation controller on another's stack, that one is popped too.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard let top = stack.last else { return nil }
        guard stack.count > 1 else {
            return outerNavigation?.popViewController(animated: animated) == nil ? nil : top
        }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return popped
    }

    // MARK: Showing

    open override func canPerformAction(_ action: ResponderAction, withSender sender: Any?) -> Bool {
        action == .showViewController || super.canPerformAction(action, withSender: sender)
    }

    /// > Rule: VC-1.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Split views

    /// > Rule: SPLIT-3.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        pushViewController(secondaryViewController, animated: false)
    }

    /// > Rule: SPLIT-4.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { popViewController(animated: false) }

    @_spi(Subclassing) open override var stackForSecondary: UINavigationController? { self }

    /// The controller that separates when a split view expands: the topmost, unless it is the only one.
    var controllerToSeparate: UIViewController? { stack.count > 1 ? stack.last : nil }

    /// The navigation controller whose stack contains this one.
    var outerNavigation: UINavigationController? { parentController as? UINavigationController }

    // MARK: Bars

    open var isNavigationBarHidden = false { didSet { barsDidChange() } }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open var isToolbarHidden = true { didSet { barsDidChange() } }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    public let barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    public let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    open var hidesBarsWhenVerticallyCompact = false { didSet { barsDidChange() } }
    open var hidesBarsWhenKeyboardAppears = false

    open var toolbar: UIToolbar! {
        if let toolbar = madeToolbar { return toolbar }
        let toolbar = UIToolbar(frame: .zero)
        toolbar.container = self
        madeToolbar = toolbar
        return toolbar
    }

    /// The controllers whose items the bar shows, with those of nested navigation controllers in place of these.
    private var shownControllers: [UIViewController] {
        stack.flatMap { ($0 as? UINavigationController)?.shownControllers ?? [$0] }
    }

    private func barsDidChange() {
        guard outerNavigation == nil else {
            viewIfLoaded?.setNeedsLayout()
            outerNavigation?.barsDidChange()
            return
        }
        navigationBar.setItems(shownControllers.map(\.navigationItem), animated: false)
        viewIfLoaded?.setNeedsLayout()
    }

    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        // Its items joined or left another bar.
        barsDidChange()
    }

    /// Whether the bar shows a large title.
    ///
    /// > Rule: CH-3.
    private func showsLargeTitle(_ traits: UITraitCollection) -> Bool {
        guard navigationBar.prefersLargeTitles, traits.verticalSizeClass != .compact,
            JobEnvironment.current.behavior.hasLargeTitles
        else { return false }
        // The automatic mode follows the controller below.
        for controller in shownControllers.reversed() {
            switch controller.navigationItem.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    // MARK: Searching

    var searchedItem: UINavigationItem? { shownControllers.last?.navigationItem }
    /// The search that is shown over the content.
    var shownSearch: (any NavigationSearch)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = nil
        view.addSubview(navigationBar)
        show(child: stack.last, inPlaceOf: nil)
        barsDidChange()
    }

    /// Whether a page or form sheet shows this controller.
    private var isInSheet: Bool { presentationOfThisOrAncestor?.styleInEffect?.isSheet == true }

    /// The bars around the content when a transition ends.
    private func plannedBars(in space: ControllerSpace) -> BarRequest {
        let hidesByHeight = hidesBarsWhenVerticallyCompact && space.traits.verticalSizeClass == .compact
        guard !space.isOnStack, !hidesByHeight else { return BarRequest() }
        let placement = searchPlacement
        let search = searchExtent(placement)
        let searchInToolbar = placement == .toolbar && searchedItem?.search != nil
        var bars = BarRequest(showsToolbar: !isToolbarHidden || searchInToolbar)
        guard !isNavigationBarHidden else { return bars }
        guard !hidesBarForSearch(placement) else {
            bars.navigationBar = search.always > 0 ? .ofHeight(search.always) : .hidden
            return bars
        }
        var environment = JobEnvironment.current.barEnvironment(for: space.traits, on: space.screen)
        environment.isInSheet = isInSheet
        var height = environment.navigationBarHeight() + navigationBar.promptHeight + search.always
        if !largeTitle.isScrolled {
            height += search.atTop + (showsLargeTitle(space.traits) ? navigationBar.largeTitleExtent : 0)
        }
        bars.navigationBar = .ofHeight(height)
        return bars
    }

    @_spi(Subclassing) open override func plannedPlace(
        of child: UIViewController, in space: ControllerSpace
    ) -> ChildPlace {
        // What leaves the stack in the transition uncovers the controller below.
        let plan = planned?.plan
        let top = plan?.covers(self) == true ? nil : stack.last { plan?.leaves($0) != true }
        return ContainerLayout.plannedPlace(
            of: child, in: self, space, isShown: child === top || child === shownSearch,
            ContainerLayout.Request(
                bars: plannedBars(in: space), isNavigationBarTranslucent: navigationBar.isTranslucent,
                isToolbarTranslucent: madeToolbar?.isTranslucent ?? true))
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let hidesByHeight = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
        let hasBars = outerNavigation == nil && !hidesByHeight
        let showsLargeTitle = showsLargeTitle(traitCollection)
        let scrollView = visibleViewController?.barScrollView
        let safeTop = view.safeAreaInsets.top
        navigationBar.isInSheet = isInSheet
        let environment = navigationBar.environment
        let placement = hasBars ? searchPlacement : nil
        searchedItem?.search?.bar.isInRow = placement == .inline || placement == .toolbar
        let search = searchExtent(placement)
        let searchInToolbar = placement == .toolbar ? searchedItem?.search?.bar : nil
        let showsSearchOnly = hidesBarForSearch(placement)
        var bars = BarRequest(showsToolbar: hasBars && (!isToolbarHidden || searchInToolbar != nil))
        var isScrolled = false
        navigationBar.showsSearchOnly = showsSearchOnly
        navigationBar.searchIsInRow = placement == .inline
        if hasBars, !isNavigationBarHidden, showsSearchOnly {
            navigationBar.searchExtent = search.always
            bars.navigationBar = search.always > 0 ? .ofHeight(search.always) : .hidden
        } else if hasBars, !isNavigationBarHidden {
            let prompt = navigationBar.promptHeight
            let plain = environment.navigationBarHeight() + prompt + search.always
            let title = showsLargeTitle ? navigationBar.largeTitleExtent : 0
            let height = largeTitle.height(
                from: plain, to: plain + title + search.atTop,
                below: environment.navigationBarOrigin(safeAreaTop: safeTop), over: scrollView)
            isScrolled = largeTitle.isScrolled
            // Scrolling hides a search bar before a large title.
            navigationBar.searchExtent = search.always + max(0, min(search.atTop, height - plain - title))
            bars.navigationBar = .ofHeight(height)
        }
        let request = ContainerLayout.Request(
            bars: bars, isNavigationBarTranslucent: navigationBar.isTranslucent,
            isToolbarTranslucent: madeToolbar?.isTranslucent ?? true)
        let arrangement = ContainerLayout.place(stack.last, in: self, request)
        layOutSearch(placement)
        navigationBar.isHidden = arrangement?.navigationBar == nil
        if let frame = arrangement?.navigationBar {
            navigationBar.frame = frame
            navigationBar.backgroundOutset = ContainerLayout.backgroundOutset(ofTopBar: frame)
            navigationBar.scrollEdgeColor =
                isScrolled && scrollView?.restsAtTop == false ? visibleViewController?.scrollEdgeColor : nil
            navigationBar.isAtScrollEdge = JobEnvironment.current.scrollEdgeRule.navigationBarIsAtEdge(
                isScrolled: isScrolled, showsLargeTitle: showsLargeTitle)
        }
        if let frame = arrangement?.toolbar, let toolbar {
            if toolbar.superview == nil { view.addSubview(toolbar) }
            toolbar.frame = frame
            if let searchInToolbar {
                searchInToolbar.frame.size = toolbar.roomForSearchBar
                toolbar.items = [UIBarButtonItem(customView: searchInToolbar)]
            } else {
                toolbar.items = visibleViewController?.toolbarItems
            }
            toolbar.backgroundOutset = ContainerLayout.backgroundOutset(ofBottomBar: frame, in: view)
            toolbar.scrollEdgeColor =
                visibleViewController?.contentEndsAboveBottomBars == false
                ? visibleViewController?.scrollEdgeColor : nil
        }
        madeToolbar?.isHidden = arrangement?.toolbar == nil
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "delegate" else { return super.setOwnOutlet(key, to: value) }
        delegate = value as? any UINavigationControllerDelegate
        return true
    }
}

/// Is notified of changes to a navigation controller's stack.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: DelegateObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Not called: a picture shows the end of an animation.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Not called: a picture shows the end of an animation.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Not called: the device's orientation is the variant's.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    /// Not called: the device's orientation is the variant's.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationController {
    /// The direction of a navigation.
    public enum Operation: Int, Hashable, Sendable { case none = 0, push, pop }
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .all }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .portrait }
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
