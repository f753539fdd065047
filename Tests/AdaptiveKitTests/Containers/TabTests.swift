import Arrangement
import Devices
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIContainers
@testable import UILists

@Suite("Tabs")
struct TabTests {
    private func controllers(_ count: Int) -> [UIViewController] {
        (1...count).map { number in
            let controller = UIViewController()
            controller.title = "Tab \(number)"
            return controller
        }
    }

    private func tab(_ name: String, made: @escaping () -> Void = {}) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in
            made()
            return UIViewController()
        }
    }

    @Test("More lists the tabs without a place, and pushes a selected one onto its stack")
    func more() throws {
        try onScreen { window in
            let tabs = UITabBarController()
            let given = controllers(7)
            tabs.viewControllers = given
            show(tabs, in: window)
            #expect(tabs.tabBar.items?.count == 5)
            tabs.selectedViewController = tabs.moreNavigationController
            window.layoutIfNeeded()
            let list = try #require(tabs.moreNavigationController.viewControllers.first as? UITableViewController)
            #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["Tab 5", "Tab 6", "Tab 7"])
            #expect(list.tableView.visibleCells.allSatisfy { $0.accessoryType == .disclosureIndicator })
            #expect(list.view.window === window && list.navigationItem.rightBarButtonItem?.systemItem == .edit)
            #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
            window.layoutIfNeeded()
            #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === given[5])
            #expect(given[5].navigationController === tabs.moreNavigationController)
            #expect(given[5].view.window === window)
            #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
            tabs.selectedIndex = 0
            window.layoutIfNeeded()
            #expect(given[5].parent === tabs && given[5].viewIfLoaded?.window == nil && given[0].view.window === window)
            tabs.customizableViewControllers = []
            #expect(list.navigationItem.rightBarButtonItem == nil)
        }
    }

    @Test func inRegularWidthThereIsRoomForAll() {
        onPad(version: .iOS17) { window in
            let tabs = UITabBarController()
            tabs.viewControllers = controllers(7)
            tabs.selectedIndex = 6
            show(tabs, in: window)
            #expect(tabs.tabBar.items?.count == 7)
            #expect(tabs.selectedViewController?.parent === tabs)
        }
    }

    @Test("A tab creates its controller, and its bar item changes with it")
    func tabsOfIOS18() {
        onPad(version: .iOS18) { window in
            var made = 0
            let (first, second) = (tab("One") { made += 1 }, tab("Two"))
            let tabs = UITabBarController(tabs: [first, second])
            #expect(made == 1 && first.viewController?.tab === first && made == 1)
            show(tabs, in: window)
            #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
            second.title = "Second"
            second.badgeValue = "3"
            #expect(tabs.tabBar.items?[1].title == "Second" && tabs.tabBar.items?[1].badgeValue == "3")
            tabs.selectedTab = second
            window.layoutIfNeeded()
            #expect(tabs.selectedIndex == 1 && second.viewController?.view.window === window)
            #expect(tabs.tab(forIdentifier: "Two") === second && second.tabBarController === tabs)
            second.preferredPlacement = .sidebarOnly
            #expect(tabs.tabBar.items?.map(\.title) == ["One"] && tabs.tabBar.selectedItem == nil)
        }
    }

    @Test func controllersHaveTabsToo() {
        onScreen { _ in
            let tabs = UITabBarController()
            let given = controllers(2)
            tabs.viewControllers = given
            #expect(tabs.tabs.map(\.title) == ["Tab 1", "Tab 2"])
            #expect(given[1].tab === tabs.tabs[1] && tabs.selectedTab === tabs.tabs[0])
            given[1].tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 7)
            tabs.selectedIndex = 1
            #expect(tabs.tabBar.items?.map(\.title) == ["Tab 1", "Other"] && tabs.tabBar.selectedItem?.tag == 7)
        }
    }

    @Test("A navigation controller has its root's tab bar item, unless it has one or a title of its own")
    func itemsOfRoots() {
        onScreen { _ in
            let roots = controllers(4)
            roots[0].tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 3)
            roots[1].title = "Titled"
            let stacks = roots.map(UINavigationController.init(rootViewController:))
            stacks[2].tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
            stacks[3].title = "Stack"
            stacks[3].tabBarItem.badgeValue = "1"
            let tabs = UITabBarController()
            tabs.viewControllers = stacks
            #expect(tabs.tabBar.items?.map(\.title) == ["Search", "Titled", "Own", "Stack"])
            #expect(stacks[0].tabBarItem === roots[0].tabBarItem && stacks[0].tabBarItem.tag == 3)
            #expect(roots[3].tabBarItem.badgeValue == nil)
            // The root's title is the item's until something else is set.
            roots[1].title = "Renamed"
            stacks[1].pushViewController(UIViewController(), animated: false)
            #expect(tabs.tabBar.items?[1].title == "Renamed")
            // Without a root there is nothing to take the item from.
            let empty = UINavigationController()
            #expect(empty.tabBarItem.title == nil)
        }
    }

    @Test("A group shows the controller of its selected child")
    func groups() throws {
        try onPad(version: .iOS18) { window in
            let children = [tab("A"), tab("B")]
            let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: children)
            group.defaultChildIdentifier = "B"
            let tabs = UITabBarController(tabs: [tab("One"), group])
            show(tabs, in: window)
            #expect(tabs.tabBar.items?.map(\.title) == ["One", "Group"])
            tabs.selectedTab = group
            window.layoutIfNeeded()
            #expect(tabs.selectedViewController === children[1].viewController)
            tabs.selectedTab = children[0]
            window.layoutIfNeeded()
            #expect(tabs.selectedIndex == 1 && tabs.selectedTab === children[0])
            let shown = try #require(children[0].viewController)
            #expect(shown.view.window === window && shown.parent === tabs)
            #expect(children[1].viewController?.viewIfLoaded?.window == nil)
            #expect(tabs.tab(forIdentifier: "B") === children[1] && children[1].parent === group)
        }
    }

    @Test("A sidebar replaces the bar, next to the content or over it", arguments: [SystemVersion.iOS18, .iOS26])
    func sidebar(version: SystemVersion) throws {
        try onPad(version: version) { window in
            let tabs = UITabBarController(tabs: [tab("One"), tab("Two")])
            tabs.mode = .tabSidebar
            show(tabs, in: window)
            #expect(!tabs.tabBar.isHidden && tabs.tabBar.hasSidebarButton)
            tabs.sidebar.isHidden = false
            window.layoutIfNeeded()
            #expect(tabs.tabBar.isHidden)
            let sidebar = try #require(tabs.view.subviews.first { $0 is TabSidebarView })
            #expect(!sidebar.isHidden && sidebar.frame.maxX == (version == .iOS18 ? 320 : 310))
            let content = try #require(tabs.selectedViewController?.view)
            #expect(content.frame.minX == (version == .iOS18 ? 320 : 0))
            #expect(content.safeAreaInsets.left == (version == .iOS18 ? 0 : 320))
            tabs.sidebar.preferredLayout = .overlap
            window.layoutIfNeeded()
            #expect(content.frame.minX == 0 && content.safeAreaInsets.left == 0)
            tabs.sidebar.isHidden = true
            window.layoutIfNeeded()
            #expect(!tabs.tabBar.isHidden && sidebar.isHidden)
        }
    }

    @Test func aPhoneHasNoSidebar() {
        onScreen(version: .iOS18) { window in
            let tabs = UITabBarController(tabs: [tab("One"), tab("Two")])
            tabs.mode = .tabSidebar
            tabs.sidebar.isHidden = false
            show(tabs, in: window)
            #expect(!tabs.tabBar.isHidden && !tabs.tabBar.hasSidebarButton)
        }
    }

    @Test("The frame of the sidebar", arguments: [false, true])
    func arrangement(isRightToLeft: Bool) {
        let wide = TabSidebarArrangement(
            in: CGSize(width: 1000, height: 800), preference: .automatic, version: .iOS18, isRightToLeft: isRightToLeft)
        #expect(wide.isTiled && wide.frame.minX == (isRightToLeft ? 680 : 0))
        #expect(wide.room.cut == (isRightToLeft ? UIEdgeInsets(right: 320) : UIEdgeInsets(left: 320)))
        let high = TabSidebarArrangement(
            in: CGSize(width: 800, height: 1000), preference: .automatic, version: .iOS26, isRightToLeft: isRightToLeft)
        #expect(!high.isTiled && high.room == TabSidebarArrangement.Room())
        #expect(high.frame == CGRect(x: isRightToLeft ? 490 : 10, y: 10, width: 300, height: 980))
    }
}
