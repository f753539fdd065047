public import Diagnostics

/// A baseline of accepted issues: a file with one fingerprint per line.
public struct LintBaseline: Sendable {
    /// The paths of the files with an issue, by the rest of its fingerprint; in components, the file's name first.
    private var files: [String: [[Substring]]] = [:]

    /// The largest size of a file that is read.
    public static let maximumBytes = 1 << 26

    /// Parses a baseline.
    ///
    /// Empty lines and lines that begin with `#` are ignored.
    ///
    /// - Throws: ``LintProblem/badBaseline(line:)`` for a line that is not a fingerprint.
    public init(parsing text: String, file: String) throws(DiagnosedError) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.hasSuffix("\r") ? line.dropLast() : line
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            guard let rule = line.split(separator: "|", omittingEmptySubsequences: false).first,
                line.count(where: { $0 == "|" }) >= 3, LintRule.named(String(rule)) != nil
            else {
                throw DiagnosedError(
                    LintProblem.badBaseline(line: String(line.prefix(60))),
                    at: SourceLocation(file: file, line: index + 1, column: 1))
            }
            let (issue, path) = Self.parts(of: line)
            files[issue, default: []].append(path)
        }
    }

    /// Whether an issue is in the baseline.
    ///
    /// A baseline is valid in any working directory: two paths match if one is a suffix of the other.
    public func knows(_ fingerprint: String) -> Bool {
        let (issue, path) = Self.parts(of: fingerprint[...])
        return files[issue]?.contains { zip($0, path).allSatisfy(==) } ?? false
    }

    private static func parts(of fingerprint: Substring) -> (issue: String, path: [Substring]) {
        var fields = fingerprint.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3 else { return (String(fingerprint), []) }
        let path = fields.remove(at: 1).split(separator: "/")
        return (fields.joined(separator: "|"), path.reversed())
    }

    /// The baseline file for a report.
    public static func text(for report: LintReport) -> String {
        var seen: Set<String> = []
        let lines = report.issues.map(\.fingerprint).filter { seen.insert($0).inserted }.sorted()
        return "# What maquette lint lets pass: rule|file|object|detail, one a line.\n"
            + lines.map { DiagnosticPrinter.printable($0) + "\n" }.joined()
    }
}
