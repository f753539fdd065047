import Foundation
import Geometry
import RandomNumbers
import Testing

@testable import AutoLayout

/// Random trees with random constraints: the layout depends on the contents, not on the order of changes.
struct ConstraintSystemPropertyTests {
    private struct Parts {
        var items: [LayoutItem] = []
        var sizes: [(ItemID, IntrinsicSize)] = []
        var constraints: [LayoutConstraint] = []

        init(using random: inout SeededGenerator) {
            let count = Int.random(in: 2...7, using: &random)
            for index in 0..<count {
                let parent = index == 0 ? nil : ItemID(Int.random(in: 0..<index, using: &random))
                items.append(
                    LayoutItem(
                        ItemID(index), parent: parent, isRightToLeft: Int.random(in: 0..<4, using: &random) == 0,
                        margins: UIEdgeInsets(top: 1, left: 8, bottom: 3, right: 16),
                        alignmentInsets: UIEdgeInsets(left: Bool.random(using: &random) ? 0 : 2)))
                guard index > 0, Bool.random(using: &random) else { continue }
                sizes.append((ItemID(index), IntrinsicSize(width: 40, height: CGFloat(10 + index))))
            }
            let attributes = LayoutAttribute.allCases
            for id in 0..<Int.random(in: 3...14, using: &random) {
                let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
                let first = attributes[Int.random(in: 0..<attributes.count, using: &random)]
                let hasSecond = Int.random(in: 0..<3, using: &random) > 0
                constraints.append(
                    LayoutConstraint(
                        id: ConstraintID(id), .init(ItemID(Int.random(in: 1..<count, using: &random)), first),
                        relations[Int.random(in: 0..<4, using: &random)],
                        hasSecond ? .init(ItemID(Int.random(in: 0..<count, using: &random)), first) : nil,
                        multiplier: Int.random(in: 0..<5, using: &random) == 0 ? 0.5 : 1,
                        constant: CGFloat(Int.random(in: -30...60, using: &random)),
                        priority: [1000, 1000, 750, 250][Int.random(in: 0..<4, using: &random)]))
            }
        }

        func system(width: CGFloat, using random: inout SeededGenerator) -> ConstraintSystem {
            var system = ConstraintSystem()
            for item in items.shuffled(using: &random) { system.add(item) }
            system.setFrame(rect(0, 0, width, 480), of: ItemID(0))
            for (item, size) in sizes.shuffled(using: &random) { system.setIntrinsicSize(size, for: item) }
            for constraint in constraints.shuffled(using: &random) {
                system.add(constraint)
                if Int.random(in: 0..<4, using: &random) == 0 { _ = system.solve() }
            }
            return system
        }

        func agree(_ a: LayoutSolution, _ b: LayoutSolution) -> Bool {
            a.conflicts == b.conflicts && a.problems == b.problems
                && items.allSatisfy { isClose(a.frame(of: $0.id), b.frame(of: $0.id)) }
        }
    }

    @Test("The order in which constraints are added does not matter", arguments: 0..<150)
    func order(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let parts = Parts(using: &random)
        var one = parts.system(width: 320, using: &random)
        var other = parts.system(width: 320, using: &random)
        let (a, b) = (one.solve(), other.solve())
        #expect(parts.agree(a, b), "\(one)\n\(a)\n\(b)")
    }

    @Test(
        "Bounding lengths only when one would be negative gives the same result as bounding them from the start",
        arguments: 600..<900)
    func laterBounds(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let parts = Parts(using: &random)
        var late = ConstraintSystem()
        late.manyItems = 0
        for item in parts.items { late.add(item) }
        for (item, size) in parts.sizes { late.setIntrinsicSize(size, for: item) }
        for constraint in parts.constraints { late.add(constraint) }
        for width in [320, 40, 0, 1_000] as [CGFloat] {
            late.setFrame(rect(0, 0, width, 480), of: ItemID(0))
            var early = parts.system(width: width, using: &random)
            #expect(parts.agree(late.solve(), early.solve()), "at \(width)")
        }
        var early = parts.system(width: 1_000, using: &random)
        let open = [late.ambiguities(), early.ambiguities()].map { $0.found.map { "\($0.item.rawValue) \($0.axis)" } }
        #expect(open[0] == open[1])
    }

    @Test("Adding and removing constraints restores the same frames", arguments: 200..<300)
    func addThenRemove(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let parts = Parts(using: &random)
        var system = parts.system(width: 320, using: &random)
        let before = system.solve()
        let removed = parts.constraints[Int.random(in: 0..<parts.constraints.count, using: &random)]
        system.remove(removed.id)
        _ = system.solve()
        system.add(
            LayoutConstraint(
                id: ConstraintID(99), .init(ItemID(1), .width), .equal, constant: 77, priority: 900))
        _ = system.solve()
        system.remove(ConstraintID(99))
        system.add(removed)
        let after = system.solve()
        #expect(parts.agree(before, after), "\(system)\n\(before)\n\(after)")
    }

    @Test("A resize, a changed constant and a changed size give the same frames as a new system", arguments: 400..<500)
    func changes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var parts = Parts(using: &random)
        var system = parts.system(width: 320, using: &random)
        for width in [768.0, 200, 1024] {
            _ = system.solve()
            system.setFrame(rect(0, 0, width, 480), of: ItemID(0))
            let index = Int.random(in: 0..<parts.constraints.count, using: &random)
            let constant = CGFloat(Int.random(in: -30...60, using: &random))
            parts.constraints[index].constant = constant
            system.setConstant(constant, for: parts.constraints[index].id)
            for index in parts.sizes.indices {
                parts.sizes[index].1.width = CGFloat(Int.random(in: 0...200, using: &random))
                system.setIntrinsicSize(parts.sizes[index].1, for: parts.sizes[index].0)
            }
            var anew = parts.system(width: width, using: &random)
            let (a, b) = (system.solve(), anew.solve())
            #expect(parts.agree(a, b), "\(system)\n\(a)\n\(b)")
        }
    }

    @Test("A system and its solution have a textual description")
    func description() {
        var scene = Scene(children: 1)
        scene.hold(1, .leading, .equal, 0, times: 2, plus: -8, at: 750)
        scene.hold(1, .width, .greaterThanOrEqual, plus: 10)
        scene.hold(1, .width, plus: 5)
        scene.system.setIntrinsicSize(IntrinsicSize(height: 20.5), for: ItemID(1))
        let solution = scene.system.solve()
        #expect(
            scene.system.description == """
                item 0, given 0 0 320 480
                item 1 in 0, content - × 20.5 hugs 250, 250 resists 750, 750
                1: 1.leading == 0.leading × 2 - 8 @750
                2: 1.width >= 10
                3: 1.width == 5
                """)
        #expect(
            solution.description == """
                0: 0 0 320 480
                1: -8 0 10 20.5
                conflict of 2, 3; 3 gives way
                """)
    }
}
