public import Diagnostics
import Foundation
public import Previews

/// The results of a run, as stored in `run.json`.
///
/// The report, approval and merging read nothing else.
public struct GoldenRunRecord: Hashable, Sendable, Codable {
    static let format = 1

    var format = GoldenRunRecord.format
    /// The title of the page.
    public var title: String
    /// The names of the two sides: golden and actual, or two revisions.
    public var sides: [String]
    public var renderer: String
    /// The folder of goldens; `nil` if there is none to approve into.
    public var goldens: String?
    public var inputs: [String]
    /// The digest of the inputs' files; `nil` if pictures come from compiled code.
    public var inputDigest: String?
    /// The digest and the size of the whole plan, across all processes.
    public var planDigest: String
    public var planKeys: [String]
    public var shard: Shard?
    public var environments: [String: DrawingEnvironment]
    public var results: [GoldenResult]
    /// The warnings, which come first because they may explain everything else.
    public var warnings: [String]
    /// The number of documents that were not drawn because their files are the same in both revisions; `nil` if all
    /// were drawn.
    public var unchangedDocuments: Int?

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

    /// The results that fail the run.
    ///
    /// An orphaned golden does not; it only needs to be removed.
    public var failures: [GoldenResult] { results.filter { !$0.isGood && $0.kinds != [.orphaned] } }
    public var orphans: [GoldenResult] { results.filter { $0.kinds == [.orphaned] } }

    /// The command that approves the run in a folder.
    public static func commandToApprove(_ folder: String) -> String {
        "maquette golden approve \(ShellText.quoted(folder))"
    }

    private struct Header: Decodable {
        var format: Int
    }

    /// Reads the run in a folder.
    ///
    /// - Throws: ``GoldenProblem`` if there is none, or one of a newer version.
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

    /// The record as JSON, which is the same for the same results.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
