public import Devices
public import Diagnostics
import Foundation
import Lint
import OutputFiles
import Theming
import Workers

/// The options of `maquette lint`, in the words of its arguments.
public struct LintOptions: Sendable {
    public enum Format: Sendable { case text, json, sarif }

    public var inputs: [String]
    public var axes: AxisSelection.Words
    public var format: Format
    /// The part of the inputs to check.
    public var coverage = Coverage()
    /// The scene of each storyboard to check; `nil` for all.
    public var scene: String?
    /// The rules to check, as comma-separated lists; empty for all.
    public var rules: [String]
    /// The rules to leave out, as comma-separated lists.
    public var except: [String]
    /// Rules with another severity than their own, such as `clipped-text=warning`.
    public var severities: [String] = []
    /// The path of a baseline to read, and of one to write.
    public var baseline: String?
    public var newBaseline: String?
    /// Whether warnings fail the check like errors.
    public var isStrict: Bool
    /// Whether the text lists notes.
    public var showsNotes: Bool
    /// Whether the text shows severities in terminal colors.
    public var isColored = false
    public var theme: String
    /// The language of the documents' strings; `nil` for their own.
    public var locale: String?
    /// The number of workers; `nil` for one per core.
    public var jobs: Int?
    /// The time limit in seconds for one document on one variant; `nil` for no limit.
    public var timeLimit: Int? = JobLoss.standardTimeLimit

    public init(
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
    public static func axes(_ words: AxisSelection.Words) -> AxisSelection.Words {
        var words = words
        if words[.orientation] == nil { words[.orientation] = ["all"] }
        if words[.appearance] == nil { words[.appearance] = ["light,dark"] }
        return words
    }

    /// The result of a check.
    public struct Result: Sendable {
        public var status: ExitStatus
        /// The problems that prevented the check, in whole or in part.
        public var diagnostics: [Diagnostic]
        /// The report in the requested format.
        public var text: String
    }

    /// Lays out every document on every variant and reports the findings.
    ///
    /// - Parameter progress: called with the number of finished layouts and the total, from any thread, one call at a
    ///   time.
    /// - Returns: the report and the exit status.
    public func run(progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void) -> Result {
        var log = ProblemLog()
        let rules = rules(into: &log)
        let severities = severities(into: &log)
        let variants = log.variants(Self.axes(axes), locale: locale)
        let known = loadBaseline(into: &log)
        log.check(jobs: jobs, timeLimit: timeLimit)
        let loaded = log.theme(named: theme)
        guard let loaded, !log.hasErrors else {
            return Result(status: ExitStatus(ofArguments: log.diagnostics), diagnostics: log.diagnostics, text: "")
        }
        let source: Diagnosed<LintedInputs>
        do {
            source = try LintedInputs.load(
                inputs, palette: loaded.palette, coverage: coverage, by: .document, scene: scene, locale: locale)
        } catch {
            let status = error.statusOfInputs
            return Result(status: status, diagnostics: error.diagnostics, text: "")
        }
        // A problem found during reading is a finding if a rule covers it, and a diagnostic otherwise.
        log.append(contentsOf: source.diagnostics.filter { LintFinding($0) == nil })
        let inputStatus = ExitStatus(ofInputs: log.diagnostics)
        guard source.value.count > 0 else {
            return Result(status: inputStatus, diagnostics: log.diagnostics, text: "")
        }
        do {
            log.append(contentsOf: source.value.reasonsNotToShow(on: variants))
            // Variants on which no document is ever shown are skipped.
            let variants = variants.filter { variant in
                (0..<source.value.count).contains { source.value.mayShow($0, on: variant) }
            }
            let done = try report(
                on: source, variants: variants, rules: rules, severities: severities, progress: progress)
            let (losses, machine) = (done.losses, done.machine)
            var report = done.report
            report.uncheckedCount += log.diagnostics.count { $0.severity == .error }
            log.append(contentsOf: losses + machine)
            if let known { report.apply(known) }
            if let newBaseline { try OutputFolder.write(Array(LintBaseline.text(for: report).utf8), to: newBaseline) }
            return Result(
                status: inputStatus.combined(
                    with: failed(report) || !losses.isEmpty || machine.contains { $0.severity == .error }
                        ? .checkFailed : .good),
                diagnostics: log.diagnostics, text: text(of: report, variants))
        } catch let error as DiagnosedError {
            return Result(status: .wrongUsage, diagnostics: log.diagnostics + error.diagnostics, text: "")
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
            return Result(status: .checkFailed, diagnostics: log.diagnostics, text: "")
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

    // MARK: The work

    private struct Job: Sendable {
        var document: Int
        /// The variant; `nil` for work that does not depend on one.
        var variant: Variant?
    }

    private struct JobResult: Sendable {
        var findings: [LintFinding] = []
        /// The problems with fonts.
        var fonts: [Diagnostic] = []
    }

    private func report(
        on source: Diagnosed<LintedInputs>, variants: [Variant], rules: Set<LintRule>,
        severities: [LintRule: Severity], progress: @escaping @Sendable (Int, Int) -> Void
    ) throws -> (report: LintReport, losses: [Diagnostic], machine: [Diagnostic]) {
        let inputs = source.value
        let jobs = (0..<inputs.count).flatMap { document in
            [Job(document: document)]
                + variants.filter { inputs.mayShow(document, on: $0) }.map { Job(document: document, variant: $0) }
        }
        let workers = self.jobs ?? ProcessInfo.processInfo.activeProcessorCount
        let losses = JobLossLog()
        let jobsDone = try mapInOrder(
            jobs, workers: workers, timeLimit: timeLimit.map { .seconds($0) }, tools: { inputs.makeTools() },
            name: { "lint \(inputs.path(of: $0.document)) \($0.variant?.description ?? "")" },
            finished: { progress($0, jobs.count) },
            lost: { job, loss in
                losses.add(loss, of: inputs.path(of: job.document), on: job.variant)
                return JobResult()
            }
        ) { (job: Job, tools: inout WorkerTools) -> JobResult in
            let findings = inputs.findings(of: job.document, on: job.variant, rules: rules, tools: tools)
            return JobResult(findings: findings, fonts: tools.takeFontDiagnostics())
        }
        // A worker reports each missing resource of the machine once, so all workers together must merge theirs.
        var machine = ProblemLog()
        for result in jobsDone { machine.append(contentsOf: result.fonts.filter { LintFinding($0) == nil }) }
        let reading = inputs.allowed(source.diagnostics.compactMap(LintFinding.init)).filter {
            rules.contains($0.rule)
        }
        var counts: [String: Int] = [:]
        // A document in several languages counts once for each variant.
        var counted: Set<[String]> = []
        for job in jobs {
            let path = inputs.path(of: job.document)
            guard let variant = job.variant, counted.insert([path, variant.description]).inserted else { continue }
            counts[path, default: 0] += 1
        }
        let folder = FileManager.default.currentDirectoryPath
        var missing = MissingDarkMode()
        let found = zip(jobs, jobsDone).map { job, result in
            (
                job.variant,
                missing.take(result.findings, on: job.variant, of: inputs.plistWithoutDarkMode(of: job.document))
            )
        }
        var report = LintReport(
            ([(nil, reading)] + found + [(nil, missing.findings)]).map { variant, findings in
                (variant, findings.map { $0.located(from: folder).changed(to: severities[$0.rule]) })
            },
            documents: inputs.count, variants: variants, counts: counts)
        report.uncheckedCount = losses.diagnostics.count
        return (report, losses.diagnostics, machine.diagnostics)
    }

    // MARK: Arguments

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

extension LintFinding {
    /// The finding with another severity; unchanged for none.
    fileprivate func changed(to severity: Severity?) -> LintFinding {
        guard let severity else { return self }
        var found = self
        found.severity = severity
        return found
    }

    /// The finding with a path relative to the folder, if the file is below it.
    ///
    /// Catalogs are found by absolute paths, but code hosts know files by paths from the project's folder.
    fileprivate func located(from folder: String) -> LintFinding {
        guard let file = location?.file else { return self }
        var found = self
        found.location?.file = repositoryPath(file, from: folder)
        return found
    }
}
