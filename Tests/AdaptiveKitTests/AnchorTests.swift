import Diagnostics
import Foundation
import Testing
import UIKit

@Suite("Anchors")
struct AnchorTests {
    @Test("AL-1 distances between lines compare like lengths", arguments: [false, true])
    func distances(isRightToLeft: Bool) {
        let root = makeRoot(300, 100)
        if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
        let views = [20, 30, 40].map { width in
            let view = constrained(in: root)
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
            return view
        }
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        let near = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
        let far = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
        let double = far.constraint(equalTo: near, multiplier: 2)
        double.isActive = true
        root.layoutIfNeeded()
        let starts = views.map { isRightToLeft ? 300 - $0.frame.maxX : $0.frame.minX }
        #expect(starts == [0, 90, 260], "210 points are left: 70 before the middle one, 140 after it")
        #expect(double.description == "(UIView.leading - UIView.trailing) == 2 × (UIView.leading - UIView.trailing)")
        double.isActive = false
        near.constraint(equalToConstant: -5).isActive = true
        root.layoutIfNeeded()
        #expect(isRightToLeft ? views[1].frame.maxX == 285 : views[1].frame.minX == 15, "they may overlap")
    }

    @Test("AL-10 a distance may run between baselines, in another view than the constraint's other end")
    func baselines() {
        let root = makeRoot(300, 100)
        let box = constrained(in: root)
        box.pin(to: root, insets: NSDirectionalEdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
        let (first, second) = (SquareText(letters: 2), SquareText(letters: 2, em: 20))
        root.addSubview(first)
        box.addSubview(second)
        first.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        first.lastBaselineAnchor.anchorWithOffset(to: second.firstBaselineAnchor)
            .constraint(equalTo: root.heightAnchor, multiplier: 0.5).isActive = true
        root.layoutIfNeeded()
        // 8 + 50 in the root's coordinates, minus the box's origin and the height of the letters.
        #expect(second.frame.minY == 12)
    }

    @Test("A constraint keeps the anchors that it was created from")
    func ends() {
        let root = makeRoot(300, 100)
        let view = constrained(in: root)
        let constraint = view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor)
        #expect(constraint.firstAnchor.item === view)
        #expect(constraint.firstAnchor.name == "UIView.top")
        #expect(constraint.secondAnchor?.item === root.safeAreaLayoutGuide)
        #expect(view.widthAnchor.constraint(equalToConstant: 4).secondAnchor == nil)
    }

    @Test("Standard spacing between lines of text follows their fonts until a constant is set")
    func systemSpacing() {
        let root = makeRoot(300, 600)
        let labels = (0..<2).map { _ in
            let label = UILabel()
            label.text = "Agj"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            return label
        }
        labels[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let spacing = labels[1].firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1.5)
        spacing.isActive = true
        root.layoutIfNeeded()
        #expect(spacing.constant == 33)
        for label in labels { label.font = .systemFont(ofSize: 34) }
        root.layoutIfNeeded()
        #expect(spacing.constant == 61.5)
        #expect(labels[1].frame.minY - labels[0].frame.minY >= 61)
        spacing.constant = 70
        labels[0].font = .systemFont(ofSize: 17)
        #expect(spacing.constant == 70)
    }

    @Test("A constraint that makes no sense in the view that holds it is reported and ignored")
    func misplaced() {
        let environment = JobEnvironment()
        JobEnvironment.$running.withValue(environment) {
            let root = makeRoot(300, 600)
            let (first, second) = (constrained(in: root), constrained(in: root))
            first.addConstraint(
                NSLayoutConstraint(
                    item: first, attribute: .top, relatedBy: .equal, toItem: second, attribute: .bottom,
                    multiplier: 1, constant: 4))
            second.addConstraint(
                NSLayoutConstraint(
                    item: second, attribute: .leading, relatedBy: .equal, toItem: second, attribute: .left,
                    multiplier: 1, constant: 4))
            root.layoutIfNeeded()
            #expect(first.frame.minY == 0)
        }
        #expect(
            Set(environment.diagnostics.map(\.problem.code)) == ["unprepared-hierarchy", "incomparable-attributes"])
    }

    @Test("A constraint can be named by its identifier")
    func identifiers() {
        let width = UIView().widthAnchor.constraint(equalToConstant: 40)
        width.identifier = "badge width"
        #expect(width.description.hasPrefix("'badge width' "))
    }
}
