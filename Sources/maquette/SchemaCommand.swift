import ArgumentParser
import Commands
import Previews
import Settings

/// The command `maquette schema`.
struct SchemaCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the JSON Schema of a kind of file, or of the output of a command.",
        discussion: """
            configuration: maquette.yaml; scene: scene files; walk: steps files; figure: figure files; theme: theme \
            files. The other names are outputs with --json; lint, for example, is one object of maquette lint --json. An \
            editor with a YAML language server completes and checks a file whose first line is \
            # yaml-language-server: $schema=PATH.

            Examples:
              maquette schema configuration >maquette.schema.json
              maquette schema scene >scene.schema.json
              maquette schema lint
            """)

    /// A kind of file, or the output of a command.
    enum Kind: ExpressibleByArgument, CaseIterable {
        case configuration, scene, walk, figure, theme
        case output(String)

        static let allCases: [Kind] =
            [.configuration, .scene, .walk, .figure, .theme] + OutputSchema.all.map { .output($0.name) }

        static var allValueStrings: [String] { allCases.map(\.name) }

        init?(argument: String) {
            guard let found = Self.allCases.first(where: { $0.name == argument }) else { return nil }
            self = found
        }

        private var name: String {
            switch self {
            case .configuration: "configuration"
            case .scene: "scene"
            case .walk: "walk"
            case .figure: "figure"
            case .theme: "theme"
            case .output(let name): name
            }
        }

        var schema: String {
            switch self {
            case .output(let name): OutputSchema.all.first { $0.name == name }?.jsonSchema ?? ""
            case .configuration: SettingsFile.jsonSchema
            case .scene: SceneFiles.jsonSchema
            case .walk: WalkOptions.jsonSchema
            case .figure: FigureOptions.jsonSchema
            case .theme: ThemeListing.jsonSchema
            }
        }
    }

    @Argument(help: ArgumentHelp("The kind of file or output.", valueName: "name"))
    var kind: Kind

    func run(_ output: StandardStreams) -> ExitStatus {
        output.write(kind.schema)
        return .good
    }
}
