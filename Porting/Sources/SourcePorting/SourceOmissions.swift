import SwiftParser
import SwiftSyntax

/// The parts of files that are left out because they do not compile here.
///
/// Each error takes as little as possible: the statement, else the declaration, or a protocol that a type does not meet. A
/// body that can no longer return a value stops the preview that calls it.
public struct SourceOmissions: Sendable {
    /// A place at which the compiler reported an error.
    public struct Place: Hashable, Sendable {
        /// The path of the file.
        public var file: String
        /// The line, from 1.
        public var line: Int
        /// The column in bytes, from 1.
        public var column: Int
        /// The compiler's message.
        public var message: String

        public init(file: String, line: Int, column: Int, message: String) {
            (self.file, self.line, self.column, self.message) = (file, line, column, message)
        }

        /// Reads a line as compilers write it: `file:line:column: error: message`.
        public init?(parsing text: some StringProtocol) {
            guard let match = String(text).firstMatch(of: /^(\/.*?):([0-9]+):([0-9]+): error: (.*)$/),
                let line = Int(match.2), let column = Int(match.3)
            else { return nil }
            self.init(file: String(match.1), line: line, column: column, message: String(match.4))
        }
    }

    private let runs: [[Place]]
    /// The modules that each run missed. The compiler stops at the first import of one.
    private let missingModules: [Set<String>]

    /// - Parameter runs: the places that each run of the compiler found. Where a later run finds an error again, more is
    ///   left out.
    public init(_ runs: [[Place]]) {
        self.runs = runs
        missingModules = runs.map { run in
            Set(run.compactMap { $0.message.wholeMatch(of: /no such module '([^']+)'/).map { String($0.1) } })
        }
    }

    /// Reads errors as the compiler writes them, with an empty line between its runs.
    public init(parsing text: String) {
        self.init(
            text.split(separator: "\n\n").map { run in run.split(separator: "\n").compactMap { Place(parsing: $0) } })
    }

    /// Leaves out what has errors in a file.
    ///
    /// - Returns: the file with as many lines, and a note for each thing that is left out.
    public func apply(to source: SourcePorter.Source) -> (source: SourcePorter.Source, notes: [PortingProblem]) {
        let runs = zip(runs, missingModules).map { run, missing in
            run.filter { $0.file == source.path } + Self.imports(of: missing, in: source)
        }
        guard runs.contains(where: { !$0.isEmpty }) else { return (source, []) }
        let tree = Parser.parse(source: source.text)
        let units = OmittableUnitFinder(in: tree)
        var edits = SourceEdits()
        var omitted: [OmittableUnit] = []
        var notes: [PortingProblem] = []
        for run in runs {
            let earlier = omitted.count
            for place in run {
                let candidates = units.candidates(at: place)
                // An error in what an earlier run left out is in what is around it.
                let unit = candidates.first { !Self.covers(omitted[..<earlier], $0) }
                guard let unit, !Self.covers(omitted[earlier...], unit) else { continue }
                omitted.append(unit)
                unit.omit(with: &edits)
                notes.append(
                    PortingProblem(
                        severity: .note, file: place.file, line: place.line, column: place.column,
                        message: "left out: \(place.message)",
                        remedy: "nothing to do, if the picture does not need it"))
            }
        }
        let text = edits.applied(to: Array(source.text.utf8))
        return (SourcePorter.Source(path: source.path, text: text), notes)
    }

    /// The places at which a file imports modules that are missing.
    private static func imports(of missing: Set<String>, in source: SourcePorter.Source) -> [Place] {
        guard missing.contains(where: source.text.contains) else { return [] }
        let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            let words = line.split { " \t\r;".contains($0) }
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
                words[..<keyword].allSatisfy({ $0.hasPrefix("@") }), missing.contains(String(words[keyword + 1]))
            else { return nil }
            return Place(
                file: source.path, line: index + 1, column: 1, message: "no such module '\(words[keyword + 1])'")
        }
    }

    private static func covers(_ omitted: ArraySlice<OmittableUnit>, _ unit: OmittableUnit) -> Bool {
        omitted.contains { $0 == unit || ($0.isWhole && $0.contains(unit)) }
    }
}
