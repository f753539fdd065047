import Testing
import UIKit

@Suite("Versatile split views")
struct VersatileSplitViewTests {
    private func make() -> (split: VersatileSplitViewController, side: UIViewController, main: UIViewController) {
        let split = VersatileSplitViewController()
        let (side, main) = (UIViewController(), UIViewController())
        split.sideViewController = side
        split.mainViewController = main
        split.listButtonTitle = "Items"
        return (split, side, main)
    }

    private let portrait = CGSize(width: 768, height: 1024)

    @Test("VERSA-1 VSV-1 two children with a splitter between them, which may be any view of any width")
    func children() {
        onPad { window in
            let (split, side, main) = make()
            show(split, in: window)
            #expect(split.children == [side, main])
            #expect(side.view.frame == CGRect(x: 0, y: 0, width: 383.5, height: 834))
            #expect(main.view.frame == CGRect(x: 384.5, y: 0, width: 809.5, height: 834))
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
            split.viewSplitter = bar
            split.splitPoint = 300
            window.layoutIfNeeded()
            #expect(bar.frame == CGRect(x: 290, y: 0, width: 20, height: 834))
            #expect(bar.superview === split.view)
            #expect(side.view.frame.width == 290)
            #expect(main.view.frame.minX == 310)
            #expect(side.traitCollection.horizontalSizeClass == .compact)
            #expect(main.traitCollection.horizontalSizeClass == .regular)
            let other = UIViewController()
            split.mainViewController = other
            #expect(main.parent == nil)
            #expect(split.children == [side, other])
        }
    }

    @Test("VERSA-2 VERSA-4 VSV-2 VSV-3 hidden in portrait, with a list button next to the back button")
    func listButton() {
        onPad(portrait) { window in
            let (split, side, main) = make()
            split.sideViewDisplayOption = .hideInPortraitOrientation
            let root = UIViewController()
            root.title = "Root"
            let navigation = UINavigationController(rootViewController: root)
            navigation.pushViewController(split, animated: false)
            show(navigation, in: window)
            #expect(split.isSideViewHidden)
            #expect(side.viewIfLoaded?.window == nil)
            #expect(main.view.frame.width == 768)
            #expect(split.navigationItem.leftBarButtonItems == [split.listButton])
            #expect(split.navigationItem.leftItemsSupplementBackButton)
            #expect(split.listButton.title == "Items")
            split.sideViewDisplayOption = .alwaysDisplay
            window.layoutIfNeeded()
            #expect(split.navigationItem.leftBarButtonItems == nil)
            #expect(side.view.window === window)
        }
    }

    @Test("VSV-3 in a toolbar the list button is an item of it, hidden while the side view is shown")
    func toolbar() {
        onPad(portrait) { window in
            let (split, side, main) = make()
            split.sideViewDisplayOption = .hideInPortraitOrientation
            split.listDisplayStyle = .slideIn
            let bar = UIToolbar(frame: .zero)
            let button = UIBarButtonItem(title: "Items")
            bar.items = [button, .flexibleSpace(), UIBarButtonItem(title: "Back")]
            split.toolbar = bar
            split.toolbarListButton = button
            show(split, in: window)
            #expect(!button.isHidden)
            #expect(bar.frame == CGRect(x: 0, y: 24, width: 768, height: 50))
            #expect(main.view.frame == CGRect(x: 0, y: 74, width: 768, height: 950))
            #expect(main.view.safeAreaInsets.top == 0)
            #expect(split.navigationItem.leftBarButtonItems == nil)
            button.performPrimaryAction()
            #expect(side.view.frame.minY == 74)
            #expect(side.view.window === window)
            split.sideViewDisplayOption = .alwaysDisplay
            window.layoutIfNeeded()
            #expect(button.isHidden)
        }
    }

    @Test("VSV-4 by default the list button opens the list in a popover, which takes it and gives it back")
    func popover() {
        onPad(portrait) { window in
            let (split, side, main) = make()
            side.preferredContentSize = CGSize(width: 320, height: 320)
            split.sideViewDisplayOption = .hideInPortraitOrientation
            let navigation = UINavigationController(rootViewController: split)
            show(navigation, in: window)
            split.listButton.performPrimaryAction()
            window.layoutIfNeeded()
            #expect(!split.isSideViewHidden)
            #expect(side.presentingViewController === navigation)
            #expect(side.popoverPresentationController?.barButtonItem === split.listButton)
            #expect(side.view.window === window)
            #expect(side.view.frame.width == 320)
            #expect(main.view.frame.width == 768)
            split.listButton.performPrimaryAction()
            window.layoutIfNeeded()
            #expect(side.presentingViewController == nil)
            #expect(side.view.window == nil)
            #expect(split.isSideViewHidden)
            split.sideViewDisplayOption = .alwaysDisplay
            window.layoutIfNeeded()
            #expect(side.parent === split)
            #expect(side.view.window === window)
        }
    }

    @Test("VERSA-3 VSV-4 the list button slides the list in, over the main view or pushing it, and out again")
    func slides() {
        onPad(portrait) { window in
            let (split, side, main) = make()
            split.sideViewDisplayOption = .hideByDefault
            split.listDisplayStyle = .slideIn
            split.splitPoint = 300.5
            show(split, in: window)
            split.listButton.performPrimaryAction()
            #expect(side.view.frame == CGRect(x: 0, y: 0, width: 300, height: 1024))
            #expect(main.view.frame.minX == 0)
            #expect(!split.isSideViewHidden)
            split.listButton.performPrimaryAction()
            #expect(side.view.window == nil)
            split.listDisplayStyle = .slideInPushing
            split.sideViewPosition = .right
            split.showList()
            #expect(side.view.frame == CGRect(x: 468, y: 0, width: 300, height: 1024))
            #expect(main.view.frame.minX == -301)
        }
    }

    private final class Turning: UIViewController {
        var allowed = UIInterfaceOrientationMask.all
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    }

    @Test(
        "VERSA-5 VERSA-9 VSV-6 it stands as a root, pushed or as a child, and allows the orientations of both children")
    func anywhere() {
        onPad { window in
            let split = VersatileSplitViewController()
            let (side, main) = (Turning(), Turning())
            side.allowed = .landscape
            main.allowed = [.portrait, .landscapeLeft]
            split.sideViewController = side
            split.mainViewController = main
            #expect(split.supportedInterfaceOrientations == .landscapeLeft)
            let tabs = UITabBarController()
            let navigation = UINavigationController(rootViewController: split)
            tabs.viewControllers = [navigation]
            show(tabs, in: window)
            #expect(main.view.window === window)
            #expect(main.view.safeAreaInsets.top == 74)
            #expect(main.view.safeAreaInsets.left == 0)
        }
        onPad { window in
            let root = UIViewController()
            show(root, in: window)
            let (split, side, main) = make()
            split.modalPresentationStyle = .formSheet
            root.present(split, animated: false)
            window.layoutIfNeeded()
            #expect(side.view.window === window)
            #expect(main.view.window === window)
            #expect(split.view.bounds.width < 1194)
        }
    }

    @Test("VSV-4 a list that is asked for before there is a view slides in when there is one")
    func listAtFirst() {
        onPad(portrait) { window in
            let (split, side, _) = make()
            split.sideViewDisplayOption = .hideInPortraitOrientation
            split.listDisplayStyle = .slideIn
            split.showList()
            show(split, in: window)
            #expect(side.view.window === window)
        }
    }

    @Test("VSV-7 a split point that is set while the side view is hidden holds when it shows again")
    func splitPointWhileHidden() {
        onPad { window in
            let (split, side, _) = make()
            split.sideViewDisplayOption = .hideByDefault
            show(split, in: window)
            split.splitPoint = 250.5
            window.layoutIfNeeded()
            #expect(side.viewIfLoaded?.window == nil)
            split.sideViewDisplayOption = .hideInPortraitOrientation
            window.layoutIfNeeded()
            #expect(side.view.frame.width == 250)
        }
    }
}

@Suite("Page view controllers")
struct PageViewTests {
    private final class Pages: UIPageViewControllerDataSource {
        let count: Int
        init(count: Int) { self.count = count }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    }

    @Test func aPageThatScrollsFillsTheViewAboveItsDots() {
        onScreen { window in
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
            let page = UIViewController()
            pages.setViewControllers([page], direction: .forward, animated: false)
            show(pages, in: window)
            #expect(pages.spineLocation == .none)
            #expect(page.view.convert(page.view.bounds, to: window) == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(page.view.safeAreaInsets.top == 47)
            let source = Pages(count: 3)
            pages.dataSource = source
            window.layoutIfNeeded()
            #expect(page.view.bounds.height < 844 - 34)
            #expect(page.view.safeAreaInsets.bottom == 0)
            let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }
            #expect(dots.map(\.numberOfPages) == [3])
            #expect(dots.map(\.currentPage) == [1])
        }
    }

    @Test func aBookShowsTwoPagesBesideItsSpine() {
        onPad { window in
            let book = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid])
            let (left, right) = (UIViewController(), UIViewController())
            book.setViewControllers([left, right], direction: .forward, animated: false)
            show(book, in: window)
            #expect(book.isDoubleSided)
            #expect(left.view.frame == CGRect(x: 0, y: 0, width: 597, height: 834))
            #expect(right.view.frame == CGRect(x: 597, y: 0, width: 597, height: 834))
            let next = UIViewController()
            var isDone = false
            book.setViewControllers([next, left], direction: .reverse, animated: true) { isDone = $0 }
            window.layoutIfNeeded()
            #expect(isDone)
            #expect(right.parent == nil)
            #expect(left.view.frame.minX == 597)
        }
    }
}
