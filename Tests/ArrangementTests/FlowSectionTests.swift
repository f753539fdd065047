import Arrangement
import Foundation
import Testing

@Suite("Sections of a flow layout")
struct FlowSectionTests {
    private func section(_ widths: [CGFloat], room: CGFloat, spacing: CGFloat = 10) -> FlowSection {
        FlowSection(
            items: widths.map { .init(across: $0, along: 20) }, room: room, itemSpacing: spacing, lineSpacing: 5)
    }

    @Test("A full line reaches from edge to edge, and the last keeps its columns")
    func columns() {
        let (places, length) = section(Array(repeating: 90, count: 5), room: 300).placed()
        #expect(places.map(\.across) == [0, 105, 210, 0, 105])
        #expect(places.map(\.along) == [0, 0, 0, 25, 25])
        #expect(length == 45)
    }

    @Test("A single item of a full line stands in the middle; lines that are not full begin at the edge")
    func singles() {
        #expect(section([200, 200], room: 320).placed().places.map(\.across) == [60, 60])
        #expect(section([50], room: 320).placed().places.map(\.across) == [0])
        #expect(section([50, 70], room: 320).placed().places.map(\.across) == [0, 60])
    }

    @Test("Items of a line are centered along its longest")
    func heights() {
        let flow = FlowSection(
            items: [.init(across: 10, along: 20), .init(across: 10, along: 40)], room: 100, itemSpacing: 0,
            lineSpacing: 0)
        #expect(flow.placed().places.map(\.along) == [10, 0])
        #expect(flow.placed().length == 40)
    }

    @Test("For all small cases items neither overlap nor leave the room, and keep the least spacing")
    func properties() {
        for count in 0..<8 {
            for width in stride(from: 10.0, through: 120, by: 17) {
                for room in stride(from: 0.0, through: 260, by: 37) {
                    let flow = section(Array(repeating: width, count: count), room: room)
                    let (places, length) = flow.placed()
                    #expect(places.count == count)
                    #expect(length >= 0)
                    for (place, next) in zip(places, places.dropFirst()) where place.along == next.along {
                        #expect(next.across - place.across >= width + 10 - 0.001)
                    }
                    if width <= room { #expect(places.allSatisfy { $0.across + width <= room + 0.02 }) }
                }
            }
        }
    }
}
