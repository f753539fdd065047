public import Diagnostics
import Foundation
public import Previews

extension GoldenRequest {
    /// Records goldens.
    ///
    /// - Parameters:
    ///   - mode: the pictures to record.
    ///   - log: receives the problems of the inputs.
    ///   - progress: called with the number of finished pictures and the total, from any thread, one call at a time.
    /// - Returns: the outcome with all problems.
    /// - Throws: the reason why nothing can be recorded.
    public func record(
        _ mode: GoldenRun.RecordMode, into log: inout ProblemLog,
        progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) throws -> CommandOutcome {
        let store = try GoldenStore(path: goldens)
        let rules = try toleranceRules()
        let source = try source(into: &log)
        let run = turned(for: source).run(
            of: source,
            GoldenExaminer(store: store, tolerances: rules, aspects: aspects, theme: reportedTheme), into: &log)
        let recording = try run.record(mode, progress: progress)
        let status = ExitStatus(ofInputs: log.diagnostics)
        log.append(contentsOf: recording.diagnostics)
        let json =
            recording.recorded.map { "{\"recorded\":\(JSONText.quoted($0))}\n" }
            + recording.refused.map { "{\"refused\":\(JSONText.quoted($0))}\n" }
        // If everything is new, the list is not useful.
        var text = recording.unchanged > 0 ? recording.recorded.map { "\($0)\n" }.joined() : ""
        text += "\(recording.recorded.count) recorded, \(recording.unchanged) unchanged"
        if !recording.refused.isEmpty { text += ", \(recording.refused.count) refused" }
        return CommandOutcome(
            status.combined(with: recording.refused.isEmpty ? .good : .checkFailed), diagnostics: log.diagnostics,
            text: text + " in \(goldens)\n", json: json.joined())
    }

    // MARK: Pruning

    /// Removes the goldens that the whole plan does not cover.
    ///
    /// - Parameters:
    ///   - isDry: whether removals are only reported.
    ///   - includesOtherDocuments: whether to remove goldens of documents that the inputs do not have.
    ///   - log: receives the problems of the inputs.
    /// - Returns: the goldens that were or would be removed.
    /// - Throws: the reason why the inputs cannot be read or the goldens changed.
    public func prune(
        isDry: Bool, includesOtherDocuments: Bool = false, into log: inout ProblemLog
    ) throws -> CommandOutcome {
        let store = try GoldenStore(path: goldens)
        let source = try source(into: &log)
        // An unreadable input may have goldens.
        guard !log.hasErrors else { return CommandOutcome(.unreadableInput, diagnostics: log.diagnostics) }
        let run = run(of: source, GoldenExaminer(store: store), into: &log)
        try run.plan.requireCases()
        let plan = Set(run.plan.cases.map(\.key.description))
        let orphans =
            includesOtherDocuments
            ? store.manifest.goldens.keys.filter { !plan.contains($0) }.sorted()
            : GoldenRun.orphans(of: store, plan: plan, matching: matching)
        if !isDry, !orphans.isEmpty {
            let transaction = try GoldenTransaction(in: goldens)
            for name in orphans.compactMap(GoldenKey.fileName) {
                transaction.remove(name + ".png")
                transaction.remove(name + ".txt")
            }
            try transaction.commit { manifest in for key in orphans { manifest.goldens[key] = nil } }
        }
        let verb = isDry ? "would go" : "removed"
        return CommandOutcome(
            .good, diagnostics: log.diagnostics,
            text: orphans.map { "\($0)\n" }.joined() + "\(orphans.count) \(verb)\n",
            json: orphans.map { "{\"orphan\":\(JSONText.quoted($0))}\n" }.joined())
    }
}
