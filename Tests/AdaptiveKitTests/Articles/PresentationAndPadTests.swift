import Devices
import Diagnostics
import Testing
import UIKit

/// The behaviors of an article on presentations and traits, with its own code.
@Suite("Presentations and traits, behavior by behavior")
struct PresentationBehaviorTests {
    private final class NoAdaptation: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    private func popover(of root: UIViewController, size: CGSize, _ direction: UIPopoverArrowDirection = .any)
        -> UIViewController
    {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = size
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 60, width: 40, height: 40)
        content.popoverPresentationController?.permittedArrowDirections = direction
        return content
    }

    @Test(
        "MODAL-1 literal popover code on iPhone, delegate .none → real popover 100×100",
        arguments: ["iphone-6@10", "iphone-15@17", "ipad-pro-11@14"])
    func popoverOnPhone(variant: String) throws {
        try stage(variant) { window, root in
            let delegate = NoAdaptation()
            let content = popover(of: root, size: CGSize(width: 100, height: 100))
            content.popoverPresentationController?.delegate = delegate
            root.present(content, animated: true)
            window.layoutIfNeeded()
            let place = content.view.placeInWindow
            #expect(place.width >= 100 && place.width < 120 && place.height >= 100 && place.height < 120)
            #expect(content.popoverPresentationController?.arrowDirection != .unknown)
        }
    }

    @Test("MODAL-2 popoverPresentationController is nil until the style is popover, then the same object")
    func popoverController() throws {
        try stage("iphone-15@17") { _, _ in
            let content = UIViewController()
            #expect(content.popoverPresentationController == nil)
            content.modalPresentationStyle = .popover
            #expect(content.popoverPresentationController != nil)
            #expect(content.popoverPresentationController === content.presentationController)
        }
    }

    @Test("MODAL-5 MODAL-6 traitCollectionDidChange on rotation; previous is nil at the start up to iOS 12")
    func previousTraits() throws {
        for (variant, first) in [("iphone-8/portrait@12", ["traits nil → wC hR"]), ("iphone-8/portrait@13", [])] {
            let log = CallLog()
            try stage(variant, root: RecordingController("A", log)) { window, _ in
                #expect(log.lines.filter { $0.contains("traits") }.map { $0.dropFirst(2) } == first.map { $0[...] })
                log.lines = []
                window.transition(
                    to: SceneGeometry(try Variant(parsing: variant.replacing("portrait", with: "landscape"))))
                #expect(log.lines.contains("A traits wC hR → wC hC"))
            }
        }
    }

    @Test("MODAL-7 UIScreen implements UITraitEnvironment")
    func screen() throws {
        try stage("iphone-15@17") { _, _ in
            let environment: any UITraitEnvironment = UIScreen.main
            #expect(environment.traitCollection.displayScale == 3)
        }
    }

    @Test(
        "MODAL-9 3D Touch: forceTouchCapability == .available → registerForPreviewing(with:sourceView:)",
        arguments: [
            ("iphone-6@10", false), ("iphone-6s@10", true), ("iphone-7-plus@12", true), ("iphone-xs@13", true),
            ("iphone-xr@13", false), ("iphone-11@13", false), ("ipad-pro-11@14", false),
        ])
    func forceTouch(variant: String, isAvailable: Bool) throws {
        /// Previews a controller of its own.
        final class Previewer: UIViewController, UIViewControllerPreviewingDelegate {
            let preview = UIViewController()
            var committed: UIViewController?

            // Before iOS 13, a root controller loads its view before it has traits.
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if traitCollection.forceTouchCapability == .available {
                    registerForPreviewing(with: self, sourceView: view)
                }
            }

            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
            ) -> UIViewController? { preview }

            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
            ) { committed = viewControllerToCommit }
        }
        let root = Previewer()
        try stage(variant, root: root) { _, _ in
            #expect(root.previewingContexts.count == (isAvailable ? 1 : 0))
            guard let context = root.previewingContexts.first else { return }
            #expect(context.sourceView === root.view)
            let shown = try #require(context.delegate.previewingContext(context, viewControllerForLocation: .zero))
            context.delegate.previewingContext(context, commit: shown)
            #expect(root.committed === root.preview)
            root.unregisterForPreviewing(withContext: context)
            #expect(root.previewingContexts.isEmpty)
        }
    }

    @Test("MODAL-13 setOverrideTraitCollection(_:forChild:) ends when the child leaves")
    func overrideEnds() throws {
        try stage("iphone-14-pro/portrait@16") { _, root in
            let child = UIViewController()
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            #expect(child.traitCollection.horizontalSizeClass == .compact)
        }
    }

    @Test(
        "MODAL-14 chain: one presented each; B.dismiss closes C only; the active presentation is the controller's own")
    func chain() throws {
        try stage("iphone-15@17") { _, a in
            let (b, c, d) = (UIViewController(), UIViewController(), UIViewController())
            var log: [String] = []
            a.present(b, animated: true) { log.append("b") }
            a.present(d, animated: true) { log.append("d") }
            b.present(c, animated: true) { log.append("c") }
            #expect(a.presentedViewController === b && b.presentedViewController === c)
            #expect(
                b.activePresentationController === b.presentationController && a.activePresentationController == nil)
            b.dismiss(animated: true) { log.append("dismissed") }
            #expect(a.presentedViewController === b && b.presentedViewController == nil)
            b.dismiss(animated: true)
            #expect(a.presentedViewController == nil)
            #expect(log == ["b", "c", "dismissed"])
        }
    }

    @Test(
        "MODAL-16 pageSheet iPad portrait: gap under the status bar; landscape: narrower",
        arguments: ["ipad-9-7/portrait@10", "ipad-9-7/portrait@12"])
    func pageSheet(variant: String) throws {
        try stage(variant) { window, root in
            let content = UIViewController()
            content.modalPresentationStyle = .pageSheet
            root.present(content, animated: false)
            window.layoutIfNeeded()
            #expect(content.view.placeInWindow == CGRect(x: 0, y: 20, width: 768, height: 1004))
        }
    }

    @Test(
        "MODAL-18 adaptivePresentationStyle returning .none keeps the style: a form sheet on an iPhone too",
        arguments: ["iphone-8@12", "iphone-12@14", "iphone-15@17"])
    func keptFormSheet(variant: String) throws {
        try stage(variant) { window, root in
            let delegate = NoAdaptation()
            let content = UIViewController()
            content.modalPresentationStyle = .formSheet
            content.preferredContentSize = CGSize(width: 250, height: 200)
            content.presentationController?.delegate = delegate
            root.present(content, animated: false)
            window.layoutIfNeeded()
            #expect(content.view.bounds.size == CGSize(width: 250, height: 200))
        }
    }

    @Test("MODAL-20 a popover's delegate may move its source, by UIKit's own pointers")
    func reposition() throws {
        /// Points at another place after a rotation.
        final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
            var calls = 0
            func popoverPresentationController(
                _ popoverPresentationController: UIPopoverPresentationController,
                willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
                in view: AutoreleasingUnsafeMutablePointer<UIView>
            ) {
                calls += 1
                rect.pointee = CGRect(x: 300, y: 300, width: 10, height: 10)
            }
        }
        try stage("ipad-pro-11/landscape@17") { window, root in
            let mover = Mover()
            let content = popover(of: root, size: CGSize(width: 200, height: 200))
            content.popoverPresentationController?.delegate = mover
            root.present(content, animated: false)
            window.layoutIfNeeded()
            window.transition(to: SceneGeometry(try Variant(parsing: "ipad-pro-11/portrait@17")))
            #expect(mover.calls == 1)
            #expect(content.popoverPresentationController?.sourceRect.minX == 300)
        }
    }

    @Test("MODAL-25 a popover that fits nowhere covers its source, and is never a sliver")
    func popoverWithoutRoom() throws {
        try stage("ipad-pro-11/portrait@17") { window, root in
            let content = popover(of: root, size: CGSize(width: 300, height: 400), .right)
            root.present(content, animated: false)
            window.layoutIfNeeded()
            let place = content.view.placeInWindow
            #expect(place.width == 300 && place.height == 400 && window.bounds.contains(place))
        }
    }
}

/// The behaviors of an article on apps for the iPad.
@Suite("An iPad guide, behavior by behavior")
struct PadBehaviorTests {
    @Test("IPAD-7 UIScreen.main.bounds ≠ view bounds in a split; UIWindow(windowScene:) has its scene's size")
    func windowOfScene() throws {
        let variant = try Variant(parsing: "ipad-pro-11/landscape/split-third@17")
        JobEnvironment.run(on: variant) { _ in
            let scene = UIWindowScene()
            let window = UIWindow(windowScene: scene)
            #expect(window.bounds.size == CGSize(width: 375, height: 834))
            #expect(UIScreen.main.bounds.size == CGSize(width: 1194, height: 834))
            #expect(window.traitCollection.horizontalSizeClass == .compact)
            #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
        }
    }

    @Test(
        "IPAD-15 a sheet in compact height is full screen unless edge attached, on Max and Plus phones too",
        arguments: ["iphone-8-plus/landscape@13", "iphone-12-pro-max/landscape@17"],
        [UIModalPresentationStyle.pageSheet, .formSheet])
    func sheetInCompactHeight(variant: String, style: UIModalPresentationStyle) throws {
        try stage(variant) { window, root in
            let content = UIViewController()
            content.modalPresentationStyle = style
            root.present(content, animated: false)
            window.layoutIfNeeded()
            #expect(content.view.placeInWindow == window.bounds)
        }
    }

    @Test("IPAD-17 viewControllers while collapsed: the compact column's, or else the primary's alone")
    func collapsedControllers() throws {
        for hasCompact in [false, true] {
            let split = UISplitViewController(style: .doubleColumn)
            let tabs = UITabBarController()
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            if hasCompact { split.setViewController(tabs, for: .compact) }
            try stage("ipad-pro-11/landscape@17", root: split) { window, _ in
                #expect(split.viewControllers.count == 2)
                #expect(split.isShowing(.secondary))
                window.transition(to: SceneGeometry(try Variant(parsing: "ipad-pro-11/landscape/split-third@17")))
                #expect(split.viewControllers.count == 1)
                #expect((split.viewControllers[0] === tabs) == hasCompact)
                #expect(split.isShowing(hasCompact ? .compact : .secondary))
                #expect(!split.isShowing(.primary))
            }
        }
    }

    @Test(
        "IPAD-22 IPAD-23 IPAD-24 collapse → true keeps the detail; the columns hear their sizes, and are never 54.5 or 0"
    )
    func collapseAndBack() throws {
        let (primary, detail) = (WatchingController("primary"), WatchingController("detail"))
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(primary, for: .primary)
        split.setViewController(detail, for: .secondary)
        let start = try Variant(parsing: "ipad-pro-11/landscape@14")
        try JobEnvironment.run(on: start) { _ in
            let window = UIWindow.showing(split, on: start)
            for variant in ["landscape/split-third", "landscape"] {
                primary.forget()
                detail.forget()
                try window.expectAnnouncements(movingTo: "ipad-pro-11/\(variant)@14")
                for controller in [primary, detail] { #expect((controller.seenWidths.min() ?? 320) >= 300) }
            }
            #expect(detail.announcedSizes == [detail.view.bounds.size])
        }
    }

    @Test(
        "IPAD-27 a navigation bar in a sheet is 56 points high from iOS 13 on",
        arguments: ["iphone-12@17", "ipad-pro-11@14"])
    func barInSheet(variant: String) throws {
        try stage(variant) { window, root in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.modalPresentationStyle = .pageSheet
            root.present(navigation, animated: false)
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame.height == 56)
        }
    }
}

/// The behaviors of an article on a split view that works anywhere.
@Suite("The versatile split view, behavior by behavior")
struct VersatileBehaviorTests {
    @Test("VERSA-8 the splitViewController of the children is filled: they find it, also as a list in a popover")
    func children() throws {
        let split = VersatileSplitViewController()
        let (side, main) = (UIViewController(), UIViewController())
        let inside = UIViewController()
        split.sideViewController = UINavigationController(rootViewController: side)
        split.mainViewController = main
        split.sideViewDisplayOption = .hideByDefault
        main.addChild(inside)
        let root = UINavigationController(rootViewController: split)
        try stage("ipad-pro-11@14", root: root) { window, _ in
            #expect(main.versatileSplitViewController === split && inside.versatileSplitViewController === split)
            #expect(side.versatileSplitViewController === split)
            split.showList()
            window.layoutIfNeeded()
            #expect(split.sideViewController?.parent == nil)
            #expect(side.versatileSplitViewController === split)
            #expect(root.versatileSplitViewController == nil)
        }
    }

    @Test("VERSA-10 UISplitViewController cannot be pushed: it is refused as UIKit refuses it")
    func pushedSplit() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try stage("ipad-pro-11@14", root: navigation) { _, _ in
            let split = UISplitViewController()
            #expect(
                navigation.problem(addingChild: split)
                    == .splitViewOnStack(split: "UISplitViewController", navigation: "UINavigationController"))
        }
    }

    @Test("VERSA-10 wrapping the current root in a navigation controller shows it")
    func wrappedRoot() throws {
        let content = UIViewController()
        try stage("iphone-15@17", root: content) { window, _ in
            let navigation = UINavigationController(rootViewController: content)
            window.rootViewController = navigation
            window.layoutIfNeeded()
            #expect(content.parent === navigation && content.view.window === window)
        }
    }
}
