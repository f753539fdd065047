import Testing
import UIKit

@testable import AdaptiveKit

/// `transition(from:to:duration:options:animations:completion:)` of a container.
@Suite("Transitions between children")
struct ChildTransitionTests {
    private final class Child: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    private func children(of root: UIViewController) -> (first: Child, second: Child) {
        let (first, second) = (Child(), Child())
        root.addChild(first)
        root.view.addSubview(first.view)
        first.didMove(toParent: root)
        root.addChild(second)
        second.didMove(toParent: root)
        return (first, second)
    }

    @Test("One view replaces the other, with the calls of appearing and disappearing")
    func replacement() throws {
        try stage("iphone-15@18") { window, root in
            let (first, second) = children(of: root)
            window.layoutIfNeeded()
            #expect(first.calls == ["will appear", "did appear"] && second.calls.isEmpty)
            var (isAnimated, isFinished) = (false, false)
            root.transition(from: first, to: second, duration: 0.3, options: .transitionCrossDissolve) {
                isAnimated = true
                // Both views are there while the animation runs.
                #expect(first.view.superview === root.view && second.view.superview === root.view)
            } completion: {
                isFinished = $0
            }
            window.layoutIfNeeded()
            #expect(isAnimated && isFinished)
            #expect(first.view.superview == nil && second.view.superview === root.view)
            #expect(first.calls.suffix(2) == ["will disappear", "did disappear"])
            #expect(second.calls == ["will appear", "did appear"])
            #expect(root.children == [first, second])
        }
    }

    @Test("Views can be hidden and shown instead")
    func hiding() throws {
        try stage("iphone-15@18") { window, root in
            let (first, second) = children(of: root)
            root.view.addSubview(second.view)
            second.view.isHidden = true
            root.transition(
                from: first, to: second, duration: 0, options: .showHideTransitionViews, animations: nil)
            #expect(first.view.isHidden && !second.view.isHidden && first.view.superview === root.view)
        }
    }

    @Test("Both must be children")
    func strangers() throws {
        try stage("iphone-15@18") { _, root in
            let (first, second) = children(of: root)
            #expect(root.problem(transitionFrom: first, to: second) == nil)
            let problem = root.problem(transitionFrom: first, to: UIViewController())
            #expect(problem?.code == "transition-of-others" && problem?.remedy?.contains("addChild") == true)
        }
    }
}
