import Arrangement
import Devices
import Foundation
import Testing

@Suite("The arrangement of toolbars")
struct ToolbarArrangementTests {
    private func spans(
        _ items: [ToolbarArrangement.Item], _ version: SystemVersion, width: CGFloat = 320, origin: CGFloat = 0
    ) -> [ToolbarArrangement.Span] {
        ToolbarArrangement(items, origin: origin, width: width, margin: 16, gap: 8, version: version).spans
    }

    @Test("Buttons begin at the margin and follow one another with gaps")
    func row() {
        let spans = spans([.button(width: 24), .button(width: 30)], .iOS18, origin: 44)
        #expect(spans.map(\.start) == [60, 92] && spans.map(\.width) == [24, 30])
    }

    @Test("Flexible spaces share the remaining width, and there is no gap next to a space")
    func flexible() {
        let spans = spans([.button(width: 20), .flexibleSpace, .fixedSpace(width: 10), .button(width: 20)], .iOS18)
        #expect(spans.map(\.start) == [16, 36, 274, 284])
    }

    @Test("From iOS 11 to 18, one item between two flexible spaces is in the middle of the row")
    func middle() {
        let items: [ToolbarArrangement.Item] = [
            .button(width: 60), .flexibleSpace, .button(width: 40), .flexibleSpace, .button(width: 20),
        ]
        #expect(spans(items, .iOS11)[2].start == 140 && spans(items, .iOS18)[2].start == 140)
        #expect(spans(items, .iOS10)[2].start == 160 && spans(items, .iOS26)[2].start == 160)
    }

    @Test("From iOS 11 to 18, custom views touch each other")
    func views() {
        let items: [ToolbarArrangement.Item] = [.view(width: 50), .view(width: 50)]
        #expect(spans(items, .iOS18)[1].start == 66)
        #expect(spans(items, .iOS10)[1].start == 74 && spans(items, .iOS26)[1].start == 74)
    }

    @Test("If there is not enough width, spaces are empty and nothing overlaps")
    func narrow() {
        let spans = spans([.button(width: 200), .flexibleSpace, .button(width: 200)], .iOS18)
        #expect(spans[1].width == 0 && spans[2].start == 216)
        #expect(self.spans([], .iOS18).isEmpty)
    }
}
