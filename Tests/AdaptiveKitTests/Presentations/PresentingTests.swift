import Devices
import Testing
import UIKit

@Suite("Presenting")
struct PresentingTests {
    private func controller(_ style: UIModalPresentationStyle) -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        return controller
    }

    @Test("PRES-1 a second present does nothing but warn, and its completion is not called")
    func once() throws {
        try stage("iphone-15@17") { _, root in
            let (first, second) = (UIViewController(), UIViewController())
            var calls: [String] = []
            root.present(first, animated: true) { calls.append("first") }
            root.present(second, animated: true) { calls.append("second") }
            #expect(calls == ["first"])
            #expect(root.presentedViewController === first)
            #expect(second.presentingViewController == nil)
            guard case .alreadyPresenting? = metProblems.first else {
                Issue.record("no warning")
                return
            }
            // A presented controller can present another.
            first.present(second, animated: true)
            #expect(first.presentedViewController === second)
            #expect(second.presentingViewController === first)
        }
    }

    @Test("PRES-1 what cannot be presented is reported: one that is presented, has a parent, or is the presenter")
    func errors() throws {
        try stage("iphone-15@17") { _, root in
            root.present(root, animated: false)
            let child = UIViewController()
            root.addChild(child)
            root.present(child, animated: false)
            #expect(root.presentedViewController == nil)
            let detached = UIViewController()
            detached.present(UIViewController(), animated: false)
            #expect(metProblems.count == 3)
        }
    }

    @Test("PRES-2 dismiss takes away what a controller presents and all above; the topmost goes to its presenter")
    func dismissing() throws {
        try stage("iphone-15@17") { window, root in
            func present() -> [UIViewController] {
                let chain = [UIViewController(), UIViewController(), UIViewController()]
                root.present(chain[0], animated: false)
                chain[0].present(chain[1], animated: false)
                chain[1].present(chain[2], animated: false)
                return chain
            }
            var chain = present()
            chain[0].dismiss(animated: false)
            #expect(root.presentedViewController === chain[0])
            #expect(chain[0].presentedViewController == nil)
            #expect(chain[2].view.window == nil && chain[1].view.window == nil)
            chain[0].dismiss(animated: false)
            #expect(root.presentedViewController == nil)
            chain = present()
            root.dismiss(animated: false)
            #expect(chain.allSatisfy { $0.view.window == nil && $0.presentingViewController == nil })
            #expect(window.subviews.count == 1)
            var isCalled = false
            root.dismiss(animated: false) { isCalled = true }
            #expect(isCalled)
        }
    }

    @Test("PRES-3 a full screen covers the window and takes the presenter's view out; over it the view stays")
    func fullScreen() throws {
        try stage("iphone-15@17") { window, root in
            let full = controller(.fullScreen)
            root.present(full, animated: false)
            #expect(full.view.placeInWindow == window.bounds)
            #expect(root.view.window == nil)
            full.dismiss(animated: false)
            #expect(root.view.superview === window)
            #expect(root.view.frame == window.bounds)
            let over = controller(.overFullScreen)
            root.present(over, animated: false)
            #expect(over.view.placeInWindow == window.bounds)
            #expect(root.view.window === window)
        }
    }

    @Test("PRES-3 a window that turns while the presenter is out of it gives it the new size on return")
    func turning() throws {
        try stage("iphone-15@17") { window, root in
            let full = controller(.fullScreen)
            root.present(full, animated: false)
            window.transition(to: SceneGeometry(try Variant(parsing: "iphone-15/landscape@17")))
            window.layoutIfNeeded()
            #expect(full.view.frame.size == window.bounds.size)
            full.dismiss(animated: false)
            window.layoutIfNeeded()
            #expect(root.view.frame == window.bounds)
        }
    }

    @Test("IPAD-12 IPAD-13 PRES-4 context styles cover the nearest controller that defines one, else the root")
    func contexts() throws {
        try stage("ipad-pro-11/landscape@14") { window, root in
            let child = UIViewController()
            root.addChild(child)
            child.view.frame = CGRect(x: 300, y: 0, width: 500, height: 600)
            let content = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            child.view.addSubview(content)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)

            let whole = controller(.overCurrentContext)
            child.present(whole, animated: false)
            #expect(whole.view.placeInWindow == window.bounds)
            #expect(whole.presentingViewController === root)
            whole.dismiss(animated: false)

            child.definesPresentationContext = true
            let over = controller(.overCurrentContext)
            child.present(over, animated: false)
            #expect(over.view.placeInWindow == CGRect(x: 300, y: 0, width: 500, height: 600))
            #expect(over.presentingViewController === child)
            #expect(!content.isHidden)
            over.dismiss(animated: false)

            let current = controller(.currentContext)
            child.present(current, animated: false)
            #expect(current.view.placeInWindow == CGRect(x: 300, y: 0, width: 500, height: 600))
            #expect(content.isHidden)
            current.dismiss(animated: false)
            #expect(!content.isHidden)
            #expect(UINavigationController().definesPresentationContext)
        }
    }

    @Test("MODAL-17 PRES-7 a controller without a style is a full screen to iOS 12 and a page sheet from 13")
    func automatic() throws {
        for (version, style) in [(12, UIModalPresentationStyle.fullScreen), (13, .pageSheet)] {
            try stage("iphone-6-1-lcd@\(version)") { window, root in
                let shown = UIViewController()
                root.present(shown, animated: false)
                #expect(shown.presentationController?.presentationStyle == style)
                #expect((shown.view.placeInWindow == window.bounds) == (version == 12))
            }
        }
    }

    @Test("PRES-11 (partly) the popover's controller exists for popovers alone, and follows the style that is set")
    func controllers() throws {
        try stage("ipad-pro-11@17") { _, root in
            let shown = UIViewController()
            #expect(shown.popoverPresentationController == nil)
            shown.modalPresentationStyle = .popover
            let popover = shown.popoverPresentationController
            #expect(popover != nil && shown.presentationController === popover)
            #expect(shown.sheetPresentationController == nil)
            shown.modalPresentationStyle = .formSheet
            #expect(shown.popoverPresentationController == nil)
            #expect(shown.sheetPresentationController != nil)
            let sheet = shown.sheetPresentationController
            root.present(shown, animated: false)
            #expect(shown.presentationController === sheet)
            let inner = UIViewController()
            shown.addChild(inner)
            #expect(inner.presentationController === sheet)
            #expect(inner.presentingViewController === root)
        }
        try stage("ipad-pro-11@14") { _, _ in
            let shown = UIViewController()
            shown.modalPresentationStyle = .formSheet
            #expect(shown.sheetPresentationController == nil)
        }
    }

    @Test("VC-1 VC-2 what nobody above shows is presented")
    func showing() throws {
        try stage("iphone-15@17") { _, root in
            let shown = UIViewController()
            root.show(shown, sender: nil)
            #expect(root.presentedViewController === shown)
            root.dismiss(animated: false)
            root.showDetailViewController(shown, sender: nil)
            #expect(root.presentedViewController === shown)
        }
    }

    @Test("VC-5 a full screen makes its presenter disappear and appear again, a sheet does not")
    func appearance() throws {
        let root = AppearanceRecorder()
        try stage("iphone-15@17", root: root) { _, _ in
            root.log = []
            let full = AppearanceRecorder()
            full.modalPresentationStyle = .fullScreen
            var phases: [Bool] = []
            full.onCall = { if $0 == "willAppear" { phases.append(full.isBeingPresented) } }
            root.present(full, animated: true)
            #expect(full.log == ["willAppear", "didAppear"])
            #expect(phases == [true])
            #expect(root.log == ["willDisappear", "didDisappear"])
            full.dismiss(animated: true)
            #expect(full.log.suffix(2) == ["willDisappear", "didDisappear"])
            #expect(root.log.suffix(2) == ["willAppear", "didAppear"])
            root.log = []
            let sheet = AppearanceRecorder()
            root.present(sheet, animated: true)
            #expect(sheet.log == ["willAppear", "didAppear"])
            #expect(root.log.isEmpty)
        }
    }

    @Test("TE-1 TE-6 TE-9 traits come through the presentation controller, with its overrides; forms are compact")
    func traits() throws {
        try stage("ipad-pro-11/landscape@17") { window, root in
            let form = controller(.formSheet)
            root.present(form, animated: false)
            #expect(form.traitCollection.horizontalSizeClass == .compact)
            #expect(form.traitCollection.userInterfaceLevel == .elevated)
            #expect(form.view.traitCollection.horizontalSizeClass == .compact)
            form.presentationController?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
            #expect(form.traitCollection.horizontalSizeClass == .regular)
            form.dismiss(animated: false)
            let full = controller(.fullScreen)
            root.present(full, animated: false)
            #expect(full.traitCollection.horizontalSizeClass == .regular)
            #expect(full.traitCollection.userInterfaceLevel == .base)
        }
    }
}
