import ArgumentParser
import Previews

/// The options that choose the part of a storyboard to show.
struct FlowOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only this scene, by id, storyboard identifier, label, title or class.",
            discussion: "In an app folder, every storyboard with such a scene counts.", valueName: "scene"),
        completion: ValueCompletion.scenes)
    var scene: String?

    @Option(
        help: ArgumentHelp(
            "A segue to follow, or a scene to show, by identifier or id, from --scene or the initial scene.",
            discussion: "Several are followed in turn.",
            valueName: "segue|scene"))
    var show: [String] = []

    @Option(
        help: ArgumentHelp(
            "A scene to present, after --show.", valueName: "segue|scene"))
    var present: [String] = []

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

    var words: FlowWords {
        FlowWords(
            scene: scene, show: Self.split(show), present: Self.split(present),
            adaptation: FlowWords.Adaptation(rawValue: adaptation) ?? .system,
            topColumn: topColumn.flatMap { FlowWords.TopColumn(rawValue: $0) })
    }

    private static func split(_ lists: [String]) -> [String] {
        lists.flatMap { $0.split(separator: ",").map { String($0.drop { $0 == " " }) } }
    }
}
