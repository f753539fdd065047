import Diagnostics
import Foundation
import Previews

extension GoldenOptions {
    /// Records goldens.
    public func record(
        _ mode: GoldenRun.RecordMode, progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) -> GoldenOutcome {
        var log = ProblemLog()
        guard let prepared = prepare(into: &log) else {
            return GoldenOutcome(.wrongUsage, diagnostics: log.diagnostics)
        }
        do {
            let store = try GoldenStore(path: goldens)
            let rules = try toleranceRules()
            let source = try source(of: inputs, beside: beside, prepared, into: &log)
            if let turned = turned(for: source, prepared) { return turned.record(mode, progress: progress) }
            let run = run(
                of: source, prepared,
                GoldenExaminer(store: store, tolerances: rules, aspects: aspects, theme: prepared.theme), into: &log)
            let recording = try run.record(mode, progress: progress)
            let status: ExitStatus = log.hasErrors ? .unreadableInput : .good
            log.append(contentsOf: recording.diagnostics)
            let json =
                recording.recorded.map { "{\"recorded\":\(JSONText.quoted($0))}\n" }
                + recording.refused.map { "{\"refused\":\(JSONText.quoted($0))}\n" }
            // If everything is new, the list is not useful.
            var text = recording.unchanged > 0 ? recording.recorded.map { "\($0)\n" }.joined() : ""
            text += "\(recording.recorded.count) recorded, \(recording.unchanged) unchanged"
            if !recording.refused.isEmpty { text += ", \(recording.refused.count) refused" }
            return GoldenOutcome(
                status.combined(with: recording.refused.isEmpty ? .good : .checkFailed), diagnostics: log.diagnostics,
                text: text + " in \(goldens)\n", json: json.joined())
        } catch {
            return GoldenOutcome(ofInputs: error, after: log.diagnostics)
        }
    }

    // MARK: Pruning

    /// Removes the goldens that the whole plan does not cover.
    ///
    /// - Parameters:
    ///   - isDry: whether removals are only reported.
    ///   - includesOtherDocuments: whether to remove goldens of documents that the inputs do not have.
    /// - Returns: the goldens that were or would be removed.
    public func prune(isDry: Bool, includesOtherDocuments: Bool = false) -> GoldenOutcome {
        var log = ProblemLog()
        guard let prepared = prepare(into: &log) else {
            return GoldenOutcome(.wrongUsage, diagnostics: log.diagnostics)
        }
        do {
            let store = try GoldenStore(path: goldens)
            let source = try source(of: inputs, beside: beside, prepared, into: &log)
            // An unreadable input may have goldens.
            guard !log.hasErrors else { return GoldenOutcome(.unreadableInput, diagnostics: log.diagnostics) }
            let run = run(of: source, prepared, GoldenExaminer(store: store), into: &log)
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
            return GoldenOutcome(
                .good, diagnostics: log.diagnostics,
                text: orphans.map { "\($0)\n" }.joined() + "\(orphans.count) \(verb)\n",
                json: orphans.map { "{\"orphan\":\(JSONText.quoted($0))}\n" }.joined())
        } catch {
            return GoldenOutcome(ofInputs: error, after: log.diagnostics)
        }
    }
}
