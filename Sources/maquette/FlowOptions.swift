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

    @OptionGroup var adaptation: AdaptationOptions

    var words: FlowWords {
        FlowWords(
            scene: scene, show: Self.split(show), present: Self.split(present),
            adaptation: adaptation.style, topColumn: adaptation.column)
    }

    private static func split(_ lists: [String]) -> [String] {
        lists.flatMap { $0.split(separator: ",").map { String($0.drop { $0 == " " }) } }
    }
}
