import AutoLayout
import Diagnostics
import Testing
import UIKit

@Suite("Constraint objects")
struct ConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let left = UIView()
    private let right = UIView()
    private let inner = UIView()

    init() {
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(inner)
    }

    @Test func theNearestViewAboveBothHoldsAConstraint() {
        let across = inner.topAnchor.constraint(equalTo: right.topAnchor)
        let toParent = inner.topAnchor.constraint(equalTo: left.topAnchor)
        let alone = inner.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([across, toParent, alone])
        #expect(root.constraints == [across])
        #expect(left.constraints == [toParent])
        #expect(inner.constraints == [alone])
        NSLayoutConstraint.deactivate([across, toParent])
        #expect(root.constraints.isEmpty)
        #expect(!across.isActive)
    }

    @Test func guidesCountForTheirViews() {
        let guide = UILayoutGuide()
        inner.addLayoutGuide(guide)
        let constraint = guide.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor)
        constraint.isActive = true
        #expect(root.constraints == [constraint])
        #expect(constraint.firstItem === guide)
        #expect(constraint.secondItem === root.safeAreaLayoutGuide)
    }

    @Test("A view that a single inequality places is at its bound")
    func inequalityBounds() {
        left.translatesAutoresizingMaskIntoConstraints = false
        func frame(_ constraint: NSLayoutConstraint) -> CGRect {
            constraint.isActive = true
            defer { constraint.isActive = false }
            root.layoutIfNeeded()
            return left.frame
        }
        #expect(frame(left.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23)).minY == 23)
        #expect(frame(left.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 23)).minY == 23)
        let right = root.rightAnchor.constraint(greaterThanOrEqualTo: left.rightAnchor, constant: 23)
        #expect(frame(right) == CGRect(x: 77, y: 0, width: 0, height: 0))
        let bottom = left.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -23)
        bottom.priority = .defaultLow
        #expect(frame(bottom) == CGRect(x: 0, y: 77, width: 0, height: 0))
        #expect(frame(left.centerXAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor)).midX == 50)
    }

    @Test("Of two bounds, the one added first applies, and tighter ones take precedence")
    func twoBounds() {
        left.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            left.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10),
            left.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 50),
            left.widthAnchor.constraint(equalToConstant: 30),
            left.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
            left.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        ])
        root.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 35, y: 10, width: 30, height: 0))
        #expect(root.hasAmbiguousLayout == false)
        #expect(left.hasAmbiguousLayout)
    }

    @Test func aConstraintIsMadeWithoutItemsAndSubclassed() {
        final class Named: NSLayoutConstraint {
            var name = "none"
        }
        let empty = NSLayoutConstraint()
        empty.constant = 5
        empty.isActive = true
        #expect(!empty.isActive)
        let named = Named(
            item: left, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 40)
        named.isActive = true
        left.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        #expect(left.bounds.width == 40)
        #expect(named.name == "none")
        #expect(Named().firstItem == nil)
    }

    @Test("What cannot be compared is held, reported and without effect")
    func leftEqualsTop() {
        inJob {
            let job = JobEnvironment.current
            left.translatesAutoresizingMaskIntoConstraints = false
            let crossed = NSLayoutConstraint(
                item: left, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1,
                constant: 8)
            crossed.isActive = true
            #expect(crossed.isActive)
            root.layoutIfNeeded()
            #expect(left.frame.minX == 0)
            #expect(job.diagnostics.map(\.problem.code) == ["incomparable-attributes"])
        }
    }

    @Test("AL-12 frames in nested views are whole pixels without rounding errors")
    func wholePixels() {
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let outer = constrained(in: window)
        let inside = constrained(in: outer)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 43 + 1.0 / 3),
            inside.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 100),
            inside.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 1.0 / 3),
        ])
        window.layoutIfNeeded()
        #expect(inside.frame.minX == 100)
        #expect(inside.frame.width == (inside.frame.width * 3).rounded() / 3)
    }

    private func constrained(in parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    @Test("AL-1 anchors make the constraint that they say")
    func anchors() {
        let c = inner.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: -3)
        #expect(c.firstAttribute == .width)
        #expect(c.relation == .greaterThanOrEqual)
        #expect(c.secondItem === root)
        #expect(c.multiplier == 0.5)
        #expect(c.constant == -3)
        #expect(c.priority == .required)
        let spaced = right.leadingAnchor.constraint(equalToSystemSpacingAfter: left.trailingAnchor, multiplier: 2)
        #expect(spaced.constant == 16)
    }

    /// Code, attributes of the first and the second end.
    static let incomparable: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
        (.leading, .left), (.rightMargin, .trailing), (.width, .left), (.top, .leading), (.centerX, .centerY),
        (.height, .lastBaseline),
    ]

    @Test("AL-2 what cannot be compared is reported before it is activated", arguments: Self.incomparable)
    func mixes(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
        let constraint = NSLayoutConstraint(
            item: inner, attribute: first, relatedBy: .equal, toItem: left, attribute: second, multiplier: 1,
            constant: 0)
        #expect(constraint.activationProblem?.code == "incomparable-attributes")
    }

    static let comparable: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
        (.leading, .trailingMargin), (.left, .centerX), (.centerX, .leading), (.width, .height), (.top, .lastBaseline),
        (.centerYWithinMargins, .bottomMargin),
    ]

    @Test("AL-2 the rest is not", arguments: Self.comparable)
    func fits(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
        let constraint = NSLayoutConstraint(
            item: inner, attribute: first, relatedBy: .equal, toItem: left, attribute: second, multiplier: 1,
            constant: 0)
        #expect(constraint.activationProblem == nil)
    }

    @Test func otherMistakesAreReportedToo() {
        func problem(
            _ item: Any, _ attribute: NSLayoutConstraint.Attribute = .width, to other: Any? = nil,
            multiplier: CGFloat = 1, constant: CGFloat = 0
        ) -> String? {
            NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
                multiplier: multiplier, constant: constant
            ).activationProblem?.code
        }
        #expect(problem("a word") == "missing-constraint-item")
        #expect(problem(inner, to: UIView()) == "unrelated-constraint-items")
        #expect(problem(inner, .top) == "incomparable-attributes")
        #expect(problem(inner, constant: .nan) == "unusable-constraint-number")
        #expect(problem(inner, .top, to: left, multiplier: 0) == "unusable-constraint-number")
        #expect(problem(inner, .width, to: left, multiplier: 0) == nil, "a length may be a constant")
        #expect(problem(inner, to: left, multiplier: .infinity) == "unusable-constraint-number")
    }

    @Test func aConstraintDoesNotKeepItsViewsAlive() {
        var view: UIView? = UIView()
        let constraint = view?.widthAnchor.constraint(equalToConstant: 4)
        view = nil
        #expect(constraint?.firstItem == nil)
        #expect(constraint?.activationProblem?.code == "missing-constraint-item")
    }

    @Test func descriptionsReadAsEquations() {
        left.origin = ElementOrigin(id: "L")
        let c = NSLayoutConstraint(
            item: left, attribute: .width, relatedBy: .lessThanOrEqual, toItem: root, attribute: .width,
            multiplier: 0.5, constant: -8)
        c.priority = .defaultHigh
        #expect(c.description == "UIView \"L\".width <= 0.5 × UIView.width - 8 @750")
        #expect(left.heightAnchor.constraint(equalToConstant: 44).description == "UIView \"L\".height == 44")
    }

    @Test("AL-14 a visual format makes constraints between the views it names")
    func visualFormats() throws {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-pad-[a(==b)]-[b]-(>=5@750)-|", metrics: ["pad": 12],
            views: ["a": left, "b": right])
        #expect(
            made.map(\.description) == [
                "UIView.leading == UIView.leading + 12", "UIView.width == UIView.width",
                "UIView.leading == UIView.trailing + 8", "UIView.trailing >= UIView.trailing + 5 @750",
            ])
        #expect(made[0].firstItem === left)
        #expect(made[0].secondItem === root)
        #expect(made.allSatisfy { !$0.isActive })
    }

    @Test("AL-14 the standard gap from baseline to baseline is a line of the larger text")
    func lines() throws {
        let (small, large) = (UILabel(), UILabel())
        large.font = .systemFont(ofSize: 34)
        let constraints = try NSLayoutConstraint.parsing(
            withVisualFormat: "V:[small]-[large]-[plain]", options: .spacingBaselineToBaseline, metrics: nil,
            views: ["small": small, "large": large, "plain": UIView()])
        #expect(constraints.map(\.constant) == [41, 41])
        #expect(constraints[0].firstAttribute == .firstBaseline && constraints[0].secondAttribute == .lastBaseline)
    }

    @Test("AL-14 a mistake in a format has its column")
    func visualFormatProblems() {
        #expect(throws: VisualFormatProblem.self) {
            try NSLayoutConstraint.parsing(withVisualFormat: "[a]-[c]", metrics: nil, views: ["a": left])
        }
        do throws(VisualFormatProblem) {
            _ = try NSLayoutConstraint.parsing(withVisualFormat: "[a]-[c]", metrics: nil, views: ["a": left])
        } catch {
            #expect(error.column == 6)
        }
    }

    @Test("AL-12 a length between edges on pixels is a whole number of pixels, without an error in the last bit")
    func lengthsOnPixels() {
        let screen = ScreenFacts(size: CGSize(width: 390, height: 844), scale: 3)
        JobEnvironment.$running.withValue(JobEnvironment(screen: screen)) {
            let window = UIWindow()
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            for tenth in 1...9 {
                let top = NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .equal, toItem: window, attribute: .bottom,
                    multiplier: CGFloat(tenth) / 10, constant: 0)
                let height = view.heightAnchor.constraint(equalToConstant: 100)
                NSLayoutConstraint.activate([top, height])
                window.layoutIfNeeded()
                #expect(view.frame.height == 100, "\(tenth) tenths")
                NSLayoutConstraint.deactivate([top, height])
            }
        }
    }
}
