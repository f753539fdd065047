import Foundation
import Geometry
import Testing

@testable import AutoLayout
@testable import LinearSolver

/// Very many constraints between the same lines.
@Suite struct ManyConstraintsTests {
    private static let count = 1_500

    @Test(
        "Inequalities that ask for more and more, or for less and less, take a step a constraint", arguments: [1, -1])
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

    @Test("What gives way is the latest of a conflicting set, however many constraints there are")
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

    @Test("A constraint of many may change and go")
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
}
