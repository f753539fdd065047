public import Devices
public import Diagnostics
import Foundation
public import Lint
public import Theming
import Workers

/// A request to check inputs on variants.
public struct LintRequest: Sendable {
    public var inputs: InputSelection
    public var variants: [Variant]
    /// The rules to check.
    public var rules: Set<LintRule>
    /// The rules with another severity than their own.
    public var severities: [LintRule: Severity]
    /// The issues that are known and not reported; `nil` for none.
    public var baseline: LintBaseline?
    public var theme: Theme
    public var work = Workload()
    /// The part of the documents to check; `nil` for all.
    public var shard: Shard?

    public init(
        inputs: InputSelection, variants: [Variant], rules: Set<LintRule> = Set(LintRule.all),
        severities: [LintRule: Severity] = [:], baseline: LintBaseline? = nil, theme: Theme
    ) {
        self.inputs = inputs
        self.variants = variants
        self.rules = rules
        self.severities = severities
        self.baseline = baseline
        self.theme = theme
    }

    /// The result of a check.
    public struct Result: Sendable {
        public var report: LintReport
        /// The variants on which any document is shown.
        public var variants: [Variant]
        /// Whether the check is complete: no layout was abandoned, and nothing that it needs is missing.
        public var isComplete: Bool
    }

    /// Reads the inputs.
    ///
    /// - Returns: the inputs that could be read, with an error for each that could not.
    /// - Throws: all problems, if no input could be read.
    public func load() throws(DiagnosedError) -> Diagnosed<LintedInputs> {
        var read = try LintedInputs.load(
            inputs.paths, palette: theme.palette, coverage: inputs.coverage, by: .document, scene: inputs.flow.scene,
            locale: inputs.locale)
        read.value.shard = shard
        return read
    }

    /// Lays out every document on every variant, and collects the findings.
    ///
    /// - Parameters:
    ///   - source: the inputs as ``load()`` returned them. Problems that a rule covers are findings.
    ///   - log: receives the other problems; an error in it counts as unchecked.
    ///   - progress: called with the number of finished layouts and the total, from any thread, one call at a time.
    /// - Returns: the findings.
    /// - Throws: an error that stops the whole run.
    public func run(
        _ source: Diagnosed<LintedInputs>, into log: inout ProblemLog,
        progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) throws -> Result {
        let inputs = source.value
        log.append(contentsOf: inputs.reasonsNotToShow(on: variants))
        // Variants on which no document is ever shown are skipped.
        let variants = variants.filter { variant in
            (0..<inputs.count).contains { inputs.mayShow($0, on: variant) }
        }
        var (report, losses, machine) = try report(on: source, variants: variants, progress: progress)
        report.uncheckedCount += log.diagnostics.count { $0.severity == .error }
        log.append(contentsOf: losses + machine)
        if let baseline { report.apply(baseline) }
        return Result(
            report: report, variants: variants,
            isComplete: losses.isEmpty && !machine.contains { $0.severity == .error })
    }

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
        on source: Diagnosed<LintedInputs>, variants: [Variant], progress: @escaping @Sendable (Int, Int) -> Void
    ) throws -> (report: LintReport, losses: [Diagnostic], machine: [Diagnostic]) {
        let inputs = source.value
        let rules = rules
        let jobs = (0..<inputs.count).flatMap { document in
            [Job(document: document)]
                + variants.filter { inputs.mayShow(document, on: $0) }.map { Job(document: document, variant: $0) }
        }
        let losses = JobLossLog()
        let jobsDone = try mapInOrder(
            jobs, workers: work.workers, timeLimit: work.timeLimit, tools: { inputs.makeTools() },
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
        // What reading found may be about the whole app, so one part reports all of it.
        let isReporting = (shard?.index ?? 1) == 1
        let reading =
            !isReporting
            ? []
            : inputs.allowed(source.diagnostics.compactMap(LintFinding.init)).filter {
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
