import Devices
import Testing
import UIKit

@Suite("Popovers")
struct PopoverTests {
    private func popover(_ size: CGSize = CGSize(width: 300, height: 200)) -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = size
        return controller
    }

    private func point(_ controller: UIViewController, at view: UIView, _ rect: CGRect) {
        controller.popoverPresentationController?.sourceView = view
        controller.popoverPresentationController?.sourceRect = rect
    }

    private let source = CGRect(x: 400, y: 100, width: 40, height: 30)

    @Test("MODAL-25 POP-1 without anything to point at a popover on regular width is an error, and is not shown")
    func needsSource() throws {
        try stage("ipad-pro-11@17") { window, root in
            let shown = popover()
            var isCalled = false
            root.present(shown, animated: false) { isCalled = true }
            #expect(!isCalled && root.presentedViewController == nil)
            let problem = try #require(metProblems.first)
            #expect(problem.code == "popover-without-source")
            #expect(problem.message.contains("POP-1") && problem.remedy != nil)
            shown.popoverPresentationController?.sourceItem = root.view
            root.present(shown, animated: false)
            #expect(root.presentedViewController === shown)
        }
        // In compact width, no source is required.
        try stage("iphone-15@17") { _, root in
            root.present(popover(), animated: false)
            #expect(metProblems.isEmpty)
        }
    }

    @Test("POP-3 (partly) a popover of a bar's item stands below or above it where that is permitted")
    func barItems() throws {
        let content = UIViewController()
        let item = UIBarButtonItem(title: "More")
        content.navigationItem.rightBarButtonItem = item
        try stage("ipad-pro-11@17", root: UINavigationController(rootViewController: content)) { _, _ in
            // So high that more of it would be visible next to the item.
            let shown = popover(CGSize(width: 320, height: 1100))
            shown.popoverPresentationController?.barButtonItem = item
            content.present(shown, animated: false)
            #expect(shown.popoverPresentationController?.arrowDirection == .up)
            shown.dismiss(animated: false)
            shown.popoverPresentationController?.barButtonItem = item
            shown.popoverPresentationController?.permittedArrowDirections = [.left, .right]
            content.present(shown, animated: false)
            #expect(shown.popoverPresentationController?.arrowDirection == .right)
        }
    }

    @Test("IPAD-11 POP-1 POP-4 a popover points at the middle of its source: a rect, a view, a bar button item")
    func anchors() throws {
        let content = UIViewController()
        let item = UIBarButtonItem(title: "More")
        content.navigationItem.rightBarButtonItem = item
        try stage("ipad-pro-11@12", root: UINavigationController(rootViewController: content)) { window, root in
            let shown = popover()
            point(shown, at: content.view, source)
            content.present(shown, animated: false)
            let frame = shown.view.placeInWindow
            #expect(frame.size == CGSize(width: 300, height: 200))
            #expect(frame.midX == source.midX)
            #expect(frame.minY == source.maxY + 13)
            #expect(shown.popoverPresentationController?.arrowDirection == .up)
            shown.dismiss(animated: false)
            shown.popoverPresentationController?.barButtonItem = item
            content.present(shown, animated: false)
            #expect(shown.view.placeInWindow.maxX == window.bounds.width - 10)
            #expect(shown.view.placeInWindow.minY > 60)
        }
    }

    @Test("POP-2 POP-6 the content is compact; from iOS 13 it extends under the arrow, which its safe area excludes")
    func content() throws {
        for version in [12, 13, 17] {
            try stage("ipad-pro-11@\(version)") { window, root in
                let shown = popover()
                point(shown, at: root.view, source)
                root.present(shown, animated: false)
                #expect(shown.traitCollection.horizontalSizeClass == .compact)
                #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: version >= 13 ? 13 : 0))
                #expect(shown.view.placeInWindow.height == (version >= 13 ? 213 : 200))
                #expect(root.view.window === window)
            }
        }
    }

    @Test("POP-3 permitted directions, margins and a change of the content's size move it")
    func placing() throws {
        try stage("ipad-pro-11@12") { window, root in
            let shown = popover()
            point(shown, at: root.view, CGRect(x: 400, y: 600, width: 40, height: 30))
            let controller = try #require(shown.popoverPresentationController)
            controller.permittedArrowDirections = .down
            root.present(shown, animated: false)
            #expect(abs(shown.view.placeInWindow.maxY - 587) < 0.01)
            controller.permittedArrowDirections = [.left, .right]
            window.layoutIfNeeded()
            #expect(controller.arrowDirection == .left)
            shown.preferredContentSize = CGSize(width: 100, height: 100)
            window.layoutIfNeeded()
            #expect(shown.view.placeInWindow.size == CGSize(width: 100, height: 100))
            controller.popoverLayoutMargins = UIEdgeInsets(top: 700, left: 10, bottom: 10, right: 10)
            window.layoutIfNeeded()
            #expect(shown.view.placeInWindow.minY == 700)
        }
    }

    @Test("POP-2 a navigation controller's popover has the size of its top controller with the bar")
    func navigation() throws {
        try stage("ipad-pro-11@12") { _, root in
            let content = UIViewController()
            content.preferredContentSize = CGSize(width: 250, height: 300)
            let shown = UINavigationController(rootViewController: content)
            shown.modalPresentationStyle = .popover
            point(shown, at: root.view, source)
            root.present(shown, animated: false)
            #expect(shown.view.placeInWindow.size == CGSize(width: 250, height: 344))
        }
    }

    @Test("POP-5 a popover that may overlap its source covers it rather than shrink")
    func overlapping() throws {
        try stage("ipad-pro-11@12") { window, root in
            let shown = popover(CGSize(width: 300, height: 400))
            point(shown, at: root.view, CGRect(x: 60, y: 60, width: 714, height: 1000))
            shown.popoverPresentationController?.canOverlapSourceViewRect = true
            root.present(shown, animated: false)
            #expect(shown.view.placeInWindow.height == 400)
        }
    }

    @Test("MODAL-20 POP-7 a tap outside a popover dismisses it; its passthrough views get theirs")
    func touches() throws {
        try stage("ipad-pro-11@17") { window, root in
            let button = UIView(frame: CGRect(x: 700, y: 900, width: 50, height: 50))
            root.view.addSubview(button)
            let shown = popover()
            point(shown, at: root.view, source)
            shown.popoverPresentationController?.passthroughViews = [button]
            root.present(shown, animated: false)
            #expect(window.hitTest(CGPoint(x: 710, y: 910), with: nil) === button)
            #expect(window.hitTest(CGPoint(x: 600, y: 910), with: nil)?.isDescendant(of: root.view) == false)
            #expect(shown.presentationController?.dismissByGesture() == true)
            #expect(root.presentedViewController == nil)
        }
        // A full-screen presentation has no area outside.
        try stage("iphone-4-7@12") { _, root in
            let shown = popover()
            root.present(shown, animated: false)
            #expect(shown.presentationController?.dismissByGesture() == false)
        }
    }

    @Test(
        "PRES-8 PRES-9 on compact width a popover is a full screen to 12 and a sheet from 13, unless the delegate says none",
        arguments: [12, 13, 17])
    func phones(version: Int) throws {
        try stage("iphone-6-1-lcd@\(version)") { window, root in
            let shown = popover()
            root.present(shown, animated: false)
            #expect((shown.view.placeInWindow == window.bounds) == (version == 12))
            #expect(shown.view.placeInWindow.width == window.bounds.width)
            shown.dismiss(animated: false)
            let delegate = StyleDelegate(.none)
            let small = popover()
            point(small, at: root.view, CGRect(x: 100, y: 100, width: 40, height: 30))
            small.popoverPresentationController?.delegate = delegate
            root.present(small, animated: false)
            #expect(small.view.placeInWindow.width == 300)
            #expect(delegate.asked.contains(.compact))
            #expect(delegate.shown == [.none])
        }
    }

    @Test(
        "MODAL-19 PRES-10 a delegate may put the content into a navigation controller where the style adapts, and only there"
    )
    func replacing() throws {
        final class Wrapping: UIPopoverPresentationControllerDelegate {
            var styles: [UIModalPresentationStyle] = []
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? {
                styles.append(style)
                return UINavigationController(rootViewController: controller.presentedViewController)
            }
        }
        try stage("ipad-pro-11/landscape@17") { window, root in
            let wrapping = Wrapping()
            let shown = popover()
            point(shown, at: root.view, source)
            shown.popoverPresentationController?.delegate = wrapping
            root.present(shown, animated: false)
            #expect(wrapping.styles.isEmpty)
            #expect(root.presentedViewController === shown)
            window.transition(to: SceneGeometry(try Variant(parsing: "ipad-pro-11/landscape/split-third@17")))
            window.layoutIfNeeded()
            #expect(wrapping.styles == [.pageSheet])
            let navigation = try #require(root.presentedViewController as? UINavigationController)
            #expect(navigation.viewControllers.first === shown)
            #expect(shown.view.window === window)
            #expect(navigation.view.placeInWindow.width == window.bounds.width)
            window.transition(to: SceneGeometry(try Variant(parsing: "ipad-pro-11/landscape@17")))
            window.layoutIfNeeded()
            #expect(root.presentedViewController === shown)
            #expect(shown.parent == nil)
            #expect(shown.view.placeInWindow.width == 300)
            root.dismiss(animated: false)
            #expect(shown.view.window == nil)
        }
    }

    @Test(
        "PRES-2 PRES-10 TR-5 what is presented over adapted content stays over the controller that replaces it",
        arguments: [UIModalPresentationStyle.formSheet, .fullScreen, .currentContext])
    func presentingOverReplaced(style: UIModalPresentationStyle) throws {
        final class Wrapping: UIPopoverPresentationControllerDelegate {
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? {
                UINavigationController(rootViewController: controller.presentedViewController)
            }
        }
        try stage("ipad-pro-11/landscape/split-third@17") { window, root in
            let wrapping = Wrapping()
            let shown = popover()
            point(shown, at: root.view, source)
            shown.popoverPresentationController?.delegate = wrapping
            root.present(shown, animated: false)
            let above = WatchingController("above")
            above.modalPresentationStyle = style
            shown.present(above, animated: false)
            window.layoutIfNeeded()
            let wide = try window.announcementProblems(movingTo: "ipad-pro-11/landscape@17")
            #expect(wide == [])
            #expect(root.presentedViewController === shown)
            #expect(shown.presentedViewController === above)
            #expect(above.presentingViewController === shown)
            #expect(above.view.window === window)
            #expect((shown.view.window == nil) == (style == .fullScreen))
            let narrow = try window.announcementProblems(
                movingTo: "ipad-pro-11/landscape/split-third@17")
            #expect(narrow == [])
            #expect(above.presentingViewController === root.presentedViewController)
            root.dismiss(animated: false)
            #expect(above.viewIfLoaded?.window == nil)
            #expect(above.presentingViewController == nil)
        }
    }

    @Test("PRES-9 the sheet that a popover becomes has detents of its own")
    func adaptiveSheet() throws {
        try stage("iphone-15@17") { window, root in
            let shown = popover()
            shown.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
            root.present(shown, animated: false)
            #expect(shown.view.placeInWindow.minY > window.bounds.height * 0.4)
        }
    }

    @Test func backgroundOfOnesOwn() throws {
        final class Frame: UIPopoverBackgroundView {
            override class func contentViewInsets() -> UIEdgeInsets {
                UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
            }
            override class func arrowHeight() -> CGFloat { 20 }
        }
        try stage("ipad-pro-11@17") { _, root in
            let shown = popover()
            point(shown, at: root.view, source)
            shown.popoverPresentationController?.popoverBackgroundViewClass = Frame.self
            root.present(shown, animated: false)
            #expect(shown.view.placeInWindow.size == CGSize(width: 300, height: 200))
            #expect(shown.view.placeInWindow.minY == source.maxY + 20 + 5)
        }
    }
}
