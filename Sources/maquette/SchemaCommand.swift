import ArgumentParser
import Commands
import Previews
import Settings

/// The command `maquette schema`.
struct SchemaCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the JSON Schema of a kind of file, for editors.",
        discussion: """
            configuration: maquette.yaml; scene: scene files; walk: steps files; figure: figure files; theme: theme \
            files. An editor with a YAML language server completes and checks a file whose first line is \
            # yaml-language-server: $schema=PATH.

            Examples:
              maquette schema configuration >maquette.schema.json
              maquette schema scene >scene.schema.json
            """)

    /// A kind of file.
    enum Kind: String, CaseIterable, ExpressibleByArgument {
        case configuration, scene, walk, figure, theme

        var schema: String {
            switch self {
            case .configuration: SettingsFile.jsonSchema
            case .scene: SceneFiles.jsonSchema
            case .walk: WalkOptions.jsonSchema
            case .figure: FigureOptions.jsonSchema
            case .theme: ThemeListing.jsonSchema
            }
        }
    }

    @Argument(help: "The kind of file.")
    var kind: Kind

    func run(_ output: StandardStreams) -> ExitStatus {
        output.write(kind.schema)
        return .good
    }
}
