import Foundation
import Geometry
import Testing

@testable import AutoLayout
@testable import LinearSolver

/// Very many constraints between the same lines.
@Suite struct ManyConstraintsTests {
    private static let count = 1_500

    @Test(
        "Ever tighter or looser inequalities take one step per constraint", arguments: [1, -1])
    func inequalities(sign: Int) {
        var scene = Scene(children: 1)
        for index in 0..<Self.count {
            scene.hold(
                1, .width, sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual,
                plus: CGFloat(sign * index) + (sign > 0 ? 0 : 5_000))
        }
        if sign < 0 { scene.hold(1, .width, plus: 9_000, at: 500) }
        #expect(scene.frame(1).width == (sign > 0 ? CGFloat(Self.count - 1) : 5_000 - CGFloat(Self.count - 1)))
        #expect(scene.system.solver.effort < 20 * Self.count)
    }

    @Test("The broken constraint is the last of a conflicting set, however many constraints there are")
    func conflicts() {
        var scene = Scene(children: 1)
        let limit = scene.hold(1, .width, .lessThanOrEqual, plus: 1_400)
        var tooWide: [ConstraintID] = []
        for index in 0..<Self.count {
            let id = scene.hold(1, .width, .greaterThanOrEqual, plus: CGFloat(index))
            if index > 1_400 { tooWide.append(id) }
        }
        let solution = scene.system.solve()
        #expect(solution.frame(of: ItemID(1)).width == 1_400)
        #expect(solution.conflicts.map(\.broken) == tooWide)
        #expect(solution.conflicts.allSatisfy { $0.constraints == [limit, $0.broken] })
    }

    @Test("One of many constraints can be changed and removed")
    func changes() {
        var scene = Scene(children: 1)
        let ids = (0..<Self.count).map { scene.hold(1, .width, .greaterThanOrEqual, plus: CGFloat($0)) }
        _ = scene.system.solve()
        scene.system.setConstant(2_000, for: ids[3])
        #expect(scene.frame(1).width == 2_000)
        scene.system.remove(ids[3])
        #expect(scene.frame(1).width == CGFloat(Self.count - 1))
        scene.system.remove(ids[Self.count - 1])
        #expect(scene.frame(1).width == CGFloat(Self.count - 2))
    }

    @Test("The cost per view of a long row of text that shares its width hardly grows", arguments: [100, 200, 400])
    func longRow(count: Int) {
        let (root, stack) = (ItemID(0), ItemID(1))
        var system = ConstraintSystem()
        system.add(LayoutItem(root))
        system.setFrame(rect(0, 0, 100_000, 480), of: root)
        system.add(LayoutItem(stack, parent: root))
        let views = (0..<count).map { ItemID($0 + 2) }
        var ids = LayoutIDSupply(firstItem: count + 2, firstConstraint: 0)
        for (index, view) in views.enumerated() {
            system.add(LayoutItem(view, parent: stack))
            system.setIntrinsicSize(IntrinsicSize(width: CGFloat(30 + index % 50), height: 20), for: view)
        }
        let row = StackArrangement(
            stack: stack, spacing: 8, arranged: views.map { .init($0, isMultilineText: true) }
        ).layout(ids: &ids)
        for constraint in row.constraints { system.add(constraint) }
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            system.add(LayoutConstraint(id: ids.constraint(), .init(stack, edge), .equal, .init(root, edge)))
        }
        let width = system.solve().frame(of: views[count / 2]).width
        #expect(abs(width - CGFloat(100_000 - 8 * (count - 1)) / CGFloat(count)) < 0.001)
        // A row with all widths has one entry per view, so the effort per view is limited.
        #expect(system.solver.effort < 60 * count * count)
    }
}
