internal import Diagnostics

/// Finds where a tag begins: the parser tells only where it ends.
struct SourceLines {
    /// How far before its end the beginning of a tag is looked for.
    private static let longestTag = 1 << 16

    private let bytes: [UInt8]
    private let starts: [Int]
    /// The last place that was asked for, so that one very long line is counted once and not for every tag in it.
    private var last = (index: 0, column: 1, line: 0)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
        self.starts = starts
    }

    mutating func location(ofByte index: Int, file: String) -> SourceLocation {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        let end = min(index, bytes.count)
        let resumes = last.line == low && last.index <= end && last.index >= starts[low]
        var column = resumes ? last.column : 1
        for byte in bytes[(resumes ? last.index : starts[low])..<max(starts[low], end)] where byte & 0xC0 != 0x80 {
            column += 1
        }
        last = (max(starts[low], end), column, low)
        return SourceLocation(file: file, line: low + 1, column: column)
    }

    /// The place of the `<` of the last `<name` that begins before the end of the tag.
    mutating func location(ofTag name: String, endingAtLine line: Int, column: Int, file: String) -> SourceLocation {
        guard line >= 1, line <= starts.count else { return SourceLocation(file: file, line: max(1, line)) }
        let lineEnd = line < starts.count ? starts[line] : bytes.count
        var index = min(starts[line - 1] + max(0, column - 1), lineEnd, bytes.count)
        let farthest = max(0, index - Self.longestTag)
        let mark = Array("<\(name)".utf8)
        while index > farthest {
            index -= 1
            guard bytes[index] == UInt8(ascii: "<"), index + mark.count < bytes.count else { continue }
            let after = bytes[index + mark.count]
            let ends = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/")].contains(after)
            if ends, bytes[index..<index + mark.count].elementsEqual(mark) {
                return self.location(ofByte: index, file: file)
            }
        }
        return SourceLocation(file: file, line: line)
    }
}
