import SwiftSyntax

/// Changes to the text of one file that never add or remove a line.
///
/// A problem in what was written is then a problem at the same line of the file that was read.
struct SourceEdits {
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    private var edits: [Edit] = []
    private var blanks: [Range<Int>] = []
    private var tail = ""

    /// Replaces a node, without the space around it.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.append(Edit(range: node.ownRange, text: text))
    }

    /// Replaces all from the beginning of one node to the end of another.
    mutating func replace(from first: some SyntaxProtocol, to last: some SyntaxProtocol, with text: String) {
        edits.append(Edit(range: first.ownRange.lowerBound..<last.ownRange.upperBound, text: text))
    }

    /// Replaces a node by as much space as it took, so that what follows keeps its column.
    mutating func blank(_ node: some SyntaxProtocol) { blanks.append(node.ownRange) }

    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        let start = node.ownRange.lowerBound
        edits.append(Edit(range: start..<start, text: text))
    }

    mutating func insert(_ text: String, after node: some SyntaxProtocol) {
        let end = node.ownRange.upperBound
        edits.append(Edit(range: end..<end, text: text))
    }

    /// Adds declarations after the last line.
    mutating func append(_ text: String) { tail += text + "\n" }

    /// The text with all changes.
    func applied(to source: [UInt8]) -> String {
        var bytes = source
        for blank in blanks {
            for index in blank where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
        }
        // What goes into a declaration that is left out goes with it; what goes before it stays.
        let kept = edits.enumerated().filter { entry in
            let range = entry.element.range
            return !blanks.contains { blank in
                range.isEmpty
                    ? blank.lowerBound < range.lowerBound && range.upperBound <= blank.upperBound
                    : blank.lowerBound <= range.lowerBound && range.upperBound <= blank.upperBound
            }
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var position = 0
        for (_, edit) in kept.sorted(by: {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }) where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            let lines = bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
            let written = edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
            result += Array(repeating: UInt8(ascii: "\n"), count: max(0, lines - written))
            position = edit.range.upperBound
        }
        result += bytes[position...]
        if !tail.isEmpty {
            if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
            result += Array(tail.utf8)
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension SyntaxProtocol {
    /// The bytes of a node, without the space around it.
    var ownRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The text on one line, without comments.
    var flat: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, !token.leadingTrivia.isEmpty, text.last != " " { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }
        return text.trimmed
    }
}

extension String {
    var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
