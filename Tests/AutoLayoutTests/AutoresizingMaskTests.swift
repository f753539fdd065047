import AutoLayout
import Foundation
import Geometry
import Testing

struct AutoresizingMaskTests {
    private static let cases: [(AutoresizingMask, CGRect)] = [
        ([], rect(10, 20, 30, 60)),
        (.flexibleRightMargin, rect(10, 20, 30, 60)),
        (.flexibleLeftMargin, rect(110, 20, 30, 60)),
        (.flexibleWidth, rect(10, 20, 130, 60)),
        ([.flexibleLeftMargin, .flexibleRightMargin], rect(10 + 100.0 / 7, 20, 30, 60)),
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], rect(20, 20, 60, 60)),
        ([.flexibleWidth, .flexibleRightMargin], rect(10, 20, 30 + 100.0 / 3, 60)),
        ([.flexibleWidth, .flexibleHeight], rect(10, 20, 130, 260)),
        ([.flexibleTopMargin], rect(10, 220, 30, 60)),
        ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], rect(10, 60, 30, 180)),
    ]

    @Test(
        "AL-11 A mask as constraints, from 100 × 100 to 200 × 300",
        arguments: cases)
    func mask(_ mask: AutoresizingMask, expected: CGRect) {
        var scene = Scene(width: 100, height: 100, children: 1)
        var ids = LayoutIDSupply(firstItem: 100, firstConstraint: 1)
        let constraints = mask.constraints(
            for: ItemID(1), in: ItemID(0), frame: rect(10, 20, 30, 60), designSize: CGSize(width: 100, height: 100),
            ids: &ids)
        #expect(constraints.count == 4)
        for constraint in constraints { scene.system.add(constraint) }
        #expect(isClose(scene.frame(1), rect(10, 20, 30, 60)))
        scene.system.setFrame(rect(0, 0, 200, 300), of: ItemID(0))
        #expect(isClose(scene.frame(1), expected))
        #expect(scene.system.solve().conflicts.isEmpty)
    }

    @Test("AL-11 Flexible parts of no length share a change equally")
    func partsOfNoLength() {
        var scene = Scene(width: 100, height: 100, children: 1)
        var ids = LayoutIDSupply(firstItem: 100, firstConstraint: 1)
        let mask: AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        for constraint in mask.constraints(
            for: ItemID(1), in: ItemID(0), frame: rect(0, 0, 100, 50), designSize: CGSize(width: 100, height: 100),
            ids: &ids)
        { scene.system.add(constraint) }
        scene.system.setFrame(rect(0, 0, 140, 100), of: ItemID(0))
        #expect(isClose(scene.frame(1), rect(20, 0, 100, 50)))
    }
}
