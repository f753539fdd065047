import Foundation
import SourcePorting

// port-sources MODULE OUTPUT FILE...: writes what compiles here to OUTPUT, one file for each and one list of previews.
do {
    let command = try PortingCommand(CommandLine.arguments.dropFirst())
    exit(try command.run())
} catch {
    FileHandle.standardError.write(Data("error: \(error.message)\n".utf8))
    exit(2)
}
