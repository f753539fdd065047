public import Bitmaps
import Diagnostics
import Foundation
public import Previews

/// What earlier checks found of pictures that were their goldens without being drawn, so that the next check need not
/// even lay them out.
///
/// An entry holds for the inputs, the program and the golden's two files that it was written for, each to the byte;
/// what the manifest and the tolerances say is asked anew.
public final class GoldenMemory: Sendable {
    /// One picture.
    struct Entry: Codable, Sendable {
        /// The digest of all that the layout depends on.
        var input: String
        /// Digests of the display list and of the layout text.
        var list: String
        var layout: String
        /// The golden's files.
        var picture: KnownFile
        var text: KnownFile
    }

    /// A file by whose stamp its content is known.
    struct KnownFile: Codable, Hashable, Sendable {
        var stamp: FileStamp
        var digest: String
    }

    private let keys: LayoutKeys
    private let ledger: RunLedger<Entry>
    /// For each document, what its pictures depend on.
    private let inputs: [ContentDigest?]
    /// Seconds since 1970.
    private let now: Int

    /// The memory of checks with the goldens of a folder; `nil` where there is none to be had.
    ///
    /// - Parameters:
    ///   - cache: where it is kept.
    ///   - goldens: the folder.
    ///   - inputs: for each document of the run, what its pictures depend on.
    ///   - request: what they depend on beside their inputs and variants: theme, language, scene.
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

    /// What is known of a picture whose inputs and golden are what they were.
    func entry(of item: GoldenCase, in store: GoldenStore) -> Entry? {
        guard let entry = ledger.earlier(item.key.description), entry.input == input(of: item),
            entry.picture.stamp == FileStamp(path: store.picturePath(item.key)),
            entry.text.stamp == FileStamp(path: store.layoutPath(item.key))
        else { return nil }
        return entry
    }

    /// Keeps what was found of a picture, if the next check may rely on it.
    func keep(_ examination: GoldenExaminer.Examination, of item: GoldenCase) {
        guard examination.result.isGood, !examination.result.wasDrawn, let specimen = examination.specimen,
            // What was wrong would have to be said again, or may be right by then.
            !examination.diagnostics.contains(where: { $0.severity == .error || $0.problem.mayPass }),
            let input = input(of: item), let picture = known(examination.golden?.picture),
            let text = known(examination.golden?.layout)
        else { return }
        ledger.write(
            Entry(
                input: input, list: specimen.listDigest, layout: specimen.layout.digest.hexadecimal, picture: picture,
                text: text), as: item.key.description)
    }

    /// By what a file is known again without reading it; `nil` where it may change and keep its stamp.
    private func known(_ file: GoldenFile?) -> KnownFile? {
        guard let file, let stamp = file.stamp, stamp.isSettled(at: now) else { return nil }
        return KnownFile(stamp: stamp, digest: file.digest)
    }

    /// Leaves it all to the next check.
    func finish() { ledger.finish() }
}
