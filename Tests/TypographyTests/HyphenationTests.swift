import Drawing
import Foundation
import Testing

@testable import Typography

/// Hyphenation at the ends of lines: always at soft hyphens, and by patterns if a paragraph requests it.
@Suite struct HyphenationTests {
    private let font = FontDescriptor(size: 17)

    /// A setter that finds only the given dictionary.
    private func withSetter<Result>(
        dictionary: String?, named name: String = "hyph_en_US.dic", _ body: (MetricTextSetter) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hyphens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        if let dictionary { try Data(dictionary.utf8).write(to: folder.appending(path: name)) }
        var library = FontLibrary()
        library.hyphenationFolders = [folder.path]
        return try body(MetricTextSetter(library: library))
    }

    private static let patterns = """
        UTF-8
        LEFTHYPHENMIN 2
        RIGHTHYPHENMIN 3
        % a comment
        hy3ph
        he2n
        hena4
        hen5at
        1na
        n2at
        1tio
        2io
        o2n
        """

    private func lines(_ text: String, width: CGFloat, factor: CGFloat?, in setter: MetricTextSetter) -> [String] {
        var options = TextOptions(width: width)
        options.hyphenation = factor.map { Hyphenation(factor: $0) }
        let styled = StyledText([StyledText.Run(text: text, font: font)])
        let layout = setter.layout(styled, options: options)
        let measured = setter.measure(styled, options: options)
        #expect(measured.size == layout.size)
        #expect(layout.lines.allSatisfy { $0.frame.width <= width + 0.02 })
        return layout.lines.map { line in line.runs.map(\.text).joined() }
    }

    private func width(_ text: String, in setter: MetricTextSetter) -> CGFloat {
        setter.measure(StyledText([StyledText.Run(text: text, font: font)]), options: TextOptions(scale: 1000)).size
            .width
    }

    /// The width of a line with a hyphen at its end, which is not kerned.
    private func room(_ line: String, in setter: MetricTextSetter) -> CGFloat {
        width(line, in: setter) + width("-", in: setter) + 0.01
    }

    @Test("Patterns hyphenate a word where the strongest of them is odd, away from its ends")
    func patterns() throws {
        let patterns = try #require(HyphenationPatterns(dictionary: Array(Self.patterns.utf8)))
        // Liang's own example: hy-phen-ation.
        #expect(patterns.breaks(in: "hyphenation") == [2, 6])
        #expect(patterns.breaks(in: "Hyphenation") == [2, 6])
        #expect(patterns.breaks(in: "hyph") == [])
        #expect(patterns.breaks(in: "") == [])
        let huge = HyphenationPatterns(dictionary: Array("UTF-8\nLEFTHYPHENMIN \(Int.max)\n1na\n".utf8))
        #expect(huge?.breaks(in: "hyphenation") == [])
        #expect(patterns.breaks(in: String(repeating: "hyphen", count: 60)) == [])
    }

    @Test(
        "An invalid dictionary has no patterns",
        arguments: ["", "UTF-8", "UTF-8\n", "UTF-8\n% nothing\nNEXTLEVEL\n", "KLINGON\na1b\n"])
    func badDictionaries(text: String) {
        #expect(HyphenationPatterns(dictionary: Array(text.utf8)) == nil)
    }

    @Test("A soft hyphen is visible only at the end of a line")
    func softHyphens() throws {
        try withSetter(dictionary: nil) { setter in
            let soft = "Donau\u{AD}dampf\u{AD}schiff"
            #expect(abs(width(soft, in: setter) - width("Donaudampfschiff", in: setter)) < 1)
            #expect(lines(soft, width: 300, factor: nil, in: setter) == ["Donaudampfschiff"])
            let room = room("Donau\u{AD}dampf", in: setter)
            #expect(lines(soft, width: room, factor: nil, in: setter) == ["Donaudampf-", "schiff"])
            // There is space for the syllables, but not for the hyphen after them.
            #expect(lines(soft, width: room - 1, factor: nil, in: setter) == ["Donau-", "dampfschiff"])
            // There is hardly space for a hyphen: nothing overflows, and nothing is lost.
            for narrow in stride(from: CGFloat(16), to: 60, by: 4) {
                let joined = lines(soft, width: narrow, factor: nil, in: setter).joined().replacing("-", with: "")
                #expect(joined == "Donaudampfschiff")
            }
            #expect(setter.takeProblems().isEmpty)
        }
    }

    @Test("A paragraph's factor hyphenates the words that leave too much of a line empty")
    func factor() throws {
        try withSetter(dictionary: Self.patterns) { setter in
            let text = "we go to hyphenation"
            let room = room("we go to hyphen", in: setter)
            #expect(lines(text, width: room, factor: nil, in: setter) == ["we go to", "hyphenation"])
            #expect(lines(text, width: room, factor: 0, in: setter) == ["we go to", "hyphenation"])
            #expect(lines(text, width: room, factor: 1, in: setter) == ["we go to hyphen-", "ation"])
            #expect(lines(text, width: room - 1, factor: 1, in: setter) == ["we go to hy-", "phenation"])
            let share = width("we go to", in: setter) / room
            #expect(lines(text, width: room, factor: share + 0.01, in: setter) == ["we go to hyphen-", "ation"])
            #expect(lines(text, width: room, factor: share - 0.01, in: setter) == ["we go to", "hyphenation"])
        }
    }

    @Test("A word in brackets and a word alone on a line are hyphenated too")
    func whole() throws {
        try withSetter(dictionary: Self.patterns) { setter in
            let room = room("(hyphen", in: setter)
            #expect(lines("(hyphenation)", width: room, factor: 1, in: setter) == ["(hyphen-", "ation)"])
            #expect(lines("(hyphenation)", width: room, factor: nil, in: setter).first != "(hyphen-")
        }
    }

    @Test("A truncated line ends in an ellipsis, not in a hyphen")
    func truncated() throws {
        try withSetter(dictionary: Self.patterns) { setter in
            var options = TextOptions(
                width: room("we go to hyphen", in: setter), maximumLines: 1, lineBreakMode: .truncatingTail)
            options.hyphenation = Hyphenation(factor: 1)
            let text = StyledText([StyledText.Run(text: "we go to hyphenation of words", font: font)])
            let layout = setter.layout(text, options: options)
            #expect(layout.lines.flatMap(\.runs).map(\.text).joined().hasSuffix("…"))
            #expect(!layout.lines.flatMap(\.runs).map(\.text).joined().contains("-"))
            options.maximumLines = 2
            #expect(setter.layout(text, options: options).lines.map(\.isTruncated) == [false, false])
        }
    }

    @Test("Without a dictionary of the language, words are not hyphenated, which is reported once")
    func missing() throws {
        try withSetter(dictionary: Self.patterns, named: "hyph_de_DE.dic") { setter in
            let room = room("we go to hyphen", in: setter)
            for _ in 0..<2 {
                #expect(
                    lines("we go to hyphenation", width: room, factor: 1, in: setter) == ["we go to", "hyphenation"])
            }
            #expect(setter.takeProblems() == [.noHyphenation(language: "en")])
            var options = TextOptions(width: room)
            for language in ["de", "de-AT", "de_CH"] {
                options.hyphenation = Hyphenation(factor: 1, language: language)
                let text = StyledText([StyledText.Run(text: "we go to hyphenation", font: font)])
                #expect(setter.layout(text, options: options).lines.count == 2)
                #expect(setter.layout(text, options: options).lines[0].runs.map(\.text).joined() == "we go to hyphen-")
            }
            options.hyphenation = Hyphenation(factor: 1, language: "../de")
            _ = setter.layout(StyledText([StyledText.Run(text: "we go to hyphenation", font: font)]), options: options)
            #expect(setter.takeProblems() == [.noHyphenation(language: "../de")])
        }
    }

    @Test(
        "English words are hyphenated as in the dictionary",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic")))
    func english() {
        let shelf = HyphenationCache(folders: FontLibrary().hyphenationFolders) { _ in Issue.record("no dictionary") }
        for word in ["hy-phen-ation", "in-ter-na-tional", "con-fig-u-ra-tion", "straight"] {
            let parts = word.split(separator: "-")
            let places = parts.dropLast().reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.count) }
            #expect(shelf.breaks(in: parts.joined(), language: "en-US") == places)
        }
    }
}
