import Drawing
import Foundation
import Geometry
import Testing
import Typography

@Suite("Inline items")
struct InlineItemTests {
    private func text(_ item: StyledText.InlineItem) -> StyledText {
        let font = FontDescriptor(size: 17)
        var inline = StyledText.Run(text: "\u{FFFC}", font: font)
        inline.inlineItem = item
        return StyledText([StyledText.Run(text: "AB", font: font), inline, StyledText.Run(text: "C", font: font)])
    }

    private func item(
        _ width: CGFloat, _ height: CGFloat, bottom: CGFloat = 0, padding: CGFloat = 0
    ) -> StyledText.InlineItem {
        let square = DrawingItem.fill(.rectangle(CGRect(x: 0, y: 0, width: width, height: height)), .color(.black))
        return StyledText.InlineItem(
            size: CGSize(width: width, height: height), bottom: bottom, padding: padding, items: [square])
    }

    private let setter = MetricTextSetter()

    private func corner(_ layout: TextLayout) -> CGPoint? {
        guard case .group(let style, _)? = layout.decorations.first else { return nil }
        return CGPoint(x: style.transform.tx, y: style.transform.ty)
    }

    @Test("It takes its width between the characters, and is on the baseline or at its own offset")
    func place() throws {
        let plain = setter.layout(text(item(0, 0)), options: TextOptions(scale: 1000))
        let layout = setter.layout(text(item(20, 10, padding: 2)), options: TextOptions(scale: 1000))
        #expect(abs(layout.size.width - plain.size.width - 24) < 0.01)
        #expect(layout.size.height == plain.size.height)
        let before = setter.measure(
            StyledText([StyledText.Run(text: "AB", font: FontDescriptor(size: 17))]), options: TextOptions(scale: 1000))
        let place = try #require(corner(layout))
        #expect(abs(place.x - before.size.width - 2) < 0.01)
        #expect(abs(place.y - (layout.firstBaseline - 10)) < 0.01)
        let raised = setter.layout(text(item(20, 10, bottom: 3)), options: TextOptions(scale: 1000))
        #expect(abs(try #require(corner(raised)).y - (raised.firstBaseline - 13)) < 0.01)
    }

    @Test("A line is as high as its items")
    func height() {
        let plain = setter.layout(text(item(5, 5)), options: TextOptions(scale: 1000))
        let tall = setter.layout(text(item(5, 50)), options: TextOptions(scale: 1000))
        #expect(abs(tall.firstBaseline - 50) < 0.01)
        let below = plain.size.height - plain.firstBaseline
        #expect(abs(tall.size.height - 50 - below) < 0.01)
        let deep = setter.layout(text(item(5, 40, bottom: -30)), options: TextOptions(scale: 1000))
        #expect(abs(deep.size.height - deep.firstBaseline - 30) < 0.01)
    }

    @Test("Lines break around it")
    func wrapping() {
        let layout = setter.layout(text(item(60, 10)), options: TextOptions(width: 70))
        #expect(layout.lines.count >= 2)
        #expect(layout.lines.allSatisfy { $0.frame.width <= 70 })
    }
}
