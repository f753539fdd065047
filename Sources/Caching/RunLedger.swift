import Bitmaps
import Foundation
import OutputFiles
import Synchronization

/// A ledger that runs keep for later runs, with an entry for each name.
///
/// A ledger only saves time: one that is missing, damaged or of another version is empty.
public final class RunLedger<Entry: Codable & Sendable>: Sendable {
    private let cache: PictureCache
    private let key: ContentDigest
    private let known: [String: Entry]
    private let run = Mutex(RunState())
    /// The largest number of entries kept.
    private let mostEntries = 100_000

    private struct RunState {
        /// The entries that this run has written or confirmed.
        var entries: [String: Entry] = [:]
        /// Whether anything differs from earlier runs.
        var hasNews = false
    }

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
    package func current(_ name: String) -> Entry? { run.withLock { $0.entries[name] } }

    /// All entries that this run has written or confirmed, in no particular order.
    package var currentEntries: [Entry] { run.withLock { Array($0.entries.values) } }

    /// Confirms that the entry of an earlier run is still valid.
    package func confirm(_ entry: Entry, as name: String) {
        run.withLock { $0.entries[name] = entry }
    }

    /// Writes an entry that earlier runs did not have.
    public func write(_ entry: Entry, as name: String) {
        run.withLock {
            $0.entries[name] = entry
            $0.hasNews = true
        }
    }

    /// Saves the ledger for the next run, with earlier runs' entries for other names.
    ///
    /// Does nothing if nothing changed.
    ///
    /// - Returns: whether anything changed.
    @discardableResult
    public func finish() -> Bool {
        run.withLock {
            guard $0.hasNews else { return false }
            var entries = $0.entries
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
