internal import Diagnostics

/// The lines of a UTF-8 text, for converting byte offsets to locations.
struct SourceLines {
    let file: String
    private let bytes: [UInt8]
    /// The offset of each line's first byte.
    private let starts: [Int]
    /// A cache of the last location.
    ///
    /// It avoids counting the columns of a very long line again for each location.
    private var last = (offset: 0, column: 1, line: 0)

    init(_ bytes: [UInt8], file: String) {
        self.file = file
        self.bytes = bytes
        // A byte order mark takes no column.
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
        self.starts = starts
        last.offset = starts[0]
    }

    /// The line and column of a byte.
    mutating func location(ofByte offset: Int) -> SourceLocation {
        let end = min(offset, bytes.count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= end { low = middle } else { high = middle }
        }
        let resumes = last.line == low && last.offset <= end
        var column = resumes ? last.column : 1
        let start = resumes ? last.offset : starts[low]
        for byte in bytes[start..<max(start, end)] where byte & 0xC0 != 0x80 { column += 1 }
        last = (max(start, end), column, low)
        return SourceLocation(file: file, line: low + 1, column: column)
    }
}
