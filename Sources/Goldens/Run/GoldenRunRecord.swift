public import Diagnostics
import Foundation

/// What a run found, as it is kept in `run.json`: the report, approval and merging read nothing else.
public struct GoldenRunRecord: Hashable, Sendable, Codable {
    static let format = 1

    var format = GoldenRunRecord.format
    /// What the page is headed.
    public var title: String
    /// What the two sides are called: golden and actual, or two revisions.
    public var sides: [String]
    public var renderer: String
    /// The folder of goldens; `nil` where there is none to approve into.
    public var goldens: String?
    public var inputs: [String]
    /// Of the inputs' files; `nil` where pictures come from compiled code.
    public var inputDigest: String?
    /// Of all that was to be covered, by this process or others, and how much it is.
    public var planDigest: String
    public var planKeys: [String]
    public var shard: Shard?
    public var environments: [String: DrawingEnvironment]
    public var results: [GoldenResult]
    /// What explains everything else comes first.
    public var warnings: [String]

    public init(
        title: String, sides: [String] = ["golden", "actual"], renderer: String, goldens: String?, inputs: [String],
        inputDigest: String?, planDigest: String, planKeys: [String], shard: Shard? = nil,
        environments: [String: DrawingEnvironment] = [:], results: [GoldenResult] = [], warnings: [String] = []
    ) {
        self.title = title
        self.sides = sides
        self.renderer = renderer
        self.goldens = goldens
        self.inputs = inputs
        self.inputDigest = inputDigest
        self.planDigest = planDigest
        self.planKeys = planKeys
        self.shard = shard
        self.environments = environments
        self.results = results
        self.warnings = warnings
    }

    /// What fails the run; a golden of nothing only asks to be removed.
    public var failures: [GoldenResult] { results.filter { !$0.isGood && $0.kinds != [.orphaned] } }
    public var orphans: [GoldenResult] { results.filter { $0.kinds == [.orphaned] } }

    private struct Header: Decodable {
        var format: Int
    }

    /// Reads the run that a folder holds.
    ///
    /// - Throws: ``GoldenProblem`` where there is none, or one of a newer version.
    public init(in folder: String) throws(DiagnosedError) {
        let path = "\(folder)/\(RunFolder.runName)"
        do {
            let data = Data(try readFile(path, limit: GoldenManifest.maximumBytes))
            let header = try JSONDecoder().decode(Header.self, from: data)
            guard header.format <= Self.format else { throw GoldenProblem.newerRun(format: header.format) }
            self = try JSONDecoder().decode(GoldenRunRecord.self, from: data)
        } catch let problem as GoldenProblem {
            throw DiagnosedError(problem, at: SourceLocation(file: path))
        } catch let error as DecodingError {
            throw DiagnosedError(
                GoldenProblem.unreadableRun(reason: GoldenManifest.reason(error)), at: SourceLocation(file: path))
        } catch let failure as FileReadingFailure {
            throw DiagnosedError(GoldenProblem.unreadableRun(reason: failure.words), at: SourceLocation(file: path))
        } catch {
            throw DiagnosedError(
                GoldenProblem.unreadableRun(reason: error.localizedDescription), at: SourceLocation(file: path))
        }
    }

    /// The record as JSON, the same for the same findings.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
