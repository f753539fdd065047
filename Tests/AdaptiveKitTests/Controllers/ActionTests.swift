import Foundation
import Testing
import UIKit

/// The protocol of the articles' sample for controllers that know whether showing would push.
private protocol ShowingPushes: UIViewController {
    func showingPushes(sender: Any?) -> Bool
}

extension UIResponder.ResponderAction {
    fileprivate static let showingPushes = Self("showingPushes", performedBy: (any ShowingPushes).self)
}

extension UINavigationController: ShowingPushes {
    fileprivate func showingPushes(sender: Any?) -> Bool { true }
}

@Suite("Actions")
struct ActionTests {
    /// Shows a controller by recording it.
    final class Shower: UIViewController {
        var shown: [UIViewController] = []
        var isReady = true

        override func canPerformAction(_ action: ResponderAction, withSender sender: Any?) -> Bool {
            action == .showViewController ? isReady : super.canPerformAction(action, withSender: sender)
        }

        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }

    @Test("VC-1 showing walks up to the first that shows and is ready to")
    func show() {
        let (outer, inner, leaf) = (Shower(), Shower(), UIViewController())
        outer.addChild(inner)
        inner.addChild(leaf)
        let (first, second) = (UIViewController(), UIViewController())
        #expect(leaf.targetViewController(forAction: .showViewController, sender: leaf) === inner)
        leaf.show(first, sender: nil)
        inner.isReady = false
        #expect(leaf.targetViewController(forAction: .showViewController, sender: leaf) === outer)
        leaf.show(second, sender: nil)
        #expect(inner.shown == [first])
        #expect(outer.shown == [second])
    }

    @Test("VC-1 a container that is asked shows itself, and one that calls super passes on to those above")
    func superOfAContainer() {
        final class Passing: UIViewController {
            override func canPerformAction(_ action: ResponderAction, withSender sender: Any?) -> Bool {
                action == .showViewController
            }
            override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
        }
        let (outer, inner, leaf) = (Shower(), Passing(), UIViewController())
        outer.addChild(inner)
        inner.addChild(leaf)
        let shown = UIViewController()
        leaf.show(shown, sender: nil)
        #expect(outer.shown == [shown])
    }

    @Test("VC-3 an app's own action finds its target among the parents")
    func ownAction() {
        let leaf = UIViewController()
        #expect(leaf.targetViewController(forAction: .showingPushes, sender: nil) == nil)
        let navigation = UINavigationController(rootViewController: leaf)
        let target = leaf.targetViewController(forAction: .showingPushes, sender: nil) as? any ShowingPushes
        #expect(target === navigation)
        #expect(target?.showingPushes(sender: leaf) == true)
        #expect(leaf.target(forAction: .showingPushes, withSender: nil) as? UIViewController === navigation)
    }
}
