import ArgumentParser
import ContextServer
import Dispatch
import Foundation
import Previews
import Workers

/// The command `maquette mcp`.
struct ContextCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Serves pictures, frames and findings to coding agents.",
        discussion: """
            A server of the Model Context Protocol on standard input and output, which an agent starts by itself. Its \
            tools are render, layout, lint, compare and devices. They read files below --root, and change none. \
            Settings of maquette.yaml apply.

            Examples:
              maquette mcp --root MyApp
              claude mcp add maquette -- maquette mcp
            """)

    @Option(help: ArgumentHelp("The folder that paths are relative to, and that no path leaves.", valueName: "dir"))
    var root = "."

    @Option(help: ArgumentHelp("The time after which a call is stopped.", valueName: "seconds"))
    var timeLimit = 120

    func validate() throws {
        guard (1...86_400).contains(timeLimit) else {
            throw ValidationError("--time-limit takes a number from 1 to 86400.")
        }
    }

    func run(_ streams: StandardStreams) -> ExitStatus {
        guard FileManager.default.changeCurrentDirectoryPath(root) else {
            streams.complain("error: '\(root)' cannot be read as a folder (name another one with --root)")
            return .wrongUsage
        }
        let server = ContextServer(
            program: Supervisor.executable, version: programVersion, limits: ContextServer.Limits(seconds: timeLimit)
        ) { streams.write($0 + "\n") }
        let signals = Self.ending(streams) { server.cancelAll() }
        defer { withExtendedLifetime(signals) {} }
        server.serve(FileHandle.standardInput.fileDescriptor)
        return .good
    }

    /// Ends the calls with the server.
    private static func ending(
        _ streams: StandardStreams, _ body: @escaping @Sendable () -> Void
    ) -> [any DispatchSourceSignal] {
        let queue = DispatchQueue(label: "maquette.mcp")
        return [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                body()
                streams.finish(code: 128 + number)
            }
            source.resume()
            return source
        }
    }
}
