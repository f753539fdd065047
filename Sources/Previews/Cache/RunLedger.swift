import Bitmaps
import Foundation
import OutputFiles

/// A ledger that runs keep for later runs, with an entry for each name.
///
/// The lock guards what the workers write; entries of earlier runs are only read. A ledger only saves time: one that is
/// missing, damaged or of another version is empty.
public final class RunLedger<Entry: Codable & Sendable>: @unchecked Sendable {
    private let cache: PictureCache
    private let key: ContentDigest
    private let known: [String: Entry]
    private let lock = NSLock()
    private var seen: [String: Entry] = [:]
    /// Whether anything differs from earlier runs.
    private var hasNews = false
    /// The largest number of entries kept.
    private let mostEntries = 100_000

    /// Creates the ledger that a cache keeps of a folder; `nil` if there is no such folder.
    ///
    /// - Parameters:
    ///   - cache: the cache that keeps the ledger.
    ///   - kind: a name that distinguishes it from other ledgers of the same folder.
    ///   - folder: any path to the folder.
    public init?(in cache: PictureCache, of kind: String, at folder: String) {
        guard let place = OutputFolder.absolutePath(of: folder) else { return nil }
        self.cache = cache
        var builder = DigestBuilder()
        builder.combine(kind)
        builder.combine(place)
        key = builder.finish()
        var known: [String: Entry] = [:]
        if let stored = cache.ledger(for: key) {
            do {
                known = try JSONDecoder().decode([String: Entry].self, from: Data(stored))
            } catch {
                known = [:]
            }
        }
        self.known = known
    }

    /// The entry that an earlier run wrote.
    public func earlier(_ name: String) -> Entry? { known[name] }

    /// The entry that this run has written or confirmed.
    func current(_ name: String) -> Entry? { lock.withLock { seen[name] } }

    /// All entries that this run has written or confirmed, in no particular order.
    var currentEntries: [Entry] { lock.withLock { Array(seen.values) } }

    /// Confirms that the entry of an earlier run is still valid.
    func confirm(_ entry: Entry, as name: String) {
        lock.withLock { seen[name] = entry }
    }

    /// Writes an entry that earlier runs did not have.
    public func write(_ entry: Entry, as name: String) {
        lock.withLock {
            seen[name] = entry
            hasNews = true
        }
    }

    /// Saves the ledger for the next run, with earlier runs' entries for other names.
    ///
    /// Does nothing if nothing changed.
    ///
    /// - Returns: whether anything changed.
    @discardableResult
    public func finish() -> Bool {
        lock.withLock {
            guard hasNews else { return false }
            var entries = seen
            for (name, entry) in known.sorted(by: { $0.key < $1.key }) where entries[name] == nil {
                guard entries.count < mostEntries else { break }
                entries[name] = entry
            }
            do {
                cache.storeLedger(Array(try JSONEncoder().encode(entries)), for: key)
            } catch {
                // A failure only means that the next run checks everything again.
            }
            return true
        }
    }
}
