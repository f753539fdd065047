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
            let sides = try sides()
            let scratch = try RevisionScratch()
            defer { withExtendedLifetime(scratch) {} }
            var baseLog = ProblemLog()
            let folder = try RunFolder(path: reports.output)
            let store = scratch.path + "/goldens"
            // A document that only one side has is a difference as well.
            let before = try sides.base.map { side in
                try sides.naming { () throws(DiagnosedError) in
                    try options.source(
                        of: side.inputs, beside: side.beside, prepared, changed: side.changed, into: &baseLog)
                }
            }
            let after = try sides.head.map { side in
                try options.source(of: side.inputs, beside: side.beside, prepared, changed: side.changed, into: &log)
            }
            if let turned = [before, after].compactMap({ $0 }).compactMap({ options.turned(for: $0, prepared) }).first {
                var comparison = self
                comparison.options = turned
                return comparison.compare(reports, progress: progress)
            }
            var equal = EqualPictures()
            if let before, let after {
                equal = try EqualPictures(
                    before, after, of: options, prepared, from: sides, progress: { progress($0, $1 * 2) })
            }
            if let before {
                var run = options.run(
                    of: before, prepared, GoldenExaminer(store: try GoldenStore(path: store)), asRecorded: false,
                    into: &baseLog)
                run.drawsTwice = false
                // A picture that cannot be drawn in the base has no golden, and is new in the head.
                if let rest = run.without(equal.keys) { _ = try rest.record(.all) }
            }
            var record: GoldenRunRecord
            var diagnostics = equal.diagnostics
            if let after, after.pictures.documents.count > 0 || sides.isWhole {
                let rules = ToleranceRules([options.tolerance])
                var run = options.run(
                    of: after, prepared,
                    GoldenExaminer(
                        store: try GoldenStore(path: store), tolerances: rules, aspects: options.aspects, folder: folder
                    ),
                    asRecorded: false, into: &log)
                // A document that only the base has is a difference.
                run.countsOtherDocuments = true
                run.equal = equal.keys
                let half = run.plan.cases.count
                let check = try run.check(title: title, inputs: options.inputs, inputDigest: nil) {
                    progress(half + $0, 2 * $1)
                }
                record = check.record
                record.unchangedDocuments = sides.isWhole ? nil : after.unchangedDocuments
                diagnostics += check.diagnostics
            } else {
                record = GoldenRunRecord(
                    title: title, renderer: GoldenExaminer(store: try GoldenStore(path: store)).renderer, goldens: nil,
                    inputs: options.inputs, inputDigest: nil, planDigest: "", planKeys: [])
                record.unchangedDocuments = after?.unchangedDocuments
            }
            record.goldens = nil
            sides.name(&record)
            record.sides = [base, head ?? "working tree"]
            var outcome = try GoldenReport(record, in: folder).write(reports)
            let ofHead = (diagnostics + log.diagnostics).map { sides.namedInHead($0) }
            // The change did not cause problems that both sides have.
            let known = Set(ofHead.map(\.problem.message))
            let ofBase = baseLog.diagnostics.map { sides.namedInBase($0) }.filter {
                !known.contains($0.problem.message)
            }
            outcome.diagnostics = ofHead + ofBase
            if log.hasErrors || baseLog.hasErrors { outcome.status = outcome.status.combined(with: .unreadableInput) }
            return outcome
        } catch {
            return GoldenOutcome(ofInputs: error, after: log.diagnostics)
        }
    }

    private var title: String { "\(base) → \(head ?? "working tree"): \(options.title)" }

    /// What each side is drawn from.
    private func sides() throws(DiagnosedError) -> RevisionSides {
        let files = options.inputs + (options.beside.map { [$0] } ?? [])
        let old = try RevisionListing(base, of: files)
        let new = try head.map { name throws(DiagnosedError) in try RevisionListing(name, of: files) }
        let changes: RevisionChanges
        if let new {
            changes = RevisionChanges(from: old.entries, to: new.entries)
        } else {
            changes = try old.changesInWorkingTree()
        }
        // What a scene or a companion shows is not followed from its file alone.
        let isPlain = options.beside == nil && options.flow.isEmpty
        return try RevisionSides(options, from: old, to: new, changes, isPlain: isPlain)
    }
}
