import Bitmaps
import Devices
import Diagnostics
import Drawing
import Foundation
import Rendering

/// What one run knows of those before it: which pictures lie in the folder as they should, and which can be had without
/// drawing them.
final class RunCache: @unchecked Sendable {
    private let cache: PictureCache
    private let folder: OutputFolder
    private let keys: LayoutKeys
    private let ledger: RunLedger<PictureEntry>
    private let limit: Int
    private let lock = NSLock()
    private var hasStored = false

    /// `nil` where the program cannot tell itself from its next version.
    ///
    /// - Parameters:
    ///   - cache: where pictures are kept.
    ///   - folder: where the run's pictures go.
    ///   - request: the digest of what the run was asked for.
    ///   - limit: how many bytes may be kept.
    init?(_ cache: PictureCache, folder: OutputFolder, request: ContentDigest, limit: Int) {
        guard let keys = LayoutKeys(request: request),
            let ledger = RunLedger<PictureEntry>(in: cache, of: "pictures", at: folder.path)
        else { return nil }
        self.cache = cache
        self.folder = folder
        self.keys = keys
        self.limit = limit
        self.ledger = ledger
    }

    // MARK: Keys

    /// All that a picture's layout depends on.
    func inputKey(_ source: ContentDigest?, name: String, variant: Variant) -> String? {
        keys.key(source, name: name, variant: variant)
    }

    /// All that a file's bytes depend on.
    func pictureKey(_ list: DisplayList, as format: OutputFormat, _ options: RenderingOptions) -> ContentDigest {
        var builder = DigestBuilder()
        builder.combine(keys.renderer.hexadecimal)
        builder.combine(format.rawValue)
        // Pixels do not tell who drew them; the other formats do.
        builder.combine((format == .png ? list.appearanceDigest : list.digest).hexadecimal)
        builder.combine(FieldDigest.of(options).hexadecimal)
        return builder.finish()
    }

    /// All that a page of a contact sheet depends on.
    func pageKey(_ parts: [String]) -> String { keys.digest(parts).hexadecimal }

    // MARK: What is there

    /// What an earlier run made from the same input, if all of its files still lie in the folder as it left them, or
    /// can be laid there again.
    func unchanged(_ name: String, input: String?) throws(DiagnosedError) -> PictureEntry? {
        guard let input, var entry = ledger.earlier(name), entry.input == input else { return nil }
        var isAsKnown = true
        for index in entry.files.indices where !isInPlace(entry.files[index]) {
            isAsKnown = false
            guard let key = ContentDigest(hexadecimal: entry.files[index].picture), let bytes = cache.bytes(for: key),
                let stamp = try folder.stampedWrite(bytes, as: entry.files[index].name)
            else { return nil }
            entry.files[index].stamp = stamp
        }
        if isAsKnown {
            ledger.confirm(entry, as: name)
        } else {
            ledger.write(entry, as: name)
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
        if let old = ledger.earlier(name)?.files.first(where: { $0.name == file }), old.picture == key.hexadecimal,
            isInPlace(old)
        {
            return .inPlace(old.stamp)
        }
        if let bytes = cache.bytes(for: key) { return .bytes(bytes) }
        let drawn = try draw()
        if drawn.mayBeKept, cache.store(drawn.bytes, for: key) { lock.withLock { hasStored = true } }
        return .bytes(drawn.bytes)
    }

    func remember(_ entry: PictureEntry, as name: String) { ledger.write(entry, as: name) }

    /// What this run knows of a picture.
    func entry(_ name: String) -> PictureEntry? { ledger.current(name) }

    /// By what this run's files are known again, by their names; `nil` where the input of any of them is not known.
    var stamps: [String: FileStamp]? {
        let entries = ledger.currentEntries
        guard entries.allSatisfy({ $0.input != nil }) else { return nil }
        return Dictionary(entries.flatMap(\.files).map { ($0.name, $0.stamp) }, uniquingKeysWith: { _, last in last })
    }

    private func isInPlace(_ file: PictureEntry.File) -> Bool {
        FileStamp(path: folder.file(file.name)) == file.stamp
    }

    // MARK: What pictures show

    private func recordKey(_ list: String) -> ContentDigest {
        var builder = DigestBuilder()
        for text in [keys.renderer.hexadecimal, "record", list] { builder.combine(text) }
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
        if ledger.finish(), lock.withLock({ hasStored }) { cache.prune(to: limit) }
    }
}
