import ArgumentParser
import Diagnostics
import Foundation
import Previews
import Settings
import Workers

/// The command-line tool `maquette`.
@main
struct MaquetteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "maquette",
        abstract: "Shows what an adaptive iOS interface looks like on every device, with no simulator.",
        discussion: """
            A storyboard or xib goes in, alone or with its app's folder; pictures, contact sheets and frames come out.
            One variant is written DEVICE/ORIENTATION/MULTITASKING/APPEARANCE/CONTENT-SIZE/DIRECTION@IOS, as in \
            ipad-pro-11/landscape/split-half/dark/large/ltr@17, any tail left out meaning the default.

            The singular and the plural of an option mean the same: --device is --devices.

            Exit status: 0 good, 1 a check failed or a variant could not be drawn, 2 wrong usage or an output that \
            cannot be written, 3 an input could not be read.

            Examples:
              maquette render MyApp/ --devices iphone-15,ipad-pro-11 --grid
              maquette golden compare MyApp/ --base main
            """,
        version: programVersion,
        subcommands: [
            RenderCommand.self, PreviewCommand.self, WalkCommand.self, LayoutCommand.self, TraceCommand.self,
            LintCommand.self,
            SweepCommand.self, GoldenCommand.self, DiffCommand.self, DevicesCommand.self, MatrixCommand.self,
            ThemesCommand.self, SceneCommand.self, FigureCommand.self, CacheCommand.self, ServeCommand.self,
            ContextCommand.self, ConfigCommand.self, SchemaCommand.self,
            InitCommand.self, DoctorCommand.self, ManualCommand.self,
        ])

    /// The subcommands that read inputs, and so may crash because of one.
    private static let supervised: Set = [
        "render", "walk", "layout", "trace", "lint", "sweep", "golden", "diff", "figure", "serve", "doctor",
    ]

    static func main() {
        MemoryLimit.shareHeapIfLimited()
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isServer = arguments.first == "serve" || arguments.starts(with: ["golden", "review"])
        if arguments.first.map(supervised.contains) ?? false || arguments.starts(with: ["scene", "check"]) {
            supervise()
            Sandbox.refuseCalls(mayListen: isServer)
        }
        let output = StandardStreams()
        if let complaint = ParserComplaint(ofCommandsIn: arguments) {
            output.complain(complaint.line)
            output.finish(.wrongUsage)
        }
        do {
            var command = try parsed(&arguments)
            if let configured = command as? any ConfiguredCommand {
                command = try completed(configured, arguments, output)
            }
            (command as? any AppleResourceCommand)?.apple.apply()
            if let command = command as? any StatusCommand {
                // Threads inherit the sandbox, so it comes before the first of them.
                if Sandbox.isWanted { Sandbox.confine(to: command.reach.made(), mayListen: isServer) }
                let workers = command.jobs ?? ProcessInfo.processInfo.activeProcessorCount
                MemoryLimit.enforce(megabytes: command.memoryLimit ?? MemoryLimit.standard(workers: workers))
                // Only one thread uses it.
                nonisolated(unsafe) let command = command
                output.finish(try onWorker { try command.run(output) })
            }
            try command.run()
            output.finish(.good)
        } catch let error as DiagnosedError {
            output.complain(error.diagnostics, asJSON: false)
            output.finish(.checkFailed)
        } catch {
            let code = exitCode(for: error)
            if code.isSuccess {
                output.write(fullMessage(for: error) + "\n")
                output.finish(.good)
            }
            output.complain(ParserComplaint(error, of: arguments).line)
            output.finish(.wrongUsage)
        }
    }

    /// The command of a command line, in which an option may have the other number.
    static func parsed(_ arguments: inout [String]) throws -> any ParsableCommand {
        let mostOptions = 20
        for _ in 0..<mostOptions {
            do {
                return try parseAsRoot(arguments)
            } catch {
                guard let corrected = ParserComplaint.corrected(error, of: arguments) else { throw error }
                arguments = corrected
            }
        }
        return try parseAsRoot(arguments)
    }

    /// The same command with the settings of `maquette.yaml`.
    private static func completed(
        _ command: any ConfiguredCommand, _ arguments: [String], _ output: StandardStreams
    ) throws -> any ParsableCommand {
        let line: ConfiguredCommandLine
        do throws(DiagnosedError) {
            line = try ConfiguredCommandLine(command, words: arguments)
        } catch {
            output.complain(error.diagnostics, asJSON: arguments.contains("--json"))
            output.finish(.wrongUsage)
        }
        let command = line.words == arguments ? command : try parseAsRoot(line.words)
        guard let configured = command as? any ConfiguredCommand else { return command }
        if configured.inputs.isEmpty, !configured.isWithoutInput {
            let name = type(of: configured).configuration.commandName ?? "the command"
            let problem = SettingsProblem.noInputs(command: name, hasFile: line.file != nil)
            output.complain([Diagnostic(.error, problem)], asJSON: arguments.contains("--json"))
            output.finish(.wrongUsage)
        }
        try configured.check()
        return configured
    }

    /// Runs the work in a child process and exits with its status; returns only in the child.
    private static func supervise() {
        do throws(WorkerProblem) {
            if let status = try Supervisor.supervise() { StandardStreams().finish(code: status) }
        } catch {
            let output = StandardStreams()
            output.complain([Diagnostic(.error, error)], asJSON: false)
            output.finish(.checkFailed)
        }
    }
}

/// A command with its own exit status.
protocol StatusCommand: ParsableCommand {
    /// The files that the command reads and writes.
    var reach: CommandReach { get }
    /// The memory limit in megabytes; `nil` for the default.
    var memoryLimit: Int? { get }
    /// The number of threads that draw; `nil` for the number of cores.
    var jobs: Int? { get }
    /// Performs the work and returns the exit status.
    func run(_ output: StandardStreams) throws -> ExitStatus
}

extension StatusCommand {
    var reach: CommandReach { CommandReach() }

    var memoryLimit: Int? { nil }

    var jobs: Int? { nil }
}
