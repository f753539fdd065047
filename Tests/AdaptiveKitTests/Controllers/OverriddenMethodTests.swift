import Testing
import UIKit

@Suite("Targets by overriding")
struct OverriddenMethodTests {
    /// Overrides a method, and says nothing of what it performs.
    class Shower: UIViewController {
        var shown: [UIViewController] = []
        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }

    final class InheritingShower: Shower {}

    final class Detailer: UIViewController {
        var details: [UIViewController] = []
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) { details.append(vc) }
    }

    final class ShowingTabs: UITabBarController {
        var shown: [UIViewController] = []
        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }

    /// Overrides the method, and declines.
    final class Declining: Shower {
        override func canPerformAction(_ action: ResponderAction, withSender sender: Any?) -> Bool { false }
    }

    @Test("VC-1 VC-3 developers can implement show(_:sender:) in their own controllers, or inherit it")
    func show() {
        for outer in [Shower(), InheritingShower()] {
            let (inner, leaf, shown) = (UIViewController(), UIViewController(), UIViewController())
            outer.addChild(inner)
            inner.addChild(leaf)
            #expect(leaf.targetViewController(forAction: .showViewController, sender: nil) === outer)
            #expect(leaf.targetViewController(forAction: .showDetailViewController, sender: nil) == nil)
            leaf.show(shown, sender: nil)
            #expect(outer.shown == [shown])
        }
    }

    @Test("VC-2 VC-3 the same for showDetailViewController(_:sender:), and for a subclass of a tab bar controller")
    func others() {
        let (detailer, tabs) = (Detailer(), ShowingTabs())
        let (one, other, shown) = (UIViewController(), UIViewController(), UIViewController())
        detailer.addChild(one)
        one.showDetailViewController(shown, sender: nil)
        #expect(detailer.details == [shown])
        #expect(one.targetViewController(forAction: .showViewController, sender: nil) == nil)
        tabs.viewControllers = [other]
        other.show(shown, sender: nil)
        #expect(tabs.shown == [shown])
    }

    @Test("ADAPT-21 VC-3 a controller that declines passes on to the next one up, although it overrides the method")
    func declining() {
        let (outer, inner, leaf, shown) = (Shower(), Declining(), UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(leaf)
        leaf.show(shown, sender: nil)
        #expect(inner.shown.isEmpty)
        #expect(outer.shown == [shown])
    }

    @Test("ADAPT-21 VC-3 an action in the form of a selector has the same target as a typed one")
    func selectors() {
        let (outer, leaf) = (Shower(), UIViewController())
        outer.addChild(leaf)
        #expect(leaf.targetViewController(forAction: "showViewController:sender:", sender: nil) === outer)
        #expect(leaf.targetViewController(forAction: "showDetailViewController:sender:", sender: nil) == nil)
    }
}
