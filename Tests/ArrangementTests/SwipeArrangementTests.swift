import Arrangement
import Devices
import Foundation
import Testing

@Suite("Actions of swiped rows")
struct SwipeArrangementTests {
    private func action(_ width: CGFloat, image: Bool = false) -> SwipeArrangement.Action {
        SwipeArrangement.Action(titleWidth: width, hasImage: image)
    }

    @Test(
        "Up to iOS 18, all are as wide as the widest, and as high as the row",
        arguments: [([CGFloat(40)], CGFloat(44), CGFloat(74), [CGFloat(301)]), ([40, 100.5], 60, 125, [250, 125])])
    func rectangles(titles: [CGFloat], height: CGFloat, width: CGFloat, left: [CGFloat]) {
        let arrangement = SwipeArrangement(
            titles.map { action($0) }, in: CGSize(width: 375, height: height), version: .iOS18)
        #expect(arrangement.frames == left.map { CGRect(x: $0, y: 0, width: width, height: height) })
        #expect(arrangement.distance == width * CGFloat(titles.count))
    }

    @Test func imagesHaveTheirTitlesInHighRowsOnly() {
        let low = SwipeArrangement([action(200, image: true)], in: CGSize(width: 375, height: 90), version: .iOS17)
        #expect(low.distance == 74)
        let high = SwipeArrangement([action(200, image: true)], in: CGSize(width: 375, height: 91), version: .iOS17)
        #expect(high.distance == 224)
    }

    @Test("Pills are separate within the row; many share the space", arguments: [1, 2, 3, 9])
    func pills(count: Int) {
        let row = CGSize(width: 343, height: 52)
        let arrangement = SwipeArrangement((0..<count).map { _ in action(60) }, in: row, version: .iOS26)
        #expect(arrangement.frames.count == count)
        #expect(arrangement.distance <= row.width + 0.001)
        for (index, frame) in arrangement.frames.enumerated() {
            #expect(frame.minY > 0 && frame.maxY < row.height)
            if index > 0 { #expect(abs(arrangement.frames[index - 1].minX - frame.maxX - 8) < 0.001) }
        }
    }

    @Test func anEmptySizeHasNoRoom() {
        #expect(SwipeArrangement([], in: CGSize(width: 375, height: 44), version: .iOS18).distance == 0)
        #expect(SwipeArrangement([action(20)], in: .zero, version: .iOS18).frames.isEmpty)
    }
}
