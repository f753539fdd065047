import Devices
import Diagnostics
import Foundation
import Previews
import Theming

/// A comparison of the pictures of documents in two revisions, without goldens.
public struct RevisionComparison: Sendable {
    /// The options that select documents and variants; their folder of goldens is not used.
    public var options: GoldenOptions
    public var base: String
    /// The revision of the head; `nil` for the working tree.
    public var head: String?

    public init(options: GoldenOptions, base: String, head: String? = nil) {
        self.options = options
        self.base = base
        self.head = head
    }

    /// Draws the base, and then compares the head with it.
    public func compare(
        _ reports: GoldenOptions.Reports, progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) -> GoldenOutcome {
        var log = ProblemLog()
        guard let prepared = options.prepare(into: &log) else {
            return GoldenOutcome(.wrongUsage, diagnostics: log.diagnostics)
        }
        do {
            let files = options.inputs + (options.beside.map { [$0] } ?? [])
            let old = try GitRevision(base, of: files)
            let new = try head.map { try GitRevision($0, of: files) }
            var baseLog = ProblemLog()
            let scratch = old.scratch + "/goldens"
            // A document that only one side has is a difference as well.
            let before = options.inputs.compactMap { old.path(of: $0) }
            let after = options.inputs.compactMap { input in new.map { $0.path(of: input) } ?? input }
            if !before.isEmpty {
                let source = try old.naming { () throws(DiagnosedError) in
                    try options.source(
                        of: before, beside: options.beside.map { old.path(of: $0) ?? $0 }, prepared, into: &baseLog)
                }
                let run = options.run(
                    of: source, prepared, GoldenExaminer(store: try GoldenStore(path: scratch)),
                    asRecorded: false, into: &baseLog)
                // A picture that cannot be drawn in the base has no golden, and is new in the head.
                if !run.plan.cases.isEmpty { _ = try run.record(.all) { progress($0, 2 * $1) } }
            }
            let source = try options.source(
                of: after, beside: options.beside.map { new?.path(of: $0) ?? $0 }, prepared, into: &log)
            let rules = ToleranceRules([options.tolerance])
            let folder = try RunFolder(path: reports.output)
            let store = try GoldenStore(path: scratch)
            var run = options.run(
                of: source, prepared,
                GoldenExaminer(store: store, tolerances: rules, aspects: options.aspects, folder: folder),
                asRecorded: false, into: &log)
            // A document that only the base has is a difference.
            run.countsOtherDocuments = true
            var check = try run.check(
                title: "\(base) → \(head ?? "working tree"): \(options.title)",
                inputs: options.inputs, inputDigest: nil
            ) { progress($0 + $1, 2 * $1) }
            check.record.goldens = nil
            if let new {
                for index in check.record.results.indices {
                    let path = check.record.results[index].path
                    guard path.hasPrefix(new.folder + "/") else { continue }
                    check.record.results[index].path = String(path.dropFirst(new.folder.count + 1))
                }
            }
            check.record.sides = [base, head ?? "working tree"]
            var outcome = try GoldenReport(check.record, in: folder).write(reports)
            let ofHead = (check.diagnostics + log.diagnostics).map { new?.named($0) ?? $0 }
            // The change did not cause problems that both sides have.
            let known = Set(ofHead.map(\.problem.message))
            let ofBase = baseLog.diagnostics.map { old.named($0) }.filter { !known.contains($0.problem.message) }
            outcome.diagnostics = ofHead + ofBase
            if log.hasErrors || baseLog.hasErrors { outcome.status = outcome.status.combined(with: .unreadableInput) }
            return outcome
        } catch {
            return GoldenOutcome(ofInputs: error, after: log.diagnostics)
        }
    }
}
