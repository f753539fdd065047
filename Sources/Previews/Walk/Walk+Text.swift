import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import UIKit
import Walks

extension Walk {
    /// The walk as a log: each step with the calls since the one before.
    public func text(_ options: TransitionTrace.TextOptions) -> String {
        var lines = ["\(document)  \(start)"]
        for (index, moment) in moments.enumerated() {
            lines.append("")
            lines.append(moment.step.map { "\(index). \($0.notation)  \(moment.variant)" } ?? "start")
            if let skipped = moment.skipped { lines.append("  left out: \(skipped.problem.message)") }
            lines += moment.calls.lines(options)
            lines += moment.findings.map { "  announced ≠ final: \($0)" }
        }
        if let failure {
            lines += ["", "\(failure.number). \(failure.step.notation)"]
            lines += failure.reasons.map { "  impossible: \($0.problem.message)" }
        }
        return lines.map { DiagnosticPrinter.printable($0) }.joined(separator: "\n")
    }

    /// The walk as one JSON object on one line, without a line break at its end.
    ///
    /// - Parameter pictures: the paths of the pictures, one for each moment and format; empty if they are no files.
    /// - Returns: the object; its layouts are those of `maquette layout --json`.
    public func json(pictures: [String]) -> String {
        let perMoment = moments.isEmpty ? 0 : pictures.count / moments.count
        let steps = moments.enumerated().map { index, moment -> String in
            var fields = ["\"number\":\(index)"]
            if let step = moment.step {
                fields.append("\"step\":\(JSONText.quoted(step.notation))")
                fields.append("\"caption\":\(JSONText.quoted(step.sentence))")
            }
            fields.append("\"variant\":\(moment.variant.json)")
            if let skipped = moment.skipped { fields.append("\"skipped\":\(JSONText.quoted(skipped.problem.message))") }
            fields.append("\"calls\":[\(moment.calls.map(\.json).joined(separator: ","))]")
            if !moment.findings.isEmpty {
                fields.append("\"findings\":[\(moment.findings.map(JSONText.quoted).joined(separator: ","))]")
            }
            fields.append("\"layout\":\(moment.layout.json)")
            let own = pictures.dropFirst(index * perMoment).prefix(perMoment)
            if !own.isEmpty { fields.append("\"pictures\":[\(own.map(JSONText.quoted).joined(separator: ","))]") }
            return "{\(fields.joined(separator: ","))}"
        }
        var fields = [
            "\"document\":\(JSONText.quoted(document))", "\"variant\":\(start.json)",
            "\"steps\":[\(steps.joined(separator: ","))]",
        ]
        if let failure {
            let reasons = failure.reasons.map { JSONText.quoted($0.problem.message) }
            fields.append(
                "\"failure\":{\"number\":\(failure.number),\"step\":\(JSONText.quoted(failure.step.notation)),"
                    + "\"reasons\":[\(reasons.joined(separator: ","))]}")
        }
        return "{\(fields.joined(separator: ","))}"
    }
}
