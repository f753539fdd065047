import AutoLayout
import Foundation
import Geometry
import Testing

/// A stack of 1 in a root of 320 × 480, with arranged views from 2 on.
private struct StackScene {
    var scene: Scene
    var stack = StackArrangement(stack: ItemID(1))
    let sizes: [IntrinsicSize]

    init(sizes: [IntrinsicSize], isRightToLeft: Bool = false, margins: UIEdgeInsets = .zero) {
        self.sizes = sizes
        scene = Scene(children: 0)
        scene.system.add(LayoutItem(ItemID(1), parent: ItemID(0), isRightToLeft: isRightToLeft, margins: margins))
        for (index, size) in sizes.enumerated() {
            scene.system.add(LayoutItem(ItemID(index + 2), parent: ItemID(1), isRightToLeft: isRightToLeft))
            scene.system.setIntrinsicSize(size, for: ItemID(index + 2))
        }
        scene.hold(1, .leading, .equal, 0)
        scene.hold(1, .top, .equal, 0)
        stack.isRightToLeft = isRightToLeft
        stack.arranged = sizes.indices.map { StackArrangement.Arranged(ItemID($0 + 2)) }
    }

    mutating func size(width: CGFloat? = nil, height: CGFloat? = nil) {
        if let width { scene.hold(1, .width, plus: width) }
        if let height { scene.hold(1, .height, plus: height) }
    }

    /// The stack's frame, then those of the arranged views.
    mutating func frames() -> [CGRect] {
        for index in stack.arranged.indices where stack.arranged[index].intrinsicLength == nil {
            let size = sizes[stack.arranged[index].item.rawValue - 2]
            stack.arranged[index].intrinsicLength = stack.axis == .horizontal ? size.width : size.height
        }
        var ids = LayoutIDSupply(firstItem: 1000, firstConstraint: 1000)
        let layout = stack.layout(ids: &ids)
        for item in layout.items { scene.system.add(item) }
        for constraint in layout.constraints { scene.system.add(constraint) }
        let solution = scene.system.solve()
        #expect(solution.conflicts.isEmpty)
        #expect(solution.problems.isEmpty)
        return (1...sizes.count + 1).map { solution.frame(of: ItemID($0)) }
    }
}

private func areClose(_ a: [CGRect], _ b: [CGRect]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1) }
}

struct StackArrangementTests {
    private static let sizes = [
        IntrinsicSize(width: 30, height: 10), IntrinsicSize(width: 50, height: 20, horizontalHugging: 200),
        IntrinsicSize(width: 40, height: 40),
    ]

    @Test("AL-15 A stack without a size hugs its contents")
    func hugging() {
        var scene = StackScene(sizes: Self.sizes)
        scene.stack.spacing = 5
        scene.stack.alignment = .center
        let frames = scene.frames()
        #expect(
            areClose(frames, [rect(0, 0, 130, 40), rect(0, 15, 30, 10), rect(35, 10, 50, 20), rect(90, 0, 40, 40)]))
    }

    @Test(
        "AL-15 Distributions over 320 points with a spacing of 10",
        arguments: [
            (.fill, [(0, 30), (40, 230), (280, 40)]),
            (.fillEqually, [(0, 100), (110, 100), (220, 100)]),
            (
                .fillProportionally,
                [
                    (0, 320 * 30.0 / 140), (320 * 30.0 / 140 + 10, 320 * 50.0 / 140),
                    (320 * 80.0 / 140 + 20, 300 - 320 * 80.0 / 140),
                ]
            ),
            (.equalSpacing, [(0, 30), (130, 50), (280, 40)]),
            (.equalCentering, [(0, 30), (132.5, 50), (280, 40)]),
        ] as [(StackArrangement.Distribution, [(CGFloat, CGFloat)])])
    func distributions(_ distribution: StackArrangement.Distribution, expected: [(CGFloat, CGFloat)]) {
        var scene = StackScene(sizes: Self.sizes)
        scene.stack.spacing = 10
        scene.stack.distribution = distribution
        scene.size(width: 320, height: 50)
        let frames = scene.frames()
        #expect(areClose(Array(frames.dropFirst()), expected.map { rect($0.0, 0, $0.1, 50) }), "\(frames)")
    }

    @Test("AL-15 Right to left, a stack is its mirror image", arguments: StackArrangement.Distribution.allCases)
    func rightToLeft(distribution: StackArrangement.Distribution) {
        var both: [[CGRect]] = []
        for isRightToLeft in [false, true] {
            var scene = StackScene(sizes: Self.sizes, isRightToLeft: isRightToLeft)
            scene.stack.spacing = 10
            scene.stack.distribution = distribution
            scene.size(width: 320, height: 50)
            both.append(Array(scene.frames().dropFirst()))
        }
        let mirrored = both[0].map { rect(320 - $0.origin.x - $0.size.width, 0, $0.size.width, 50) }
        #expect(areClose(both[1], mirrored))
    }

    @Test(
        "AL-15 Spacing is a minimum in equalSpacing and equalCentering",
        arguments: [
            StackArrangement.Distribution.equalSpacing, .equalCentering,
        ])
    func minimumSpacing(distribution: StackArrangement.Distribution) {
        var scene = StackScene(sizes: Self.sizes)
        scene.stack.spacing = 10
        scene.stack.distribution = distribution
        scene.size(height: 50)
        let frames = scene.frames()
        #expect(frames[2].origin.x >= 40 - 1e-6)
        #expect(frames[3].origin.x - frames[2].origin.x - 50 >= 10 - 1e-6)
        #expect(frames[0].size.width >= 140 - 1e-6 && frames[0].size.width < 151)
    }

    @Test(
        "AL-15 Alignments of a horizontal stack 50 high",
        arguments: [
            (.fill, [(0, 50), (0, 50), (0, 50)]), (.leading, [(0, 10), (0, 20), (0, 40)]),
            (.center, [(20, 10), (15, 20), (5, 40)]), (.trailing, [(40, 10), (30, 20), (10, 40)]),
        ] as [(StackArrangement.Alignment, [(CGFloat, CGFloat)])])
    func alignments(_ alignment: StackArrangement.Alignment, expected: [(CGFloat, CGFloat)]) {
        var scene = StackScene(sizes: Self.sizes)
        scene.stack.alignment = alignment
        scene.size(width: 120, height: 50)
        let frames = scene.frames()
        #expect(
            zip(frames.dropFirst(), expected).allSatisfy {
                abs($0.0.origin.y - $0.1.0) < 1e-6 && abs($0.0.size.height - $0.1.1) < 1e-6
            }, "\(frames)")
    }

    @Test("AL-15 Baselines align, the first view is at the stack's edge, and others may extend beyond it")
    func baselines() {
        var scene = StackScene(sizes: Self.sizes)
        for (index, baseline) in [8.0, 15, 32].enumerated() {
            scene.scene.system.update(
                LayoutItem(
                    ItemID(index + 2), parent: ItemID(1), firstBaseline: baseline,
                    lastBaseline: Self.sizes[index].height.map { $0 - baseline }))
        }
        scene.stack.alignment = .firstBaseline
        let frames = scene.frames()
        #expect(
            areClose(frames, [rect(0, 0, 120, 16), rect(0, 0, 30, 10), rect(30, -7, 50, 20), rect(80, -24, 40, 40)]))
    }

    @Test("AL-15 A hidden view at an end touches its neighbor, and before iOS 15 is at the stack's origin")
    func hiddenAtTheEnds() {
        for (holdsEnds, origin) in [(true, CGFloat(80)), (false, 0)] {
            var scene = StackScene(sizes: Self.sizes)
            scene.stack.arranged[2].isHidden = true
            scene.stack.holdsHiddenEnds = holdsEnds
            #expect(abs(scene.frames()[3].minX - origin) < 1e-6)
        }
        // The origin, not the position inside the margins.
        var scene = StackScene(sizes: Self.sizes, margins: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        scene.stack.isLayoutMarginsRelative = true
        scene.stack.arranged[2].isHidden = true
        scene.stack.holdsHiddenEnds = false
        #expect(abs(scene.frames()[3].minX) < 1e-6)
    }

    @Test("AL-15 A hidden view is in the middle of its neighbors' gap, aligned as if it were shown")
    func placeOfHidden() {
        var scene = StackScene(sizes: Self.sizes)
        scene.stack.spacing = 18
        scene.stack.alignment = .center
        scene.stack.arranged[1].isHidden = true
        let frames = scene.frames()
        #expect(isClose(frames[2], CGRect(x: 39, y: 10, width: 0, height: 20)))
        #expect(isClose(frames[3], CGRect(x: 48, y: 0, width: 40, height: 40)))
    }

    @Test("AL-15 A hidden view is in the gap after its neighbor")
    func hiddenInACustomGap() {
        var scene = StackScene(sizes: Self.sizes)
        scene.stack.spacing = 18
        scene.stack.arranged[0].customSpacing = 50
        scene.stack.arranged[1].isHidden = true
        let frames = scene.frames()
        #expect(frames[2].minX == 55)
        #expect(frames[3].minX == 80)
    }

    @Test(
        "AL-15 A hidden view lies across the stack as the others do",
        arguments: [
            (.fill, 0, 40), (.leading, 0, 20), (.center, 10, 20), (.trailing, 20, 20),
        ] as [(StackArrangement.Alignment, CGFloat, CGFloat)])
    func alignmentOfHidden(_ alignment: StackArrangement.Alignment, top: CGFloat, height: CGFloat) {
        var scene = StackScene(sizes: Self.sizes)
        scene.stack.alignment = alignment
        scene.stack.arranged[1].isHidden = true
        #expect(isClose(scene.frames()[2], rect(30, top, 0, height)))
    }

    @Test(
        "AL-15 A stack of equal distances hugs its views, weakly",
        arguments: [(40, 90), (60, 300)] as [(Double, CGFloat)])
    func canvasFit(priority: Double, width: CGFloat) {
        var scene = StackScene(sizes: Array(Self.sizes.prefix(2)))
        scene.stack.spacing = 10
        scene.stack.distribution = .equalCentering
        scene.scene.hold(1, .width, plus: 300, at: priority)
        #expect(scene.frames()[0].size.width == width)
    }

    @Test("AL-15 A hidden view takes no room, and custom spacing counts after its view")
    func hiddenAndCustomSpacing() {
        var scene = StackScene(sizes: Self.sizes)
        scene.stack.axis = .vertical
        scene.stack.alignment = .leading
        scene.stack.spacing = 6
        scene.stack.arranged[0].customSpacing = 20
        scene.stack.arranged[1].isHidden = true
        let frames = scene.frames()
        #expect(frames[0] == rect(0, 0, 40, 70))
        #expect(frames[1] == rect(0, 0, 30, 10))
        #expect(frames[2].size.height == 0)
        #expect(frames[3] == rect(0, 30, 40, 40))
    }

    @Test("AL-15 A view without a size of its own reaches across the stack")
    func viewsWithoutSize() {
        var scene = StackScene(sizes: [IntrinsicSize(width: 30, height: 10), IntrinsicSize(width: 30)])
        scene.stack.alignment = .center
        scene.size(width: 60, height: 50)
        let frames = scene.frames()
        #expect(areClose(Array(frames.dropFirst()), [rect(0, 20, 30, 10), rect(30, 0, 30, 50)]))
    }

    @Test(
        "AL-15 Text that may break has its share of a row up to iOS 14, later only among such text",
        arguments: [
            // Whether texts get their share; whether the second wraps and its hugging; both widths.
            (true, false, 250, [191, 191]), (true, true, 251, [191, 191]), (true, true, 1000, [291.5, 90.5]),
            (false, false, 250, [94.5, 287.5]), (false, true, 251, [191, 191]), (false, true, 1000, [291.5, 90.5]),
        ] as [(Bool, Bool, Double, [Double])])
    func multilineText(givesShare: Bool, secondBreaks: Bool, hugging: Double, widths: [Double]) {
        var scene = StackScene(
            sizes: [
                IntrinsicSize(width: 94.5, height: 20, horizontalHugging: 251),
                IntrinsicSize(width: 90.5, height: 20, horizontalHugging: hugging),
            ])
        scene.stack.givesTextItsShare = givesShare
        scene.stack.arranged[0].isMultilineText = true
        scene.stack.arranged[1].isMultilineText = secondBreaks
        scene.size(width: 382)
        #expect(scene.frames().dropFirst().map { Double($0.size.width) } == widths)
    }

    @Test("AL-15 A share is of what margins and gaps leave, and of no one else's width")
    func shareOfARow() {
        var scene = StackScene(
            sizes: [10.0, 20, 30].map { IntrinsicSize(width: $0, height: 20, horizontalHugging: $0 == 20 ? 251 : 250) })
        scene.stack.givesTextItsShare = true
        scene.stack.spacing = 6
        scene.stack.arranged[1].isMultilineText = true
        scene.size(width: 312)
        #expect(abs(scene.frames()[2].size.width - 100) < 1e-6)
    }

    @Test("AL-15 Equal gaps take what is left over, whatever the views' hugging, but not from a view of any length")
    func equalGaps() {
        for (hugging, gap, height) in [(240.0, 9.25, 20.5), (nil, 6, 27)] {
            var scene = StackScene(
                sizes: [20.5, 14.5, 20.5].map { IntrinsicSize(width: 40, height: $0, verticalHugging: 260) })
            scene.scene.system.setIntrinsicSize(
                hugging.map { IntrinsicSize(width: 40, height: 20.5, verticalHugging: $0) } ?? IntrinsicSize(width: 40),
                for: ItemID(4))
            scene.stack.axis = .vertical
            scene.stack.distribution = .equalSpacing
            scene.stack.spacing = 6
            scene.size(height: 74)
            let frames = scene.frames()
            #expect(abs(frames[2].origin.y - 20.5 - gap) < 1e-6)
            #expect(abs(frames[3].size.height - height) < 1e-6)
        }
    }

    @Test("AL-15 Margins hold the views in")
    func margins() {
        var scene = StackScene(sizes: Self.sizes, margins: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        scene.stack.isLayoutMarginsRelative = true
        let frames = scene.frames()
        #expect(areClose(frames, [rect(0, 0, 126, 44), rect(2, 1, 30, 40), rect(32, 1, 50, 40), rect(82, 1, 40, 40)]))
    }

    @Test("AL-15 Baseline-relative spacing runs from last baseline to first")
    func baselineRelative() {
        var scene = StackScene(sizes: [IntrinsicSize(width: 30, height: 20), IntrinsicSize(width: 30, height: 20)])
        for item in 2...3 {
            scene.scene.system.update(LayoutItem(ItemID(item), parent: ItemID(1), firstBaseline: 15, lastBaseline: 5))
        }
        scene.stack.axis = .vertical
        scene.stack.spacing = 30
        scene.stack.isBaselineRelative = true
        let frames = scene.frames()
        #expect(areClose(frames, [rect(0, 0, 30, 50), rect(0, 0, 30, 20), rect(0, 30, 30, 20)]))
    }

    @Test("AL-15 Proportional shares count the gaps, and the last view gives way")
    func proportions() {
        // Five captions of 19.5 and sliders of 34 in 305 points with gaps of 5: 19 and 33 and a quarter each.
        let pair = [IntrinsicSize(width: 10, height: 19.5), IntrinsicSize(width: 10, height: 34)]
        var scene = StackScene(sizes: Array(repeating: pair, count: 5).flatMap { $0 })
        scene.stack.axis = .vertical
        scene.stack.distribution = .fillProportionally
        scene.stack.spacing = 5
        scene.size(width: 560, height: 305)
        let frames = scene.frames()
        let share = 305 / 312.5
        #expect(abs(frames[1].size.height - 19.5 * share) < 1e-6)
        #expect(abs(frames[10].size.height - (260 - (5 * 19.5 + 4 * 34) * share)) < 1e-6)
    }

    @Test("AL-15 Proportional shares do not count gaps of the system's width")
    func proportionsWithSystemSpacing() {
        var scene = StackScene(sizes: Self.sizes)
        scene.stack.distribution = .fillProportionally
        scene.stack.spacing = 8
        scene.stack.usesSystemSpacing = true
        scene.size(width: 360, height: 50)
        #expect(
            areClose(
                scene.frames(), [rect(0, 0, 360, 50), rect(0, 0, 90, 50), rect(98, 0, 150, 50), rect(256, 0, 104, 50)]))
    }
}
