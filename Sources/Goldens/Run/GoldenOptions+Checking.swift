import Bitmaps
import Caching
import Diagnostics
import Foundation
import Previews

extension GoldenOptions {
    /// The outputs of a check.
    public struct Reports: Sendable {
        /// The folder of the report.
        public var output: String
        /// Whether the page embeds the pictures.
        public var isInline: Bool
        /// The paths of further report files; `nil` for none.
        public var junit: String?
        public var summary: String?
        /// The address of the report's folder, for the pictures in the summary; `nil` for a summary without pictures.
        public var address: String?
        /// Whether differences are printed as GitHub annotations.
        public var hasAnnotations: Bool
        /// Whether only differences are printed.
        public var isQuiet: Bool

        public init(
            output: String, isInline: Bool = false, junit: String? = nil, summary: String? = nil,
            hasAnnotations: Bool = false, isQuiet: Bool = false
        ) {
            self.output = output
            self.isInline = isInline
            self.junit = junit
            self.summary = summary
            self.hasAnnotations = hasAnnotations
            self.isQuiet = isQuiet
        }
    }

    /// Compares every picture with its golden, and writes the report.
    public func check(
        _ reports: Reports, progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) -> GoldenOutcome {
        var log = ProblemLog()
        guard let prepared = prepare(into: &log) else {
            return GoldenOutcome(ExitStatus(ofArguments: log.diagnostics), diagnostics: log.diagnostics)
        }
        do {
            let source = try source(of: inputs, beside: beside, prepared, into: &log)
            let digests = cache == nil ? [] : source.pictures.inputDigests(apartFrom: goldens)
            let memory = outcomeMemory(of: prepared, reports, inputs: digests)
            if let known = memory?.known {
                return GoldenOutcome(.good, diagnostics: known.diagnostics, text: known.text, json: known.json)
            }
            let store = try GoldenStore(path: goldens)
            let names = PictureName.stems(for: source.pictures)
            if let recorded = withRecordedSurroundings(of: names, in: store.manifest, into: &log) {
                var outcome = recorded.check(reports, progress: progress)
                outcome.diagnostics.insert(contentsOf: log.diagnostics.filter { $0.severity == .note }, at: 0)
                return outcome
            }
            let rules = try toleranceRules()
            if store.manifest.goldens.isEmpty { log.warn(GoldenProblem.noGoldens, at: SourceLocation(file: goldens)) }
            let folder = try RunFolder(path: reports.output)
            var run = run(
                of: source, prepared,
                GoldenExaminer(
                    store: store, tolerances: rules, aspects: aspects, folder: folder, theme: prepared.theme),
                into: &log)
            run.memory = cache.flatMap {
                GoldenMemory(in: PictureCache(path: $0), goldens: goldens, inputs: digests, request: prepared.key)
            }
            let check = try run.check(
                title: title, inputs: inputs,
                inputDigest: try InputDigest.digest(of: inputs).hexadecimal, progress: progress)
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
        } catch {
            return GoldenOutcome(ofInputs: error, after: log.diagnostics)
        }
    }

    /// The memory of an earlier check that found nothing new; `nil` if more must be written than an existing report.
    private func outcomeMemory(of prepared: Prepared, _ reports: Reports, inputs: [ContentDigest?]) -> OutcomeMemory? {
        guard let cache, reports.junit == nil, reports.summary == nil else { return nil }
        return OutcomeMemory(
            in: PictureCache(path: cache), request: [self, reports, prepared.key], inputs: inputs, reading: goldens,
            writing: [RunFolder.runName, RunFolder.pageName].map { "\(reports.output)/\($0)" })
    }
}
