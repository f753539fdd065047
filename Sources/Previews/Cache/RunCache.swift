import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Rendering

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What one run knows of those before it: which pictures lie in the folder as they should, and which can be had without
/// drawing them.
///
/// Its lock guards what the workers write down; what earlier runs left is only read.
final class RunCache: @unchecked Sendable {
    private let cache: PictureCache
    private let folder: OutputFolder
    private let renderer: ContentDigest
    /// The digest of the request, without what each picture says itself.
    private let request: ContentDigest
    private let key: ContentDigest
    private let limit: Int
    private let known: RunLedger
    private let lock = NSLock()
    private var seen: [String: RunLedger.Entry] = [:]
    private var hasStored = false
    /// Whether anything is other than the ledger has it.
    private var hasNews = false

    /// `nil` where the program cannot tell itself from its next version.
    ///
    /// - Parameters:
    ///   - cache: where pictures are kept.
    ///   - folder: where the run's pictures go.
    ///   - request: the digest of what the run was asked for.
    ///   - limit: how many bytes may be kept.
    init?(_ cache: PictureCache, folder: OutputFolder, request: ContentDigest, limit: Int) {
        guard let renderer = RendererIdentity.digest(), let place = folder.absolutePath else { return nil }
        self.cache = cache
        self.folder = folder
        self.renderer = renderer
        self.limit = limit
        var builder = DigestBuilder()
        builder.combine(renderer.hexadecimal)
        builder.combine(request.hexadecimal)
        // Problems name inputs as they were given, which means something else in another folder.
        builder.combine(FileManager.default.currentDirectoryPath)
        self.request = builder.finish()
        key = ContentDigest(of: Array(place.utf8))
        var known = RunLedger()
        if let stored = cache.ledger(for: key) {
            do {
                known = try JSONDecoder().decode(RunLedger.self, from: Data(stored))
            } catch {
                // Of another version, or damaged: as if it were not there.
                known = RunLedger()
            }
        }
        self.known = known
    }

    // MARK: Keys

    /// All that a picture's layout depends on.
    func inputKey(_ source: ContentDigest?, name: String, variant: String) -> String? {
        guard let source else { return nil }
        var builder = DigestBuilder()
        for text in [request.hexadecimal, source.hexadecimal, name, variant] { builder.combine(text) }
        return builder.finish().hexadecimal
    }

    /// All that a file's bytes depend on.
    func pictureKey(_ list: DisplayList, as format: OutputFormat, _ options: RenderingOptions) -> ContentDigest {
        var builder = DigestBuilder()
        builder.combine(renderer.hexadecimal)
        builder.combine(format.rawValue)
        // Pixels do not tell who drew them; the other formats do.
        builder.combine((format == .png ? list.appearanceDigest : list.digest).hexadecimal)
        builder.combine(FieldDigest.of(options).hexadecimal)
        return builder.finish()
    }

    /// All that a page of a contact sheet depends on.
    func pageKey(_ parts: [String]) -> String {
        var builder = DigestBuilder()
        builder.combine(request.hexadecimal)
        builder.combine(parts.count)
        for part in parts { builder.combine(part) }
        return builder.finish().hexadecimal
    }

    // MARK: What is there

    /// What an earlier run made from the same input, if all of its files still lie in the folder as it left them, or
    /// can be laid there again.
    func unchanged(_ name: String, input: String?) throws(DiagnosedError) -> RunLedger.Entry? {
        guard let input, var entry = known.entries[name], entry.input == input else { return nil }
        var isAsKnown = true
        for index in entry.files.indices where !isInPlace(entry.files[index]) {
            isAsKnown = false
            guard let key = ContentDigest(hexadecimal: entry.files[index].picture), let bytes = cache.bytes(for: key),
                let stamp = try folder.stampedWrite(bytes, as: entry.files[index].name)
            else { return nil }
            entry.files[index].stamp = stamp
        }
        if isAsKnown {
            lock.withLock { seen[name] = entry }
        } else {
            remember(entry, as: name)
        }
        return entry
    }

    /// A file that is there, or what it is to hold.
    enum Content {
        case inPlace(FileStamp)
        case bytes([UInt8])
    }

    /// A file's content: where an earlier run put it, from what is kept, or drawn now.
    ///
    /// - Parameters:
    ///   - file: its name in the folder.
    ///   - name: the picture's or page's.
    ///   - key: what it is drawn from.
    ///   - draw: draws it, and says whether the next run need not hear of anything that was wrong with it.
    /// - Returns: the content, which is kept by then where it may be.
    func content(
        of file: String, in name: String, key: ContentDigest, draw: () throws -> (bytes: [UInt8], mayBeKept: Bool)
    ) rethrows -> Content {
        if let old = known.entries[name]?.files.first(where: { $0.name == file }), old.picture == key.hexadecimal,
            isInPlace(old)
        {
            return .inPlace(old.stamp)
        }
        if let bytes = cache.bytes(for: key) { return .bytes(bytes) }
        let drawn = try draw()
        if drawn.mayBeKept, cache.store(drawn.bytes, for: key) { lock.withLock { hasStored = true } }
        return .bytes(drawn.bytes)
    }

    func remember(_ entry: RunLedger.Entry, as name: String) {
        lock.withLock {
            seen[name] = entry
            hasNews = true
        }
    }

    /// What this run knows of a picture.
    func entry(_ name: String) -> RunLedger.Entry? { lock.withLock { seen[name] } }

    /// By what this run's files are known again, by their names; `nil` where the input of any of them is not known.
    var stamps: [String: FileStamp]? {
        lock.withLock {
            guard seen.values.allSatisfy({ $0.input != nil }) else { return nil }
            return Dictionary(
                seen.values.flatMap(\.files).map { ($0.name, $0.stamp) }, uniquingKeysWith: { _, last in last })
        }
    }

    private func isInPlace(_ file: RunLedger.File) -> Bool {
        FileStamp(path: folder.file(file.name)) == file.stamp
    }

    // MARK: What pictures show

    private func recordKey(_ list: String) -> ContentDigest {
        var builder = DigestBuilder()
        for text in [renderer.hexadecimal, "record", list] { builder.combine(text) }
        return builder.finish()
    }

    /// What the picture of a display list shows, if that was kept.
    func record(of list: String) -> PictureRecord? {
        guard let bytes = cache.bytes(for: recordKey(list)) else { return nil }
        do {
            return try JSONDecoder().decode(PictureRecord.self, from: Data(bytes))
        } catch {
            // Damaged: as if it were not there.
            return nil
        }
    }

    func keep(_ record: PictureRecord, of list: String) {
        do {
            let bytes = Array(try JSONEncoder().encode(record))
            if cache.store(bytes, for: recordKey(list)) { lock.withLock { hasStored = true } }
        } catch {
            // Without it the next run lays the picture out again, and that is all.
            return
        }
    }

    // MARK: The end

    /// Writes down what is in the folder now, for the next run, and keeps the cache within its bound.
    func finish() {
        lock.withLock {
            guard hasNews else { return }
            var ledger = RunLedger(entries: seen)
            for (name, entry) in known.entries.sorted(by: { $0.key < $1.key }) where ledger.entries[name] == nil {
                guard ledger.entries.count < RunLedger.mostEntries else { break }
                ledger.entries[name] = entry
            }
            do {
                cache.storeLedger(Array(try JSONEncoder().encode(ledger)), for: key)
            } catch {
                // Without a ledger the next run looks again, and that is all.
                return
            }
            if hasStored { cache.prune(to: limit) }
        }
    }
}
