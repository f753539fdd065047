package import Devices
import Diagnostics
import Foundation
import Lint
import OutputFiles
package import Previews
import Workers

/// The options of `maquette lint`, in the words of its arguments.
package struct LintOptions: Sendable {
    package enum Format: Sendable { case text, json, sarif }

    package var inputs: [String]
    package var axes: AxisSelection.Words
    package var format: Format
    /// The part of the inputs to check.
    package var coverage = Coverage()
    /// The scene of each storyboard to check; `nil` for all.
    package var scene: String?
    /// The rules to check, as comma-separated lists; empty for all.
    package var rules: [String]
    /// The rules to leave out, as comma-separated lists.
    package var except: [String]
    /// Rules with another severity than their own, such as `clipped-text=warning`.
    package var severities: [String] = []
    /// The path of a baseline to read, and of one to write.
    package var baseline: String?
    package var newBaseline: String?
    /// Whether warnings fail the check like errors.
    package var isStrict: Bool
    /// Whether the text lists notes.
    package var showsNotes: Bool
    /// Whether the text shows severities in terminal colors.
    package var isColored = false
    package var theme: String
    /// The language of the documents' strings; `nil` for their own.
    package var locale: String?
    /// The number of workers; `nil` for one per core.
    package var jobs: Int?
    /// The time limit in seconds for one document on one variant; `nil` for no limit.
    package var timeLimit: Int? = JobLoss.standardTimeLimit

    /// The part of the documents to check; `nil` for all.
    package var shard: Shard?

    package init(
        inputs: [String], axes: AxisSelection.Words, format: Format = .text, rules: [String] = [],
        except: [String] = [], baseline: String? = nil, newBaseline: String? = nil, isStrict: Bool = false,
        showsNotes: Bool = false, theme: String = "ios", jobs: Int? = nil
    ) {
        self.inputs = inputs
        self.axes = axes
        self.format = format
        self.rules = rules
        self.except = except
        self.baseline = baseline
        self.newBaseline = newBaseline
        self.isStrict = isStrict
        self.showsNotes = showsNotes
        self.theme = theme
        self.jobs = jobs
    }

    /// The default axes: both orientations, light and dark.
    ///
    /// An axis that is named keeps its words.
    package static func axes(_ words: AxisSelection.Words) -> AxisSelection.Words {
        var words = words
        if words[.orientation] == nil { words[.orientation] = ["all"] }
        if words[.appearance] == nil { words[.appearance] = ["light,dark"] }
        return words
    }

    /// Lays out every document on every variant and reports the findings.
    ///
    /// - Parameter progress: called with the number of finished layouts and the total, from any thread, one call at a
    ///   time.
    /// - Returns: the outcome; its text and its JSON are the report in the requested format.
    package func run(progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void) -> CommandOutcome {
        CommandRun().outcome(prepare: request) { request, log throws(DiagnosedError) in
            let source = try request.load()
            // A problem found during reading is a finding if a rule covers it, and a diagnostic otherwise.
            log.append(contentsOf: source.diagnostics.filter { LintFinding($0) == nil })
            return source
        } work: { request, source, log in
            guard source.value.count > 0 else { return CommandOutcome(.good) }
            let result = try request.run(source, into: &log, progress: progress)
            if let newBaseline {
                try OutputFolder.write(Array(LintBaseline.text(for: result.report).utf8), to: newBaseline)
            }
            let text = text(of: result.report, result.variants)
            return CommandOutcome(
                failed(result.report) || !result.isComplete ? .checkFailed : .good, text: text, json: text)
        }
    }

    private func failed(_ report: LintReport) -> Bool {
        // Findings that are written to a new baseline do not fail that run.
        guard newBaseline == nil else { return false }
        return report.count(of: .error) > 0 || isStrict && report.count(of: .warning) > 0
    }

    private func text(of report: LintReport, _ variants: [Variant]) -> String {
        switch format {
        case .text: report.text(of: variants, showsNotes: showsNotes, isColored: isColored)
        case .json: report.json
        case .sarif: report.sarif(of: variants, version: programVersion)
        }
    }

    // MARK: Words

    private func request(into log: inout ProblemLog) -> LintRequest? {
        let rules = rules(into: &log)
        let severities = severities(into: &log)
        let variants = log.variants(Self.axes(axes), locale: locale)
        let known = loadBaseline(into: &log)
        let work = log.workload(jobs: jobs, timeLimit: timeLimit)
        guard let theme = log.theme(named: theme) else { return nil }
        var request = LintRequest(
            inputs: InputSelection(inputs, coverage: coverage, flow: FlowWords(scene: scene), locale: locale),
            variants: variants, rules: rules, severities: severities, baseline: known, theme: theme)
        request.work = work
        request.shard = shard
        return request
    }

    private func rules(into log: inout ProblemLog) -> Set<LintRule> {
        func list(_ words: [String]) -> [LintRule] {
            words.flatMap { $0.split(separator: ",") }.compactMap { word in
                let word = word.trimmingCharacters(in: .whitespaces).lowercased()
                if let rule = LintRule.named(word) { return rule }
                log.error(
                    LintProblem.unknownRule(
                        word, nearest: nearestWords(to: word, among: LintRule.all.map(\.name))))
                return nil
            }
        }
        let wanted = self.rules.isEmpty ? Set(LintRule.all) : Set(list(self.rules))
        let rules = wanted.subtracting(list(except))
        if rules.isEmpty, !log.hasErrors { log.error(LintProblem.noRuleLeft) }
        return rules
    }

    /// The rules with another severity.
    private func severities(into log: inout ProblemLog) -> [LintRule: Severity] {
        var found: [LintRule: Severity] = [:]
        for word in severities.flatMap({ $0.split(separator: ",") }) {
            let parts = word.split(separator: "=", omittingEmptySubsequences: false)
            let name = parts[0].trimmingCharacters(in: .whitespaces).lowercased()
            guard let rule = LintRule.named(name) else {
                log.error(
                    LintProblem.unknownRule(name, nearest: nearestWords(to: name, among: LintRule.all.map(\.name))))
                continue
            }
            let severity = parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces).lowercased() : ""
            if let severity = Severity(rawValue: severity) {
                found[rule] = severity
            } else {
                log.error(LintProblem.unknownSeverity(severity, rule: name))
            }
        }
        return found
    }

    private func loadBaseline(into log: inout ProblemLog) -> LintBaseline? {
        guard let baseline else { return nil }
        let text: String
        do throws(FileReadingFailure) {
            text = String(decoding: try readFile(baseline, limit: LintBaseline.maximumBytes), as: UTF8.self)
        } catch {
            log.error(LintProblem.unreadableBaseline(reason: error.words), at: SourceLocation(file: baseline))
            return nil
        }
        do {
            return try LintBaseline(parsing: text, file: baseline)
        } catch {
            log.append(contentsOf: error.diagnostics)
            return nil
        }
    }
}
