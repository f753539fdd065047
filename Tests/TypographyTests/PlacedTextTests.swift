import Drawing
import Foundation
import Testing
import Typography

@Suite struct PlacedTextTests {
    private static let samples = [
        "Plain words on several lines, some of them long enough to break", "One\nTwo\n\nFour\n", "😀 👩‍👩‍👧 and 今日は、世界",
        "שלום עולם and English", "Tabs\tand   spaces   ", "", "a\r\nb", "Ünïcödé e\u{301}",
    ]

    private let setter = MetricTextSetter()

    @Test("Lines share out the whole text, without gaps", arguments: samples, [40, 120, 1000] as [CGFloat])
    func lines(words: String, width: CGFloat) {
        let places = setter.places(of: styled(words, size: 17), options: TextOptions(width: width))
        #expect(places.offsets == 0..<words.utf16.count)
        var start = 0
        for line in places.lines {
            #expect(line.offsets.lowerBound == start)
            start = line.offsets.upperBound
            for character in line.characters {
                #expect(line.offsets.lowerBound <= character.offsets.lowerBound)
                #expect(character.offsets.upperBound <= line.offsets.upperBound)
                #expect(character.minX <= character.maxX)
                #expect(character.maxX <= line.frame.maxX + 0.01)
            }
        }
    }

    @Test("Lines are where the layout has them", arguments: samples, [40, 120, 1000] as [CGFloat])
    func frames(words: String, width: CGFloat) {
        for alignment in [TextOptions.Alignment.left, .right, .center, .justified] {
            let options = TextOptions(width: width, alignment: alignment)
            let text = styled(words, size: 17)
            let places = setter.places(of: text, options: options)
            let layout = setter.layout(text, options: options)
            #expect(places.lines.map(\.frame) == layout.lines.map(\.frame))
            #expect(places.lines.map(\.baseline) == layout.lines.map(\.baseline))
        }
    }

    @Test("Glyphs lie in the places of their characters")
    func glyphs() throws {
        let text = styled("Wavy AVATAR", size: 20)
        let places = setter.places(of: text, options: TextOptions(width: 300, alignment: .right))
        let layout = setter.layout(text, options: TextOptions(width: 300, alignment: .right))
        let glyphs = layout.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.position.x)
        let visible = try #require(places.lines.first).characters.filter { $0.offsets != 4..<5 }
        #expect(glyphs.count == visible.count)
        for (x, character) in zip(glyphs, visible) {
            #expect(abs(x - character.minX) < 3)
        }
    }

    @Test("The caret before a character leads back to the character", arguments: samples)
    func roundTrip(words: String) throws {
        let places = setter.places(of: styled(words, size: 17), options: TextOptions(width: 90))
        for line in places.lines {
            for character in line.characters where character.maxX > character.minX {
                let caret = try #require(places.caret(at: character.offsets.lowerBound))
                #expect(caret.x == character.leading)
                let inside = CGPoint(
                    x: character.isRightToLeft ? caret.x - 0.01 : caret.x + 0.01, y: line.frame.midY)
                #expect(places.offset(at: inside) == character.offsets.lowerBound)
            }
        }
    }

    @Test func aRangeOverLinesHasABoxOnEach() {
        let words = "aaaa bbbb cccc"
        let places = setter.places(of: styled(words, size: 17), options: TextOptions(width: 50))
        #expect(places.lines.count == 3)
        let boxes = places.boxes(of: 2..<7)
        #expect(boxes.map(\.minY) == places.lines.prefix(2).map(\.frame.minY))
        #expect(boxes.map(\.minX) == [places.lines[0].characters[2].minX, 0])
        #expect(places.boxes(of: 3..<3).isEmpty)
    }

    @Test func aRangeOfTwoDirectionsHasSeveralBoxes() {
        // In "ab אב", from the space on, the Hebrew letters stand in reverse.
        let places = setter.places(of: styled("ab \u{5D0}\u{5D1}", size: 17), options: TextOptions(width: 200))
        #expect(places.lines.first?.characters.map(\.offsets.lowerBound) == [0, 1, 2, 4, 3])
        #expect(places.boxes(of: 1..<4).count == 2)
    }

    @Test(
        "What truncation hides is known",
        arguments: [
            TextOptions.LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle,
        ])
    func truncated(mode: TextOptions.LineBreakMode) throws {
        let words = "Much longer than its line is"
        let options = TextOptions(width: 80, maximumLines: 1, lineBreakMode: mode)
        let line = try #require(setter.places(of: styled(words, size: 17), options: options).lines.first)
        let hidden = try #require(line.hidden)
        #expect(line.offsets == 0..<words.utf16.count)
        let visible = line.characters.flatMap { Array($0.offsets) }
        #expect(!visible.contains { hidden.contains($0) })
        #expect(hidden.lowerBound == 0 ? mode == .truncatingHead : true)
        #expect(hidden.upperBound == words.utf16.count ? mode == .truncatingTail : true)
    }

    @Test func pointsOutsideOfTheTextAreAtItsNearestCharacter() {
        let places = setter.places(of: styled("One\nTwo", size: 17), options: TextOptions(width: 200))
        #expect(places.offset(at: CGPoint(x: -50, y: -50)) == 0)
        #expect(places.offset(at: CGPoint(x: 500, y: 5)) == 3)
        #expect(places.offset(at: CGPoint(x: 500, y: 500)) == 7)
        #expect(PlacedText(lines: []).offset(at: .zero) == nil)
        #expect(places.caret(at: 8) == nil)
        #expect(places.caret(at: -1) == nil)
    }
}
