import Testing
import UIKit

@Suite("The keyboard layout guide while the keyboard is hidden")
struct KeyboardGuideTests {
    @Test("The guide extends up to the safe area, or has no height if it ignores the safe area")
    func place() {
        let root = makeRoot(300, 600)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 44, bottom: 34))
        let guide = root.keyboardLayoutGuide
        let field = constrained(in: root)
        field.heightAnchor.constraint(equalToConstant: 40).isActive = true
        field.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(field.frame.maxY == 566)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 566, width: 300, height: 34))
        guide.usesBottomSafeArea = false
        root.layoutIfNeeded()
        #expect(field.frame.maxY == 600)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 600, width: 300, height: 0))
    }

    @Test("Constraints for edges are active only if the guide tracks the keyboard: a docked one is near the bottom")
    func tracking() {
        let root = makeRoot(300, 100)
        let view = constrained(in: root)
        let guide = root.keyboardLayoutGuide
        let near = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let away = view.topAnchor.constraint(equalTo: root.topAnchor)
        let beside = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenAwayFrom: .top)
        guide.setConstraints([beside], activeWhenNearEdge: .leading)
        #expect([near, away, beside].map(\.isActive) == [false, false, false])
        guide.followsUndockedKeyboard = true
        #expect([near, away, beside].map(\.isActive) == [true, true, false])
        #expect(guide.constraints(activeWhenAwayFrom: .top) == [away])
        guide.setConstraints([], activeWhenAwayFrom: .top)
        #expect(!away.isActive)
        guide.removeAllTrackedConstraints()
        #expect(!near.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    }
}
