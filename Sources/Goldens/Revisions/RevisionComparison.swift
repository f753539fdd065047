import Devices
public import Diagnostics
import Foundation
public import Previews
import Theming

/// A comparison of the pictures of documents in two revisions, without goldens.
public struct RevisionComparison: Sendable {
    /// The request for documents and variants; its folder of goldens is not used.
    public var request: GoldenRequest
    public var base: String
    /// The revision of the head; `nil` for the working tree.
    public var head: String?

    public init(_ request: GoldenRequest, base: String, head: String? = nil) {
        self.request = request
        self.base = base
        self.head = head
    }

    /// The folders from which git answers questions about inputs; empty if they are in no repository.
    public static func folders(ofInputs inputs: [String]) -> [String] {
        do throws(DiagnosedError) {
            return try GitRepository(around: inputs.first ?? ".").folders
        } catch {
            return []
        }
    }

    /// Draws the base, and then compares the head with it.
    ///
    /// - Parameters:
    ///   - reports: the outputs.
    ///   - log: receives the problems of the head's inputs.
    ///   - progress: called with the number of finished pictures and the total, from any thread, one call at a time.
    /// - Returns: the outcome with all problems.
    /// - Throws: the reason why nothing can be compared.
    public func compare(
        _ reports: GoldenReports, into log: inout ProblemLog,
        progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) throws -> CommandOutcome {
        let sides = try sides()
        if let first = sides.unfetched.first {
            log.warn(
                GoldenProblem.unfetchedFiles(count: sides.unfetched.count, path: first),
                at: SourceLocation(file: request.inputs.paths.first ?? "."))
        }
        let scratch = try RevisionScratch()
        defer { withExtendedLifetime(scratch) {} }
        var baseLog = ProblemLog()
        let folder = try RunFolder(path: reports.output)
        let store = scratch.path + "/goldens"
        // A document that only one side has is a difference as well.
        let before = try sides.base.map { side in
            try sides.naming { () throws(DiagnosedError) in
                try self.request.source(
                    of: side.inputs, beside: side.beside, changed: side.changed, into: &baseLog)
            }
        }
        let after = try sides.head.map { side in
            try self.request.source(of: side.inputs, beside: side.beside, changed: side.changed, into: &log)
        }
        let request = [before, after].compactMap { $0 }.reduce(self.request) { $0.turned(for: $1) }
        var equal = EqualPictures()
        if let before, let after {
            equal = try EqualPictures(
                before, after, of: request, from: sides, progress: { progress($0, $1 * 2) })
        }
        if let before {
            var run = request.run(
                of: before, GoldenExaminer(store: try GoldenStore(path: store)), asRecorded: false,
                into: &baseLog)
            run.drawsTwice = false
            // A picture that cannot be drawn in the base has no golden, and is new in the head.
            if let rest = run.without(equal.keys) { _ = try rest.record(.all) }
        }
        var record: GoldenRunRecord
        var diagnostics = equal.diagnostics
        if let after, after.pictures.documents.count > 0 || sides.isWhole {
            let rules = ToleranceRules([request.tolerance])
            var run = request.run(
                of: after,
                GoldenExaminer(
                    store: try GoldenStore(path: store), tolerances: rules, aspects: request.aspects, folder: folder
                ),
                asRecorded: false, into: &log)
            // A document that only the base has is a difference.
            run.countsOtherDocuments = true
            run.equal = equal.keys
            let half = run.plan.cases.count
            let check = try run.check(title: title, inputs: request.inputs.paths, inputDigest: nil) {
                progress(half + $0, 2 * $1)
            }
            record = check.record
            record.unchangedDocuments = sides.isWhole ? nil : after.unchangedDocuments
            diagnostics += check.diagnostics
        } else {
            record = GoldenRunRecord(
                title: title, renderer: GoldenExaminer(store: try GoldenStore(path: store)).renderer, goldens: nil,
                inputs: request.inputs.paths, inputDigest: nil, planDigest: "", planKeys: [])
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
    }

    private var title: String { "\(base) → \(head ?? "working tree"): \(request.title)" }

    /// The source of each side.
    private func sides() throws(DiagnosedError) -> RevisionSides {
        let files = request.inputs.paths + (request.beside.map { [$0] } ?? [])
        let old = try RevisionListing(base, of: files)
        let new = try head.map { name throws(DiagnosedError) in try RevisionListing(name, of: files) }
        let changes: RevisionChanges
        if let new {
            changes = RevisionChanges(from: old.entries, to: new.entries)
        } else {
            changes = try old.changesInWorkingTree()
        }
        // What a scene or a companion shows is not followed from its file alone.
        let isPlain = request.beside == nil && request.inputs.flow.isEmpty
        return try RevisionSides(request, from: old, to: new, changes, isPlain: isPlain)
    }
}
