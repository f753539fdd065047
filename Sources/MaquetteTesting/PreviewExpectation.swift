import Bitmaps
import Devices
import Diagnostics
import Foundation
import Goldens
import Previews

/// One call of `expectPreview`, which finds the goldens, compares, records, and reports issues at the call.
struct PreviewExpectation {
    let place: TestPlace
    let name: String?
    let variants: [PreviewVariant]
    let aspects: [GoldenAspect]
    let record: RecordMode?
    let tolerance: PictureTolerance
    /// The language; `nil` for the documents' own.
    var locale: String?

    typealias Source = (source: any PictureSource, makeTools: @Sendable () throws -> WorkerTools)

    func check(_ makeSource: (_ name: String) throws -> Source) {
        do {
            let (source, makeTools) = try makeSource(place.goldenName(name))
            let collecting = ProblemCollectingSource(source)
            try check((collecting, makeTools), collecting)
        } catch let problem as any Problem {
            place.fail(Diagnostic(.error, problem).description, attachments: [])
        } catch {
            place.fail("\(error)", attachments: [])
        }
    }

    private func check(_ source: Source, _ collecting: ProblemCollectingSource) throws {
        let wanted = variants.isEmpty ? [.iPhone17Pro] : variants
        let resolved = try wanted.map { try $0.variant(in: locale) }
        let environment = ProcessInfo.processInfo.environment
        let mode = try GoldenConfiguration.mode(record, environment: environment)
        let goldens = GoldenConfiguration.current.goldens ?? place.goldensFolder
        let report = try RunFolder(path: place.reportFolder(name, environment: environment))
        let rules = ToleranceRules([rule])
        func run(_ folder: RunFolder?) throws -> GoldenRun {
            let examiner = GoldenExaminer(
                store: try GoldenStore(path: goldens), tolerances: rules,
                aspects: aspects.isEmpty ? Set(GoldenAspect.allCases) : Set(aspects), folder: folder)
            return GoldenRun(
                source: source.source, variants: resolved, examiner: examiner, tools: source.makeTools)
        }
        if mode != .never, mode != .failed {
            try reportRecorded(try run(nil).record(mode), in: goldens, collecting)
        }
        let check = try run(report).checkAndReport(title: place.testName)
        guard !check.record.failures.isEmpty else { return }
        let recorded = mode == .failed ? try run(nil).record(.failed).recorded.count : 0
        place.fail(
            (words(for: check.record, report: report, recorded: recorded) + collecting.warnings).joined(
                separator: "\n"),
            attachments: attachments(check.record, report))
    }

    private var rule: ToleranceRule {
        guard !tolerance.isExact || tolerance.density != nil else { return ToleranceRule() }
        return ToleranceRule(
            channel: tolerance.channel, threshold: tolerance.threshold,
            perceptualPrecision: tolerance.perceptualPrecision, precision: tolerance.precision,
            ignoresAntialiasing: tolerance.ignoresAntialiasing, density: tolerance.density,
            origin: SourceLocation(file: place.path, line: place.line))
    }

    /// Nobody has looked at a new golden yet, so the test does not pass.
    private func reportRecorded(
        _ recording: GoldenRun.Recording, in goldens: String, _ collecting: ProblemCollectingSource
    ) throws {
        let errors = recording.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw DiagnosedError(errors) }
        guard !recording.recorded.isEmpty else { return }
        let words =
            Self.words(recorded: recording.recorded.count) + " in \(goldens); look and run the test again: "
            + recording.recorded.joined(separator: ", ")
        place.fail(([words] + collecting.warnings).joined(separator: "\n"), attachments: [])
    }

    private static func words(recorded count: Int) -> String {
        count == 1 ? "1 golden was recorded" : "\(count) goldens were recorded"
    }

    private func words(for record: GoldenRunRecord, report: RunFolder, recorded: Int) -> [String] {
        var lines = [record.verdict]
        let groups = record.groups
        lines += groups.prefix(5).flatMap(\.lines)
        if groups.count > 5 { lines.append("and \(groups.count - 5) more changes") }
        lines.append("report: \(report.path)/\(RunFolder.pageName)")
        lines.append(
            recorded > 0
                ? Self.words(recorded: recorded) + " again; look at it and run the test again"
                : "approve: \(GoldenRunRecord.commandToApprove(report.path))")
        return lines
    }

    /// The pictures of the first differences; the report contains all.
    private func attachments(_ record: GoldenRunRecord, _ report: RunFolder) -> [(name: String, path: String)] {
        record.failures.prefix(3).flatMap { result in
            let files = [
                ("expected", result.files.expected), ("actual", result.files.actual),
                ("difference", result.files.difference), ("layout", result.files.layout),
            ]
            return files.compactMap { part, file in
                file.map {
                    let name = "\(part)-\($0.split(separator: "/").last.map(String.init) ?? part)"
                    return (name, "\(report.path)/\($0)")
                }
            }
        }
    }
}
