import Foundation
import Testing
import UIKit

@Suite("Constraints to a scroll view, at any scroll position")
struct ScrollLayoutTests {
    /// A scroll view 50 points below the top, with content 1,000 points high.
    private struct Form {
        let root = makeRoot(200, 400)
        let scroll = UIScrollView()
        let content: UIView

        init(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
            scroll.translatesAutoresizingMaskIntoConstraints = false
            scroll.contentInsetAdjustmentBehavior = behavior
            root.addSubview(scroll)
            scroll.pin(to: root, insets: NSDirectionalEdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0))
            content = constrained(in: scroll)
            content.pin(to: scroll.contentLayoutGuide)
            content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        }

        /// A view of 20 by 20 in the scroll view.
        func badge() -> UIView {
            let view = constrained(in: scroll)
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            return view
        }
    }

    @Test("AL-16 what is held to the frame, to its centre or to what is outside stays there while the content scrolls")
    func floating() {
        let form = Form(.never)
        let (framed, centred, outer) = (form.badge(), form.badge(), form.badge())
        NSLayoutConstraint.activate([
            framed.topAnchor.constraint(equalTo: form.scroll.frameLayoutGuide.topAnchor, constant: 10),
            centred.centerYAnchor.constraint(equalTo: form.scroll.centerYAnchor),
            outer.topAnchor.constraint(equalTo: form.root.topAnchor),
        ])
        for offset in [0, 100, 33] as [CGFloat] {
            form.scroll.contentOffset.y = offset
            form.root.layoutIfNeeded()
            #expect(form.content.frame == CGRect(x: 0, y: 0, width: 200, height: 1000))
            #expect(framed.frame.minY == 10 + offset)
            #expect(centred.frame.midY == 175 + offset)
            #expect(outer.frame.minY == -50 + offset)
        }
        #expect(form.scroll.contentSize == CGSize(width: 200, height: 1000))
    }

    @Test("AL-11 a view with a frame keeps it at any scroll position, also if it has constraints inside")
    func framed() {
        let form = Form(.never)
        let page = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        page.autoresizingMask = []
        form.scroll.addSubview(page)
        let inner = constrained(in: page)
        inner.pin(to: page, insets: NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
        for offset in [0, 100, 33] as [CGFloat] {
            form.scroll.contentOffset.y = offset
            form.root.layoutIfNeeded()
            #expect(page.frame == CGRect(x: 30, y: 40, width: 100, height: 100))
            #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
        }
    }

    @Test("AL-16 content that an inset moves down keeps its own coordinates")
    func adjustedInset() {
        let form = Form(.always)
        form.root.setRootSafeAreaInsets(UIEdgeInsets(top: 94, bottom: 34))
        let (framed, safe) = (form.badge(), form.badge())
        framed.topAnchor.constraint(equalTo: form.scroll.frameLayoutGuide.topAnchor).isActive = true
        safe.topAnchor.constraint(equalTo: form.root.safeAreaLayoutGuide.topAnchor).isActive = true
        form.root.layoutIfNeeded()
        #expect(form.scroll.contentOffset.y == -44)
        #expect(form.content.frame.minY == 0)
        #expect(framed.frame.minY == -44)
        #expect(safe.frame.minY == 0)
    }

    @Test(
        "AL-7 a scroll view takes over the safe area along the axes that it scrolls; what is in it has the rest",
        arguments: [
            (CGSize(width: 844, height: 390), false, false), (CGSize(width: 844, height: 391), false, true),
            (CGSize(width: 845, height: 390), true, false), (CGSize(width: 845, height: 391), true, true),
        ])
    func axes(contentSize: CGSize, scrollsAcross: Bool, scrollsDown: Bool) {
        let root = makeRoot(844, 390)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 20, left: 47, bottom: 21, right: 48))
        let scroll = UIScrollView(frame: root.bounds)
        let inner = UIView(frame: root.bounds)
        root.addSubview(scroll)
        scroll.addSubview(inner)
        scroll.contentSize = contentSize
        root.layoutIfNeeded()
        func insets(_ across: Bool, _ down: Bool) -> UIEdgeInsets {
            UIEdgeInsets(top: down ? 20 : 0, left: across ? 47 : 0, bottom: down ? 21 : 0, right: across ? 48 : 0)
        }
        #expect(scroll.adjustedContentInset == insets(scrollsAcross, scrollsDown))
        #expect(inner.safeAreaInsets == insets(!scrollsAcross, !scrollsDown))
        #expect(scroll.contentOffset == CGPoint(x: scrollsAcross ? -47 : 0, y: scrollsDown ? -20 : 0))
    }

    @Test("AL-7 content at rest stays at rest when what covers it changes, and elsewhere stays where it is")
    func resting() {
        let root = makeRoot(200, 100)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0))
        let scroll = UIScrollView(frame: root.bounds)
        root.addSubview(scroll)
        scroll.contentSize = CGSize(width: 1000, height: 1000)
        root.layoutIfNeeded()
        #expect(scroll.contentOffset == CGPoint(x: -10, y: -20))
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 30, left: 44, bottom: 0, right: 0))
        root.layoutIfNeeded()
        #expect(scroll.contentOffset == CGPoint(x: -44, y: -30))
        scroll.contentOffset = CGPoint(x: 5, y: -30)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
        root.layoutIfNeeded()
        #expect(scroll.contentOffset == CGPoint(x: 5, y: 0))
    }
}
