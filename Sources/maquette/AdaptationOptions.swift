import ArgumentParser
import Previews

/// The options for how presentations and split views adapt to compact width.
struct AdaptationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How a presentation adapts to compact width: system, or as a delegate answers: none, full-screen, over-full-screen.",
            valueName: "style"))
    var adaptation = FlowWords.Adaptation.system.rawValue

    @Option(
        name: .customLong("collapse-onto"),
        help: ArgumentHelp(
            "The column that a collapsed split view shows: primary, supplementary or secondary. The default is UIKit's choice.",
            valueName: "column"))
    var topColumn: String?

    func validate() throws {
        let known = FlowWords.Adaptation.allCases.map(\.rawValue)
        guard known.contains(adaptation) else {
            throw ValidationError("'\(adaptation)' is not an adaptation: \(known.joined(separator: ", ")).")
        }
        let columns = FlowWords.TopColumn.allCases.map(\.rawValue)
        if let topColumn, !columns.contains(topColumn) {
            throw ValidationError("'\(topColumn)' is not a column: \(columns.joined(separator: ", ")).")
        }
    }

    /// How presentations adapt.
    var style: FlowWords.Adaptation { FlowWords.Adaptation(rawValue: adaptation) ?? .system }

    /// The column that a collapsed split view shows, if it is not UIKit's choice.
    var column: FlowWords.TopColumn? { topColumn.flatMap { FlowWords.TopColumn(rawValue: $0) } }
}
