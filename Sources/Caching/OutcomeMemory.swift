public import Bitmaps
public import Diagnostics
import Foundation
import OutputFiles

/// The output of a run in which nothing had changed, so that the next such run can repeat it at once.
///
/// A run is recognized by its request, everything that it reads and everything that it wrote. Files count by their
/// stamps. Files that may change without changing their stamps are not relied on.
public struct OutcomeMemory: Sendable {
    /// The output of a run.
    public struct Outcome: Sendable {
        /// For people.
        public var text: String
        /// For programs.
        public var json: String
        public var diagnostics: [Diagnostic]

        public init(text: String, json: String, diagnostics: [Diagnostic]) {
            self.text = text
            self.json = json
            self.diagnostics = diagnostics
        }
    }

    private struct Stored: Codable {
        var text: String
        var json: String
        var diagnostics: [KeptDiagnostic]
    }

    private let cache: PictureCache
    private let request: ContentDigest
    private let folder: String
    private let files: [String]

    /// Creates a memory; `nil` if anything that the run depends on is unknown.
    ///
    /// - Parameters:
    ///   - cache: the cache that keeps the memory.
    ///   - request: the whole request: any values, which count by all of their fields.
    ///   - inputs: the digests of everything that each document's pictures depend on.
    ///   - folder: the input folder, read with everything below it.
    ///   - files: the files that the run writes.
    public init?(
        in cache: PictureCache, request: [Any], inputs: [ContentDigest?], reading folder: String,
        writing files: [String]
    ) {
        let known = inputs.compactMap(\.self)
        var builder = DigestBuilder()
        builder.combine("outcome-1")
        builder.combine(FieldDigest.of(request).hexadecimal)
        guard known.count == inputs.count, let keys = LayoutKeys(request: builder.finish()) else { return nil }
        self.cache = cache
        self.request = keys.digest(known.map(\.hexadecimal))
        self.folder = folder
        self.files = files
    }

    /// The output that the run would have; `nil` if it must run to know.
    public var known: Outcome? {
        guard let key = key(settledAt: nil), let bytes = cache.bytes(for: key) else { return nil }
        do {
            let stored = try JSONDecoder().decode(Stored.self, from: Data(bytes))
            return Outcome(text: stored.text, json: stored.json, diagnostics: stored.diagnostics.map(\.diagnostic))
        } catch {
            // A damaged entry counts as missing.
            return nil
        }
    }

    /// Keeps the output of a run, if every file that it read is certain to get another stamp when it changes.
    public func keep(_ outcome: Outcome) { keep(outcome, now: Int(Date().timeIntervalSince1970)) }

    func keep(_ outcome: Outcome, now: Int) {
        // Problems that may pass must be reported again.
        guard !outcome.diagnostics.contains(where: { $0.severity == .error || $0.problem.mayPass }),
            let key = key(settledAt: now)
        else { return }
        let stored = Stored(
            text: outcome.text, json: outcome.json, diagnostics: outcome.diagnostics.map(KeptDiagnostic.init))
        do {
            cache.store(Array(try JSONEncoder().encode(stored)), for: key)
        } catch {
            // A failure only means that the next run checks each picture.
            return
        }
    }

    /// - Parameter now: the time by which everything that is read must have settled; `nil` to skip the check.
    /// - Returns: the key; `nil` if there is none to rely on.
    private func key(settledAt now: Int?) -> ContentDigest? {
        var builder = DigestBuilder()
        builder.combine(request.hexadecimal)
        for file in files {
            guard let stamp = FileStamp(path: file) else { return nil }
            builder.combine(stamp)
        }
        guard combine(folder, into: &builder, settledAt: now) else { return nil }
        return builder.finish()
    }

    private func combine(_ folder: String, into builder: inout DigestBuilder, settledAt now: Int?) -> Bool {
        for name in namesInFolder(folder).sorted() {
            let path = folder + "/" + name
            builder.combine(name)
            if let stamp = FileStamp(path: path) {
                if let now, !stamp.isSettled(at: now) { return false }
                builder.combine(stamp)
            } else {
                // Links to folders may form cycles.
                guard !isLink(path) else { return false }
                builder.combine("in it")
                guard combine(path, into: &builder, settledAt: now) else { return false }
                builder.combine("out of it")
            }
        }
        return true
    }
}
