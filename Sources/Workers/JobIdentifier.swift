/// A job's name as a number, the same in every process.
///
/// It is the FNV-1a hash of the name: Swift's own hashes differ from one process to the next.
struct JobIdentifier: Hashable, Sendable {
    let number: UInt64

    init(number: UInt64) { self.number = number }

    init(_ name: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // In a journal, zero is an empty place.
        number = max(hash, 1)
    }
}
