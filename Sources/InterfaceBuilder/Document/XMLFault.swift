/// Where a document ceases to be well-formed XML.
///
/// The parser only tells that it is none: it goes on to the end of the file before it says so.
struct XMLFault {
    private let bytes: [UInt8]
    private var index = 0
    /// Where the names of the elements that are open stand.
    private var open: [Range<Int>] = []
    private var hasRoot = false

    /// The place of the first byte that cannot stand where it does; `nil` where none is found.
    static func offset(in bytes: [UInt8]) -> Int? {
        var reader = XMLFault(bytes: bytes)
        do {
            try reader.read()
            return nil
        } catch {
            return min(error.offset, bytes.count)
        }
    }

    private struct Fault: Error { var offset: Int }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func read() throws(Fault) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                try readText()
                continue
            }
            if starts(with: "<!--") {
                try skip(4, past: "--")
                guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { throw Fault(offset: index) }
                index += 1
            } else if starts(with: "<![CDATA[") {
                try skip(9, past: "]]>")
            } else if starts(with: "<?") {
                try skip(2, past: "?>")
            } else if starts(with: "</") {
                try readClosingTag()
            } else {
                try readTag()
            }
        }
        guard open.isEmpty else { throw Fault(offset: index) }
    }

    private func starts(with mark: StaticString) -> Bool {
        guard index + mark.utf8CodeUnitCount <= bytes.count else { return false }
        let mark = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
        return bytes[index..<index + mark.count].elementsEqual(mark)
    }

    private mutating func skip(_ count: Int, past mark: StaticString) throws(Fault) {
        let start = index
        index += count
        while index < bytes.count {
            if starts(with: mark) {
                index += mark.utf8CodeUnitCount
                return
            }
            index += 1
        }
        throw Fault(offset: start)
    }

    private mutating func skipBlanks() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }

    /// Text between tags; outside of the root there may only be blanks.
    private mutating func readText() throws(Fault) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            guard !open.isEmpty || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) else { throw Fault(offset: index) }
            try readCharacter()
        }
    }

    private mutating func readCharacter() throws(Fault) {
        if bytes[index] == UInt8(ascii: "&") {
            try readReference()
        } else if bytes[index] < 0x20, ![0x09, 0x0A, 0x0D].contains(bytes[index]) {
            throw Fault(offset: index)
        } else {
            index += 1
        }
    }

    /// `&amp;` and its like, and characters by number.
    private mutating func readReference() throws(Fault) {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: ";"), index - start < 12 { index += 1 }
        let name = String(decoding: bytes[start + 1..<index], as: UTF8.self)
        guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else { throw Fault(offset: start) }
        index += 1
        if ["amp", "lt", "gt", "quot", "apos"].contains(name) { return }
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst(1))
        guard name.hasPrefix("#"), let number, Unicode.Scalar(number) != nil,
            number >= 0x20 || [0x09, 0x0A, 0x0D].contains(number)
        else { throw Fault(offset: start) }
    }

    private mutating func readName() throws(Fault) -> Range<Int> {
        let start = index
        while index < bytes.count, Self.isInName(bytes[index]) { index += 1 }
        guard index > start, !(UInt8(ascii: "-")...UInt8(ascii: "9")).contains(bytes[start]) else {
            throw Fault(offset: start)
        }
        return start..<index
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }

    private mutating func readTag() throws(Fault) {
        let start = index
        index += 1
        let name = try readName()
        guard !open.isEmpty || !hasRoot else { throw Fault(offset: start) }
        hasRoot = true
        var known: Set<ArraySlice<UInt8>> = []
        while true {
            let end = index
            skipBlanks()
            guard index < bytes.count else { throw Fault(offset: index) }
            if bytes[index] == UInt8(ascii: ">") {
                index += 1
                open.append(name)
                return
            }
            if starts(with: "/>") {
                index += 2
                return
            }
            // A tag that goes on without a blank, or in which another begins.
            guard index > end else { throw Fault(offset: bytes[index] == UInt8(ascii: "<") ? start : index) }
            let attribute = try readName()
            guard known.insert(bytes[attribute]).inserted else { throw Fault(offset: attribute.lowerBound) }
            try readValue()
        }
    }

    private mutating func readValue() throws(Fault) {
        skipBlanks()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { throw Fault(offset: index) }
        index += 1
        skipBlanks()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw Fault(offset: index)
        }
        let quote = bytes[index]
        index += 1
        while index < bytes.count, bytes[index] != quote {
            guard bytes[index] != UInt8(ascii: "<") else { throw Fault(offset: index) }
            try readCharacter()
        }
        guard index < bytes.count else { throw Fault(offset: index) }
        index += 1
    }

    private mutating func readClosingTag() throws(Fault) {
        let start = index
        index += 2
        let name = try readName()
        skipBlanks()
        guard index < bytes.count, bytes[index] == UInt8(ascii: ">"), let last = open.popLast(),
            bytes[last] == bytes[name]
        else { throw Fault(offset: start) }
        index += 1
    }
}
