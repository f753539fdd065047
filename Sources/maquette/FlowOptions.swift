import ArgumentParser
import Previews

/// The options that choose the part of a storyboard to show.
struct FlowOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The scene to begin with: its id, storyboard identifier, label, title or class. The initial one unless given.",
            discussion: "Of an app's folder, the storyboards that have the scene are drawn.", valueName: "scene"))
    var scene: String?

    @Option(
        help: ArgumentHelp(
            "A segue to follow, by identifier or id, or a scene to go to, as the segue and the environment say.",
            discussion: "Several with commas, or the option again: each from where the one before led.",
            valueName: "segue|scene"))
    var show: [String] = []

    @Option(
        help: ArgumentHelp(
            "The same, but presented over what is there; after all of --show.", valueName: "segue|scene"))
    var present: [String] = []

    @Option(
        help: ArgumentHelp(
            "How what is presented adapts to compact width: system, or a delegate's none, full-screen, over-full-screen.",
            valueName: "style"))
    var adaptation = FlowWords.Adaptation.system.rawValue

    func validate() throws {
        let known = FlowWords.Adaptation.allCases.map(\.rawValue)
        guard known.contains(adaptation) else {
            throw ValidationError("'\(adaptation)' is no adaptation: \(known.joined(separator: ", ")).")
        }
    }

    var words: FlowWords {
        FlowWords(
            scene: scene, show: Self.split(show), present: Self.split(present),
            adaptation: FlowWords.Adaptation(rawValue: adaptation) ?? .system)
    }

    private static func split(_ lists: [String]) -> [String] {
        lists.flatMap { $0.split(separator: ",").map { String($0.drop { $0 == " " }) } }
    }
}
