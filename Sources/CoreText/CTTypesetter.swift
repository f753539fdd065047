public import CoreGraphics
public import Foundation
import Job
import Typography

/// Breaks a text into lines.
public final class CTTypesetter {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text }

    /// The places of the text from an index, on the lines of a size.
    func places(from start: Int, in size: CGSize, breaks mode: TextOptions.LineBreakMode? = nil) -> PlacedText {
        var options = TextOptions(scale: JobEnvironment.current.screen.scale)
        options.usesFontLeading = true
        options.width = size.width.isFinite && size.width < 1e6 ? max(0, size.width) : nil
        options.height = size.height.isFinite && size.height < 1e6 ? max(0, size.height) : nil
        if let mode { options.lineBreakMode = mode }
        let part = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
        return JobEnvironment.current.textSetter.places(
            of: StyledText(part, defaults: .ofCoreText, hasParagraphs: mode == nil), options: options)
    }

    /// The line of a range.
    func line(_ range: NSRange) -> CTLine { CTLine(text.attributedSubstring(from: range), range: range) }

    /// A range within the text; a length of 0 stands for all to the end.
    func clamped(_ range: CFRange) -> NSRange {
        let start = min(text.length, max(0, range.location))
        let length = range.length > 0 ? min(range.length, text.length - start) : text.length - start
        return NSRange(location: start, length: length)
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
        let room = CGSize(width: CGFloat(width), height: .infinity)
        return places(from: start, in: room, breaks: mode).lines.first?.offsets.count ?? 0
    }
}
