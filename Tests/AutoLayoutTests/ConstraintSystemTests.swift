import AutoLayout
import Foundation
import Geometry
import Testing

/// A root of 320 × 480 and its children, by short names.
struct Scene {
    var system = ConstraintSystem()
    private var nextConstraint = 1

    init(width: CGFloat = 320, height: CGFloat = 480, children: Int, root: LayoutItem = LayoutItem(ItemID(0))) {
        system.add(root)
        system.setFrame(CGRect(x: 0, y: 0, width: width, height: height), of: ItemID(0))
        for child in 0..<children { system.add(LayoutItem(ItemID(child + 1), parent: ItemID(0))) }
    }

    @discardableResult
    mutating func hold(
        _ item: Int, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, _ other: Int? = nil,
        _ otherAttribute: LayoutAttribute? = nil, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
        at priority: Double = 1000
    ) -> ConstraintID {
        let id = ConstraintID(nextConstraint)
        nextConstraint += 1
        system.add(
            LayoutConstraint(
                id: id, .init(ItemID(item), attribute), relation,
                other.map { .init(ItemID($0), otherAttribute ?? attribute) }, multiplier: multiplier,
                constant: constant, priority: priority))
        return id
    }

    mutating func frame(_ item: Int) -> CGRect { system.solve().frame(of: ItemID(item)) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.origin.x - b.origin.x) < 1e-6 && abs(a.origin.y - b.origin.y) < 1e-6
        && abs(a.size.width - b.size.width) < 1e-6 && abs(a.size.height - b.size.height) < 1e-6
}

struct ConstraintSystemTests {
    @Test("AL-1 A view is held by constants, multiples and its superview's edges")
    func edges() {
        var scene = Scene(children: 1)
        scene.hold(1, .leading, .equal, 0, plus: 20)
        scene.hold(1, .trailing, .equal, 0, plus: -20)
        scene.hold(1, .top, .equal, 0, .centerY, plus: 4)
        scene.hold(1, .height, .equal, 1, .width, times: 0.25, plus: 1)
        #expect(isClose(scene.frame(1), rect(20, 244, 280, 71)))
    }

    @Test("AL-1 A multiple of a place is counted in the superview's coordinates")
    func multiplesOfPlaces() {
        var scene = Scene(children: 2)
        scene.hold(1, .centerX, .equal, 0, times: 0.5)
        scene.hold(1, .top, .equal, 0, .bottom, times: 0.25)
        scene.hold(2, .leading, .equal, 1, times: 2, plus: 3)
        scene.hold(1, .width, plus: 40)
        #expect(isClose(scene.frame(1), rect(60, 120, 40, 0)))
        #expect(isClose(scene.frame(2), rect(123, 0, 0, 0)))
    }

    @Test("Undetermined values are 0, lengths before positions")
    func undecided() {
        var scene = Scene(children: 2)
        scene.hold(2, .centerX, .equal, 0)
        #expect(isClose(scene.frame(1), rect(0, 0, 0, 0)))
        #expect(isClose(scene.frame(2), rect(160, 0, 0, 0)))
    }

    @Test("Lengths are never negative")
    func lengths() {
        var scene = Scene(children: 1)
        scene.hold(1, .leading, .equal, 0, plus: 200)
        let trailing = scene.hold(1, .trailing, .equal, 0, plus: -200)
        let solution = scene.system.solve()
        #expect(solution.conflicts.map(\.broken) == [trailing])
        #expect(solution.frame(of: ItemID(1)).size.width == 0)
    }

    @Test("AL-2 Leading, trailing and their constants follow the direction; left and right do not")
    func rightToLeft() {
        var scene = Scene(children: 0)
        scene.system.add(LayoutItem(ItemID(0), isRightToLeft: true, margins: UIEdgeInsets(left: 5, right: 7)))
        for child in 1...3 { scene.system.add(LayoutItem(ItemID(child), parent: ItemID(0), isRightToLeft: true)) }
        for child in 1...3 { scene.hold(child, .width, plus: 50) }
        scene.hold(1, .leading, .equal, 0, plus: 10)
        scene.hold(2, .left, .equal, 0, plus: 10)
        scene.hold(3, .leading, .greaterThanOrEqual, 0, .leadingMargin, plus: 8)
        scene.hold(3, .leading, .equal, 0, at: 10)
        #expect(isClose(scene.frame(1), rect(260, 0, 50, 0)))
        #expect(isClose(scene.frame(2), rect(10, 0, 50, 0)))
        #expect(isClose(scene.frame(3), rect(255, 0, 50, 0)))
    }

    @Test("AL-2 Leading against left is a problem, and the rest is laid out")
    func mixedDirections() {
        var scene = Scene(children: 1)
        let mixed = scene.hold(1, .leading, .equal, 0, .left, plus: 10)
        let odd = scene.hold(1, .width, .equal, 0, .left)
        let absent = scene.hold(1, .width, .equal, 9)
        scene.hold(1, .width, plus: 30)
        let solution = scene.system.solve()
        #expect(
            solution.problems == [.mixedDirections(mixed), .mixedKinds(odd), .unknownItem(absent, ItemID(9))])
        #expect(isClose(solution.frame(of: ItemID(1)), rect(0, 0, 30, 0)))
    }

    @Test("AL-3 A content's size yields to higher priorities on the side that they push")
    func intrinsicSize() {
        var scene = Scene(children: 2)
        scene.hold(1, .leading, .equal, 0)
        scene.hold(2, .leading, .equal, 1, .trailing, plus: 8)
        scene.hold(2, .trailing, .equal, 0)
        scene.system.setIntrinsicSize(IntrinsicSize(width: 100, height: 20), for: ItemID(1))
        scene.system.setIntrinsicSize(
            IntrinsicSize(width: 100, height: 30, horizontalHugging: 251), for: ItemID(2))
        #expect(isClose(scene.frame(1), rect(0, 0, 212, 20)))
        #expect(isClose(scene.frame(2), rect(220, 0, 100, 30)))
        scene.system.setFrame(rect(0, 0, 158, 480), of: ItemID(0))
        scene.system.setIntrinsicSize(
            IntrinsicSize(width: 100, height: 30, horizontalCompressionResistance: 749), for: ItemID(2))
        #expect(isClose(scene.frame(1), rect(0, 0, 100, 20)))
        #expect(isClose(scene.frame(2), rect(108, 0, 50, 30)))
    }

    @Test("AL-4 A higher priority outweighs any number of lower ones")
    func priorities() {
        var scene = Scene(children: 1)
        scene.hold(1, .width, plus: 100, at: 500.5)
        for _ in 0..<50 { scene.hold(1, .width, plus: 10, at: 500) }
        #expect(scene.frame(1).size.width == 100)
    }

    @Test("AL-5 What is short of required gives way in silence", arguments: [1, 750, 999, 999.9])
    func shortOfRequired(priority: Double) {
        var scene = Scene(children: 1)
        scene.hold(1, .width, plus: 80)
        scene.hold(1, .width, plus: 50, at: priority)
        scene.hold(1, .height, plus: 30, at: priority)
        let solution = scene.system.solve()
        #expect(solution.conflicts.isEmpty)
        #expect(isClose(solution.frame(of: ItemID(1)), rect(0, 0, 80, 30)))
    }

    @Test("AL-5 The latest of a smallest conflicting set gives way", arguments: [false, true])
    func conflicts(isReversed: Bool) {
        var constraints = [
            LayoutConstraint(id: ConstraintID(3), .init(ItemID(1), .leading), .equal, .init(ItemID(0), .leading)),
            LayoutConstraint(id: ConstraintID(5), .init(ItemID(1), .trailing), .equal, .init(ItemID(0), .trailing)),
            LayoutConstraint(id: ConstraintID(7), .init(ItemID(1), .width), .equal, constant: 400),
            LayoutConstraint(id: ConstraintID(9), .init(ItemID(1), .height), .greaterThanOrEqual, constant: 10),
        ]
        if isReversed { constraints.reverse() }
        var scene = Scene(children: 1)
        for constraint in constraints {
            scene.system.add(constraint)
            _ = scene.system.solve()
        }
        let solution = scene.system.solve()
        #expect(
            solution.conflicts == [
                LayoutConflict(constraints: [3, 5, 7].map(ConstraintID.init), broken: ConstraintID(7))
            ])
        #expect(isClose(solution.frame(of: ItemID(1)), rect(0, 0, 320, 10)))
        // It takes effect again when the superview has enough space.
        scene.system.setFrame(rect(0, 0, 400, 480), of: ItemID(0))
        #expect(scene.system.solve().conflicts == [])
        #expect(scene.frame(1).size.width == 400)
    }

    @Test("AL-5 What gives way comes as near as the others let it, whatever else is wished for")
    func brokenConstraintsPull() {
        var scene = Scene(height: 100, children: 2)
        scene.hold(1, .top, .equal, 0)
        scene.hold(2, .top, .equal, 1, .bottom, plus: 8)
        scene.hold(2, .bottom, .equal, 0)
        scene.system.setIntrinsicSize(IntrinsicSize(height: 20, verticalHugging: 999), for: ItemID(2))
        let tooHigh = scene.hold(1, .height, plus: 110)
        #expect(scene.system.solve().conflicts.map(\.broken) == [tooHigh])
        #expect(scene.frame(1).size.height == 92)
        #expect(scene.frame(2).size.height == 0)
        scene.system.remove(tooHigh)
        #expect(scene.system.solve().conflicts == [])
        #expect(scene.frame(2).size.height == 20)
    }

    @Test("AL-6 Margins, centres within them, and baselines")
    func marginsAndBaselines() {
        let root = LayoutItem(ItemID(0), margins: UIEdgeInsets(top: 10, left: 16, bottom: 30, right: 24))
        var scene = Scene(children: 0, root: root)
        scene.system.add(LayoutItem(ItemID(1), parent: ItemID(0), firstBaseline: 15, lastBaseline: 4))
        scene.system.add(LayoutItem(ItemID(2), parent: ItemID(0)))
        scene.system.add(LayoutItem(ItemID(3), parent: ItemID(0)))
        scene.hold(1, .leading, .equal, 0, .leadingMargin)
        scene.hold(1, .trailing, .equal, 0, .trailingMargin)
        scene.hold(1, .top, .equal, 0, .topMargin)
        scene.hold(1, .bottom, .equal, 0, .bottomMargin)
        scene.hold(2, .firstBaseline, .equal, 1)
        scene.hold(2, .lastBaseline, .equal, 1)
        scene.hold(3, .centerX, .equal, 0, .centerXWithinMargins)
        scene.hold(3, .centerY, .equal, 0, .centerYWithinMargins)
        #expect(isClose(scene.frame(1), rect(16, 10, 280, 440)))
        #expect(isClose(scene.frame(2), rect(0, 25, 0, 421)))
        #expect(isClose(scene.frame(3), rect(156, 230, 0, 0)))
    }

    @Test("Constraints apply to alignment rectangles, beyond which frames may extend")
    func alignmentRectangles() {
        var scene = Scene(children: 0)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scene.system.add(LayoutItem(ItemID(1), parent: ItemID(0), alignmentInsets: insets))
        scene.system.add(LayoutItem(ItemID(2), parent: ItemID(1)))
        for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
            scene.hold(1, attribute, .equal, 0)
            scene.hold(2, attribute, .equal, 1)
        }
        #expect(isClose(scene.frame(1), rect(-2, -1, 326, 484)))
        #expect(isClose(scene.frame(2), rect(2, 1, 320, 480)))
    }

    @Test("Items far apart in the tree are compared in common coordinates")
    func farApart() {
        var scene = Scene(children: 2)
        for (child, parent) in [(3, 1), (4, 3), (5, 2)] {
            scene.system.add(LayoutItem(ItemID(child), parent: ItemID(parent)))
        }
        scene.hold(1, .left, .equal, 0, plus: 10)
        scene.hold(2, .left, .equal, 0, plus: 100)
        scene.hold(3, .left, .equal, 1, plus: 20)
        scene.hold(4, .left, .equal, 3, plus: 30)
        scene.hold(5, .left, .equal, 4, plus: 1)
        scene.hold(5, .right, .equal, 0, plus: -5)
        #expect(isClose(scene.frame(5), rect(-39, 0, 254, 0)))
    }

    @Test("Unusable numbers are reported and ignored")
    func unusableNumbers() {
        var scene = Scene(children: 2)
        let bad = [CGFloat.nan, .infinity, 1e9].map { scene.hold(1, .width, plus: $0) }
        let multiple = scene.hold(1, .width, .equal, 0, times: .nan)
        let priority = scene.hold(1, .width, plus: 1, at: .nan)
        scene.hold(1, .height, plus: 12)
        scene.system.setIntrinsicSize(IntrinsicSize(width: .nan), for: ItemID(2))
        let solution = scene.system.solve()
        #expect(
            solution.problems == (bad + [multiple, priority]).map { .unusableNumber($0) }
                + [.unusableLength(ItemID(2))])
        #expect(isClose(solution.frame(of: ItemID(1)), rect(0, 0, 0, 12)))
    }

    @Test("Cyclic parents are reported, and the cycle is broken")
    func cyclicParents() {
        var scene = Scene(children: 0)
        scene.system.add(LayoutItem(ItemID(1), parent: ItemID(2)))
        scene.system.add(LayoutItem(ItemID(2), parent: ItemID(1)))
        scene.hold(1, .left, .equal, 2, plus: 4)
        let solution = scene.system.solve()
        #expect(solution.problems.contains(.cyclicParents(ItemID(1))))
    }

    @Test("A resize gives the same frames as a new system", arguments: [200.0, 320, 768, 50, 1024])
    func resize(width: Double) {
        func build(_ width: CGFloat) -> Scene {
            var scene = Scene(width: width, children: 3)
            scene.hold(1, .leading, .equal, 0, plus: 20)
            scene.hold(1, .width, .lessThanOrEqual, plus: 300)
            scene.hold(1, .trailing, .equal, 0, plus: -20, at: 750)
            scene.hold(2, .leading, .greaterThanOrEqual, 1, .trailing, plus: 8)
            scene.hold(2, .trailing, .equal, 0, at: 900)
            scene.hold(2, .width, .equal, 0, times: 0.5, at: 300)
            scene.hold(3, .centerX, .equal, 2)
            scene.hold(3, .width, .lessThanOrEqual, 2)
            scene.system.setIntrinsicSize(IntrinsicSize(width: 180, height: 20), for: ItemID(3))
            return scene
        }
        var resized = build(500)
        _ = resized.system.solve()
        resized.system.setFrame(rect(0, 0, width, 480), of: ItemID(0))
        var anew = build(width)
        for item in 0...3 { #expect(isClose(resized.frame(item), anew.frame(item))) }
        #expect(resized.system.solve().conflicts == anew.system.solve().conflicts)
    }

    @Test("A constraint on a missing item takes effect once the item is added, also after its removal")
    func itemsThatCome() {
        var scene = Scene(children: 1)
        scene.hold(1, .leading, .equal, 0, plus: 20)
        let early = scene.hold(2, .leading, .equal, 1, .trailing, plus: 8)
        #expect(scene.system.solve().problems == [.unknownItem(early, ItemID(2))])
        for _ in 0..<2 {
            scene.system.add(LayoutItem(ItemID(2), parent: ItemID(0)))
            let solution = scene.system.solve()
            #expect(solution.problems.isEmpty)
            #expect(isClose(solution.frame(of: ItemID(2)), rect(28, 0, 0, 0)))
            scene.system.remove(ItemID(2))
            #expect(scene.system.solve().problems == [.unknownItem(early, ItemID(2))])
        }
    }

    @Test("Ambiguity is proven by two different layouts")
    func ambiguity() throws {
        var scene = Scene(children: 2)
        scene.hold(1, .leading, .equal, 0)
        scene.hold(2, .leading, .equal, 1, .trailing)
        scene.hold(2, .trailing, .equal, 0)
        for child in 1...2 { for edge in [LayoutAttribute.top, .bottom] { scene.hold(child, edge, .equal, 0) } }
        let found = scene.system.ambiguities().found
        #expect(found.map(\.item) == [ItemID(1), ItemID(2)])
        #expect(found.allSatisfy { $0.axis == .horizontal })
        let proof = try #require(found.first?.proof)
        #expect(proof.0 != proof.1)
        let both = scene.system.alternatives(for: ItemID(1))
        let alternatives = try #require(both)
        #expect(alternatives.0.frame(of: ItemID(1)) == proof.0 && alternatives.1.frame(of: ItemID(1)) == proof.1)
        let cut = scene.system.ambiguities(effort: 1)
        #expect(cut.found.count <= 1 && cut.found.count + cut.unexaminedCount == 2)
        scene.hold(1, .width, .equal, 2)
        #expect(scene.system.ambiguities().found.isEmpty)
        let none = scene.system.alternatives(for: ItemID(1))
        #expect(none == nil)
        #expect(scene.frame(1).size.width == 160)
    }

    @Test("The search for ambiguity does not begin with more items than its memory is for, and counts them")
    func ambiguityOfManyItems() {
        var scene = Scene(children: ConstraintSystem.mostItemsOfAmbiguity + 1)
        let search = scene.system.ambiguities()
        #expect(search.found.isEmpty)
        #expect(search.unexaminedCount > 2 * ConstraintSystem.mostItemsOfAmbiguity)
        #expect(scene.system.solve().problems.isEmpty)
    }
}
