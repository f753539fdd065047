import Bitmaps
public import Devices
public import Diagnostics
import Drawing
import Foundation
public import Previews
public import Workers

/// Documents × variants, compared with their goldens or recorded as them.
public struct GoldenRun: Sendable {
    let source: any PictureSource
    let makeTools: @Sendable () throws -> WorkerTools
    let plan: GoldenPlan
    let examiner: GoldenExaminer
    public var shard: Shard?
    /// A pattern that keys must match; `nil` for all.
    public var matching: String?
    public var workers: Int
    /// Whether every golden that the plan does not cover is reported, and not only those of the run's documents.
    var countsOtherDocuments = false
    /// The time limit for one picture; `nil` for no limit.
    public var timeLimit: TimeLimit?
    /// The results of earlier checks; `nil` to check everything again.
    public var memory: GoldenMemory?
    /// The pictures that are known to match, because both sides have the same display list.
    var equal: Set<GoldenKey> = []
    /// Whether a picture is drawn a second time before it is recorded, and refused if the two differ.
    var drawsTwice = true

    /// - Parameters:
    ///   - source: the source of the pictures.
    ///   - variants: the variants. Each document is shown on those that its app shows it on.
    ///   - examiner: the examiner that compares pictures.
    ///   - workers: the number of threads that share the work.
    ///   - tools: creates the tools that one of them draws with.
    public init(
        source: any PictureSource, variants: [Variant], examiner: GoldenExaminer, workers: Int = 1,
        tools: @escaping @Sendable () throws -> WorkerTools
    ) {
        self.init(
            source: source, plan: GoldenPlan(of: source, on: variants), examiner: examiner, workers: workers,
            tools: tools)
    }

    init(
        source: any PictureSource, plan: GoldenPlan, examiner: GoldenExaminer, workers: Int,
        tools: @escaping @Sendable () throws -> WorkerTools
    ) {
        self.source = source
        self.plan = plan
        self.examiner = examiner
        self.workers = workers
        makeTools = tools
    }

    /// The same run without some pictures; `nil` if none is left.
    func without(_ keys: Set<GoldenKey>) -> GoldenRun? {
        let cases = plan.cases.filter { !keys.contains($0.key) }
        guard !cases.isEmpty else { return nil }
        var run = GoldenRun(
            source: source, plan: GoldenPlan(cases: cases), examiner: examiner, workers: workers, tools: makeTools)
        (run.shard, run.matching, run.timeLimit) = (shard, matching, timeLimit)
        (run.memory, run.equal, run.drawsTwice) = (memory, equal, drawsTwice)
        run.countsOtherDocuments = countsOtherDocuments
        return run
    }

    /// The cases of the plan that this process covers.
    private var cases: [GoldenCase] {
        let mine = shard.map { plan.cases(of: $0) } ?? plan.cases
        guard let matching else { return mine }
        let pattern = Glob(names: matching)
        return mine.filter { pattern.matches($0.key.description) }
    }

    /// Throws if nothing matches the pattern, which is probably a typo rather than a success.
    ///
    /// - Parameter orphans: whether orphaned goldens count too.
    /// - Throws: ``GoldenProblem/nothingChosen(pattern:example:)``.
    private func requireMatches(orphans: Bool) throws(DiagnosedError) {
        guard let matching else { return }
        let pattern = Glob(names: matching)
        guard !plan.cases.contains(where: { pattern.matches($0.key.description) }),
            !orphans || self.orphans().isEmpty
        else { return }
        throw DiagnosedError(GoldenProblem.nothingChosen(pattern: matching, example: plan.cases.first?.key.description))
    }

    private func path(of item: GoldenCase) -> String { source.documents[item.document] }

    // MARK: Checking

    /// The results of a check, before they are written.
    public struct Check: Sendable {
        public var record: GoldenRunRecord
        public var diagnostics: [Diagnostic]
        /// The number of pictures that were not laid out, because an earlier check had matched them with their goldens.
        public var remembered = 0
    }

    /// Compares every picture with its golden.
    ///
    /// - Parameters:
    ///   - title: the title of the report.
    ///   - inputs: the paths of the inputs.
    ///   - inputDigest: the digest of the inputs' files; `nil` if there are none.
    ///   - progress: called with the number of finished pictures and the total.
    /// - Returns: a result for each picture, in the plan's order.
    /// - Throws: an error that stops the whole run, such as a full disk.
    public func check(
        title: String, inputs: [String], inputDigest: String?,
        progress: (@Sendable (_ done: Int, _ count: Int) -> Void)? = nil
    ) throws -> Check {
        try plan.requireCases()
        try requireMatches(orphans: true)
        let cases = cases
        let recalled = cases.map { (item: GoldenCase) -> GoldenResult? in
            if equal.contains(item.key) { return examiner.pass(item.key, path: path(of: item)) }
            return memory.flatMap { examiner.recalled(item, path: path(of: item), from: $0) }
        }
        let open = cases.indices.filter { recalled[$0] == nil }
        let examined = try mapInOrder(
            open.map { cases[$0] }, workers: workers, timeLimit: timeLimit, tools: makeTools,
            name: { "check \($0.key)" }, finished: { progress?(cases.count - open.count + $0, cases.count) },
            lost: { item, loss in Finding(examiner.evaluation(of: item.key, at: path(of: item), lost: loss)) },
            body: { (item: GoldenCase, tools: inout WorkerTools) throws -> Finding in
                let evaluation = try examiner.examine(item.key, document: item.document, of: source, tools: tools)
                memory?.keep(evaluation, of: item)
                return Finding(evaluation)
            })
        memory?.finish()
        var found = recalled.map { $0.map(Finding.init) }
        for (index, finding) in zip(open, examined) { found[index] = finding }
        return finish(
            found.compactMap { $0 }, title: title, inputs: inputs, inputDigest: inputDigest,
            remembered: cases.count - open.count)
    }

    /// Makes one record of the results for all pictures, in the plan's order.
    private func finish(
        _ found: [Finding], title: String, inputs: [String], inputDigest: String?, remembered: Int
    ) -> Check {
        var record = GoldenRunRecord(
            title: title, renderer: examiner.renderer, goldens: examiner.store.path, inputs: inputs,
            inputDigest: inputDigest, planDigest: plan.digest, planKeys: plan.cases.map(\.key.description), shard: shard
        )
        for finding in found {
            record.results.append(finding.result)
            if let environment = finding.environment, finding.result.proposal != nil {
                record.environments[environment.name] = environment
            }
        }
        noteRenamed(&record.results)
        let drift = drift(found)
        let unneeded = shard == nil && matching == nil ? unneededTolerances(found.map(\.result)) : []
        record.warnings = (drift + unneeded).map(\.description)
        if shard == nil || shard?.index == 1 { record.results += orphans() }
        return Check(record: record, diagnostics: drift + unneeded + Self.merged(found), remembered: remembered)
    }

    private struct Finding: Sendable {
        var result: GoldenResult
        var environment: DrawingEnvironment?
        var diagnostics: [Diagnostic] = []

        init(_ result: GoldenResult) {
            self.result = result
        }

        init(_ evaluation: GoldenExaminer.Evaluation) {
            result = evaluation.result
            environment = evaluation.environment
            diagnostics = evaluation.diagnostics
        }
    }

    /// Adds a note to pictures without a golden that look exactly like the golden of a removed document.
    private func noteRenamed(_ results: inout [GoldenResult]) {
        guard results.contains(where: { $0.kinds == [.missing] }) else { return }
        let documents = Set(plan.cases.map(\.key.document))
        var names: [String: String] = [:]
        for (name, entry) in examiner.store.manifest.goldens.sorted(by: { $0.key < $1.key }) {
            guard let document = name.split(separator: "/").first.map(String.init), !documents.contains(document) else {
                continue
            }
            for list in entry.lists where names[list] == nil { names[list] = document }
        }
        for index in results.indices where results[index].kinds == [.missing] {
            guard let list = results[index].proposal?.lists.first, let name = names[list] else { continue }
            results[index].notes.append(
                "looks exactly like the golden of \(name); if that was its name, approve this one and remove the old "
                    + "one with golden prune --other-documents")
        }
    }

    /// Warnings about themes, fonts and renderers other than the recorded ones, if there are differences that they may
    /// explain.
    private func drift(_ found: [Finding]) -> [Diagnostic] {
        var themes: [String: Int] = [:]
        var renderers: [String: Int] = [:]
        var fonts: [String: Int] = [:]
        var others = 0
        for finding in found where !finding.result.isGood {
            guard let entry = examiner.store.manifest.goldens[finding.result.key],
                let recorded = examiner.store.environment(of: entry), let now = finding.environment
            else { continue }
            if recorded.theme != now.theme { themes[recorded.theme ?? "ios", default: 0] += 1 }
            if recorded.renderer != now.renderer { renderers[recorded.renderer, default: 0] += 1 }
            let changed = now.fonts.filter { recorded.fonts[$0.key].map { [$0] } ?? [$0.value] != [$0.value] }.keys
            for name in changed { fonts[name, default: 0] += 1 }
            if !changed.isEmpty { others += 1 }
        }
        var diagnostics = themes.sorted { $0.key < $1.key }.map {
            Diagnostic(
                .warning,
                GoldenProblem.otherTheme(recorded: $0.key, now: examiner.theme ?? "ios", variants: $0.value))
        }
        diagnostics += renderers.sorted { $0.key < $1.key }.map {
            Diagnostic(
                .warning, GoldenProblem.otherRenderer(recorded: $0.key, now: examiner.renderer, variants: $0.value))
        }
        if !fonts.isEmpty {
            diagnostics.append(
                Diagnostic(.warning, GoldenProblem.otherFonts(names: fonts.keys.sorted(), variants: others)))
        }
        return diagnostics
    }

    private func unneededTolerances(_ results: [GoldenResult]) -> [Diagnostic] {
        examiner.tolerances.rules.indices.compactMap { index in
            let covered = results.filter { $0.rules.contains(index) }
            guard !covered.contains(where: \.neededTolerance) else { return nil }
            return Diagnostic(
                .warning, GoldenProblem.unneededTolerance(variants: covered.count),
                at: examiner.tolerances.rules[index].origin)
        }
    }

    /// The goldens of this run's documents that its whole plan does not cover.
    private func orphans() -> [GoldenResult] {
        let planned = Set(plan.cases.map(\.key.description))
        return Self.orphans(
            of: examiner.store, plan: planned, ofAllDocuments: countsOtherDocuments, matching: matching
        ).compactMap { name in
            guard let slash = name.firstIndex(of: "/") else { return nil }
            let document = plan.cases.first { name.hasPrefix($0.key.document + "/") }
            guard let anyDocument = document ?? plan.cases.first else { return nil }
            let path = document.map { source.documents[$0.document] } ?? String(name[..<slash])
            var result = GoldenResult(anyDocument.key, path: path)
            result.key = name
            result.document = String(name[..<slash])
            result.facets.variant = String(name[name.index(after: slash)...])
            result.facets.device = String(result.facets.variant.prefix { $0 != "/" })
            result.kinds = [.orphaned]
            result.wasDrawn = false
            return result
        }
    }

    /// The keys of goldens that a plan does not cover, of the documents that it covers or of all.
    static func orphans(
        of store: GoldenStore, plan: Set<String>, ofAllDocuments: Bool = false, matching: String? = nil
    ) -> [String] {
        let documents = Set(plan.compactMap { $0.split(separator: "/").first })
        let pattern = matching.map(Glob.init(names:))
        return store.manifest.goldens.keys.filter { key in
            !plan.contains(key)
                && (ofAllDocuments || key.split(separator: "/").first.map(documents.contains) == true)
                && pattern?.matches(key) ?? true
        }.sorted()
    }

    /// The problems of the documents, each once.
    private static func merged(_ found: [Finding]) -> [Diagnostic] {
        var log = ProblemLog()
        for finding in found { log.append(contentsOf: finding.diagnostics.filter { $0.severity == .error }) }
        return log.diagnostics
    }

    /// Compares every picture with its golden, and writes the report into the examiner's folder.
    public func checkAndReport(title: String) throws -> Check {
        let check = try check(title: title, inputs: [], inputDigest: nil)
        if let folder = examiner.folder {
            _ = try GoldenReport(check.record, in: folder).write(GoldenReports(output: folder.path))
        }
        return check
    }

    // MARK: Recording

    /// Which goldens a recording may write.
    public enum RecordMode: String, Sendable, Hashable, CaseIterable {
        case never
        /// Only goldens that are missing.
        case missing
        /// Goldens that are missing, and those that a check would fail.
        case failed
        /// Also goldens whose difference the tolerance allows.
        case all
    }

    /// The result of a recording.
    public struct Recording: Sendable {
        public var recorded: [String] = []
        public var unchanged = 0
        public var refused: [String] = []
        public var diagnostics: [Diagnostic] = []
    }

    /// Records goldens.
    ///
    /// Each picture is drawn twice, and all goldens change atomically.
    ///
    /// - Throws: an error that stops the whole run, in which case no golden has changed.
    public func record(
        _ mode: RecordMode, progress: (@Sendable (_ done: Int, _ count: Int) -> Void)? = nil
    ) throws -> Recording {
        var recording = Recording()
        let cases = cases
        guard mode != .never else { return recording }
        try plan.requireCases()
        try requireMatches(orphans: false)
        let transaction = try GoldenTransaction(in: examiner.store.path)
        let steps = try mapInOrder(
            cases, workers: workers, timeLimit: timeLimit, tools: makeTools,
            name: { "record \($0.key)" }, finished: { progress?($0, cases.count) },
            lost: { item, loss in
                for name in GoldenRecorder.fileNames(of: item.key) { transaction.leaveOut(name) }
                let evaluation = examiner.evaluation(of: item.key, at: path(of: item), lost: loss)
                return RecordStep(outcome: .refused, diagnostics: evaluation.diagnostics)
            },
            body: { (item: GoldenCase, tools: inout WorkerTools) throws -> RecordStep in
                try GoldenRecorder(
                    examiner: examiner, mode: mode, transaction: transaction, drawsTwice: drawsTwice
                )
                .step(item.key, document: item.document, of: source, tools: tools)
            })
        for (item, step) in zip(cases, steps) {
            recording.diagnostics += step.diagnostics
            switch step.outcome {
            case .recorded: recording.recorded.append(item.key.description)
            case .unchanged: recording.unchanged += 1
            case .refused: recording.refused.append(item.key.description)
            }
        }
        try transaction.commit { manifest in
            for (item, step) in zip(cases, steps) {
                guard let entry = step.entry, let environment = step.environment else { continue }
                manifest.goldens[item.key.description] = entry
                manifest.environments[environment.name] = environment
            }
        }
        var log = ProblemLog()
        log.append(contentsOf: recording.diagnostics)
        recording.diagnostics = log.diagnostics
        return recording
    }
}
