import Devices
import Testing

@testable import AdaptiveKit

@Suite("Showing controllers in split views")
struct SplitViewShowingTests {
    @Test(
        "ADAPT-18 ADAPT-19 IPAD-21 VC-1 VC-2 expanded, show pushes in the primary and showDetail replaces the secondary"
    )
    func expanded() {
        onPad { window in
            let split = UISplitViewController()
            let (list, photo, other) = (UIViewController(), UIViewController(), UIViewController())
            split.viewControllers = [UINavigationController(rootViewController: list), photo]
            show(split, in: window)
            list.showDetailViewController(other, sender: nil)
            window.layoutIfNeeded()
            #expect(split.viewControllers.last === other)
            #expect(other.view.window === window)
            #expect(photo.parent == nil)
            let pushed = UIViewController()
            other.show(pushed, sender: nil)
            #expect(list.navigationController?.topViewController === pushed)
        }
    }

    @Test("VC-2 collapsed, showDetail becomes show: the stack pushes it")
    func collapsed() {
        onScreen { window in
            let split = UISplitViewController()
            let (list, photo) = (UIViewController(), UIViewController())
            split.viewControllers = [UINavigationController(rootViewController: list)]
            show(split, in: window)
            list.showDetailViewController(photo, sender: nil)
            #expect(list.navigationController?.viewControllers == [list, photo])
        }
    }

    @Test("VC-2 in the column style the secondary column is replaced, shown, and wrapped")
    func columns() {
        onScreen { window in
            let split = UISplitViewController(style: .doubleColumn)
            let (list, photo) = (titled("List"), titled("Photo"))
            split.setViewController(list, for: .primary)
            show(split, in: window)
            list.showDetailViewController(photo, sender: nil)
            window.layoutIfNeeded()
            #expect(split.viewController(for: .secondary) === photo)
            #expect(list.navigationController?.navigationBar.items?.map(\.title) == ["List", "Photo"])
            #expect(photo.view.window === window)
        }
    }

    @Test("VC-4 collapsing and expanding post that the target of showing a detail changed")
    func notification() {
        onPad { window in
            let split = UISplitViewController()
            split.viewControllers = [
                UINavigationController(rootViewController: UIViewController()), UIViewController(),
            ]
            let forcing = ForcingController(split)
            show(forcing, in: window)
            let count = Count()
            let token = JobEnvironment.current.notificationCenter.addObserver(
                forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
            ) { _ in count.value += 1 }
            forcing.force(.compact)
            #expect(count.value == 1)
            forcing.force(.regular)
            forcing.force(.regular)
            #expect(count.value == 2)
            JobEnvironment.current.notificationCenter.removeObserver(token)
        }
    }

    @Test("TR-5 a split view says what size its columns will have")
    func sizes() {
        onPad { window in
            let split = UISplitViewController()
            let (primary, secondary) = (UIViewController(), UIViewController())
            split.viewControllers = [primary, secondary]
            show(split, in: window)
            let size = CGSize(width: 1366, height: 1024)
            #expect(
                split.size(forChildContentContainer: secondary, withParentContainerSize: size).width == 1045.5)
            #expect(split.size(forChildContentContainer: primary, withParentContainerSize: size).width == 320)
        }
    }

    private final class Count: @unchecked Sendable { var value = 0 }
}
