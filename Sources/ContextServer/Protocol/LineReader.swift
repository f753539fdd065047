#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads lines from a file descriptor.
struct LineReader {
    /// A line without its line feed.
    enum Line: Equatable {
        case bytes([UInt8])
        /// A line that is longer than the limit, and was skipped.
        case tooLong
    }

    private let descriptor: CInt
    private let limit: Int
    private var buffer: [UInt8] = []
    /// The number of bytes at the start of the buffer that contain no line feed.
    private var searched = 0
    private var hasEnded = false
    /// Whether the bytes up to the next line feed belong to a line that is too long.
    private var isSkipping = false

    /// - Parameters:
    ///   - descriptor: the file to read.
    ///   - limit: the largest number of bytes in a line.
    init(_ descriptor: CInt, limit: Int) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// The next line, which is waited for; `nil` at the end.
    mutating func next() -> Line? {
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(buffer[..<end])
                buffer.removeSubrange(...end)
                searched = 0
                return finish(line)
            }
            searched = buffer.count
            if buffer.count > limit {
                isSkipping = true
                buffer = []
                searched = 0
            }
            if hasEnded {
                guard isSkipping || !buffer.isEmpty else { return nil }
                let line = buffer
                (buffer, searched) = ([], 0)
                return finish(line)
            }
            readMore()
        }
    }

    private mutating func finish(_ line: [UInt8]) -> Line {
        let isLong = isSkipping || line.count > limit
        isSkipping = false
        return isLong ? .tooLong : .bytes(line)
    }

    private mutating func readMore() {
        let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
            var got = read(descriptor, bytes.baseAddress, bytes.count)
            while got < 0, errno == EINTR { got = read(descriptor, bytes.baseAddress, bytes.count) }
            count = max(0, got)
        }
        hasEnded = part.isEmpty
        buffer += part
    }
}
