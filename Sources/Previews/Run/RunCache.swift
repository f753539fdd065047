import Bitmaps
import Caching
import Devices
import Diagnostics
import Drawing
import Foundation
import OutputFiles
import Pages
import Rendering
import Synchronization

/// The knowledge that one run has of earlier runs: which pictures in the folder are up to date, and which are available
/// without drawing them.
final class RunCache: Sendable {
    private let cache: PictureCache
    private let folder: OutputFolder
    private let keys: LayoutKeys
    private let ledger: RunLedger<PictureEntry>
    private let limit: Int
    /// Whether anything was added to the cache.
    private let hasStored = Mutex(false)

    /// Creates a cache; `nil` if the program cannot tell itself from its next version.
    ///
    /// - Parameters:
    ///   - cache: the cache that keeps pictures.
    ///   - folder: the folder of the run's pictures.
    ///   - request: the digest of the run's request.
    ///   - limit: the number of bytes that may be kept.
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

    /// The key of everything that a picture's layout depends on.
    func inputKey(_ source: ContentDigest?, name: String, variant: Variant) -> String? {
        keys.key(source, name: name, variant: variant)
    }

    /// The key of everything that a file's bytes depend on.
    func pictureKey(_ list: DisplayList, as format: OutputFormat, _ options: RenderingOptions) -> ContentDigest {
        var builder = DigestBuilder()
        builder.combine(keys.renderer.hexadecimal)
        builder.combine(format.rawValue)
        // Marks and texts do not change pixels; in the other formats they count.
        builder.combine((format == .png ? list.appearanceDigest : list.digest).hexadecimal)
        builder.combine(FieldDigest.of(options).hexadecimal)
        return builder.finish()
    }

    /// The key of everything that a page of a contact sheet depends on.
    func pageKey(_ parts: [String]) -> String { keys.digest(parts).hexadecimal }

    // MARK: Existing files

    /// The entry that an earlier run made from the same input, if all of its files are still in the folder as it left
    /// them or can be restored.
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

    /// A file that exists, or the bytes to write to it.
    enum Content {
        case inPlace(FileStamp)
        case bytes([UInt8])
    }

    /// The content of a file: already in the folder, from the cache, or drawn now.
    ///
    /// - Parameters:
    ///   - file: the file's name in the folder.
    ///   - name: the name of the picture or page.
    ///   - key: the key of what it is drawn from.
    ///   - draw: draws the file, and returns whether the next run may skip its problems.
    /// - Returns: the content, which has been kept if possible.
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
        if drawn.mayBeKept, cache.store(drawn.bytes, for: key) { hasStored.withLock { $0 = true } }
        return .bytes(drawn.bytes)
    }

    func remember(_ entry: PictureEntry, as name: String) { ledger.write(entry, as: name) }

    /// The entry that this run has of a picture.
    func entry(_ name: String) -> PictureEntry? { ledger.current(name) }

    /// The stamps of this run's files, by name; `nil` if the input of any of them is unknown.
    var stamps: [String: FileStamp]? {
        let entries = ledger.currentEntries
        guard entries.allSatisfy({ $0.input != nil }) else { return nil }
        return Dictionary(entries.flatMap(\.files).map { ($0.name, $0.stamp) }, uniquingKeysWith: { _, last in last })
    }

    private func isInPlace(_ file: PictureEntry.File) -> Bool {
        FileStamp(path: folder.file(file.name)) == file.stamp
    }

    // MARK: Records of pictures

    private func recordKey(_ list: String) -> ContentDigest {
        var builder = DigestBuilder()
        for text in [keys.renderer.hexadecimal, "record", list] { builder.combine(text) }
        return builder.finish()
    }

    /// The record of a display list's picture, if one was kept.
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
            if cache.store(bytes, for: recordKey(list)) { hasStored.withLock { $0 = true } }
        } catch {
            // A failure only means that the next run lays the picture out again.
            return
        }
    }

    // MARK: The end

    /// Records the folder's files for the next run, and keeps the cache within its limit.
    func finish() {
        if ledger.finish(), hasStored.withLock({ $0 }) { cache.prune(to: limit) }
    }
}
