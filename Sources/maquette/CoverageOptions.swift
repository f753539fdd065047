public import ArgumentParser
public import Previews

/// The options that select the documents and scenes of the inputs.
struct CoverageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "launch: launch screens; documents: the initial scene of every document; scenes: every scene.",
            valueName: "scope"))
    var only = Coverage.Scope.scenes

    @Option(
        help: ArgumentHelp(
            "Leave out files and folders, as a line of .gitignore would. May be repeated.",
            discussion: "A folder's file .maquetteignore holds such lines.", valueName: "glob"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp("Only the documents of this target of an Xcode project.", valueName: "name"))
    var target: String?

    var coverage: Coverage { Coverage(only, excluding: exclude, target: target) }
}

/// The option for a scene.
struct SceneOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only this scene, by id, storyboard identifier, label, title or class.",
            discussion: "In an app folder, every storyboard with such a scene counts.", valueName: "scene"),
        completion: ValueCompletion.scenes)
    var scene: String?
}

extension Coverage.Scope: ExpressibleByArgument {}
