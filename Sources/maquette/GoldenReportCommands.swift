import ArgumentParser
import Diagnostics
import Goldens
import Previews

/// The command `maquette golden approve`.
struct GoldenApproveCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve", abstract: "Takes what a check produced as the new goldens.",
        discussion: "A run whose inputs or goldens have changed since is refused.")

    @Argument(help: "The folder of the report.")
    var report = "Output/golden"

    @Option(help: ArgumentHelp("Only goldens whose DOCUMENT/VARIANT matches; may be given again.", valueName: "glob"))
    var only: [String] = []

    @Option(help: "Only this kind of difference; may be given again.")
    var kind: [DifferenceKind] = []

    @Flag(help: "Only say what would change.")
    var dryRun = false

    @Flag(help: "Approve beside the golden instead of in its place: both count from then on.")
    var also = false

    @Option(help: ArgumentHelp("The folder of goldens, unless the one that was checked.", valueName: "dir"))
    var goldens: String?

    @Flag(help: "One JSON object a golden on standard output.")
    var json = false

    func run(_ streams: StandardStreams) -> ExitStatus {
        let approval = GoldenApproval(
            run: report, only: only, kinds: Set(kind), isDry: dryRun, keepsGolden: also, goldens: goldens)
        return streams.show(approval.approve(), asJSON: json)
    }
}

/// The command `maquette golden review`.
struct GoldenReviewCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Serves a report on this machine, where a button approves at once.",
        discussion: "Only this machine can reach it. Ctrl-C ends it.")

    @Argument(help: "The folder of the report.")
    var report = "Output/golden"

    @Option(help: "The port; 0 takes a free one.")
    var port: UInt16 = 0

    func run(_ streams: StandardStreams) -> ExitStatus {
        let outcome = ReviewServer(run: report, port: port).serve { streams.write("\($0)\n") }
        return streams.show(outcome, asJSON: false)
    }
}

/// The command `maquette golden report`.
struct GoldenReportCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Writes the page of a run again.")

    @Argument(help: "The folder of the report.")
    var report = "Output/golden"

    @Flag(help: "The page holds its pictures itself.")
    var inline = false

    func run(_ streams: StandardStreams) -> ExitStatus {
        do {
            let folder = try RunFolder(path: report, isFresh: false)
            try GoldenReport(GoldenRunRecord(in: report), in: folder).writePage(isInline: inline)
            streams.write("\(report)/\(RunFolder.pageName)\n")
            return .good
        } catch {
            streams.complain(
                (error as? DiagnosedError)?.diagnostics ?? [
                    Diagnostic(.error, RunProblem.pictureFailed(reason: "\(error)"))
                ],
                asJSON: false)
            return .unreadableInput
        }
    }
}
