import Drawing
import Foundation
import Testing
import Typography

/// What a paragraph style and the attributes of its text ask for, beside their lines' heights.
@Suite struct ParagraphTests {
    private let setter = MetricTextSetter()
    private let text = "One two three four five six seven eight\nNine ten"

    private func layout(_ indents: TextOptions.Indents, _ change: (inout TextOptions) -> Void = { _ in }) -> TextLayout
    {
        var options = TextOptions(width: 120)
        options.indents = indents
        change(&options)
        return setter.layout(styled(text), options: options)
    }

    @Test("The first line of a paragraph has an indent of its own, and none goes past the tail")
    func indents() {
        for tail in [CGFloat(-15), 105] {
            let layout = layout(TextOptions.Indents(firstLine: 30, head: 10, tail: tail))
            let starts = layout.lines.map(\.frame.minX)
            #expect(starts.first == 30 && starts.last == 30)
            #expect(layout.lines.count > 2)
            #expect(starts.dropFirst().dropLast().allSatisfy { $0 == 10 })
            #expect(layout.lines.allSatisfy { $0.frame.maxX <= 105.01 })
            #expect(layout.size.width <= 120)
        }
    }

    @Test("Indents are mirrored from right to left, and centred text is centred between them")
    func alignedWithinIndents() {
        let indents = TextOptions.Indents(firstLine: 30, head: 10, tail: -20)
        let mirrored = layout(indents) { $0.isRightToLeft = true }
        #expect(abs((mirrored.lines.first?.frame.maxX ?? 0) - 90) < 0.01)
        #expect(mirrored.lines.allSatisfy { $0.frame.minX >= 19.99 })
        let centred = layout(indents) { $0.alignment = .center }
        #expect(abs((centred.lines.first?.frame.midX ?? 0) - 65) < 0.01)
        #expect(abs((centred.lines.dropFirst().first?.frame.midX ?? 0) - 55) < 0.01)
    }

    @Test("Space stands between paragraphs, not after the last, and what is measured is what is set")
    func spacing() {
        let plain = layout(TextOptions.Indents())
        let spaced = layout(TextOptions.Indents()) { $0.paragraphSpacing = 12 }
        #expect(spaced.size.height == plain.size.height + 12)
        #expect(spaced.lines.count == plain.lines.count)
        var options = TextOptions(width: 120)
        options.paragraphSpacing = 12
        options.indents = TextOptions.Indents(firstLine: 5, head: 20, tail: -3)
        #expect(
            setter.measure(styled(text), options: options).size == setter.layout(styled(text), options: options).size)
    }

    @Test("Indents that leave no room still end", arguments: [-1000, 0, 119, 500, CGFloat.infinity])
    func noRoom(indent: CGFloat) {
        let layout = layout(TextOptions.Indents(firstLine: indent, head: indent, tail: indent))
        #expect(layout.size.width <= 120)
        #expect(!layout.lines.isEmpty)
    }

    @Test("Raised text makes its line higher, and what is behind text is as high as the line")
    func offsetAndBackground() throws {
        var raised = styled("up")
        raised.runs[0].baselineOffset = 9
        let plain = setter.layout(styled("x"), options: TextOptions())
        let mixed = setter.layout(StyledText(styled("x").runs + raised.runs), options: TextOptions())
        #expect(mixed.size.height == plain.size.height + 9)
        let line = try #require(mixed.lines.first)
        let heights = line.runs.flatMap { $0.glyphs.map(\.position.y) }
        #expect(Set(heights.map { (line.baseline - $0).rounded() }) == [0, 9])

        var marked = styled("x")
        marked.runs[0].background = Color.white
        let decorations = setter.layout(marked, options: TextOptions()).decorations
        guard case .fill(let path, _)? = decorations.first else {
            Issue.record("nothing is filled")
            return
        }
        #expect(abs((path.bounds?.height ?? 0) - plain.lines[0].frame.height) < 0.01)
    }
}
