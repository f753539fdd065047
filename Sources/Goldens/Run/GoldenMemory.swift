public import Bitmaps
public import Caching
import Diagnostics
import Foundation
import OutputFiles
import Previews

/// A memory of pictures that earlier checks matched with their goldens without drawing, so that the next check need not
/// lay them out.
///
/// An entry is valid for exactly the inputs, the program and the golden's two files that it was written for. The
/// manifest and the tolerances are checked again.
public final class GoldenMemory: Sendable {
    /// The entry of one picture.
    struct Entry: Codable, Sendable {
        /// The digest of everything that the layout depends on.
        var input: String
        /// The digests of the display list and of the layout text.
        var list: String
        var layout: String
        /// The golden's files.
        var picture: KnownFile
        var text: KnownFile
    }

    /// A file whose content is identified by its stamp.
    struct KnownFile: Codable, Hashable, Sendable {
        var stamp: FileStamp
        var digest: String
    }

    private let keys: LayoutKeys
    private let ledger: RunLedger<Entry>
    /// The digests of everything that each document's pictures depend on.
    private let inputs: [ContentDigest?]
    /// The current time, in seconds since 1970.
    private let now: Int

    /// Creates the memory of checks against a folder's goldens; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - cache: the cache that keeps the memory.
    ///   - goldens: the folder of goldens.
    ///   - inputs: the digests of everything that each document's pictures depend on.
    ///   - request: the other dependencies besides inputs and variants: theme, language and scene.
    public convenience init?(in cache: PictureCache, goldens: String, inputs: [ContentDigest?], request: String) {
        self.init(in: cache, goldens: goldens, inputs: inputs, request: request, now: Int(Date().timeIntervalSince1970))
    }

    init?(in cache: PictureCache, goldens: String, inputs: [ContentDigest?], request: String, now: Int) {
        guard let keys = LayoutKeys(request: ContentDigest(of: request.utf8)),
            let ledger = RunLedger<Entry>(in: cache, of: "goldens", at: goldens)
        else { return nil }
        self.keys = keys
        self.ledger = ledger
        self.inputs = inputs
        self.now = now
    }

    private func input(of item: GoldenCase) -> String? {
        keys.key(inputs[item.document], name: item.key.document, variant: item.key.variant)
    }

    /// The entry of a picture whose inputs and golden are unchanged.
    func entry(of item: GoldenCase, in store: GoldenStore) -> Entry? {
        guard let entry = ledger.earlier(item.key.description), entry.input == input(of: item),
            entry.picture.stamp == FileStamp(path: store.picturePath(item.key)),
            entry.text.stamp == FileStamp(path: store.layoutPath(item.key))
        else { return nil }
        return entry
    }

    /// Keeps the result for a picture, if the next check may rely on it.
    func keep(_ evaluation: GoldenExaminer.Evaluation, of item: GoldenCase) {
        guard evaluation.result.isGood, !evaluation.result.wasDrawn, let candidate = evaluation.candidate,
            // Problems must be reported again, or may be gone by then.
            !evaluation.diagnostics.contains(where: { $0.severity == .error || $0.problem.mayPass }),
            let input = input(of: item), let picture = known(evaluation.golden?.picture),
            let text = known(evaluation.golden?.layout)
        else { return }
        ledger.write(
            Entry(
                input: input, list: candidate.listDigest, layout: candidate.layout.digest.hexadecimal, picture: picture,
                text: text), as: item.key.description)
    }

    /// A file with its stamp; `nil` if it may change and keep its stamp.
    private func known(_ file: GoldenFile?) -> KnownFile? {
        guard let file, let stamp = file.stamp, stamp.isSettled(at: now) else { return nil }
        return KnownFile(stamp: stamp, digest: file.digest)
    }

    /// Saves the memory for the next check.
    func finish() { ledger.finish() }
}
