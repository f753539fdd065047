import Drawing
import Foundation
import Testing
import Typography

/// The effects of paragraph styles and text attributes, besides line heights.
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

    @Test("The first line of a paragraph has its own indent, and no indent exceeds the tail")
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

    @Test("Indents are mirrored from right to left, and centered text is centered between them")
    func alignedWithinIndents() {
        let indents = TextOptions.Indents(firstLine: 30, head: 10, tail: -20)
        let mirrored = layout(indents) { $0.isRightToLeft = true }
        #expect(abs((mirrored.lines.first?.frame.maxX ?? 0) - 90) < 0.01)
        #expect(mirrored.lines.allSatisfy { $0.frame.minX >= 19.99 })
        let centred = layout(indents) { $0.alignment = .center }
        #expect(abs((centred.lines.first?.frame.midX ?? 0) - 65) < 0.01)
        #expect(abs((centred.lines.dropFirst().first?.frame.midX ?? 0) - 55) < 0.01)
    }

    @Test("Spacing is between paragraphs, not after the last, and measured and drawn text agree")
    func spacing() {
        let plain = layout(TextOptions.Indents())
        let spaced = layout(TextOptions.Indents()) { $0.spacing = 12 }
        #expect(spaced.size.height == plain.size.height + 12)
        #expect(spaced.lines.count == plain.lines.count)
        var options = TextOptions(width: 120)
        options.spacing = 12
        options.indents = TextOptions.Indents(firstLine: 5, head: 20, tail: -3)
        #expect(
            setter.measure(styled(text), options: options).size == setter.layout(styled(text), options: options).size)
    }

    /// Three paragraphs of two words, each with its own style.
    private func paragraphs(_ changes: [(inout ParagraphStyle) -> Void]) -> StyledText {
        StyledText(
            changes.enumerated().map { index, change in
                var run = styled(index + 1 < changes.count ? "Two words\n" : "Two words").runs[0]
                var style = ParagraphStyle()
                change(&style)
                run.paragraph = style
                return run
            })
    }

    @Test("Each paragraph has the alignment, the indents and the heights of its own style")
    func ownStyles() {
        let text = paragraphs([
            { $0.alignment = .right }, { $0.alignment = .center }, { $0.indents.firstLine = 12 },
            {
                $0.alignment = .natural
                $0.lineHeightMultiple = 2
            },
        ])
        let layout = setter.layout(text, options: TextOptions(width: 200, alignment: .left))
        #expect(layout.lines.count == 4)
        guard layout.lines.count == 4 else { return }
        #expect(abs(layout.lines[0].frame.maxX - 200) < 0.01)
        #expect(abs(layout.lines[1].frame.midX - 100) < 0.01)
        #expect(layout.lines[2].frame.minX == 12)
        #expect(layout.lines[3].frame.minX == 0)
        #expect(abs(layout.lines[3].frame.height - 2 * layout.lines[2].frame.height) < 0.01)
    }

    @Test("The spacing between paragraphs is the space after one plus the space before the next")
    func spacingOfStyles() {
        let plain = setter.layout(paragraphs([{ _ in }, { _ in }, { _ in }]), options: TextOptions(width: 200))
        let spaced = setter.layout(
            paragraphs([
                {
                    $0.spacingBefore = 100
                    $0.spacing = 3
                }, { $0.spacingBefore = 4 }, { $0.spacing = 100 },
            ]), options: TextOptions(width: 200))
        #expect(spaced.size.height == plain.size.height + 7)
        #expect(spaced.lines[0].frame.minY == 0)
        #expect(spaced.lines[1].frame.minY == plain.lines[1].frame.minY + 7)
        #expect(spaced.lines[2].frame.minY == plain.lines[2].frame.minY + 7)
    }

    @Test("A paragraph breaks according to its own style, and measured and drawn text agree")
    func breakingOfStyles() {
        let text = paragraphs([
            { $0.lineBreakMode = .clipping }, { $0.lineBreakMode = .wordWrapping },
            { $0.lineBreakMode = .characterWrapping },
        ])
        let options = TextOptions(width: 40)
        let layout = setter.layout(text, options: options)
        let widths = layout.lines.map(\.frame.width)
        #expect(widths.first.map { $0 > 40 } == true)
        #expect(widths.count > 4 && widths.dropFirst().allSatisfy { $0 <= 40 })
        let measured = setter.measure(text, options: options)
        #expect(measured.size == layout.size && measured.lineCount == layout.lines.count)
    }

    @Test("The style of a paragraph is that of its first character")
    func firstCharacterDecides() {
        var (first, second) = (styled("One ").runs[0], styled("two").runs[0])
        first.paragraph = ParagraphStyle(alignment: .right)
        second.paragraph = ParagraphStyle(alignment: .left)
        let line = setter.layout(StyledText([first, second]), options: TextOptions(width: 200)).lines.first
        #expect(abs((line?.frame.maxX ?? 0) - 200) < 0.01)
    }

    @Test("A tab goes to the next multiple of 28 points, in each paragraph from its start")
    func tabs() {
        func width(_ text: String) -> CGFloat { setter.layout(styled(text), options: TextOptions()).size.width }
        let word = width("x")
        #expect(abs(width("•\tx") - 28 - word) <= 0.5)
        #expect(abs(width("i\t\tx") - 56 - word) <= 0.5)
        #expect(abs(width("Longer\tx") - 56 - word) <= 0.5)
        #expect(width("a line before\n•\tx") == width("a line before\n"))
    }

    @Test("A tab goes to the stops of its paragraph's style, and then to multiples of the style's interval")
    func tabStops() {
        func width(_ text: String, _ stops: [TabStop], interval: CGFloat = 0, indent: CGFloat = 0) -> CGFloat {
            var run = styled(text).runs[0]
            run.paragraph = ParagraphStyle()
            run.paragraph?.tabStops = stops
            run.paragraph?.defaultTabInterval = interval
            run.paragraph?.indents.firstLine = indent
            return setter.layout(StyledText([run]), options: TextOptions()).size.width
        }
        let word = width("word", [])
        let stops = [TabStop(location: 200), TabStop(location: 50)]
        #expect(abs(width("a\tword", stops) - 50 - word) <= 0.5)
        #expect(abs(width("a\t\tword", stops) - 200 - word) <= 0.5)
        #expect(abs(width("a\t\t\tword", stops, interval: 36) - 216 - word) <= 0.5)
        #expect(abs(width("a\t\t\tword", stops) - 224 - word) <= 0.5)
        // The line's indent does not move the stops.
        #expect(abs(width("a\tword", stops, indent: 20) - 50 - word) <= 0.5)
        #expect(abs(width("a\tword", [TabStop(location: 200, alignment: .trailing)]) - 200) <= 0.5)
        #expect(abs(width("a\tword", [TabStop(location: 200, alignment: .center)]) - 200 - word / 2) <= 0.5)
        // Text that is too wide for its stop begins where the tab does.
        #expect(abs(width("\tword", [TabStop(location: 5, alignment: .trailing)]) - word) <= 0.5)
        #expect(abs(width("a\tword", [TabStop(location: .nan)]) - 28 - word) <= 0.5)
    }

    @Test("A line separator begins a line, but no paragraph")
    func lineSeparators() {
        var run = styled("One\u{2028}two\nthree").runs[0]
        run.paragraph = ParagraphStyle()
        run.paragraph?.indents = TextOptions.Indents(firstLine: 20, head: 10)
        run.paragraph?.spacing = 7
        let frames = setter.layout(StyledText([run]), options: TextOptions(width: 200)).lines.map(\.frame)
        #expect(frames.map(\.minX) == [20, 10, 20])
        #expect(frames[1].minY == frames[0].maxY)
        #expect(frames[2].minY == frames[1].maxY + 7)
    }

    @Test("Invalid lengths of a style count as 0")
    func insaneStyles() {
        let text = paragraphs([
            {
                $0.spacing = .nan
                $0.lineHeightMultiple = -.infinity
                $0.indents.head = .infinity
            }, { $0.spacingBefore = .infinity },
        ])
        let plain = setter.layout(paragraphs([{ _ in }, { _ in }]), options: TextOptions(width: 200))
        #expect(setter.layout(text, options: TextOptions(width: 200)).size == plain.size)
    }

    @Test("Layout ends even if indents leave no space", arguments: [-1000, 0, 119, 500, CGFloat.infinity])
    func noRoom(indent: CGFloat) {
        let layout = layout(TextOptions.Indents(firstLine: indent, head: indent, tail: indent))
        #expect(layout.size.width <= 120)
        #expect(!layout.lines.isEmpty)
    }

    @Test("Raised text increases the line height, and text backgrounds are as high as the line")
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
