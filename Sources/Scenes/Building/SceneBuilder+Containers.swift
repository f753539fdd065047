import Foundation
import InterfaceBuilder
import Traits
import UIKit

extension SceneBuilder {
    func navigationController(_ scene: SceneNavigation) -> UIViewController {
        let navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = scene.largeTitles
        navigation.setViewControllers(scene.stack.map(controller), animated: false)
        if scene.hidesBar { navigation.setNavigationBarHidden(true, animated: false) }
        if scene.stack.contains(where: { !$0.toolbar.isEmpty }) {
            navigation.setToolbarHidden(false, animated: false)
        }
        return navigation
    }

    func tabBarController(_ scene: SceneTabs) -> UIViewController {
        let controllers = scene.tabs.map(controller)
        let index = min(scene.selected.number, scene.tabs.count) - 1
        let tabs = UITabBarController()
        guard scene.sidebar != nil || scene.tabs.contains(where: { $0.tab?.group != nil }) else {
            tabs.setViewControllers(controllers, animated: false)
            tabs.selectedIndex = index
            if scene.showsMore { tabs.selectedViewController = tabs.moreNavigationController }
            return tabs
        }
        let made = zip(scene.tabs, controllers).enumerated().map { number, pair in
            let item = pair.1.tabBarItem
            let tab = UITab(title: item?.title ?? "", image: item?.image, identifier: "tab-\(number)") { _ in pair.1 }
            tab.badgeValue = item?.badgeValue
            return tab
        }
        tabs.tabs = grouped(made, by: scene.tabs.map { $0.tab?.group })
        tabs.selectedTab = made.indices.contains(index) ? made[index] : nil
        if let sidebar = scene.sidebar {
            tabs.mode = .tabSidebar
            tabs.sidebar.isHidden = sidebar == .hidden
        }
        return tabs
    }

    /// The tabs, with adjacent ones of the same group combined under its title.
    private func grouped(_ tabs: [UITab], by groups: [String?]) -> [UITab] {
        var roots: [UITab] = []
        for (tab, title) in zip(tabs, groups) {
            guard let title else {
                roots.append(tab)
                continue
            }
            if let group = roots.last as? UITabGroup, group.title == title {
                group.children.append(tab)
            } else {
                roots.append(
                    UITabGroup(
                        title: title, image: tab.image, identifier: "group-\(roots.count)", children: [tab]))
            }
        }
        return roots
    }

    func splitController(_ scene: SceneSplit) -> UIViewController {
        let split: UISplitViewController
        switch scene.style {
        case .classic:
            split = UISplitViewController()
            split.viewControllers = [
                scene.primary.map { column($0, "primaryColumn") },
                scene.secondary.map { column($0, "secondaryColumn") },
            ].compactMap { $0 }
        case .double, .triple:
            split = UISplitViewController(style: scene.style == .triple ? .tripleColumn : .doubleColumn)
            for (column, child, place) in [
                (UISplitViewController.Column.primary, scene.primary, "primaryColumn"),
                (.supplementary, scene.supplementary, "supplementaryColumn"),
                (.secondary, scene.secondary, "secondaryColumn"), (.compact, scene.compact, "primaryColumn"),
            ] {
                if let child { split.setViewController(self.column(child, place), for: column) }
            }
        }
        configure(split, as: scene)
        return split
    }

    /// The controller of a column, whose content is marked with the name of the column.
    private func column(_ description: SceneController, _ place: String) -> UIViewController {
        let made = controller(description)
        mark(made, as: place)
        return made
    }

    /// Marks the content of a place with the name of the place.
    func mark(_ controller: UIViewController, as place: String) {
        (controller as? SceneContentController)?.place = place
        for child in controller.children { mark(child, as: place) }
    }

    private func configure(_ split: UISplitViewController, as scene: SceneSplit) {
        if let mode = scene.displayMode { split.preferredDisplayMode = mode }
        if let behavior = scene.behavior { split.preferredSplitBehavior = behavior }
        if let points = scene.primaryWidth.points { split.preferredPrimaryColumnWidth = points }
        if let fraction = scene.primaryWidth.fraction { split.preferredPrimaryColumnWidthFraction = fraction }
        if let minimum = scene.primaryWidth.minimum { split.minimumPrimaryColumnWidth = minimum }
        if let maximum = scene.primaryWidth.maximum { split.maximumPrimaryColumnWidth = maximum }
        if let points = scene.supplementaryWidth.points { split.preferredSupplementaryColumnWidth = points }
        if let fraction = scene.supplementaryWidth.fraction {
            split.preferredSupplementaryColumnWidthFraction = fraction
        }
        if let minimum = scene.supplementaryWidth.minimum { split.minimumSupplementaryColumnWidth = minimum }
        if let maximum = scene.supplementaryWidth.maximum { split.maximumSupplementaryColumnWidth = maximum }
        if let edge = scene.primaryEdge { split.primaryEdge = edge }
        if let column = scene.collapsesOnto {
            let delegate = TopColumn(column)
            split.delegate = delegate
            keep(delegate)
        }
    }

    func versatileSplitController(_ scene: SceneVersatileSplit) -> UIViewController {
        let split = VersatileSplitViewController()
        split.sideViewController = scene.side.map { column($0, "primaryColumn") }
        split.mainViewController = scene.main.map { column($0, "secondaryColumn") }
        if let option = scene.display { split.sideViewDisplayOption = option }
        if let style = scene.listStyle { split.listDisplayStyle = style }
        if let position = scene.position { split.sideViewPosition = position }
        if let point = scene.splitPoint { split.splitPoint = point }
        if let title = scene.listTitle { split.listButtonTitle = title }
        if let splitter = scene.splitter {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: splitter.width, height: 1))
            view.backgroundColor = splitter.color?.uiColor ?? .black
            split.viewSplitter = view
        }
        if !scene.toolbar.isEmpty {
            let bar = UIToolbar()
            let items = scene.toolbar.map(barItem)
            bar.items = items
            split.toolbar = bar
            split.toolbarListButton = items.first { $0.title != nil && $0.title == scene.listTitle }
        }
        if scene.showsSide { split.showList() }
        return split
    }

    func pageController(_ scene: ScenePages) -> UIViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: scene.axis)
        let children = scene.pages.map(controller)
        guard !children.isEmpty else { return pages }
        let selected = min(scene.selected.number, children.count) - 1
        let source = ScenePageSource(children, selected: selected, showsDots: scene.showsDots)
        keep(source)
        pages.dataSource = source
        pages.setViewControllers([children[selected]], direction: .forward, animated: false)
        return pages
    }
}

/// The pages of a scene, in order.
private final class ScenePageSource: UIPageViewControllerDataSource {
    private let pages: [UIViewController]
    private let selected: Int
    private let showsDots: Bool

    init(_ pages: [UIViewController], selected: Int, showsDots: Bool) {
        self.pages = pages
        self.selected = selected
        self.showsDots = showsDots
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex { $0 === viewController }.flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { showsDots ? pages.count : 0 }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { selected }
}

extension UIViewController {
    /// Overrides each trait that a collection specifies (TE-7).
    func overrideTraits(with traits: UITraitCollection) {
        if traits.horizontalSizeClass != .unspecified {
            traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
        }
        if traits.verticalSizeClass != .unspecified { traitOverrides.verticalSizeClass = traits.verticalSizeClass }
        if traits.userInterfaceIdiom != .unspecified { traitOverrides.userInterfaceIdiom = traits.userInterfaceIdiom }
        if traits.userInterfaceStyle != .unspecified { traitOverrides.userInterfaceStyle = traits.userInterfaceStyle }
        if traits.layoutDirection != .unspecified { traitOverrides.layoutDirection = traits.layoutDirection }
        if traits.preferredContentSizeCategory != .unspecified {
            traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
        }
        if traits.accessibilityContrast != .unspecified {
            traitOverrides.accessibilityContrast = traits.accessibilityContrast
        }
        if traits.userInterfaceLevel != .unspecified { traitOverrides.userInterfaceLevel = traits.userInterfaceLevel }
        if traits.legibilityWeight != .unspecified { traitOverrides.legibilityWeight = traits.legibilityWeight }
    }
}
