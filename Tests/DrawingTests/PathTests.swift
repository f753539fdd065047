import Drawing
import Foundation
import Testing

@Suite("Path") struct PathTests {
    private static let card = CGRect(x: 10, y: 20, width: 200, height: 100)

    @Test("detects whether it is a rectangle")
    func rectangles() {
        #expect(Path.rectangle(Self.card).asRectangle == Self.card)
        #expect(Path.rectangle(Self.card).reversed().asRectangle == Self.card)
        #expect(Path.roundedRectangle(Self.card, cornerRadius: 3).asRectangle == nil)
        #expect(Path([.move(.zero), .line(CGPoint(x: 1, y: 1)), .close]).asRectangle == nil)
    }

    @Test("reversed twice is unchanged")
    func reversal() {
        let path = Path.roundedRectangle(Self.card, cornerRadius: 12, corners: [.topLeft, .bottomRight])
        #expect(path.reversed() != path)
        #expect(path.reversed().reversed() == path)
    }

    @Test(
        "with continuous corners stays in its rectangle", arguments: [1, 10, 30, 49, 50, 80] as [CGFloat])
    func continuousCorners(radius: CGFloat) throws {
        let path = Path.roundedRectangle(Self.card, cornerRadius: radius, curve: .continuous)
        #expect(path.bounds == Self.card)
        // The mirror image is the same outline: every point has a partner across the middle.
        let points = path.elements.compactMap { element in
            if case .curve(let end, _, _) = element { end } else { nil }
        }
        for point in points {
            let mirrored = CGPoint(x: 2 * Self.card.midX - point.x, y: point.y)
            let starts = points + path.elements.compactMap { if case .line(let end) = $0 { end } else { nil } }
            #expect(
                starts.contains { abs($0.x - mirrored.x) < 1e-6 && abs($0.y - mirrored.y) < 1e-6 }
                    || path.elements.first == .move(mirrored))
        }
    }

    @Test("with continuous corners begins to bend 1.53 radii before the corner")
    func continuousExtent() {
        let path = Path.roundedRectangle(Self.card, cornerRadius: 10, corners: [.topRight], curve: .continuous)
        guard case .line(let start) = path.elements[1] else {
            Issue.record("the top side is not a line")
            return
        }
        #expect(abs(start.x - (Self.card.maxX - 15.28665)) < 1e-9)
        #expect(start.y == Self.card.minY)
    }
}
