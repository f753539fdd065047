public import CoreGraphics
public import Foundation
import Typography

/// A part of a line whose characters have the same attributes.
///
/// A glyph is a visible character here.
public final class CTRun {
    let line: CTLine
    /// The part of the line's own text.
    let part: NSRange
    let attributes: [NSAttributedString.Key: Any]

    init(line: CTLine, part: NSRange, attributes: [NSAttributedString.Key: Any]) {
        self.line = line
        self.part = part
        self.attributes = attributes
    }

    /// The run's characters from left to right.
    var characters: [PlacedText.Character] {
        line.placed.characters.filter {
            part.location <= $0.offsets.lowerBound && $0.offsets.lowerBound < NSMaxRange(part)
        }
    }

    /// The characters of a range of glyphs; a length of 0 stands for all to the end.
    func characters(_ range: CFRange) -> ArraySlice<PlacedText.Character> {
        let characters = characters
        return characters[range.within(characters.count)]
    }
}

/// Properties of a run's text.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let rightToLeft = CTRunStatus(rawValue: 1)
    public static let nonMonotonic = CTRunStatus(rawValue: 2)
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// The direction of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    run.characters.first?.isRightToLeft == true ? .rightToLeft : []
}

/// The number of visible characters.
public func CTRunGetGlyphCount(_ run: CTRun) -> Int { run.characters.count }

/// The attributes by the names of their keys.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: run.attributes.map { ($0.key.rawValue, $0.value) }))
}

/// The run's part of the whole text.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.line.range.location + run.part.location, length: run.part.length)
}

/// The width of a range of glyphs; writes the line's height above the baseline and its depth below.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let font = run.attributes[.font] as? UIFont ?? TextDefaults.outsideViews.font
    ascent?.pointee = font.ascender
    descent?.pointee = -font.descender
    leading?.pointee = font.leading
    return Double(run.characters(range).reduce(0) { $0 + $1.maxX - $1.minX })
}

/// The box of a range of glyphs at the context's text position, whose y-axis points up.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    let width = CTRunGetTypographicBounds(run, range, &ascent, &descent, nil)
    let origin = context?.textPosition ?? .zero
    let left = run.characters(range).first?.minX ?? 0
    return CGRect(x: origin.x + left, y: origin.y - descent, width: CGFloat(width), height: ascent + descent)
}

/// Writes the origins of a range of glyphs, from the line's start on the baseline.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, character) in run.characters(range).enumerated() {
        buffer[index] = CGPoint(x: character.minX, y: 0)
    }
}

/// Writes the advances of a range of glyphs.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, character) in run.characters(range).enumerated() {
        buffer[index] = CGSize(width: character.maxX - character.minX, height: 0)
    }
}

/// Writes the indices in the whole text of a range of glyphs.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<Int>) {
    for (index, character) in run.characters(range).enumerated() {
        buffer[index] = run.line.range.location + character.offsets.lowerBound
    }
}

/// Draws a range of glyphs with the line's start at the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let characters = run.characters(range)
    guard let first = characters.first, let last = characters.last else { return }
    run.line.draw(in: context, clippedTo: first.minX...max(first.minX, last.maxX))
}
