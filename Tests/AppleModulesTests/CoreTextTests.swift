import CoreText
import Drawing
import Foundation
import Testing
import Typography
import UIKit

/// The texts of glyphs with their places in the picture.
private func drawnTexts(in size: CGSize, _ draw: (CGContext) -> Void) -> [(text: String, origin: CGPoint)] {
    final class DrawingView: UIView {
        var drawing: ((CGContext) -> Void)?
        override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map { drawing?($0) } }
    }
    var found: [(text: String, origin: CGPoint)] = []
    func collect(_ items: [DrawingItem], _ transform: CGAffineTransform) {
        for item in items {
            switch item {
            case .glyphs(let run):
                if let first = run.glyphs.first { found.append((run.text, first.position.applying(transform))) }
            case .group(let style, let inner): collect(inner, style.transform.concatenating(transform))
            case .element(_, let inner): collect(inner, transform)
            default: break
            }
        }
    }
    withoutActuallyEscaping(draw) { draw in
        let view = DrawingView(frame: CGRect(origin: .zero, size: size))
        view.drawing = draw
        collect(view.displayList().items, .identity)
        view.drawing = nil
    }
    return found
}

/// Runs a body in a job with San Francisco's metrics.
private func inJob(_ body: () throws -> Void) rethrows {
    try JobEnvironment.$running.withValue(JobEnvironment(textSetter: MetricTextSetter()), operation: body)
}

@Suite("Core Text")
struct CoreTextTests {
    private let words = NSAttributedString(
        string: "One line of words and another one below", attributes: [.font: UIFont.systemFont(ofSize: 20)])

    @Test func aFramesLinesAreThoseOfALabel() throws {
        try inJob {
            let setter = CTFramesetterCreateWithAttributedString(words)
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 200), transform: nil)
            let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
            let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
            let label = UILabel()
            label.attributedText = words
            label.numberOfLines = 0
            let fitted = label.sizeThatFits(CGSize(width: 120, height: 1000))
            #expect(lines.count == 4)
            let array = CTFrameGetLines(frame)
            #expect(CFArrayGetCount(array) == 4)
            #expect(unsafeBitCast(CFArrayGetValueAtIndex(array, 2), to: CTLine.self) === lines[2])
            #expect(CFArrayGetValueAtIndex(array, 4) == nil)
            let size = CTFramesetterSuggestFrameSizeWithConstraints(
                setter, CFRange(), nil, CGSize(width: 120, height: 1000), nil)
            #expect(abs(size.height - fitted.height) < 1)
            #expect(lines.map { CTLineGetStringRange($0).length }.reduce(0, +) == words.length)
            var origins = [CGPoint](repeating: .zero, count: lines.count)
            CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
            var ascent: CGFloat = 0
            CTLineGetTypographicBounds(lines[0], &ascent, nil, nil)
            #expect(abs(origins[0].y - (200 - ascent)) < 0.01)
            #expect(origins.map(\.y) == origins.map(\.y).sorted(by: >))
        }
    }

    @Test func linesThatHaveNoRoomAreLeftOut() {
        inJob {
            let setter = CTFramesetterCreateWithAttributedString(words)
            var fits = CFRange()
            _ = CTFramesetterSuggestFrameSizeWithConstraints(
                setter, CFRange(), nil, CGSize(width: 120, height: 50), &fits)
            #expect(fits.location == 0 && fits.length < words.length && fits.length > 10)
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 50), transform: nil)
            let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
            #expect(CTFrameGetVisibleStringRange(frame) == fits)
        }
    }

    @Test("Text stands upright in a context whose y-axis points up, as apps turn it")
    func drawing() throws {
        try inJob {
            let drawn = drawnTexts(in: CGSize(width: 200, height: 100)) { context in
                context.textMatrix = .identity
                context.translateBy(x: 0, y: 100)
                context.scaleBy(x: 1, y: -1)
                let path = CGPath(rect: CGRect(x: 10, y: 20, width: 180, height: 80), transform: nil)
                let setter = CTFramesetterCreateWithAttributedString(NSAttributedString(string: "Words"))
                CTFrameDraw(CTFramesetterCreateFrame(setter, CFRange(), path, nil), context)
            }
            let text = try #require(drawn.first)
            #expect(text.text == "Words")
            // The box reaches the upper edge; the baseline is an ascender below.
            #expect(text.origin.y > 8 && text.origin.y < 14)
            #expect(text.origin.x >= 10 && text.origin.x < 12)
        }
    }

    @Test func linesFollowOneAnotherAtTheTextPosition() {
        inJob {
            let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Ab"))
            let width = CTLineGetTypographicBounds(line, nil, nil, nil)
            let drawn = drawnTexts(in: CGSize(width: 200, height: 50)) { context in
                context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
                context.textPosition = CGPoint(x: 20, y: 30)
                CTLineDraw(line, context)
                CTLineDraw(line, context)
            }
            #expect(drawn.map(\.text) == ["Ab", "Ab"])
            #expect(drawn.map(\.origin.y) == [30, 30])
            #expect(abs(drawn[1].origin.x - drawn[0].origin.x - width) < 0.01)
        }
    }

    @Test func aLineIsTruncatedWithItsToken() throws {
        try inJob {
            let line = CTLineCreateWithAttributedString(words)
            let token = CTLineCreateWithAttributedString(
                NSAttributedString(string: "…", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
            for type in [CTLineTruncationType.start, .middle, .end] {
                let short = try #require(CTLineCreateTruncatedLine(line, 100, type, token))
                let width = CTLineGetTypographicBounds(short, nil, nil, nil)
                #expect(width <= 100 && width > 70)
            }
            #expect(CTLineCreateTruncatedLine(line, 5000, .end, token) === line)
            #expect(CTLineCreateTruncatedLine(line, 1, .end, token) == nil)
        }
    }

    @Test func placesAndIndicesOfALine() {
        inJob {
            let line = CTLineCreateWithAttributedString(NSAttributedString(string: "wide and narrow"))
            for index in 0...15 {
                let place = CTLineGetOffsetForStringIndex(line, index, nil)
                #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: place, y: 0)) == index)
            }
            #expect(CTLineGetPenOffsetForFlush(line, 1, 500) == 500 - CTLineGetTypographicBounds(line, nil, nil, nil))
        }
    }

    @Test func runsAreTheRangesOfAttributes() throws {
        try inJob {
            let text = NSMutableAttributedString(
                string: "plain red", attributes: [.font: UIFont.systemFont(ofSize: 15)])
            text.addAttribute(
                NSAttributedString.Key(String(describing: kCTForegroundColorAttributeName)),
                value: UIColor.red.cgColor, range: NSRange(location: 6, length: 3))
            let line = CTLineCreateWithAttributedString(text)
            let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
            #expect(runs.map { CTRunGetStringRange($0).location } == [0, 6])
            #expect(runs.map(CTRunGetGlyphCount) == [6, 3])
            let widths = runs.map { CTRunGetTypographicBounds($0, CFRange(), nil, nil, nil) }
            #expect(abs(widths.reduce(0, +) - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.5)
            let attributes = CTRunGetAttributes(runs[1])
            #expect((attributes["NSColor"] as? UIColor)?.cgColor == UIColor.red.cgColor)
        }
    }

    @Test func aJustifiedParagraphReachesBothEdgesButOnItsLastLine() throws {
        try inJob {
            let style = NSMutableParagraphStyle()
            style.alignment = .justified
            let text = NSMutableAttributedString(attributedString: words)
            text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 130, height: 200), transform: nil)
            let frame = CTFramesetterCreateFrame(
                CTFramesetterCreateWithAttributedString(text), CFRange(), path, nil)
            let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
            let widths = lines.map {
                CTLineGetTypographicBounds($0, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth($0)
            }
            #expect(widths.count == 4)
            #expect(widths.dropLast().allSatisfy { abs($0 - 130) < 0.5 })
            #expect(widths[3] < 125)
        }
    }

    @Test func aTypesetterBreaksAtWordsAndCharacters() {
        inJob {
            let typesetter = CTTypesetterCreateWithAttributedString(words)
            let word = CTTypesetterSuggestLineBreak(typesetter, 0, 60)
            let character = CTTypesetterSuggestClusterBreak(typesetter, 0, 60)
            #expect(word == 4)
            #expect(character >= 5 && character < 10)
            #expect(CTTypesetterSuggestLineBreak(typesetter, 5000, 60) == 0)
            let line = CTTypesetterCreateLine(typesetter, CFRange(location: 4, length: 4))
            #expect(CTLineGetStringRange(line) == CFRange(location: 4, length: 4))
        }
    }

    @Test("Ranges and sizes from nowhere neither trap nor wait", arguments: [-5, 0, 3, 1_000_000])
    func oddNumbers(number: Int) {
        inJob {
            let setter = CTFramesetterCreateWithAttributedString(words)
            let size = CGSize(width: number, height: number)
            for text in [CFRange(location: number, length: number), CFRange(location: 0, length: 0)] {
                _ = CTFramesetterSuggestFrameSizeWithConstraints(setter, text, nil, size, nil)
                let path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
                let frame = CTFramesetterCreateFrame(setter, text, path, nil)
                let visible = CTFrameGetVisibleStringRange(frame)
                #expect(visible.location >= 0 && visible.location + visible.length <= words.length)
            }
            let empty = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
            #expect(CTLineGetTypographicBounds(empty, nil, nil, nil) == 0)
            #expect(CTLineGetGlyphCount(empty) == 0)
        }
    }
}
