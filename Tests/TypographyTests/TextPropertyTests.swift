import Drawing
import Foundation
import RandomNumbers
import Testing
import Typography

private func words(_ seed: UInt64, count: Int) -> String {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789.,-éß今😀")
    return (0..<count).map { _ in
        String(
            (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
            })
    }.joined(separator: " ")
}

@Suite struct TextPropertyTests {
    @Test("Measured and laid out text have the same size", arguments: UInt64(1)...30)
    func measureAgreesWithLayout(seed: UInt64) {
        let setter = MetricTextSetter()
        let text = styled(words(seed, count: 12), size: CGFloat(9 + seed))
        for mode in [
            TextOptions.LineBreakMode.wordWrapping, .characterWrapping, .clipping, .truncatingHead, .truncatingTail,
            .truncatingMiddle,
        ] {
            for lines in 0...3 {
                let options = TextOptions(
                    width: CGFloat(40 + seed * 7), maximumLines: lines, lineBreakMode: mode, scale: 3)
                let layout = setter.layout(text, options: options)
                let measured = setter.measure(text, options: options)
                #expect(measured.size == layout.size)
                #expect(measured.lineCount == layout.lines.count)
                #expect(measured.isTruncated == layout.isTruncated)
                #expect(measured.firstBaseline == layout.firstBaseline)
                #expect(abs(measured.lastBaseline - layout.lastBaseline) < 1e-6)
            }
        }
    }

    @Test("No line is wider than the limit, and none is lost", arguments: UInt64(1)...30)
    func widthBound(seed: UInt64) {
        let text = words(seed, count: 20)
        let bound = CGFloat(60 + seed * 5)
        let layout = MetricTextSetter().layout(styled(text), options: TextOptions(width: bound))
        #expect(layout.size.width <= bound)
        #expect(layout.lines.allSatisfy { $0.frame.width <= bound + 0.01 })
        let shown = layout.lines.flatMap(\.runs).map(\.text).joined().filter { $0 != " " }
        #expect(shown == text.filter { $0 != " " })
    }

    @Test("More text is never narrower", arguments: UInt64(1)...20)
    func concatenation(seed: UInt64) {
        let setter = MetricTextSetter()
        let (a, b) = (words(seed, count: 3), words(seed + 100, count: 2))
        func width(_ text: String) -> CGFloat {
            setter.measure(styled(text), options: TextOptions(scale: 3)).size.width
        }
        #expect(width(a + " " + b) >= max(width(a), width(b)))
        #expect(width(a + " " + b) <= width(a + " ") + width(b) + 1 / 3)
    }

    @Test("A narrower limit never makes fewer lines", arguments: UInt64(1)...20)
    func monotoneLines(seed: UInt64) {
        let setter = MetricTextSetter()
        let text = styled(words(seed, count: 25))
        let counts = stride(from: CGFloat(400), through: 60, by: -20).map {
            setter.measure(text, options: TextOptions(width: $0)).lineCount
        }
        #expect(counts == counts.sorted())
    }

    @Test("Glyphs stay within their measured line", arguments: UInt64(1)...10)
    func glyphsWithinLine(seed: UInt64) {
        let layout = MetricTextSetter().layout(styled(words(seed, count: 15)), options: TextOptions(width: 220))
        for line in layout.lines {
            for run in line.runs {
                // A glyph's origin may be slightly outside: an advance narrower than the glyph is centered.
                #expect(
                    run.glyphs.allSatisfy { $0.position.x > line.frame.minX - 2 && $0.position.x < line.frame.maxX })
                #expect(run.glyphs.allSatisfy { abs($0.position.y - line.baseline) < 8 })
            }
        }
    }

    @Test("Two setters lay out the same text equally, whatever they did before")
    func determinism() {
        let used = MetricTextSetter()
        for seed in UInt64(1)...20 { _ = used.layout(styled(words(seed, count: 5)), options: TextOptions(width: 90)) }
        let text = styled("Mixed: שלום, مرحبا, हिन्दी, 今日は 😀 and Latin")
        let options = TextOptions(width: 150)
        #expect(used.layout(text, options: options) == MetricTextSetter().layout(text, options: options))
    }

    @Test(
        "Invalid sizes and limits cause no harm",
        arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e9])
    func nonsense(value: CGFloat) {
        let setter = MetricTextSetter()
        let size = setter.measure(styled("Label", size: value), options: TextOptions(width: 100)).size
        #expect(size.width.isFinite && size.height.isFinite)
        let bounded = setter.measure(styled("Label"), options: TextOptions(width: value, height: value, scale: value))
        #expect(bounded.size.width.isFinite && bounded.lineCount >= 1)
    }
}
