import ArgumentParser
import Foundation
import Previews

/// The command `maquette manual`, for packagers: it prints the manual page of all commands.
struct ManualCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Prints the manual page, for man.", shouldDisplay: false)

    @Flag(help: "Print the page on outputs for programs instead, in Markdown.")
    var outputs = false

    func run(_ output: StandardStreams) throws -> ExitStatus {
        guard !outputs else {
            output.write(OutputSchema.page)
            return .good
        }
        let help = try JSONDecoder().decode(ManualPage.Help.self, from: Data(MaquetteCommand._dumpHelp().utf8))
        output.write(ManualPage(help.command, version: MaquetteCommand.configuration.version).text)
        return .good
    }
}
