import Diagnostics
import Testing
import UIKit

@Suite("The view hierarchy")
struct ViewHierarchyTests {
    /// Records its callbacks.
    final class Listener: UIView {
        let name: String
        var log: Log

        final class Log { var lines: [String] = [] }

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func willMove(toSuperview newSuperview: UIView?) {
            log.lines.append("\(name) willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
        }
        override func didMoveToSuperview() { log.lines.append("\(name) didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) {
            log.lines.append("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
        }
        override func didMoveToWindow() { log.lines.append("\(name) didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { log.lines.append("\(name) didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { log.lines.append("\(name) willRemoveSubview") }
    }

    @Test func subviewsKeepTheirOrder() {
        let root = UIView()
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        root.insertSubview(c, at: 0)
        root.insertSubview(d, aboveSubview: a)
        #expect(root.subviews == [c, a, d, b])
        root.bringSubviewToFront(c)
        #expect(root.subviews == [a, d, b, c])
        root.sendSubviewToBack(b)
        #expect(root.subviews == [b, a, d, c])
        root.insertSubview(c, belowSubview: a)
        #expect(root.subviews == [b, c, a, d])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(root.subviews == [d, c, a, b])
        root.insertSubview(a, at: 99)
        #expect(root.subviews == [d, c, b, a])
    }

    @Test func addingAViewElsewhereTakesItAway() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        first.addSubview(view)
        second.addSubview(view)
        #expect(first.subviews.isEmpty)
        #expect(view.superview === second)
    }

    @Test func hooksAreCalledInOrder() {
        let log = Listener.Log()
        let parent = Listener("parent", log)
        let child = Listener("child", log)
        parent.addSubview(child)
        child.removeFromSuperview()
        #expect(
            log.lines == [
                "child willMove(toSuperview: view)", "child didMoveToSuperview", "parent didAddSubview",
                "child willMove(toSuperview: nil)", "parent willRemoveSubview", "child didMoveToSuperview",
            ])
    }

    @Test func enteringAWindowTellsTheWholeSubtree() {
        let log = Listener.Log()
        let parent = Listener("parent", log)
        let child = Listener("child", log)
        parent.addSubview(child)
        log.lines = []
        let window = UIWindow()
        window.addSubview(parent)
        #expect(child.window === window)
        #expect(
            log.lines.filter { $0.contains("indow") } == [
                "parent willMove(toWindow: window)", "child willMove(toWindow: window)", "parent didMoveToWindow",
                "child didMoveToWindow",
            ])
        parent.removeFromSuperview()
        #expect(child.window == nil)
    }

    @Test func aViewThatGoesLeavesNoDanglingSuperview() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            #expect(child.superview === parent)
        }
        #expect(child.superview == nil)
    }

    @Test func loadersLearnOfCyclesWithoutATrap() {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        #expect(inner.problem(addingSubview: outer)?.code == "view-cycle")
        #expect(inner.problem(addingSubview: inner)?.code == "view-cycle")
        #expect(outer.problem(addingSubview: inner) == nil)
        #expect(inner.problem(addingSubview: outer)?.remedy != nil)
    }

    @Test func removingAViewDropsTheConstraintsThatTiedItToTheRest() {
        let (root, a, b, inner) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        a.addSubview(inner)
        let across = inner.leadingAnchor.constraint(equalTo: b.leadingAnchor)
        let within = inner.leadingAnchor.constraint(equalTo: a.leadingAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([across, within, own])
        a.removeFromSuperview()
        #expect(!across.isActive)
        #expect(within.isActive)
        #expect(own.isActive)
    }

    @Test func viewsAreFoundByTag() {
        let (root, a, b) = (UIView(), UIView(), UIView())
        root.addSubview(a)
        a.addSubview(b)
        b.tag = 7
        #expect(root.viewWithTag(7) === b)
        #expect(root.viewWithTag(8) == nil)
    }

    @Test func descriptionsNameViewsByTheirInput() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        root.origin = ElementOrigin(id: "abc-12-xyz")
        let child = UIView(frame: CGRect(x: 1.5, y: 2, width: 10, height: 20))
        child.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        child.isHidden = true
        root.addSubview(child)
        #expect(
            root.recursiveDescription() == """
                <UIView: abc-12-xyz; frame = (0 0; 100 50)>
                   | <UIView; frame = (1.5 2; 10 20); hidden = YES; autoresize = W+BM>
                """)
        let label = UILabel()
        label.text = "Hi"
        label.alpha = 0.5
        #expect(label.recursiveDescription() == "<UILabel; frame = (0 0; 0 0); text = 'Hi'; alpha = 0.5>")
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        scroll.contentSize = CGSize(width: 10, height: 200)
        scroll.contentInset.top = 7
        #expect(
            scroll.recursiveDescription()
                == "<UIScrollView; frame = (0 0; 10 20); clipsToBounds = YES; contentOffset: {0, -7}; "
                + "contentSize: {10, 200}; adjustedContentInset: {7, 0, 0, 0}>")
    }
}
