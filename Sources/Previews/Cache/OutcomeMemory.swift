public import Bitmaps
public import Diagnostics
import Foundation

/// What a run said in which nothing had changed, so that the next one in which nothing has changed can say it at once.
///
/// Such a run is known again by all that it was asked for, all that it reads and all that it wrote. Files count by
/// their stamps; what may change and keep its stamp is not relied on.
public struct OutcomeMemory: Sendable {
    /// What a run said.
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

    /// `nil` where anything that the run depends on cannot be told.
    ///
    /// - Parameters:
    ///   - cache: where it is kept.
    ///   - request: everything that was asked for: any values, which count by all their fields.
    ///   - inputs: all that each document's pictures depend on.
    ///   - folder: everything below it is read.
    ///   - files: what the run writes and leaves.
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

    /// What the run would say; `nil` where it must be made to know.
    public var known: Outcome? {
        guard let key = key(settledAt: nil), let bytes = cache.bytes(for: key) else { return nil }
        do {
            let stored = try JSONDecoder().decode(Stored.self, from: Data(bytes))
            return Outcome(text: stored.text, json: stored.json, diagnostics: stored.diagnostics.map(\.diagnostic))
        } catch {
            // Damaged: as if it were not there.
            return nil
        }
    }

    /// Keeps what a run said, if what it read is sure to have other stamps once it changes.
    public func keep(_ outcome: Outcome) { keep(outcome, now: Int(Date().timeIntervalSince1970)) }

    func keep(_ outcome: Outcome, now: Int) {
        // What may pass by itself would have to be said anew.
        guard !outcome.diagnostics.contains(where: { $0.severity == .error || $0.problem.mayPass }),
            let key = key(settledAt: now)
        else { return }
        let stored = Stored(
            text: outcome.text, json: outcome.json, diagnostics: outcome.diagnostics.map(KeptDiagnostic.init))
        do {
            cache.store(Array(try JSONEncoder().encode(stored)), for: key)
        } catch {
            // Without it the next run looks at each picture, and that is all.
            return
        }
    }

    /// - Parameter now: when everything that is read must have its last change behind it; `nil` for not asking.
    /// - Returns: the key, `nil` where there is none to rely on.
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
                // What is behind a link to a folder may lead round in circles.
                guard !isLink(path) else { return false }
                builder.combine("in it")
                guard combine(path, into: &builder, settledAt: now) else { return false }
                builder.combine("out of it")
            }
        }
        return true
    }
}
