import Bitmaps
import Foundation

/// What runs write down for those after them, each entry under a name.
///
/// Its lock guards what the workers write down; what earlier runs left is only read. Nothing depends on it but time: a
/// ledger that is missing or damaged, or of another version, is an empty one.
public final class RunLedger<Entry: Codable & Sendable>: @unchecked Sendable {
    private let cache: PictureCache
    private let key: ContentDigest
    private let known: [String: Entry]
    private let lock = NSLock()
    private var seen: [String: Entry] = [:]
    /// Whether anything is other than earlier runs have it.
    private var hasNews = false
    /// More entries than this are not kept.
    private let mostEntries = 100_000

    /// The ledger that a cache keeps of a folder, `nil` where there is no such folder.
    ///
    /// - Parameters:
    ///   - cache: where it is kept.
    ///   - kind: tells it from others of the same folder.
    ///   - folder: whatever path leads there.
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

    /// What an earlier run wrote down.
    public func earlier(_ name: String) -> Entry? { known[name] }

    /// What this run has written down or confirmed.
    func current(_ name: String) -> Entry? { lock.withLock { seen[name] } }

    /// All that this run has written down or confirmed, in no order that means anything.
    var currentEntries: [Entry] { lock.withLock { Array(seen.values) } }

    /// What an earlier run wrote down is still so.
    func confirm(_ entry: Entry, as name: String) {
        lock.withLock { seen[name] = entry }
    }

    /// Writes down what earlier runs did not know.
    public func write(_ entry: Entry, as name: String) {
        lock.withLock {
            seen[name] = entry
            hasNews = true
        }
    }

    /// Leaves the ledger to the next run, with what earlier runs knew of other names; does nothing without news.
    ///
    /// - Returns: whether there was any.
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
                // Without a ledger the next run looks again, and that is all.
            }
            return true
        }
    }
}
