import ArgumentParser
import Diagnostics
import Previews

/// The command `maquette scene`.
struct SceneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene", abstract: "Creates, checks and describes scene files.",
        discussion: """
            A scene file describes a window in YAML: its content, what is presented over it, and its variants. \
            `maquette render` takes one as it takes a storyboard.

            Examples:
              maquette scene new Mail.yaml
              maquette scene check Mail.yaml
            """,
        subcommands: [New.self, Check.self, Schema.self])

    /// The command `maquette scene new`.
    struct New: StatusCommand {
        static let configuration = CommandConfiguration(
            commandName: "new", abstract: "Creates a scene file to start from.",
            discussion: "An existing file is not overwritten.")

        @Argument(help: "The path of the new file.")
        var path: String

        func run(_ output: StandardStreams) -> ExitStatus {
            do {
                try SceneFiles.writeStarter(to: path)
                output.write("\(path)\n")
                return .good
            } catch {
                output.complain(error.diagnostics, asJSON: false)
                return .wrongUsage
            }
        }
    }

    /// The command `maquette scene check`.
    struct Check: StatusCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Checks scene files.",
            discussion: """
                Examples:
                  maquette scene check Mail.yaml
                  maquette scene check Scenes/*.yaml --json
                """)

        @Argument(help: "Scene files.")
        var paths: [String]

        @Option(help: ArgumentHelp("The theme whose colors may be named.", valueName: "name|file"))
        var theme = "ios"

        @Flag(help: "Print JSON, one object for each problem, on standard error.")
        var json = false

        var reach: CommandReach { CommandReach(inputs: paths, files: [theme]) }

        func run(_ output: StandardStreams) -> ExitStatus {
            let (status, diagnostics) = SceneFiles.check(paths, theme: theme)
            output.complain(diagnostics, asJSON: json)
            return status
        }
    }

    /// The command `maquette scene schema`.
    struct Schema: StatusCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema", abstract: "Prints the JSON Schema of scene files, for editors.")

        func run(_ output: StandardStreams) -> ExitStatus {
            output.write(SceneFiles.jsonSchema)
            return .good
        }
    }
}
