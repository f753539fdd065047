import Arrangement
import Foundation
import Testing

@Suite("Sections of a flow layout")
struct FlowSectionTests {
    private func section(_ widths: [CGFloat], room: CGFloat, spacing: CGFloat = 10) -> FlowSection {
        FlowSection(
            items: widths.map { .init(across: $0, along: 20) }, room: room, itemSpacing: spacing, lineSpacing: 5)
    }

    @Test("A full line extends from edge to edge, and the last one keeps its columns")
    func columns() {
        let (places, length) = section(Array(repeating: 90, count: 5), room: 300).placed()
        #expect(places.map(\.across) == [0, 105, 210, 0, 105])
        #expect(places.map(\.along) == [0, 0, 0, 25, 25])
        #expect(length == 45)
    }

    @Test("A single item that fills a line is centered; incomplete lines begin at the edge")
    func singles() {
        #expect(section([200, 200], room: 320).placed().places.map(\.across) == [60, 60])
        #expect(section([50], room: 320).placed().places.map(\.across) == [0])
        #expect(section([50, 70], room: 320).placed().places.map(\.across) == [0, 60])
    }

    @Test("Items of a line are centered along its longest item")
    func heights() {
        let flow = FlowSection(
            items: [.init(across: 10, along: 20), .init(across: 10, along: 40)], room: 100, itemSpacing: 0,
            lineSpacing: 0)
        #expect(flow.placed().places.map(\.along) == [10, 0])
        #expect(flow.placed().length == 40)
    }

    @Test("In all small cases, items neither overlap nor leave the area, and keep the minimum spacing")
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
