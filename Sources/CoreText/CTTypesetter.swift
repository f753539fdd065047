public import CoreGraphics
public import Foundation
import Job
import Typography

/// Breaks a text into lines.
public final class CTTypesetter {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text }

    /// The places of a range of the text, on lines of at most a width and a height; `nil` for no limit.
    func places(
        of range: NSRange, width: CGFloat?, height: CGFloat?, breaks mode: TextOptions.LineBreakMode? = nil
    ) -> PlacedText {
        var options = TextOptions(width: width, height: height, scale: JobEnvironment.current.screen.scale)
        options.usesFontLeading = true
        if let mode { options.lineBreakMode = mode }
        let part = StyledText(
            text.attributedSubstring(from: range), defaults: .outsideViews, hasParagraphs: mode == nil)
        return JobEnvironment.current.textSetter.places(of: part, options: options)
    }

    /// The line of a range.
    func line(_ range: NSRange) -> CTLine { CTLine(text.attributedSubstring(from: range), range: range) }

    /// A range within the text; a length of 0 stands for all to the end.
    func clamped(_ range: CFRange) -> NSRange {
        NSRange(range.within(text.length))
    }
}

/// Creates a typesetter of a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string.withColorsOfUIKit)
}

/// Creates the line of a range; a length of 0 stands for all to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    typesetter.line(typesetter.clamped(stringRange))
}

/// The number of characters from an index that have room in a width, up to the end of a word.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
    typesetter.lineLength(from: startIndex, width: width, breaks: .wordWrapping)
}

/// The number of characters from an index that have room in a width.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
    typesetter.lineLength(from: startIndex, width: width, breaks: .characterWrapping)
}

extension CTTypesetter {
    fileprivate func lineLength(from start: Int, width: Double, breaks mode: TextOptions.LineBreakMode) -> Int {
        guard (0..<text.length).contains(start) else { return 0 }
        let rest = NSRange(location: start, length: text.length - start)
        let room = width.isFinite && width < 1e6 ? max(0, CGFloat(width)) : nil
        return places(of: rest, width: room, height: nil, breaks: mode).lines.first?.offsets.count ?? 0
    }
}

extension CFRange {
    /// The part of the range within a number of elements; a length of 0 stands for all to the end.
    func within(_ count: Int) -> Range<Int> {
        let start = min(count, max(0, location))
        return start..<(length > 0 ? start + min(length, count - start) : count)
    }
}
