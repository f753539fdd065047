public import CoreGraphics
public import Foundation
import Geometry
import Job
import Typography

/// A line of text.
public final class CTLine {
    /// The text that is drawn.
    let text: NSAttributedString
    /// The line's part of the whole text.
    let range: NSRange
    private var places: PlacedText.Line?

    init(_ text: NSAttributedString, range: NSRange) {
        self.text = text
        self.range = range
    }

    private var styled: StyledText {
        let visible = text.attributedSubstring(from: NSRange(location: 0, length: text.lengthBeforeLineBreak))
        return StyledText(visible, defaults: .outsideViews, hasParagraphs: false)
    }

    private var options: TextOptions {
        var options = TextOptions(maximumLines: 1, scale: JobEnvironment.current.screen.scale)
        options.lineBreakMode = .clipping
        return options
    }

    /// The characters from the line's start.
    var placed: PlacedText.Line {
        if let places { return places }
        let lines = JobEnvironment.current.textSetter.places(of: styled, options: options).lines
        let placed = lines.first ?? PlacedText.Line(offsets: 0..<0, frame: .zero, baseline: 0, characters: [])
        places = placed
        return placed
    }

    /// The offset in the line of an index in the whole text.
    func offset(of index: Int) -> Int { min(text.length, max(0, index - range.location)) }

    /// Draws the line, or its part between two places, at the text position, to whose end that moves.
    func draw(in context: CGContext, clippedTo part: ClosedRange<CGFloat>? = nil) {
        let layout = JobEnvironment.current.textSetter.layout(styled, options: options)
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        context.saveGState()
        context.concatenate(upright.concatenating(context.textMatrix))
        if let part {
            let height = layout.size.height
            context.clip(
                to: CGRect(
                    x: part.lowerBound, y: -2 * height, width: part.upperBound - part.lowerBound, height: 4 * height))
        }
        context.add(layout.items(at: CGPoint(x: 0, y: -layout.firstBaseline)))
        context.restoreGState()
        if part == nil { context.textPosition.x += placed.frame.width }
    }

    /// The spaces at the line's end.
    var trailingSpaces: [PlacedText.Character] {
        let words = text.string as NSString
        return placed.reading.reversed().prefix {
            words.substring(with: NSRange(location: $0.offsets.lowerBound, length: $0.offsets.count))
                .allSatisfy(\.isWhitespace)
        }
    }

    /// The width without the spaces at the line's end.
    var visibleWidth: CGFloat { placed.frame.width - trailingSpaces.reduce(0) { $0 + $1.maxX - $1.minX } }

    /// The line with the same space added to each of its spaces, but those at its end.
    func justified(to width: CGFloat) -> CTLine {
        let end = trailingSpaces.last?.offsets.lowerBound ?? text.length
        let spaces = text.string.utf16.prefix(end).enumerated().filter { $0.element == 0x20 }.map(\.offset)
        let extra = width - visibleWidth
        guard !spaces.isEmpty, extra > 0 else { return self }
        let changed = NSMutableAttributedString(attributedString: text)
        for space in spaces {
            changed.addAttribute(
                .kern, value: extra / CGFloat(spaces.count), range: NSRange(location: space, length: 1))
        }
        return CTLine(changed, range: range)
    }
}

extension NSAttributedString {
    /// The length without a line break at the end.
    var lengthBeforeLineBreak: Int {
        string.last?.isNewline == true ? (String(string.dropLast()) as NSString).length : length
    }
}

/// The part of a line that gives way to the token.
public enum CTLineTruncationType: UInt32, Hashable, Sendable { case start = 0, end, middle }

/// The measure of a line's bounds; stored, but has no effect.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// Creates a line of a text; it is not broken.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    let text = attrString.withColorsOfUIKit
    return CTLine(text, range: NSRange(location: 0, length: text.length))
}

/// Creates a line of at most a width, with the token in place of what has no room.
///
/// Without a token the line ends where the room does.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    let placed = line.placed
    guard placed.frame.width > width else { return line }
    let token = truncationToken?.text ?? NSAttributedString(string: "")
    let room = CGFloat(width) - (truncationToken?.placed.frame.width ?? 0)
    guard room >= 0 else { return nil }
    let reading = placed.reading
    func fitting(_ characters: [PlacedText.Character], in room: CGFloat) -> Int {
        var used: CGFloat = 0
        return characters.prefix { character in
            used += character.maxX - character.minX
            return used <= room + 0.01
        }.count
    }
    let (head, tail): (Int, Int) =
        switch truncationType {
        case .end: (fitting(reading, in: room), 0)
        case .start: (0, fitting(reading.reversed(), in: room))
        case .middle: (fitting(reading, in: room / 2), fitting(reading.reversed(), in: room / 2))
        }
    let kept = NSMutableAttributedString(string: "")
    func append(_ characters: ArraySlice<PlacedText.Character>) {
        guard let first = characters.first, let last = characters.last else { return }
        let start = first.offsets.lowerBound
        kept.append(
            line.text.attributedSubstring(
                from: NSRange(location: start, length: last.offsets.upperBound - start)))
    }
    append(reading.prefix(head))
    kept.append(token)
    append(reading.suffix(tail))
    return CTLine(kept, range: line.range)
}

/// Creates a line whose spaces take a share of the room that it leaves in a width.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    let own = line.visibleWidth
    return line.justified(to: own + (CGFloat(justificationWidth) - own) * min(1, max(0, justificationFactor)))
}

/// Draws a line with its start on the baseline at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// The line's part of the text.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.range.location, length: line.range.length)
}

/// The number of visible characters.
public func CTLineGetGlyphCount(_ line: CTLine) -> Int { line.placed.characters.count }

/// The width of a line; writes its height above the baseline, its depth below, and its leading.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let placed = line.placed
    ascent?.pointee = placed.baseline - placed.frame.minY
    descent?.pointee = placed.frame.maxY - placed.baseline
    leading?.pointee = 0
    return Double(placed.frame.width)
}

/// The box of a line from its start on the baseline, whose y-axis points up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    let placed = line.placed
    return CGRect(
        x: 0, y: placed.baseline - placed.frame.maxY, width: placed.frame.width, height: placed.frame.height)
}

/// The box of a line at the context's text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let position = context?.textPosition ?? .zero
    return CTLineGetBoundsWithOptions(line, []).offsetBy(dx: position.x, dy: position.y)
}

/// The width of the spaces at a line's end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    Double(line.placed.frame.width - line.visibleWidth)
}

/// The distance of a line from the left edge of a width, of which a share lies before it: 0 left, 0.5 centered, 1 right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.visibleWidth)) * Double(min(1, max(0, flushFactor))))
}

/// The index in the text of the character boundary that is nearest to a place.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> Int {
    let offset = PlacedText(lines: [line.placed]).offset(at: CGPoint(x: position.x, y: line.placed.baseline))
    return line.range.location + min(line.range.length, offset ?? 0)
}

/// The distance from a line's start of the caret before an index.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: Int, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let place = PlacedText(lines: [line.placed]).caret(at: line.offset(of: charIndex))?.x ?? 0
    secondaryOffset?.pointee = place
    return place
}

/// The parts of a line that have the same attributes, as ``CTRun``s.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    var runs: [CTRun] = []
    line.text.enumerateAttributes(in: NSRange(location: 0, length: line.text.length), options: []) {
        attributes, range, _ in runs.append(CTRun(line: line, part: range, attributes: attributes))
    }
    return NSArray(array: runs)
}
