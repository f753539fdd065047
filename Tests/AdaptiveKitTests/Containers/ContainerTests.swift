import Devices
import Testing
import UIKit

@Suite("Containers")
struct ContainerTests {
    @Test("CH-1 CH-2 a navigation bar is below the status bar, and its content's safe area below the bar")
    func navigationBar() {
        onScreen { window in
            let content = UIViewController()
            let navigation = UINavigationController(rootViewController: content)
            show(navigation, in: window)
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
            #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
            navigation.isNavigationBarHidden = true
            window.layoutIfNeeded()
            #expect(content.view.safeAreaInsets.top == 47)
            #expect(navigation.navigationBar.isHidden)
        }
    }

    @Test("CH-1 the backgrounds of bars reach under the status bar and the home indicator")
    func backgroundsReachTheEdges() {
        onScreen { window in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.isToolbarHidden = false
            show(navigation, in: window)
            #expect(navigation.navigationBar.backgroundOutset == UIEdgeInsets(top: 47))
            #expect(navigation.toolbar.frame.maxY + navigation.toolbar.backgroundOutset.bottom == 844)
        }
        onScreen { window in
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController()]
            show(tabs, in: window)
            #expect(tabs.tabBar.frame.maxY + tabs.tabBar.backgroundOutset.bottom == 844)
        }
    }

    @Test(
        "CH-3 unscrolled bars have the look of the scroll edge: all from iOS 15, those with large titles from 13",
        arguments: [(12, false, false), (13, false, false), (13, true, true), (15, false, true)])
    func scrollEdge(version: Int, isLarge: Bool, isAtEdge: Bool) throws {
        try onScreen(version: #require(SystemVersion(version))) { window in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.navigationBar.prefersLargeTitles = isLarge
            show(navigation, in: window)
            #expect(navigation.navigationBar.isAtScrollEdge == isAtEdge)
        }
    }

    @Test("CH-2 content ends at an opaque bar unless it asks to extend under it")
    func opaqueBars() {
        onScreen { window in
            let content = UIViewController()
            let navigation = UINavigationController(rootViewController: content)
            navigation.navigationBar.isTranslucent = false
            show(navigation, in: window)
            #expect(content.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
            #expect(content.view.safeAreaInsets.top == 0)
            content.extendedLayoutIncludesOpaqueBars = true
            navigation.view.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(content.view.frame.minY == 0)
            content.edgesForExtendedLayout = []
            navigation.view.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(content.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        }
    }

    @Test("CH-3 a large title adds its height, but not in compact height")
    func largeTitles() {
        onScreen { window in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.navigationBar.prefersLargeTitles = true
            show(navigation, in: window)
            #expect(navigation.navigationBar.frame.height == 96)
            navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
            navigation.view.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame.height == 44)
        }
        onScreen(
            CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
            .compact, .compact
        ) { window in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.navigationBar.prefersLargeTitles = true
            show(navigation, in: window)
            #expect(navigation.navigationBar.frame.height == 32)
        }
    }

    @Test(
        "CH-3 a large title collapses as the content scrolls, and the bar's look follows",
        arguments: [(-143, 96, true), (-120, 73, true), (-91, 44, true), (0, 44, false), (300, 44, false)]
            as [(CGFloat, CGFloat, Bool)])
    func collapsingTitle(offset: CGFloat, height: CGFloat, isAtEdge: Bool) {
        onScreen { window in
            let content = UIViewController()
            let scrollView = UIScrollView()
            content.view = scrollView
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            let navigation = UINavigationController(rootViewController: content)
            navigation.navigationBar.prefersLargeTitles = true
            show(navigation, in: window)
            #expect(scrollView.contentOffset.y == -143)
            scrollView.contentOffset.y = offset
            for _ in 0..<3 {
                navigation.view.setNeedsLayout()
                window.layoutIfNeeded()
                #expect(navigation.navigationBar.frame.height == height)
                #expect(navigation.navigationBar.isAtScrollEdge == isAtEdge)
                #expect(scrollView.contentOffset.y == offset)
                #expect(content.view.safeAreaInsets.top == 47 + height)
            }
        }
    }

    @Test("CH-3 the scroll view that a controller names decides, not the first that is found")
    func namedScrollView() {
        onScreen { window in
            let content = UIViewController()
            let named = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            named.contentSize = CGSize(width: 390, height: 3000)
            named.contentOffset.y = 500
            content.view.addSubview(UIView())
            content.view.addSubview(named)
            let navigation = UINavigationController(rootViewController: content)
            show(navigation, in: window)
            #expect(navigation.navigationBar.isAtScrollEdge)
            content.setContentScrollView(named)
            navigation.view.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(!navigation.navigationBar.isAtScrollEdge)
        }
    }

    @Test("CH-3 an automatic large title follows the controller below, the first the bar")
    func automaticLargeTitles() {
        onScreen { window in
            let controllers = (0..<3).map { _ in UIViewController() }
            let navigation = UINavigationController(rootViewController: controllers[0])
            navigation.navigationBar.prefersLargeTitles = true
            show(navigation, in: window)
            func height(_ modes: [UINavigationItem.LargeTitleDisplayMode]) -> CGFloat {
                for (controller, mode) in zip(controllers, modes) {
                    controller.navigationItem.largeTitleDisplayMode = mode
                }
                navigation.setViewControllers(Array(controllers.prefix(modes.count)), animated: false)
                navigation.view.setNeedsLayout()
                window.layoutIfNeeded()
                return navigation.navigationBar.frame.height
            }
            #expect(height([.automatic]) == 96)
            #expect(height([.never]) == 44)
            #expect(height([.never, .automatic]) == 44)
            #expect(height([.never, .always, .automatic]) == 96)
            #expect(height([.always, .never, .automatic]) == 44)
        }
    }

    @Test("CH-2 what was popped has nothing of the bars' room where it is shown next")
    func shownElsewhere() {
        onScreen { window in
            let (first, second) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: first)
            show(navigation, in: window)
            navigation.pushViewController(second, animated: false)
            window.layoutIfNeeded()
            #expect(second.view.safeAreaInsets.top == 91)
            navigation.popViewController(animated: false)
            first.addChild(second)
            second.view.frame = CGRect(x: 0, y: 60, width: 390, height: 300)
            first.view.addSubview(second.view)
            second.didMove(toParent: first)
            window.layoutIfNeeded()
            #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 31))
        }
    }

    @Test("CH-2 a tab bar that one controller of a stack hides stays hidden for those above it")
    func hiddenForAllAbove() {
        onScreen { window in
            let controllers = (0..<3).map { _ in UIViewController() }
            controllers[1].hidesBottomBarWhenPushed = true
            let navigation = UINavigationController(rootViewController: controllers[0])
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            show(tabs, in: window)
            var bottoms: [CGFloat] = []
            for controller in controllers {
                if controller !== controllers[0] { navigation.pushViewController(controller, animated: false) }
                tabs.view.setNeedsLayout()
                window.layoutIfNeeded()
                bottoms.append(controller.view.safeAreaInsets.bottom)
            }
            #expect(bottoms == [83, 34, 34])
            navigation.popToRootViewController(animated: false)
            tabs.view.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(controllers[0].view.safeAreaInsets.bottom == 83)
        }
    }

    @Test("CH-1 a prompt takes 30 points above the title")
    func prompt() {
        onScreen { window in
            let content = UIViewController()
            content.navigationItem.prompt = "Choose one"
            show(UINavigationController(rootViewController: content), in: window)
            #expect(content.navigationController?.navigationBar.frame.height == 74)
            #expect(content.view.safeAreaInsets.top == 121)
        }
    }

    @Test("CH-1 a toolbar shows the items of the controller that is seen, above the home indicator")
    func toolbar() {
        onScreen { window in
            let content = UIViewController()
            let item = UIBarButtonItem(title: "Share")
            content.setToolbarItems([item], animated: false)
            let navigation = UINavigationController(rootViewController: content)
            navigation.setToolbarHidden(false, animated: false)
            show(navigation, in: window)
            #expect(navigation.toolbar.items == [item])
            #expect(navigation.toolbar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
            #expect(content.view.safeAreaInsets.bottom == 83)
            navigation.setToolbarHidden(true, animated: false)
            window.layoutIfNeeded()
            #expect(content.view.safeAreaInsets.bottom == 34)
        }
    }

    private final class Hearing: UINavigationControllerDelegate, UITabBarControllerDelegate {
        var heard: [String] = []
        var refuses = false
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { heard.append("will \(viewController.title ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { heard.append("did \(viewController.title ?? "")") }
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { !refuses }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            heard.append("select \(viewController.title ?? "")")
        }
    }

    @Test func delegatesHearOfWhatIsShown() {
        onScreen { window in
            let (first, second) = (UIViewController(), UIViewController())
            (first.title, second.title) = ("First", "Second")
            let hearing = Hearing()
            let navigation = UINavigationController(rootViewController: first)
            navigation.delegate = hearing
            show(navigation, in: window)
            first.show(second, sender: nil)
            navigation.popToRootViewController(animated: false)
            #expect(hearing.heard == ["will Second", "did Second", "will First", "did First"])
        }
        onScreen { window in
            let hearing = Hearing()
            let tabs = UITabBarController()
            let (first, second) = (UIViewController(), UIViewController())
            second.title = "Second"
            tabs.viewControllers = [first, second]
            tabs.delegate = hearing
            show(tabs, in: window)
            tabs.select(tabAt: 1)
            #expect(hearing.heard == ["select Second"])
            hearing.refuses = true
            tabs.select(tabAt: 0)
            #expect(tabs.selectedIndex == 1)
            tabs.select(tabAt: 9)
            #expect(tabs.selectedIndex == 1)
        }
    }

    @Test("a tab bar controller is called for taps, and shows a bar that replaces its own")
    func replacedTabBar() {
        final class Bar: UITabBar {}
        final class Tabs: UITabBarController {
            var tapped: [String?] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                setValue(Bar(), forKey: "tabBar")
            }
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tapped.append(item.title) }
        }
        onScreen { window in
            let tabs = Tabs()
            tabs.viewControllers = ["One", "Two"].map { title in
                let controller = UIViewController()
                controller.title = title
                return controller
            }
            show(tabs, in: window)
            #expect(tabs.tabBar is Bar)
            #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
            #expect(tabs.view.subviews.filter { $0 is UITabBar }.count == 1)
            #expect(tabs.tabBar.frame.maxY == window.bounds.maxY && tabs.tabBar.frame.width == window.bounds.width)
            tabs.select(tabAt: 1)
            #expect(tabs.tapped == ["Two"] && tabs.tabBar.selectedItem?.title == "Two")
            tabs.setValue("no bar", forKey: "tabBar")
            #expect(tabs.tabBar is Bar)
        }
    }

    @Test("CH-1 more tabs than a bar has places for share the last, as many as the device has")
    func moreTabs() {
        func titles(_ tabs: UITabBarController) -> [String?] { tabs.tabBar.items?.map(\.title) ?? [] }
        func make(_ count: Int) -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = (1...count).map {
                let controller = UIViewController()
                controller.title = "\($0)"
                return controller
            }
            return tabs
        }
        onScreen { window in
            let tabs = make(6)
            tabs.selectedIndex = 5
            show(tabs, in: window)
            #expect(titles(tabs) == ["1", "2", "3", "4", nil])
            #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
            tabs.viewControllers = Array(tabs.viewControllers?.prefix(5) ?? [])
            #expect(titles(tabs).count == 5)
        }
        onPad { window in
            let tabs = make(8)
            show(tabs, in: window)
            #expect(titles(tabs).count == 8)
        }
    }

    @Test("CH-2 from iPadOS 18 tabs stand at the top in regular width, in the row of a navigation bar")
    func tabsAtTheTop() {
        onPad(version: .iOS18) { window in
            let (plain, content) = (UIViewController(), UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [plain, UINavigationController(rootViewController: content)]
            show(tabs, in: window)
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 24, width: 1194, height: 50))
            #expect(plain.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
            tabs.selectedIndex = 1
            window.layoutIfNeeded()
            #expect(content.view.safeAreaInsets.top == 74)
            #expect(content.navigationController?.navigationBar.frame.minY == 24)
        }
        onPad(version: .iOS17) { window in
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController()]
            show(tabs, in: window)
            #expect(tabs.tabBar.frame.maxY == 834)
        }
    }

    @Test("CH-2 bars compose from the outside in")
    func nestedContainers() {
        onScreen { window in
            let content = UIViewController()
            content.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
            let tabs = UITabBarController()
            tabs.setViewControllers(
                [UINavigationController(rootViewController: content), UIViewController()], animated: false)
            show(tabs, in: window)
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
            #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 96, left: 0, bottom: 89, right: 0))
            #expect(content.tabBarController === tabs)
            #expect(content.navigationController === tabs.viewControllers?.first)
            content.hidesBottomBarWhenPushed = true
            tabs.view.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(content.view.safeAreaInsets.bottom == 40)
        }
    }

    @Test func pushingShowsTheNewTopAndPoppingTheOld() {
        onScreen { window in
            let (first, second) = (UIViewController(), UIViewController())
            (first.title, second.title) = ("First", "Second")
            let navigation = UINavigationController(rootViewController: first)
            show(navigation, in: window)
            navigation.pushViewController(second, animated: false)
            window.layoutIfNeeded()
            #expect(first.view.superview == nil)
            #expect(second.view.superview === navigation.view)
            #expect(navigation.navigationBar.items?.map(\.title) == ["First", "Second"])
            #expect(navigation.popViewController(animated: false) === second)
            #expect(first.view.window === window)
            #expect(second.parent == nil)
            #expect(navigation.popViewController(animated: false) == nil)
            navigation.viewControllers = [first, first]
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test("VC-6 controllers are children of their container from the first")
    func children() {
        let (a, b) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        #expect(tabs.children == [a, b])
        tabs.viewControllers = [b]
        #expect(a.parent == nil)
        #expect(tabs.children == [b])
        #expect(b.problem(addingChild: tabs)?.code == "controller-cycle")
    }

    @Test func theSelectedTabIsShown() {
        onScreen { window in
            let controllers = (0..<3).map { _ in UIViewController() }
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            tabs.selectedIndex = 1
            show(tabs, in: window)
            #expect(controllers.map { $0.viewIfLoaded?.window != nil } == [false, true, false])
            tabs.selectedViewController = controllers[2]
            #expect(controllers.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
            #expect(tabs.tabBar.selectedItem === controllers[2].tabBarItem)
        }
    }

    @Test("AL-7 scrolled content rests below what covers the view's top")
    func scrolledContent() {
        onScreen { window in
            let content = UIViewController()
            let scrollView = UIScrollView()
            content.view = scrollView
            scrollView.contentSize = CGSize(width: 100, height: 2000)
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            scrollView.addSubview(inner)
            show(UINavigationController(rootViewController: content), in: window)
            #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
            #expect(scrollView.contentOffset == CGPoint(x: 0, y: -91))
            #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 0, y: 91))
            #expect(inner.safeAreaInsets == .zero)
            scrollView.contentInsetAdjustmentBehavior = .never
            window.layoutIfNeeded()
            #expect(scrollView.contentOffset == .zero)
            #expect(inner.safeAreaInsets.top == 91)
        }
    }

    @Test("AL-7 before iOS 11 a controller's own scroll view is inset where it is between bars")
    func scrolledContentBefore11() {
        onScreen(version: .iOS10) { window in
            let scrollView = UIScrollView()
            let content = UIViewController()
            content.view = scrollView
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.addSubview(UIView())
            scrollView.subviews[0].addSubview(inner)
            show(UINavigationController(rootViewController: content), in: window)
            #expect(scrollView.contentOffset.y == -91)
            #expect(inner.contentOffset == .zero)
            content.automaticallyAdjustsScrollViewInsets = false
            #expect(scrollView.adjustedContentInset == .zero)
        }
    }
}
