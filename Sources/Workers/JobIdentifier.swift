/// A hash of a job's name that is the same in every process.
///
/// It is FNV-1a, because Swift's own hashes differ between processes.
struct JobIdentifier: Hashable, Sendable {
    let number: UInt64

    init(number: UInt64) { self.number = number }

    init(_ name: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // Zero marks an empty place in a journal.
        number = max(hash, 1)
    }
}
