import Drawing
import Foundation
import Testing
import Typography

/// The text of each line of a layout, without the spaces between its runs.
private func lines(_ text: StyledText, _ options: TextOptions, setter: MetricTextSetter = MetricTextSetter())
    -> [String]
{
    setter.layout(text, options: options).lines.map { line in line.runs.map(\.text).joined() }
}

private let fox = "The quick brown fox jumps over the lazy dog"

@Suite struct LineTests {
    @Test("Words wrap to the next line when they do not fit")
    func wordWrapping() {
        let shown = lines(styled(fox), TextOptions(width: 132))
        #expect(shown == ["The quick brown", "fox jumps over", "the lazy dog"])
    }

    @Test("A measured line includes the space at which it was broken, within the given width")
    func trailingSpace() {
        let setter = MetricTextSetter()
        let first = setter.measure(styled("The quick brown"), options: TextOptions()).size.width
        let space =
            setter.measure(styled("a b"), options: TextOptions()).size.width
            - setter.measure(styled("ab"), options: TextOptions()).size.width
        let measured = setter.measure(styled(fox), options: TextOptions(width: 132)).size.width
        #expect(measured > first && abs(measured - first - space) <= 1)
        #expect(setter.measure(styled(fox), options: TextOptions(width: first)).size.width <= first)
    }

    @Test(
        "No word is alone on the last line, unless it begins with a sign or would not fit",
        arguments: [
            ("Boost your sales with linked products", 250, ["Boost your sales with", "linked products"]),
            ("Boost your sales with linked (products)", 250, ["Boost your sales with linked", "(products)"]),
            ("Two incomprehensibilities", 190, ["Two", "incomprehensibilities"]),
            ("One two three four", 110, ["One two", "three four"]),
        ] as [(String, CGFloat, [String])])
    func orphans(text: String, width: CGFloat, shown: [String]) {
        var options = TextOptions(width: width)
        options.avoidsOrphans = true
        #expect(lines(styled(text), options) == shown)
    }

    @Test(
        "Han and kana break between characters, but not before closing or after opening punctuation",
        arguments: [
            ("東京都、大阪府", 52, ["東京", "都、大", "阪府"]), ("今日「晴れ」だ", 52, ["今日", "「晴", "れ」だ"]),
            ("ニューヨーク", 52, ["ニュー", "ヨーク"]), ("价格（元）", 52, ["价格", "（元）"]),
        ] as [(String, CGFloat, [String])])
    func phrases(text: String, width: CGFloat, shown: [String]) {
        #expect(lines(styled(text), TextOptions(width: width)) == shown)
    }

    @Test(
        "Lines break after hyphens and slashes, not inside numbers, nor at spaces that do not break",
        arguments: [
            ("well-known", 60, ["well-", "known"]), ("iPhone/iPad", 70, ["iPhone/", "iPad"]),
            ("from 10.000,00", 80, ["from", "10.000,00"]), ("a 10\u{A0}km run", 52, ["a", "10km", "run"]),
        ] as [(String, CGFloat, [String])])
    func signs(text: String, width: CGFloat, shown: [String]) {
        #expect(lines(styled(text), TextOptions(width: width)) == shown)
    }

    @Test("Hangul breaks between syllables, unless its words are kept together")
    func hangul() {
        var options = TextOptions(width: 60)
        #expect(lines(styled("안녕 반갑습니다"), options).first == "안녕 반")
        options.keepsHangulWords = true
        #expect(lines(styled("안녕 반갑습"), options) == ["안녕", "반갑습"])
        // A word that is wider than a line is broken anyway.
        #expect(lines(styled("반갑습니다"), options).count == 2)
    }

    @Test("A word wider than the line is broken between characters")
    func longWord() {
        let shown = lines(styled("Donaudampfschifffahrt"), TextOptions(width: 60))
        #expect(shown.count > 2)
        #expect(shown.joined() == "Donaudampfschifffahrt")
    }

    @Test("Character wrapping ignores words")
    func characterWrapping() {
        let shown = lines(styled(fox), TextOptions(width: 138, lineBreakMode: .characterWrapping))
        #expect(shown.first == "The quick brown f")
    }

    @Test(
        "The last line is truncated according to the mode",
        arguments: [
            (TextOptions.LineBreakMode.truncatingTail, "The quick brow…"),
            (.truncatingHead, "…er the lazy dog"),
            (.truncatingMiddle, "The qui…azy dog"),
        ])
    func truncation(mode: TextOptions.LineBreakMode, shown: String) {
        let options = TextOptions(width: 132, maximumLines: 1, lineBreakMode: mode)
        #expect(lines(styled(fox), options) == [shown])
        let layout = MetricTextSetter().layout(styled(fox), options: options)
        #expect(layout.isTruncated)
        #expect(layout.lines[0].isTruncated)
        #expect(layout.lines[0].frame.width <= 132)
    }

    @Test("Of several lines only the last is truncated")
    func truncationOfSeveralLines() {
        let shown = lines(
            styled(fox), TextOptions(width: 132, maximumLines: 2, lineBreakMode: .truncatingTail))
        #expect(shown == ["The quick brown", "fox jumps over…"])
    }

    @Test("Text that is cut without an ellipsis is still reported as truncated")
    func wrappingCut() {
        let layout = MetricTextSetter().layout(styled(fox), options: TextOptions(width: 132, maximumLines: 1))
        #expect(layout.lines.map { $0.runs.map(\.text).joined() } == ["The quick brown"])
        #expect(layout.isTruncated)
        #expect(!layout.lines[0].isTruncated)
    }

    @Test("Only lines that fit the height are shown, but at least one")
    func heightBound() {
        let setter = MetricTextSetter()
        let options = TextOptions(width: 132, height: 45, lineBreakMode: .truncatingTail)
        #expect(lines(styled(fox), options, setter: setter) == ["The quick brown", "fox jumps over…"])
        let low = setter.measure(styled(fox), options: TextOptions(width: 132, height: 1))
        #expect(low.lineCount == 1)
    }

    @Test("Line breaks in the text end lines; one at the end adds an empty line")
    func explicitLineEnds() {
        let setter = MetricTextSetter()
        #expect(lines(styled("one\n\nthree"), TextOptions(), setter: setter) == ["one", "", "three"])
        #expect(setter.measure(styled("one\ntwo\n"), options: TextOptions()).lineCount == 3)
        #expect(setter.measure(styled("one\r\ntwo"), options: TextOptions()).lineCount == 2)
    }

    @Test("Empty text takes no space")
    func empty() {
        #expect(MetricTextSetter().measure(styled(""), options: TextOptions()).size == .zero)
        #expect(MetricTextSetter().measure(StyledText([]), options: TextOptions(width: 100)).size == .zero)
    }

    @Test("Alignment places lines in the given width")
    func alignment() {
        let setter = MetricTextSetter()
        func left(_ alignment: TextOptions.Alignment, isRightToLeft: Bool = false) -> CGFloat {
            let options = TextOptions(width: 200, alignment: alignment, isRightToLeft: isRightToLeft)
            return setter.layout(styled("Label"), options: options).lines[0].frame.minX
        }
        let width = setter.layout(styled("Label"), options: TextOptions()).lines[0].frame.width
        #expect(left(.natural) == 0)
        #expect(left(.natural, isRightToLeft: true) == 200 - width)
        #expect(left(.right) == 200 - width)
        #expect(left(.center) == (200 - width) / 2)
    }

    @Test("Justified lines fill the width, except the last of a paragraph")
    func justification() {
        let layout = MetricTextSetter().layout(styled(fox), options: TextOptions(width: 130, alignment: .justified))
        #expect(layout.lines.count > 1)
        #expect(layout.lines.dropLast().allSatisfy { $0.frame.width == 130 })
        #expect((layout.lines.last?.frame.width ?? 130) < 130)
    }

    @Test("Line spacing, multiples and limits change the height of lines")
    func lineHeights() {
        let setter = MetricTextSetter()
        func height(_ options: TextOptions) -> CGFloat { setter.measure(styled("a\nb"), options: options).size.height }
        let natural = setter.metrics(of: FontDescriptor(size: 17)).lineHeight
        #expect(height(TextOptions(scale: 2)) == 41)
        #expect(height(TextOptions(lineSpacing: 10, scale: 2)) == 51)
        #expect(height(TextOptions(lineHeightMultiple: 2)) == (natural * 8).rounded(.up) / 2)
        #expect(height(TextOptions(minimumLineHeight: 30)) == 60)
        #expect(height(TextOptions(maximumLineHeight: 15)) == 30)
    }

    @Test("A line of several fonts has the highest ascent and the deepest descent")
    func mixedFonts() {
        var text = styled("Big", size: 28)
        text.runs += styled(" small", size: 12).runs
        let layout = MetricTextSetter().layout(text, options: TextOptions())
        let big = MetricTextSetter().metrics(of: FontDescriptor(size: 28))
        #expect(layout.lines[0].frame.height == big.lineHeight)
        #expect(layout.firstBaseline == big.ascender)
    }

    @Test(
        "Lines of a text style have the style's distance, and the last one is no higher than its font",
        arguments: [
            (17.0, 22.0, 4, 2.0, 86.5), (15, 20, 4, 3, 78), (15, 20, 2, 3, 38), (16, 21, 5, 3, 103.333),
            (17, 22, 1, 2, 20.5), (17, 0, 4, 2, 81.5),
        ])
    func lineDistance(size: CGFloat, distance: CGFloat, lines: Int, scale: CGFloat, height: CGFloat) {
        let font = FontDescriptor(size: size, lineDistance: distance)
        let text = Array(repeating: "line", count: lines).joined(separator: "\n")
        let measured = MetricTextSetter().measure(
            StyledText([StyledText.Run(text: text, font: font)]), options: TextOptions(scale: scale))
        #expect(abs(measured.size.height - height) < 0.001)
    }
}
