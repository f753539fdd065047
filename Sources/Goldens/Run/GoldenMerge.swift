import Diagnostics
import Foundation
import OutputFiles
public import Previews

/// Merges the bundles of a run's shards into one run.
///
/// The bundles must have the same plan, inputs, goldens and version, and together cover each case exactly once.
public struct GoldenMerge: Sendable {
    public var bundles: [String]

    public init(bundles: [String]) {
        self.bundles = bundles
    }

    /// Merges the bundles into a folder, with one report and one verdict.
    public func merge(_ reports: GoldenReports) -> CommandOutcome {
        do {
            let records = try bundles.map { try GoldenRunRecord(in: $0) }
            let problems = Self.problems(of: records)
            guard problems.isEmpty else {
                let isMissing = problems.allSatisfy {
                    if case .missingShards = $0 { true } else if case .notCovered = $0 { true } else { false }
                }
                return CommandOutcome(
                    isMissing ? .checkFailed : .unreadableInput, diagnostics: problems.map { Diagnostic(.error, $0) })
            }
            guard var merged = records.first else {
                return CommandOutcome(.wrongUsage, diagnostics: [Diagnostic(.error, GoldenProblem.badShard(""))])
            }
            let folder = try RunFolder(path: reports.output)
            merged.shard = nil
            let order = Dictionary(uniqueKeysWithValues: merged.planKeys.enumerated().map { ($1, $0) })
            merged.results = records.flatMap(\.results)
                .sorted { (order[$0.key] ?? .max, $0.key) < (order[$1.key] ?? .max, $1.key) }
            for record in records { merged.environments.merge(record.environments) { first, _ in first } }
            merged.warnings = records.flatMap(\.warnings).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            for (path, record) in zip(bundles, records) { try Self.copy(record, from: path, to: folder) }
            return try GoldenReport(merged, in: folder).write(reports)
        } catch {
            return CommandOutcome(error)
        }
    }

    /// All reasons why the bundles do not form one run.
    static func problems(of records: [GoldenRunRecord]) -> [GoldenProblem] {
        guard let first = records.first else { return [] }
        var problems: [GoldenProblem] = []
        func compare(_ what: String, _ value: (GoldenRunRecord) -> String) {
            if records.contains(where: { value($0) != value(first) }) { problems.append(.bundleMismatch(what: what)) }
        }
        compare("versions") { $0.renderer }
        compare("inputs") { $0.inputDigest ?? "" }
        compare("matrices") { $0.planDigest }
        compare("numbers of shards") { "\($0.shard?.count ?? 1)" }
        guard problems.isEmpty else { return problems }
        let count = first.shard?.count ?? 1
        var seen: Set<Int> = []
        for shard in records.compactMap(\.shard) where !seen.insert(shard.index).inserted {
            problems.append(.duplicateShard(shard.index))
        }
        if count > 1 {
            let missing = (1...count).filter { !seen.contains($0) }
            if !missing.isEmpty { problems.append(.missingShards(missing, count: count)) }
        }
        guard problems.isEmpty else { return problems }
        // Whatever the shards claim, each case must occur exactly once.
        var covered: [String: Int] = [:]
        for result in records.flatMap(\.results) where result.kinds != [.orphaned] {
            covered[result.key, default: 0] += 1
        }
        for key in first.planKeys where covered[key] ?? 0 > 1 { problems.append(.coveredTwice(key: key)) }
        let open = first.planKeys.filter { covered[$0] == nil }
        if let key = open.first { problems.append(.notCovered(key: key, count: open.count)) }
        return problems
    }

    private static func copy(_ record: GoldenRunRecord, from path: String, to folder: RunFolder) throws {
        let bundle = try RunFolder(path: path, isFresh: false)
        for result in record.results {
            let files = result.files
            for name in [files.expected, files.actual, files.difference, files.layout].compactMap({ $0 }) {
                guard let bytes = bundle.contents(of: name) else {
                    throw DiagnosedError(
                        GoldenProblem.unreadableRun(reason: "the file \(name) is missing"),
                        at: SourceLocation(file: path))
                }
                let place = SplitPath(name)
                try OutputFolder(path: "\(folder.path)/\(place.folder)").write(bytes, as: place.name)
            }
        }
    }
}
