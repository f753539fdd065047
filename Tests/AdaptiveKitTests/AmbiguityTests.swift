import Foundation
import Testing
import UIKit

@Suite("Ambiguity, and the constraints that affect a view")
struct AmbiguityTests {
    @Test("An ambiguous view is reported as such, and can be moved to an alternative frame and back")
    func exercise() {
        let root = makeRoot(300, 100)
        let view = constrained(in: root)
        let inner = constrained(in: view)
        inner.pin(to: view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout && !inner.hasAmbiguousLayout)
        #expect(view.leadingAnchor.hasAmbiguousLayout)
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        let moved = view.frame
        #expect(moved.minX != before.minX && moved.size == before.size && moved.minY == before.minY)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame.minX != moved.minX)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == before)
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 135, y: 0, width: 30, height: 10))
    }

    @Test("A guide can be ambiguous like a view")
    func guides() {
        let root = makeRoot(300, 100)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let top = guide.topAnchor.constraint(equalTo: root.topAnchor)
        let height = guide.heightAnchor.constraint(equalToConstant: 4)
        NSLayoutConstraint.activate([top, height])
        root.layoutIfNeeded()
        #expect(guide.hasAmbiguousLayout)
        #expect(guide.constraintsAffectingLayout(for: .vertical) == [top, height])
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        guide.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(!guide.hasAmbiguousLayout)
    }

    @Test("The constraints that affect a view are direct or indirect, and never idle")
    func affecting() {
        let root = makeRoot(300, 100)
        let (first, second) = (constrained(in: root), constrained(in: root))
        let leading = first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        let width = first.widthAnchor.constraint(equalToConstant: 50)
        let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
        let idle = second.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor)
        let trailing = second.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        let top = second.topAnchor.constraint(equalTo: root.topAnchor)
        let height = second.heightAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([leading, width, gap, idle, trailing, top, height])
        root.layoutIfNeeded()
        #expect(first.constraintsAffectingLayout(for: .horizontal) == [leading, width])
        #expect(Set(second.constraintsAffectingLayout(for: .horizontal)) == [leading, width, gap, trailing])
        #expect(second.constraintsAffectingLayout(for: .vertical) == [top, height])
        #expect(second.topAnchor.constraintsAffectingLayout == [top, height])
        leading.isActive = false
        width.isActive = false
        root.layoutIfNeeded()
        #expect(Set(second.constraintsAffectingLayout(for: .horizontal)).isSuperset(of: [trailing]))
    }
}
