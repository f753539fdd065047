import Arrangement
public import Foundation
public import Traits

/// Controllers beside one another, one of which is shown above a bar of tabs.
open class UITabBarController: UIViewController {
    public let tabBar: UITabBar
    private var tabs: [UIViewController] = []
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

    // MARK: Tabs

    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let oldSelected = selectedViewController
        let new = (viewControllers ?? []).filter { problem(addingChild: $0) == nil }
        for controller in tabs where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        tabs = new
        for controller in new where controller.parentController !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        let kept = new.firstIndex { $0 === oldSelected } ?? 0
        selectedIndex = min(kept, max(0, new.count - 1))
        if isViewLoaded { show(child: selectedViewController, inPlaceOf: oldSelected) }
        barDidChange()
    }

    open var selectedIndex = 0 {
        didSet {
            let old = tabs.indices.contains(oldValue) ? tabs[oldValue] : nil
            if isViewLoaded, old !== selectedViewController { show(child: selectedViewController, inPlaceOf: old) }
            barDidChange()
        }
    }

    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
        set {
            if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }

    /// Selects a tab as a touch does: if the delegate lets it.
    ///
    /// Ours, not UIKit's.
    public func select(tabAt index: Int) {
        guard tabs.indices.contains(index),
            delegate?.tabBarController(self, shouldSelect: tabs[index]) ?? true
        else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: tabs[index])
    }

    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    // MARK: More

    private let moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

    /// How many tabs have a place of their own; the rest is behind More.
    private var placeCount: Int {
        let most = JobEnvironment.current.barEnvironment(for: traitCollection).mostTabs
        return tabs.count > most ? most - 1 : tabs.count
    }

    // MARK: Split views

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        selectedViewController?.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { selectedViewController?.separateSecondaryViewController(for: splitViewController) }

    // MARK: The bar

    /// Hides the bar whatever is selected, from iOS 18 on.
    open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    private func barDidChange() {
        let places = placeCount
        var items = tabs.prefix(places).compactMap(\.tabBarItem)
        if places < tabs.count { items.append(moreItem) }
        tabBar.items = items
        tabBar.selectedItem = items.isEmpty ? nil : items[min(selectedIndex, items.count - 1)]
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the controller that is shown, or one below it on its stack, was pushed with the bar hidden.
    private var isBarHidden: Bool {
        if isTabBarHidden { return true }
        guard let navigation = selectedViewController as? UINavigationController else {
            return selectedViewController?.hidesBottomBarWhenPushed ?? false
        }
        return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
    }

    /// Whether the content shown ends above the bar: without a scroll view that reaches below it nothing lies there.
    var contentEndsAboveBar: Bool {
        let selected = selectedViewController
        let content = (selected as? UINavigationController)?.visibleViewController ?? selected
        return content?.contentEndsAboveBottomBars ?? true
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = nil
        view.addSubview(tabBar)
        show(child: selectedViewController, inPlaceOf: nil)
        barDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        barDidChange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let environment = JobEnvironment.current.barEnvironment(for: traitCollection)
        var bars = BarRequest(showsTabBar: !isBarHidden)
        bars.tabBarIsAtTop = environment.tabBarStandsAtTop
        let navigation = selectedViewController as? UINavigationController
        bars.contentSharesTopRow = navigation?.isNavigationBarHidden == false
        let arrangement = ContainerLayout.place(
            selectedViewController, in: self,
            ContainerLayout.Request(bars: bars, isTabBarTranslucent: tabBar.isTranslucent))
        navigation?.navigationBar.reservesCenter = bars.tabBarIsAtTop && bars.showsTabBar
        tabBar.isHidden = arrangement?.tabBar == nil
        if let frame = arrangement?.tabBar {
            tabBar.frame = frame
            tabBar.backgroundOutset =
                bars.tabBarIsAtTop ? .zero : ContainerLayout.backgroundOutset(ofBottomBar: frame, in: view)
        }
    }
}

/// What is asked and told of a tab bar controller's selection.
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
