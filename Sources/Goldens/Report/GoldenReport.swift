import Diagnostics
import Foundation
import InterfaceBuilder
import OutputFiles
import Previews

/// The outputs of a run's record: the page, the files for programs, and the text for the terminal.
public struct GoldenReport: Sendable {
    public let record: GoldenRunRecord
    let folder: RunFolder

    public init(_ record: GoldenRunRecord, in folder: RunFolder) {
        self.record = record
        self.folder = folder
    }

    /// Writes the record, the page and the other requested files.
    func write(_ reports: GoldenReports) throws -> CommandOutcome {
        try folder.write(record.json() + "\n", as: RunFolder.runName)
        try writePage(isInline: reports.isInline)
        if let path = reports.junit { try Self.write(JUnitReport(record).xml, to: path) }
        if let path = reports.summary {
            let sheets = try reports.address.map { _ throws(DiagnosedError) in
                try CauseSheets(of: record.groups, in: folder)
            }
            let summary = StepSummary(record, sheets: sheets, at: reports.address)
            try Self.append(summary.markdown, to: path)
        }
        var text = reports.isQuiet && record.failures.isEmpty && record.orphans.isEmpty ? "" : words(reports)
        if reports.hasAnnotations { text += StepSummary(record).annotations }
        return CommandOutcome(record.isGood ? .good : .checkFailed, text: text, json: record.lines)
    }

    /// Writes the page again from the folder's content.
    public func writePage(isInline: Bool) throws {
        try folder.write(ReportPage(record, folder: folder, isInline: isInline).html(), as: RunFolder.pageName)
    }

    private static func write(_ text: String, to path: String) throws {
        try OutputFolder.write([UInt8](text.utf8), to: path)
    }

    /// Several steps of a job append to the same summary.
    private static func append(_ text: String, to path: String) throws {
        let before = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        try write(before + text, to: path)
    }

    // MARK: Words

    /// The differences by cause, and the next steps.
    private func words(_ reports: GoldenReports) -> String {
        var text = ""
        for line in record.groups.flatMap(\.lines) { text += line + "\n" }
        text += wordsForOrphans
        if !reports.isQuiet {
            for (words, keys) in loosened { text += "loosened on \(keys) variants: \(words)\n" }
        }
        text += record.verdict + "\n"
        guard !record.isGood else { return text }
        text += "report: \(folder.path)/\(RunFolder.pageName)\n"
        if record.goldens != nil { text += "approve: \(GoldenRunRecord.commandToApprove(folder.path))\n" }
        return text
    }

    /// The tolerances in use, each with the number of variants that it covers.
    private var loosened: [(words: String, count: Int)] {
        var counts: [String: Int] = [:]
        for result in record.results { for words in result.tolerance { counts[words, default: 0] += 1 } }
        return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private var wordsForOrphans: String {
        let orphans = record.orphans
        guard let first = orphans.first else { return "" }
        if record.goldens == nil, let base = record.sides.first {
            return orphans.count == 1
                ? "\(first.key) is only in \(base)\n"
                : "\(orphans.count) pictures, first \(first.key), are only in \(base)\n"
        }
        let what = orphans.count == 1 ? "\(first.key) is" : "\(orphans.count) goldens, first \(first.key), are"
        return
            "\(what) of no variant that this run covers; golden prune removes such, a check without axes covers them\n"
    }
}

extension GoldenRunRecord {
    /// Whether nothing differs.
    ///
    /// Between two revisions, a picture that only the base has is a difference.
    var isGood: Bool { failures.isEmpty && (goldens != nil || orphans.isEmpty) }

    /// The verdict, such as `3 of 40 pictures differ: 2 layout, 1 pixels`.
    public var verdict: String {
        let count = results.count - orphans.count
        let drawn = results.filter { $0.wasDrawn && $0.kinds != [.orphaned] }.count
        guard !failures.isEmpty else {
            if count == 0, isGood { return "all pictures are the same, no file that they show differs" + unchanged }
            let isOne = count == 1
            let what = goldens == nil ? "the same" : isOne ? "its golden" : "their goldens"
            let gone = isGood ? "" : orphans.count == 1 ? ", and 1 is gone" : ", and \(orphans.count) are gone"
            return (isOne ? "the picture is " : "all \(count) pictures are ") + what
                + (count > 0 && drawn == 0 ? ", none had to be drawn" : "") + gone + unchanged
        }
        let kinds = DifferenceKind.allCases.compactMap { kind -> String? in
            let count = failures.filter { $0.kinds.contains(kind) }.count
            return count > 0 ? "\(count) \(kind.rawValue)" : nil
        }
        let (pictures, differ) = (count == 1 ? "picture" : "pictures", failures.count == 1 ? "differs" : "differ")
        return "\(failures.count) of \(count) \(pictures) \(differ): \(kinds.joined(separator: ", "))" + unchanged
    }

    /// The documents that needed no look.
    private var unchanged: String {
        switch unchangedDocuments ?? 0 {
        case 0: ""
        case 1: "; 1 other document is unchanged"
        case let count: "; \(count) other documents are unchanged"
        }
    }

    /// One JSON object for each result that is not good, one per line, and one for the run.
    var lines: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var text = ""
        for result in results where !result.isGood {
            let kinds = result.kinds.map { JSONText.quoted($0.rawValue) }.joined(separator: ",")
            let sentences = result.sentences.map(JSONText.quoted).joined(separator: ",")
            var fields = [
                "\"key\":\(JSONText.quoted(result.key))", "\"document\":\(JSONText.quoted(result.document))",
                "\"kinds\":[\(kinds)]", "\"changes\":[\(sentences)]",
            ]
            if let variant = result.variant { fields.append("\"variant\":\(variant.json)") }
            if let cause = result.cause { fields.append("\"cause\":\(JSONText.quoted(cause))") }
            if let pixels = result.pixels {
                fields.append("\"changed\":\(pixels.changed)")
                fields.append("\"maximumChannelDifference\":\(pixels.maximumChannelDifference)")
            }
            text += "{\(fields.joined(separator: ","))}\n"
        }
        let drawn = results.filter(\.wasDrawn).count
        text += "{\"pictures\":\(results.count - orphans.count),\"different\":\(failures.count),"
        text += "\"orphaned\":\(orphans.count),\"drawn\":\(drawn)"
        text += (unchangedDocuments.map { ",\"unchangedDocuments\":\($0)" } ?? "") + "}\n"
        return text
    }
}
