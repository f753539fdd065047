import Arrangement
public import Foundation
public import Traits

/// Controllers beside one another, one of which is shown above a bar of tabs.
open class UITabBarController: UIViewController {
    public let tabBar: UITabBar
    private var tabs: [UIViewController] = []
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// More tabs than this share one place, under More.
    private static let mostTabs = 5

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tabBar = UITabBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        tabBar = UITabBar(frame: .zero)
        super.init(coder: coder)
    }

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

    // MARK: Split views

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        selectedViewController?.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { selectedViewController?.separateSecondaryViewController(for: splitViewController) }

    private func barDidChange() {
        var items = tabs.compactMap(\.tabBarItem)
        if items.count > Self.mostTabs, traitCollection.horizontalSizeClass != .regular {
            items = Array(items.prefix(Self.mostTabs - 1)) + [UITabBarItem(tabBarSystemItem: .more, tag: 0)]
        }
        tabBar.items = items
        tabBar.selectedItem = items.isEmpty ? nil : items[min(selectedIndex, items.count - 1)]
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the controller that is shown was pushed with its bar hidden.
    private var isBarHidden: Bool {
        guard let navigation = selectedViewController as? UINavigationController else {
            return selectedViewController?.hidesBottomBarWhenPushed ?? false
        }
        return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
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
        let request = ContainerLayout.Request(
            bars: BarRequest(showsTabBar: !isBarHidden), isTabBarTranslucent: tabBar.isTranslucent)
        let arrangement = ContainerLayout.place(selectedViewController, in: self, request)
        tabBar.isHidden = arrangement?.tabBar == nil
        if let frame = arrangement?.tabBar {
            tabBar.frame = frame
            tabBar.backgroundOutset = ContainerLayout.backgroundOutset(ofBottomBar: frame, in: view)
        }
    }
}

/// What hears of a tab bar controller's selection.
public protocol UITabBarControllerDelegate: AnyObject {}
