import Devices
import Testing

@testable import AdaptiveKit
@testable import UIContainers

@Suite("Classic split views")
struct ClassicSplitViewTests {
    private let master = titled("Master")
    private let detail = titled("Detail")

    private func makeSplit() -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [
            UINavigationController(rootViewController: master), UINavigationController(rootViewController: detail),
        ]
        return split
    }

    @Test("SPLIT-1 the first is the primary, the second the secondary, more are ignored")
    func viewControllers() {
        let split = UISplitViewController()
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        split.viewControllers = [first, second, third]
        #expect(split.viewControllers == [first, second])
        #expect(split.viewController(for: .primary) === first)
        #expect(split.viewController(for: .secondary) === second)
        #expect(third.parent == nil)
        split.viewControllers = [third]
        #expect(split.children == [third])
    }

    @Test("ADAPT-13 SPLIT-2 SPLIT-10 SPLIT-11 SPLIT-16 columns are side by side where the view is wide")
    func beside() {
        onPad { window in
            let (primary, secondary) = (UIViewController(), UIViewController())
            let split = UISplitViewController()
            split.viewControllers = [primary, secondary]
            show(split, in: window)
            #expect(!split.isCollapsed)
            #expect(split.displayMode == .allVisible)
            #expect(split.splitBehavior == .automatic)
            #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
            #expect(secondary.view.frame == CGRect(x: 320.5, y: 0, width: 873.5, height: 834))
            split.maximumPrimaryColumnWidth = 400
            split.preferredPrimaryColumnWidth = 500
            window.layoutIfNeeded()
            #expect(primary.view.frame.width == 400)
            #expect(split.primaryColumnWidth == 400)
            split.primaryEdge = .trailing
            window.layoutIfNeeded()
            #expect(primary.view.frame.minX == 794)
            #expect(secondary.view.frame == CGRect(x: 0, y: 0, width: 793.5, height: 834))
        }
    }

    @Test("SPLIT-8 in portrait the primary is hidden, and an overlay reaches it")
    func portrait() {
        onPad(CGSize(width: 834, height: 1194)) { window in
            let split = makeSplit()
            show(split, in: window)
            #expect(split.displayMode == .primaryHidden)
            #expect(master.viewIfLoaded?.window == nil)
            #expect(detail.view.frame.width == 834)
            split.preferredDisplayMode = .primaryOverlay
            window.layoutIfNeeded()
            #expect(master.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1194))
            #expect(detail.navigationController?.view.frame.width == 834)
        }
    }

    @Test("TE-9 the primary column is compact next to a regular secondary, and no longer when it is alone")
    func traits() {
        onPad { window in
            let split = makeSplit()
            let forcing = ForcingController(split)
            show(forcing, in: window)
            #expect(master.traitCollection.horizontalSizeClass == .compact)
            #expect(detail.traitCollection.horizontalSizeClass == .regular)
            #expect(master.traitCollection.verticalSizeClass == .regular)
        }
    }

    @Test("ADAPT-15 SPLIT-3 by default the secondary is pushed onto the primary, with all that a stack brings")
    func collapse() {
        onScreen { window in
            let split = makeSplit()
            let secondary = detail.navigationController
            show(split, in: window)
            #expect(split.isCollapsed)
            #expect(split.viewControllers == [master.navigationController])
            #expect(master.navigationController?.viewControllers.last === secondary)
            #expect(detail.view.window === window)
            #expect(master.viewIfLoaded?.window == nil)
            // One bar with both items, and a back button.
            let bar = master.navigationController?.navigationBar
            #expect(bar?.items?.map(\.title) == ["Master", "Detail"])
            #expect(secondary?.navigationBar.isHidden == true)
            #expect(detail.view.safeAreaInsets.top == 91)
            let popped = detail.navigationController?.popViewController(animated: false)
            #expect(popped === detail)
            window.layoutIfNeeded()
            #expect(master.view.window === window)
            #expect(bar?.items?.map(\.title) == ["Master"])
        }
    }

    @Test("SPLIT-3 a delegate that deals with the secondary keeps it off the stack")
    func delegateCollapses() {
        onScreen { window in
            let split = makeSplit()
            let recorder = SplitRecorder()
            recorder.collapses = true
            split.delegate = recorder
            show(split, in: window)
            #expect(recorder.heard == ["primaryForCollapsing", "collapseSecondary"])
            #expect(master.navigationController?.viewControllers == [master])
            #expect(master.view.window === window)
            #expect(detail.navigationController?.parent == nil)
        }
    }

    @Test("SPLIT-3 the delegate may name another primary; a plain controller takes no secondary")
    func otherPrimary() {
        onScreen { window in
            let split = makeSplit()
            let recorder = SplitRecorder()
            let other = UIViewController()
            recorder.primaryForCollapsing = other
            split.delegate = recorder
            show(split, in: window)
            #expect(split.viewControllers == [other])
            #expect(other.view.window === window)
            #expect(other.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(split.children == [other])
        }
    }

    @Test("SPLIT-3 a tab bar controller passes the secondary to the tab that is shown")
    func tabs() {
        onScreen { window in
            let split = UISplitViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: master), UIViewController()]
            split.viewControllers = [tabs, detail]
            show(split, in: window)
            #expect(master.navigationController?.viewControllers == [master, detail])
        }
    }

    @Test("SPLIT-4 SPLIT-6 expanding takes the pushed secondary off the stack again")
    func expand() {
        onScreen(CGSize(width: 844, height: 390), safeArea: .zero, .compact, .compact) { window in
            let split = makeSplit()
            let secondary = detail.navigationController
            let forcing = ForcingController(split)
            show(forcing, in: window)
            #expect(split.isCollapsed)
            forcing.force(.regular)
            #expect(!split.isCollapsed)
            #expect(split.viewControllers == [master.navigationController, secondary])
            #expect(master.navigationController?.viewControllers == [master])
            #expect(secondary?.parent === split)
            #expect(secondary?.navigationBar.isHidden == false)
            #expect(master.view.window === window)
            #expect(detail.view.window === window)
            #expect(split.displayMode == .allVisible)
            forcing.force(.compact)
            #expect(master.navigationController?.viewControllers.last === secondary)
            #expect(master.traitCollection.horizontalSizeClass == .compact)
        }
    }

    @Test("SPLIT-4 what was pushed while collapsed becomes the secondary")
    func expandAfterPush() {
        onPad { window in
            let split = makeSplit()
            let recorder = SplitRecorder()
            recorder.collapses = true
            split.delegate = recorder
            let forcing = ForcingController(split)
            show(forcing, in: window)
            forcing.force(.compact)
            let pushed = UIViewController()
            master.navigationController?.pushViewController(pushed, animated: false)
            forcing.force(.regular)
            #expect(split.viewControllers == [master.navigationController, pushed])
            #expect(
                recorder.heard == [
                    "primaryForCollapsing", "collapseSecondary", "primaryForExpanding", "separateSecondary",
                ])
            // With nothing on the stack, the discarded secondary returns.
            forcing.force(.compact)
            #expect(split.viewControllers == [master.navigationController])
            forcing.force(.regular)
            #expect(split.viewControllers == [master.navigationController, pushed])
        }
    }

    @Test(
        "IPAD-22 SPLIT-4 2.22 a detail that collapseSecondary discarded is put back, after a pop to the root and for plain primaries too"
    )
    func discardedSecondary() {
        onPad { window in
            let split = makeSplit()
            let (primary, secondary) = (master.navigationController, detail.navigationController)
            let forcing = ForcingController(split)
            show(forcing, in: window)
            forcing.force(.compact)
            primary?.popToRootViewController(animated: false)
            window.layoutIfNeeded()
            forcing.force(.regular)
            #expect(split.viewControllers == [primary, secondary])
            #expect(detail.view.window === window)
        }
        onPad { window in
            let (plain, other) = (UIViewController(), UIViewController())
            let split = UISplitViewController()
            split.viewControllers = [plain, other]
            let forcing = ForcingController(split)
            show(forcing, in: window)
            forcing.force(.compact)
            #expect(split.viewControllers == [plain])
            forcing.force(.regular)
            #expect(split.viewControllers == [plain, other])
            #expect(other.view.window === window)
        }
    }

    @Test("SPLIT-5 Adaptive Photos: without a photo the list is kept, and an empty controller comes back")
    func adaptivePhotos() {
        onScreen { window in
            let split = makeSplit()
            let photos = SplitRecorder()
            photos.collapses = true
            let empty = UIViewController()
            photos.separated = empty
            split.delegate = photos
            let forcing = ForcingController(split)
            show(forcing, in: window)
            #expect(master.view.window === window)
            forcing.force(.regular)
            #expect(split.viewControllers.last === empty)
            #expect(empty.view.window === window)
        }
    }

    @Test("SPLIT-15 the display-mode button is a way back in portrait, and toggles the primary")
    func displayModeButton() {
        onPad(CGSize(width: 768, height: 1024)) { window in
            let split = makeSplit()
            detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
            show(split, in: window)
            #expect(!split.displayModeButtonItem.isHidden)
            #expect(split.displayModeButtonItem.title == "Master")
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .primaryOverlay)
            #expect(master.view.window === window)
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .primaryHidden)
        }
        onPad { window in
            let split = makeSplit()
            show(split, in: window)
            #expect(split.displayModeButtonItem.isHidden)
            let recorder = SplitRecorder()
            recorder.targetMode = .primaryHidden
            split.delegate = recorder
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .primaryHidden)
            #expect(recorder.heard == ["willChangeTo secondaryOnly"])
        }
    }
}
