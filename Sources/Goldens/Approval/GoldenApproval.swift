import Bitmaps
import Devices
import Diagnostics
import Foundation
public import Previews

/// Approves the pictures of a run as goldens, all at once.
public struct GoldenApproval: Sendable {
    /// The folder of the run.
    public var run: String
    /// Patterns of keys, of which a key must match one; empty for all.
    public var matching: [String]
    /// The kinds of difference to approve; empty for all.
    public var kinds: Set<DifferenceKind>
    /// Whether changes are only reported.
    public var isDry: Bool
    /// Whether a new picture is approved beside the golden instead of replacing it.
    public var keepsGolden: Bool
    /// The folder of goldens; `nil` for the run's own.
    public var goldens: String?

    public init(
        run: String, matching: [String] = [], kinds: Set<DifferenceKind> = [], isDry: Bool = false,
        keepsGolden: Bool = false, goldens: String? = nil
    ) {
        self.run = run
        self.matching = matching
        self.kinds = kinds
        self.isDry = isDry
        self.keepsGolden = keepsGolden
        self.goldens = goldens
    }

    /// Approves the results that the patterns and kinds select.
    ///
    /// If the inputs or goldens have changed since the run, the whole run is refused.
    public func approve() -> CommandOutcome {
        do {
            let record = try GoldenRunRecord(in: run)
            guard let path = goldens ?? record.goldens else {
                throw DiagnosedError(
                    GoldenProblem.unreadableRun(reason: "it compares revisions and has no goldens"),
                    at: SourceLocation(file: run))
            }
            if goldens == nil { try requireOwn(path) }
            let manifest = try GoldenStore(path: path).manifest
            let selected = try chosen(of: record)
            // Already approved from this run.
            let chosen = selected.filter { manifest.goldens[$0.key] != $0.proposal }
            try refuseStale(record, chosen, manifest)
            if !isDry { try take(chosen, of: record, goldens: path) }
            let verb = isDry ? "would be approved" : "approved"
            let before = selected.count > chosen.count ? ", \(selected.count - chosen.count) before" : ""
            return CommandOutcome(
                .good, text: chosen.map { "\($0.key)\n" }.joined() + "\(chosen.count) \(verb)\(before) in \(path)\n",
                json: chosen.map { "{\"approved\":\(JSONText.quoted($0.key))}\n" }.joined())
        } catch {
            var outcome = CommandOutcome(error)
            // A stale run is a failed check; a pattern without matches is wrong usage.
            for case let problem as GoldenProblem in outcome.diagnostics.map(\.problem) {
                switch problem {
                case .staleRun, .changedInputs: outcome.status = .checkFailed
                case .nothingMatches: outcome.status = .wrongUsage
                default: break
                }
            }
            return outcome
        }
    }

    /// The folder of goldens that would be written; `nil` if there is none, or if it is refused.
    public var folderOfGoldens: String? {
        do {
            guard goldens == nil else { return goldens }
            guard let path = try GoldenRunRecord(in: run).goldens else { return nil }
            try requireOwn(path)
            return path
        } catch {
            return nil
        }
    }

    /// The inputs of the run, which are read to see whether they have changed.
    public var inputs: [String] {
        do {
            return try GoldenRunRecord(in: run).inputs
        } catch {
            return []
        }
    }

    /// Refuses a folder of goldens that only the run's file names, because the run may have been made elsewhere.
    private func requireOwn(_ goldens: String) throws(DiagnosedError) {
        let around = SplitPath(run).folder
        let folders = [InputFolder(path: "."), InputFolder(path: around.isEmpty ? "." : around)]
        let hasManifest = FileManager.default.fileExists(atPath: goldens + "/" + GoldenManifest.fileName)
        guard hasManifest, folders.contains(where: { $0.contains(goldens) }) else {
            throw DiagnosedError(GoldenProblem.foreignGoldens(path: goldens), at: SourceLocation(file: run))
        }
    }

    private func chosen(of record: GoldenRunRecord) throws -> [GoldenResult] {
        let patterns = matching.map { ($0, Glob(names: $0)) }
        let open = record.failures.filter { $0.proposal != nil }
        for (text, pattern) in patterns where !open.contains(where: { pattern.matches($0.key) }) {
            throw DiagnosedError(GoldenProblem.nothingMatches(pattern: text), at: SourceLocation(file: run))
        }
        return open.filter { result in
            (patterns.isEmpty || patterns.contains { $0.1.matches(result.key) })
                && (kinds.isEmpty || !kinds.isDisjoint(with: result.kinds))
        }
    }

    private func refuseStale(
        _ record: GoldenRunRecord, _ chosen: [GoldenResult], _ manifest: GoldenManifest
    ) throws {
        if let digest = record.inputDigest, try InputDigest.digest(of: record.inputs).hexadecimal != digest {
            throw DiagnosedError(GoldenProblem.changedInputs, at: SourceLocation(file: run))
        }
        for result in chosen where manifest.goldens[result.key]?.digest != result.basis {
            throw DiagnosedError(
                GoldenProblem.staleRun(key: result.key, reason: "somebody has recorded"), at: SourceLocation(file: run))
        }
    }

    private func take(_ chosen: [GoldenResult], of record: GoldenRunRecord, goldens: String) throws {
        let folder = try RunFolder(path: run, isFresh: false)
        let transaction = try GoldenTransaction(in: goldens)
        for result in chosen where !keepsGolden || result.basis == nil {
            guard let name = GoldenKey.fileName(of: result.key), let picture = result.files.actual,
                let layout = result.files.layout, let pictureBytes = folder.contents(of: picture),
                let layoutBytes = folder.contents(of: layout),
                ContentDigest(of: pictureBytes).hexadecimal == result.proposal?.file,
                ContentDigest(of: layoutBytes).hexadecimal == result.proposal?.layouts.first
            else {
                throw DiagnosedError(
                    GoldenProblem.staleRun(key: result.key, reason: "the report's folder has lost or changed"),
                    at: SourceLocation(file: run))
            }
            try transaction.stage(pictureBytes, as: name + ".png")
            try transaction.stage(layoutBytes, as: name + ".txt")
        }
        try transaction.commit { manifest in
            for result in chosen {
                guard let proposal = result.proposal else { continue }
                if keepsGolden, var entry = manifest.goldens[result.key] {
                    entry.add(proposal)
                    manifest.goldens[result.key] = entry
                } else {
                    manifest.goldens[result.key] = proposal
                }
                manifest.environments[proposal.environment] = record.environments[proposal.environment]
            }
        }
    }
}

extension GoldenEntry {
    /// Approves another picture in addition to the golden.
    mutating func add(_ other: GoldenEntry) {
        lists += other.lists.filter { !lists.contains($0) }
        layouts += other.layouts.filter { !layouts.contains($0) }
        pixels += other.pixels.filter { !pixels.contains($0) }
    }
}
