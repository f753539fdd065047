@_spi(Subclassing) public import AdaptiveKit
import Arrangement
public import Foundation
public import Traits

/// A container that shows one of several controllers above a bar of tabs.
open class UITabBarController: UIViewController, TabContainer, UITabBarDelegate {
    /// The bar; `setValue(_:forKey:)` with the key `tabBar` replaces it.
    open private(set) var tabBar: UITabBar
    private var rootTabs: [UITab] = []
    /// Whether the app set tabs instead of controllers.
    private var hasOwnTabs = false
    open weak var delegate: (any UITabBarControllerDelegate)?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tabBar = UITabBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.container = self
    }

    public required init?(coder: NSCoder) {
        tabBar = UITabBar(frame: .zero)
        super.init(coder: coder)
        tabBar.container = self
    }

    /// Creates a controller with tabs, from iOS 18 on.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    // MARK: Tabs

    open var viewControllers: [UIViewController]? {
        get {
            let controllers = rootTabs.compactMap(\.shownController)
            return controllers.isEmpty ? nil : controllers
        }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for controller in viewControllers ?? [] { wrapRoot(controller) }
        let new = (viewControllers ?? []).filter { problem(addingChild: $0) == nil }
        hasOwnTabs = false
        replaceTabs(by: new.enumerated().map { UITab($1, identifier: "tab-\($0)") })
    }

    /// The tabs; one for each controller, if controllers were set.
    open var tabs: [UITab] {
        get { rootTabs }
        set { setTabs(newValue, animated: false) }
    }

    open func setTabs(_ tabs: [UITab], animated: Bool) {
        hasOwnTabs = true
        replaceTabs(by: tabs)
    }

    open func tab(forIdentifier identifier: String) -> UITab? {
        rootTabs.lazy.compactMap { $0.find(identifier) }.first
    }

    private func replaceTabs(by new: [UITab]) {
        let oldShown = shownController
        let oldTabs = rootTabs
        let oldSelected = selectedViewController
        for tab in oldTabs { tab.belong(to: nil) }
        rootTabs = new
        for tab in new { tab.belong(to: self) }
        let controllers = new.compactMap(\.shownController)
        for controller in oldTabs.compactMap(\.shownController)
        where !controllers.contains(where: { $0 === controller }) { release(controller) }
        for controller in controllers { adopt(controller) }
        let kept = new.firstIndex { $0.shownController === oldSelected && oldSelected != nil } ?? 0
        selectedIndex = min(kept, max(0, new.count - 1))
        if isViewLoaded { show(child: shownController, inPlaceOf: oldShown) }
        barDidChange()
    }

    private func adopt(_ controller: UIViewController) {
        // A controller on More's stack is a child of that stack.
        let parent = controller.parentController
        guard parent !== self, parent == nil || parent !== madeMore else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func release(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    open var selectedIndex = 0 {
        didSet {
            let old = shownBefore ?? shownController
            isMoreSelected = false
            selectionDidChange(from: old)
        }
    }

    private weak var shownBefore: UIViewController?

    private func selectionDidChange(from old: UIViewController?) {
        if let selected = rootTabs.indices.contains(selectedIndex) ? rootTabs[selectedIndex].shownController : nil {
            adopt(selected)
        }
        arrangeMore()
        let shown = shownController
        shownBefore = shown
        if isViewLoaded, old !== shown { show(child: shown, inPlaceOf: old) }
        barDidChange()
    }

    open var selectedViewController: UIViewController? {
        get {
            if isMoreSelected, hasMore { return moreNavigationController }
            return rootTabs.indices.contains(selectedIndex) ? rootTabs[selectedIndex].shownController : nil
        }
        set {
            if newValue === madeMore, newValue != nil {
                let old = shownController
                isMoreSelected = true
                selectionDidChange(from: old)
            } else if let index = rootTabs.firstIndex(where: { $0.shownController === newValue }) {
                selectedIndex = index
            }
        }
    }

    /// The selected tab; for a group, its child.
    open var selectedTab: UITab? {
        get {
            guard rootTabs.indices.contains(selectedIndex) else { return nil }
            var tab = rootTabs[selectedIndex]
            while let child = (tab as? UITabGroup)?.selectedChild { tab = child }
            return tab
        }
        set {
            guard let tab = newValue, let index = rootTabs.firstIndex(where: { $0 === tab.root }) else { return }
            var child = tab
            while let parent = child.parent {
                parent.selectedChild = child
                child = parent
            }
            (tab as? UITabGroup)?.selectedChild = nil
            selectedIndex = index
        }
    }

    /// Called when a tab's look or controller changes.
    package func tabsDidChange() { selectionDidChange(from: shownBefore) }

    /// Selects a tab like a touch does, if the delegate allows it.
    ///
    /// Not part of UIKit.
    public func select(tabAt index: Int) {
        guard rootTabs.indices.contains(index) else { return }
        let tab = rootTabs[index]
        if hasOwnTabs {
            guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
            let old = selectedTab
            selectedIndex = index
            delegate?.tabBarController(self, didSelectTab: tab, previousTab: old)
            return
        }
        guard let controller = tab.shownController,
            delegate?.tabBarController(self, shouldSelect: controller) ?? true
        else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
        if let item = tabBar.selectedItem { tabBar(tabBar, didSelect: item) }
    }

    /// Called after a touch selected a tab.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// Shows another bar in place of the controller's own.
    private func replaceBar(with bar: UITabBar) {
        let superview = tabBar.superview
        tabBar.container = nil
        tabBar.removeFromSuperview()
        tabBar = bar
        bar.container = self
        superview?.addSubview(bar)
        barDidChange()
    }

    open override var childForStatusBarHidden: UIViewController? { shownController }
    open override var childForStatusBarStyle: UIViewController? { shownController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { shownController }

    // MARK: More

    private var madeMore: UINavigationController?
    private var isMoreSelected = false

    /// The stack behind More: a list of the tabs that don't fit, and the selected one above it.
    open var moreNavigationController: UINavigationController {
        if let madeMore { return madeMore }
        let list = TabBarMoreController()
        list.choose = { [weak self] row in
            guard let self else { return }
            let hidden = places.hidden
            if hidden.indices.contains(row) { select(tabAt: hidden[row]) }
        }
        let more = UINavigationController(rootViewController: list)
        madeMore = more
        addChild(more)
        more.didMove(toParent: self)
        return more
    }

    /// The controllers that the user may reorder; an empty list hides More's Edit button.
    open var customizableViewControllers: [UIViewController]? {
        didSet { hasCustomizable = customizableViewControllers?.isEmpty == false }
    }
    private var hasCustomizable = true { didSet { arrangeMore() } }

    /// The indices of the tabs in the bar and of those behind More.
    private var places: (shown: [Int], hidden: [Int]) {
        let visible = rootTabs.indices.filter { rootTabs[$0].hasVisiblePlacement }
        let most = JobEnvironment.current.barEnvironment(for: traitCollection).mostTabs
        let count = visible.count > most ? most - 1 : visible.count
        return (Array(visible.prefix(count)), Array(visible.dropFirst(count)))
    }

    private var hasMore: Bool { !places.hidden.isEmpty }

    /// The controller that fills the view: the selected one, or the stack that contains it.
    private var shownController: UIViewController? {
        guard hasMore, isMoreSelected || places.hidden.contains(selectedIndex) else { return selectedViewController }
        return moreNavigationController
    }

    /// Pushes the selected controller onto More's stack, or removes it.
    private func arrangeMore() {
        let hidden = places.hidden
        guard !hidden.isEmpty || madeMore != nil else { return }
        let more = moreNavigationController
        guard let list = more.viewControllers.first as? TabBarMoreController else { return }
        list.items = hidden.map { rootTabs[$0].barItem }
        list.allowsEditing = hasCustomizable && !hasOwnTabs
        let selected = !isMoreSelected && hidden.contains(selectedIndex) ? rootTabs[selectedIndex].shownController : nil
        let stack = [list] + (selected.map { [$0] } ?? [])
        if !more.viewControllers.elementsEqual(stack, by: ===) { more.setViewControllers(stack, animated: false) }
        for controller in rootTabs.compactMap(\.shownController) where controller !== selected { adopt(controller) }
    }

    // MARK: The sidebar

    /// Whether there is a sidebar beside the tabs.
    public enum Mode: Int, Hashable, Sendable { case automatic = 0, tabBar, tabSidebar }

    /// On an iPad in regular width from iOS 18 on, a button in the bar shows the sidebar.
    open var mode = Mode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    open private(set) lazy var sidebar = Sidebar(of: self)
    private var madeSidebarView: TabSidebarView?

    private var hasSidebar: Bool {
        hasSidebar(JobEnvironment.current.barEnvironment(for: traitCollection))
    }

    private func hasSidebar(_ environment: BarEnvironment) -> Bool {
        mode == .tabSidebar && environment.tabBarStandsAtTop
    }

    /// Whether the sidebar replaces the bar.
    private var showsSidebar: Bool { hasSidebar && !sidebar.isHidden }

    // MARK: Transitions

    @_spi(Subclassing) open override func plannedPlace(
        of child: UIViewController, in space: ControllerSpace
    ) -> ChildPlace {
        let environment = JobEnvironment.current.barEnvironment(for: space.traits, on: space.screen)
        let showsSidebar = hasSidebar(environment) && !sidebar.isHidden
        let side =
            showsSidebar
            ? sidebarArrangement(in: space.size, safeAreaTop: space.safeArea.top).room : TabSidebarArrangement.Room()
        return ContainerLayout.plannedPlace(
            of: child, in: self, space, isShown: child === shownController,
            ContainerLayout.Request(
                bars: bars(around: child, environment, showsSidebar: showsSidebar),
                isTabBarTranslucent: tabBar.isTranslucent, sidebar: side))
    }

    private func bars(
        around child: UIViewController?, _ environment: BarEnvironment, showsSidebar: Bool
    ) -> BarRequest {
        var bars = BarRequest(showsTabBar: !isBarHidden && !showsSidebar)
        bars.tabBarIsAtTop = environment.tabBarStandsAtTop
        bars.contentSharesTopRow = (child as? UINavigationController)?.isNavigationBarHidden == false
        return bars
    }

    private func sidebarArrangement(in size: CGSize, safeAreaTop: CGFloat) -> TabSidebarArrangement {
        TabSidebarArrangement(
            in: size, preference: sidebar.preferredLayout.arrangement, version: JobEnvironment.current.systemVersion,
            isRightToLeft: view.isRightToLeft, safeAreaTop: safeAreaTop)
    }

    // MARK: Split views

    @_spi(Subclassing) open override var stackForSecondary: UINavigationController? {
        selectedViewController?.stackForSecondary
    }

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        selectedViewController?.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { selectedViewController?.separateSecondaryViewController(for: splitViewController) }

    // MARK: The bar

    /// Whether the bar is hidden regardless of the selection, from iOS 18 on.
    public enum MinimizeBehavior: Int, Hashable, Sendable { case automatic = 0, never, onScrollDown, onScrollUp }

    /// The direction of scrolling that makes the bar small, from iOS 26 on; in a picture it has its full size.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    /// The view above the bar, from iOS 26 on; stored, but not drawn.
    open var bottomAccessory: UITabAccessory?
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }
    open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    private func barDidChange() {
        let places = places
        var items = places.shown.map { rootTabs[$0].barItem }
        var selected = places.shown.firstIndex(of: selectedIndex).map { items[$0] }
        if hasMore {
            let more = moreNavigationController.viewControllers.first?.tabBarItem ?? UITabBarItem()
            items.append(more)
            if isMoreSelected || places.hidden.contains(selectedIndex) { selected = more }
        }
        tabBar.items = items
        tabBar.selectedItem = selected
        madeSidebarView?.show(rootTabs, selected: selectedTab)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the shown controller, or one below it on its stack, was pushed with the bar hidden.
    private var isBarHidden: Bool {
        if isTabBarHidden { return true }
        guard let navigation = selectedViewController as? UINavigationController else {
            return selectedViewController?.hidesBottomBarWhenPushed ?? false
        }
        return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
    }

    /// The background color into which content fades below the bar; `nil` if no content extends below it.
    var contentScrollEdgeColor: UIColor? {
        let shown = shownController
        let content = (shown as? UINavigationController)?.visibleViewController ?? shown
        return content?.contentEndsAboveBottomBars == false ? content?.scrollEdgeColor : nil
    }

    /// Whether the shown content ends above the bar: without a scroll view that extends below it, nothing is there.
    var contentEndsAboveBar: Bool {
        let shown = shownController
        let content = (shown as? UINavigationController)?.visibleViewController ?? shown
        return content?.contentEndsAboveBottomBars ?? true
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = nil
        view.addSubview(tabBar)
        selectionDidChange(from: nil)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        selectionDidChange(from: shownBefore)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let environment = JobEnvironment.current.barEnvironment(for: traitCollection)
        let showsSidebar = showsSidebar
        let shown = shownController
        let navigation = shown as? UINavigationController
        let bars = bars(around: shown, environment, showsSidebar: showsSidebar)
        tabBar.hasSidebarButton = hasSidebar
        let side = showsSidebar ? layOutSidebar() : TabSidebarArrangement.Room()
        let arrangement = ContainerLayout.place(
            shown, in: self,
            ContainerLayout.Request(bars: bars, isTabBarTranslucent: tabBar.isTranslucent, sidebar: side))
        madeSidebarView?.isHidden = !showsSidebar
        tabBar.isHidden = arrangement?.tabBar == nil
        if let frame = arrangement?.tabBar {
            tabBar.frame = frame
            tabBar.backgroundOutset =
                bars.tabBarIsAtTop ? .zero : ContainerLayout.backgroundOutset(ofBottomBar: frame, in: view)
        }
        let sharesRow = bars.tabBarIsAtTop && bars.showsTabBar
        navigation?.navigationBar.reservedCenter = sharesRow ? tabBar.capsuleWidth : 0
        tabBar.navigationBarInRow = sharesRow ? navigation?.navigationBar : nil
    }

    /// Places the sidebar, and returns the space left for the content.
    private func layOutSidebar() -> TabSidebarArrangement.Room {
        let sidebarView = madeSidebarView ?? TabSidebarView(frame: .zero)
        if madeSidebarView == nil {
            madeSidebarView = sidebarView
            sidebarView.choose = { [weak self] in self?.selectedTab = $0 }
            sidebarView.show(rootTabs, selected: selectedTab)
            view.addSubview(sidebarView)
        }
        view.bringSubviewToFront(sidebarView)
        let arrangement = sidebarArrangement(in: view.bounds.size, safeAreaTop: view.safeAreaInsets.top)
        sidebarView.frame = arrangement.frame
        sidebarView.isOverContent = !arrangement.isTiled
        let safe = view.safeAreaInsets
        sidebarView.setRootSafeAreaInsets(
            UIEdgeInsets(
                top: max(0, safe.top - arrangement.frame.minY),
                bottom: max(0, safe.bottom - (view.bounds.height - arrangement.frame.maxY))))
        return arrangement.room
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        switch key {
        case "delegate": delegate = value as? any UITabBarControllerDelegate
        case "tabBar":
            guard let bar = value as? UITabBar else { return false }
            if bar !== tabBar { replaceBar(with: bar) }
        default: return super.setOwnOutlet(key, to: value)
        }
        return true
    }

    @_spi(Subclassing) open override var hasTabBar: Bool { true }
}

/// Controls a tab bar controller's selection, and is notified of it.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: DelegateObject {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// Not called: a picture shows the end of an animation.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Not called: a picture shows the end of an animation.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Not called: nobody edits the tabs in a picture.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// Not called: nobody edits the tabs in a picture.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Not called: nobody edits the tabs in a picture.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Not called: the device's orientation is the variant's.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .all }
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
}
