import Devices
import Testing
import UIKit

@Suite("Sheets")
struct SheetTests {
    private func sheet(_ style: UIModalPresentationStyle = .pageSheet) -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        return controller
    }

    @Test("The status bar is light over the black behind a card, unless a full-screen controller determines it")
    func statusBars() throws {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        try stage("iphone-15@17") { window, root in
            #expect(window.preferredStatusBarStyle == .default)
            let card = sheet()
            root.present(card, animated: false)
            #expect(window.preferredStatusBarStyle == .lightContent && !window.prefersStatusBarHidden)
            card.dismiss(animated: false)
            #expect(window.preferredStatusBarStyle == .default)
            let full = Light()
            full.modalPresentationStyle = .fullScreen
            root.present(full, animated: false)
            #expect(window.preferredStatusBarStyle == .lightContent && window.prefersStatusBarHidden)
            full.dismiss(animated: false)
            let over = Light()
            over.modalPresentationStyle = .overFullScreen
            root.present(over, animated: false)
            #expect(window.preferredStatusBarStyle == .default)
            over.modalPresentationCapturesStatusBarAppearance = true
            #expect(window.preferredStatusBarStyle == .lightContent)
        }
    }

    @Test(
        "TE-6 (partly) from iOS 13 a sheet's content is elevated, what covers the screen is not",
        arguments: [
            ("ipad-pro-11@12", UIModalPresentationStyle.formSheet, UIUserInterfaceLevel.base),
            ("ipad-pro-11@13", .formSheet, .elevated), ("iphone-15@17", .pageSheet, .elevated),
            ("iphone-15@17", .fullScreen, .base),
        ])
    func elevation(variant: String, style: UIModalPresentationStyle, level: UIUserInterfaceLevel) throws {
        try stage(variant) { _, root in
            let presented = sheet(style)
            root.present(presented, animated: false)
            #expect(presented.traitCollection.userInterfaceLevel == level)
            #expect(root.traitCollection.userInterfaceLevel == .base)
        }
    }

    /// A device with iOS 14 has a bar of 56 points in a page sheet, with its buttons 6 points lower than elsewhere.
    @Test(
        "CH-1 a navigation bar in a sheet is higher from iOS 13 on, and what covers the screen has the usual one",
        arguments: [
            ("iphone-15@17", UIModalPresentationStyle.pageSheet, 56.0), ("iphone-4-7@13", .formSheet, 56),
            ("iphone-15@17", .fullScreen, 44), ("iphone-4-7@12", .pageSheet, 44), ("ipad-pro-11@15", .formSheet, 56),
            ("ipad-pro-11@15", .fullScreen, 50),
        ] as [(String, UIModalPresentationStyle, CGFloat)])
    func navigationBars(variant: String, style: UIModalPresentationStyle, height: CGFloat) throws {
        try stage(variant) { window, root in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.modalPresentationStyle = style
            root.present(navigation, animated: false)
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame.height == height)
        }
    }

    @Test("PRES-6 from iOS 13 a sheet on a phone is a card, and its presenter shrinks behind")
    func cards() throws {
        try stage("iphone-5-8@13") { window, root in
            let card = sheet(.formSheet)
            root.present(card, animated: false)
            #expect(card.view.placeInWindow == CGRect(x: 0, y: 54, width: 375, height: 758))
            #expect(abs(root.view.frame.minX - 16) < 0.01 && abs(root.view.frame.minY - 44) < 0.01)
            #expect(root.view.layer.cornerRadius == 10)
            #expect(card.view.safeAreaInsets == UIEdgeInsets(bottom: 34))
            // A card over a card: the first one shrinks behind the second.
            let second = sheet()
            card.present(second, animated: false)
            #expect(second.view.placeInWindow == CGRect(x: 0, y: 54, width: 375, height: 758))
            #expect(abs(card.view.placeInWindow.minX - 16) < 0.01)
            #expect(abs(card.view.placeInWindow.minY - 44) < 0.01)
            second.dismiss(animated: false)
            #expect(card.view.placeInWindow == CGRect(x: 0, y: 54, width: 375, height: 758))
            card.dismiss(animated: false)
            #expect(root.view.frame == window.bounds)
            #expect(root.view.layer.cornerRadius == 0)
            #expect(window.subviews.count == 1)
        }
        try stage("iphone-6-1-lcd@12") { window, root in
            let card = sheet(.formSheet)
            root.present(card, animated: false)
            #expect(card.view.placeInWindow == window.bounds)
            #expect(root.view.window == nil)
        }
    }

    @Test("IPAD-8 PRES-5 a form sheet follows preferredContentSize, also when that changes; a page sheet does not")
    func sizes() throws {
        try stage("ipad-pro-11/landscape@15") { _, root in
            let form = sheet(.formSheet)
            root.present(form, animated: false)
            #expect(form.view.placeInWindow.size == CGSize(width: 540, height: 620))
            form.preferredContentSize = CGSize(width: 300, height: 200)
            form.view.window?.layoutIfNeeded()
            #expect(form.view.placeInWindow == CGRect(x: 447, y: 317, width: 300, height: 200))
            #expect(form.view.safeAreaInsets == .zero)
            form.dismiss(animated: false)
            let page = sheet()
            page.preferredContentSize = CGSize(width: 300, height: 200)
            root.present(page, animated: false)
            #expect(page.view.placeInWindow.width == 712)
        }
    }

    @Test("PRES-6 PRES-9 a sheet adapts as the window grows narrow and wide again")
    func adapting() throws {
        try stage("ipad-pro-11/landscape@12") { window, root in
            let form = sheet(.formSheet)
            root.present(form, animated: false)
            #expect(form.view.placeInWindow.width == 540)
            #expect(root.view.window === window)
            window.transition(to: SceneGeometry(try Variant(parsing: "ipad-pro-11/landscape/split-third@12")))
            window.layoutIfNeeded()
            #expect(form.view.placeInWindow == window.bounds)
            #expect(root.view.window == nil)
            #expect(form.presentationController?.presentationStyle == .formSheet)
            window.transition(to: SceneGeometry(try Variant(parsing: "ipad-pro-11/landscape@12")))
            window.layoutIfNeeded()
            #expect(form.view.placeInWindow.width == 540)
            #expect(root.view.window === window)
            #expect(root.view.frame == window.bounds)
        }
    }

    @Test("IPAD-14 SHEET-1 detents: medium is half, the selected one is taken, custom ones ask their resolver")
    func detents() throws {
        try stage("iphone-15@17") { window, root in
            let shown = sheet()
            let controller = try #require(shown.sheetPresentationController)
            controller.detents = [.large(), .medium()]
            root.present(shown, animated: false)
            let medium = shown.view.placeInWindow
            #expect(medium.maxY == window.bounds.maxY)
            #expect(medium.height > 0.4 * window.bounds.height && medium.height < 0.6 * window.bounds.height)
            #expect(root.view.frame == window.bounds)
            controller.animateChanges { controller.selectedDetentIdentifier = .large }
            #expect(shown.view.placeInWindow.minY == 69)
            #expect(root.view.frame.minX > 15)
            var asked: CGFloat = 0
            controller.animateChanges {
                controller.detents = [
                    .custom(identifier: .init("third")) { context in
                        asked = context.maximumDetentValue
                        return 200
                    }
                ]
            }
            #expect(asked == window.bounds.height - 69 - 34)
            #expect(shown.view.placeInWindow.height == 234)
        }
    }

    @Test("SHEET-1 a sheet without detents is reported")
    func noDetents() throws {
        try stage("iphone-15@17") { _, root in
            let shown = sheet()
            shown.sheetPresentationController?.detents = []
            root.present(shown, animated: false)
            #expect(root.presentedViewController == nil)
            #expect(metProblems.map(\.code) == ["sheet-without-detents"])
        }
    }

    @Test("SHEET-2 the grabber is there only if asked for")
    func grabber() throws {
        try stage("iphone-15@17") { window, root in
            let shown = sheet()
            root.present(shown, animated: false)
            func hasGrabber() -> Bool {
                let around = shown.view.superview?.subviews ?? []
                return around.contains {
                    $0 !== shown.view && !$0.isHidden && $0.frame.size == CGSize(width: 36, height: 5)
                }
            }
            #expect(!hasGrabber())
            shown.sheetPresentationController?.animateChanges {
                shown.sheetPresentationController?.prefersGrabberVisible = true
            }
            #expect(hasGrabber())
        }
    }

    @Test("IPAD-14 SHEET-3 in compact height a sheet is full screen unless it is to be attached to the edge")
    func compactHeight() throws {
        try stage("iphone-15/landscape@17") { window, root in
            let shown = sheet()
            root.present(shown, animated: false)
            #expect(shown.view.placeInWindow == window.bounds)
            let controller = try #require(shown.sheetPresentationController)
            shown.preferredContentSize = CGSize(width: 400, height: 100)
            controller.animateChanges {
                controller.prefersEdgeAttachedInCompactHeight = true
                controller.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            }
            #expect(shown.view.placeInWindow.width == 400)
            #expect(shown.view.placeInWindow.maxY == window.bounds.maxY)
        }
    }

    @Test("SHEET-5 the preferred corner radius is taken")
    func corners() throws {
        try stage("iphone-15@17") { _, root in
            let shown = sheet()
            root.present(shown, animated: false)
            #expect(shown.view.superview?.layer.cornerRadius == 10)
            shown.sheetPresentationController?.animateChanges {
                shown.sheetPresentationController?.preferredCornerRadius = 30
            }
            #expect(shown.view.superview?.layer.cornerRadius == 30)
        }
    }

    @Test(
        "IPAD-10 PRES-13 a drag dismisses a sheet, unless it is modal or the delegate refuses; the delegate is called")
    func dragging() throws {
        final class Listener: UIAdaptivePresentationControllerDelegate {
            var allows = true
            var log: [String] = []
            func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { allows }
            func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will") }
            func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
            func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
                log.append("attempt")
            }
        }
        try stage("iphone-15@17") { _, root in
            let listener = Listener()
            let shown = sheet()
            shown.presentationController?.delegate = listener
            root.present(shown, animated: false)
            let controller = try #require(shown.presentationController)
            shown.isModalInPresentation = true
            #expect(!controller.dismissByGesture())
            shown.isModalInPresentation = false
            listener.allows = false
            #expect(!controller.dismissByGesture())
            listener.allows = true
            #expect(controller.dismissByGesture())
            #expect(listener.log == ["attempt", "attempt", "will", "did"])
            #expect(root.presentedViewController == nil)
            // A programmatic dismissal is not reported to the delegate.
            root.present(shown, animated: false)
            shown.dismiss(animated: false)
            #expect(listener.log.count == 4)
        }
    }

    @Test("PRES-14 a sheet dims what is behind, up to its largest undimmed detent it does not and lets touches through")
    func dimming() throws {
        try stage("iphone-15@17") { window, root in
            let shown = sheet()
            let controller = try #require(shown.sheetPresentationController)
            controller.detents = [.medium(), .large()]
            root.present(shown, animated: false)
            func share() -> CGFloat? {
                controller.containerView?.subviews.first?.backgroundColor?.cgColor.alpha
            }
            let behind = CGPoint(x: 100, y: 100)
            #expect(share() == 0.2)
            #expect(window.hitTest(behind, with: nil)?.isDescendant(of: root.view) == false)
            controller.animateChanges { controller.largestUndimmedDetentIdentifier = .medium }
            #expect(share() == nil)
            #expect(window.hitTest(behind, with: nil)?.isDescendant(of: root.view) == true)
            controller.animateChanges { controller.selectedDetentIdentifier = .large }
            #expect(share() == 0.12)
        }
    }
}
