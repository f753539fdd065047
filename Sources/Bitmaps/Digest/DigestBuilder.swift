/// Builds a ``ContentDigest`` from values, piece by piece.
///
/// Every value has one encoding: whole numbers as eight little-endian bytes, numbers by their bits (with one zero and
/// one not-a-number), text as its length and UTF-8. Lengths come first, so that no two sequences of values give the
/// same bytes. A collection without an order of its own must be sorted first.
public struct DigestBuilder: Sendable {
    private var sum = SHA256()
    private var pending: [UInt8] = []

    public init() {
        pending.reserveCapacity(Self.chunk + 64)
    }

    /// Adds a tag that distinguishes kinds of values.
    public mutating func combine(tag: UInt8) {
        pending.append(tag)
        drainIfFull()
    }

    public mutating func combine(_ value: Bool) {
        combine(tag: value ? 1 : 0)
    }

    public mutating func combine(_ value: Int) {
        append(word: UInt64(bitPattern: Int64(value)))
    }

    public mutating func combine(_ value: UInt32) {
        append(word: UInt64(value))
    }

    public mutating func combine(_ value: Double) {
        append(word: value == 0 ? 0 : value.isNaN ? Double.nan.bitPattern : value.bitPattern)
    }

    public mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            combine(bytes.count)
            append(bytes: bytes)
        }
    }

    /// Adds an optional value, with a tag for whether there is one.
    public mutating func combine<Value>(
        _ value: Value?, _ combineValue: (inout DigestBuilder, Value) -> Void
    ) {
        combine(value != nil)
        if let value { combineValue(&self, value) }
    }

    /// Adds the number of bytes, and the bytes.
    public mutating func combine(bytes: [UInt8]) {
        combine(bytes.count)
        append(bytes: bytes)
    }

    /// Adds bytes without their number, as in a file.
    public mutating func append(bytes: some Sequence<UInt8>) {
        let done: Void? = bytes.withContiguousStorageIfAvailable { append(buffer: UnsafeRawBufferPointer($0)) }
        guard done == nil else { return }
        for byte in bytes { combine(tag: byte) }
    }

    /// The digest of all values that were added.
    public func finish() -> ContentDigest {
        var sum = sum
        return pending.withUnsafeBytes { ContentDigest(state: sum.finish(tail: $0)) }
    }

    private static let chunk = 4096

    private mutating func append(word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { pending.append(contentsOf: $0) }
        drainIfFull()
    }

    private mutating func append(buffer: UnsafeRawBufferPointer) {
        guard buffer.count >= Self.chunk else {
            pending.append(contentsOf: buffer)
            return drainIfFull()
        }
        // Complete the started block, then process whole blocks in place.
        let needed = (64 - pending.count % 64) % 64
        pending.append(contentsOf: buffer.prefix(needed))
        drain()
        let whole = (buffer.count - needed) / 64 * 64
        sum.update(blocks: UnsafeRawBufferPointer(rebasing: buffer[needed..<needed + whole]))
        pending.append(contentsOf: buffer[(needed + whole)...])
    }

    private mutating func drainIfFull() {
        if pending.count >= Self.chunk { drain() }
    }

    private mutating func drain() {
        let whole = pending.count / 64 * 64
        pending.withUnsafeBytes { sum.update(blocks: UnsafeRawBufferPointer(rebasing: $0[..<whole])) }
        pending.removeFirst(whole)
    }
}
