import Bitmaps
import Caching
import Devices
public import Diagnostics
import Foundation
public import Previews

extension GoldenRequest {
    /// Compares every picture with its golden, and writes the report.
    ///
    /// - Parameters:
    ///   - reports: the outputs.
    ///   - log: receives the problems of the inputs.
    ///   - progress: called with the number of finished pictures and the total, from any thread, one call at a time.
    /// - Returns: the outcome with all problems.
    /// - Throws: the reason why nothing can be compared.
    public func check(
        _ reports: GoldenReports, into log: inout ProblemLog,
        progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) throws -> CommandOutcome {
        let source = try source(into: &log)
        let digests = cache == nil ? [] : source.pictures.inputDigests(apartFrom: goldens)
        let memory = outcomeMemory(of: reports, inputs: digests)
        if let known = memory?.known {
            return CommandOutcome(.good, diagnostics: known.diagnostics, text: known.text, json: known.json)
        }
        let store = try GoldenStore(path: goldens)
        let names = PictureName.stems(for: source.pictures)
        if let recorded = withRecordedSurroundings(of: names, in: store.manifest, into: &log) {
            let notes = log.diagnostics.filter { $0.severity == .note }
            log = ProblemLog()
            do {
                var outcome = try recorded.check(reports, into: &log, progress: progress)
                outcome.diagnostics.insert(contentsOf: notes, at: 0)
                return outcome
            } catch {
                let problems = notes + log.diagnostics
                log = ProblemLog()
                log.append(contentsOf: problems)
                throw error
            }
        }
        let rules = try toleranceRules()
        if store.manifest.goldens.isEmpty { log.warn(GoldenProblem.noGoldens, at: SourceLocation(file: goldens)) }
        let folder = try RunFolder(path: reports.output)
        var run = run(
            of: source,
            GoldenExaminer(
                store: store, tolerances: rules, aspects: aspects, folder: folder, theme: reportedTheme),
            into: &log)
        run.memory = cache.flatMap {
            GoldenMemory(in: PictureCache(path: $0), goldens: goldens, inputs: digests, request: key)
        }
        let check = try run.check(
            title: title, inputs: inputs.paths,
            inputDigest: try InputDigest.digest(of: inputs.paths).hexadecimal, progress: progress)
        // Explanations of differences come before the documents' own problems.
        let status = ExitStatus(ofInputs: log.diagnostics)
        var outcome = try GoldenReport(check.record, in: folder).write(reports)
        outcome.status = outcome.status.combined(with: status)
        outcome.diagnostics = check.diagnostics + log.diagnostics
        let plainText = outcome.text
        func text(remembered: Int) -> String {
            guard remembered > 0, !plainText.isEmpty else { return plainText }
            return plainText + "\(remembered) remembered from an earlier check\n"
        }
        if outcome.status == .good, check.record.results.allSatisfy({ $0.isGood && !$0.wasDrawn }) {
            memory?.keep(
                OutcomeMemory.Outcome(
                    text: text(remembered: check.record.results.count), json: outcome.json,
                    diagnostics: outcome.diagnostics))
        }
        outcome.text = text(remembered: check.remembered)
        return outcome
    }

    /// The values that decide what is compared, besides inputs and what pictures depend on.
    private var choice: [Any] {
        [
            variants.map(\.description), followsGoldens, namedTheme ?? "", beside ?? "", goldens,
            shard?.description ?? "",
            matching ?? "", tolerance, aspects,
        ]
    }

    /// The memory of an earlier check that found nothing new; `nil` if more must be written than an existing report.
    private func outcomeMemory(of reports: GoldenReports, inputs digests: [ContentDigest?]) -> OutcomeMemory? {
        guard let cache, reports.junit == nil, reports.summary == nil else { return nil }
        return OutcomeMemory(
            in: PictureCache(path: cache), request: [inputs, choice, reports, key], inputs: digests, reading: goldens,
            writing: [RunFolder.runName, RunFolder.pageName].map { "\(reports.output)/\($0)" })
    }
}
