import ArgumentParser
import Commands
import Diagnostics
import Goldens
import Previews
import Settings

/// The command `maquette golden approve`.
struct GoldenApproveCommand: ReportCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve", abstract: "Replaces goldens with the pictures of a check.",
        discussion: """
            Refuses a run whose inputs or goldens have changed since.

            Examples:
              maquette golden approve
              maquette golden approve Output/golden --matching 'Settings/*'
            """)

    @Argument(help: "The folder of the report. The default is the one in maquette.yaml, or Output/golden.")
    var reports: [String] = []

    @Option(help: ArgumentHelp("Only goldens whose DOCUMENT/VARIANT matches. May be repeated.", valueName: "glob"))
    var matching: [String] = []

    @Option(help: "Only this kind of difference. May be repeated.")
    var kind: [DifferenceKind] = []

    @Flag(help: "Print what would change, and change nothing.")
    var dryRun = false

    @Flag(help: "Keep the old golden too: a picture that matches either of them passes.")
    var also = false

    @Option(help: ArgumentHelp("The folder of goldens. The default is the one that was checked.", valueName: "dir"))
    var goldens: String?

    @Flag(help: "Print JSON, one object for each golden.")
    var json = false

    @OptionGroup var settings: SettingsOptions

    var reach: CommandReach {
        CommandReach(
            inputs: approval.inputs, folders: [approval.folderOfGoldens].compactMap { $0 }, readFolders: [report])
    }

    private var approval: GoldenApproval {
        GoldenApproval(
            run: report, matching: matching, kinds: Set(kind), isDry: dryRun, keepsGolden: also, goldens: goldens)
    }

    func run(_ streams: StandardStreams) -> ExitStatus {
        streams.show(approval.approve(), asJSON: json)
    }
}

/// The command `maquette golden review`.
struct GoldenReviewCommand: ReportCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Serves a report in which a button approves changes.",
        discussion: """
            The page is served on this machine only. Ctrl-C ends it.

            Examples:
              maquette golden review
              maquette golden review Output/golden --port 9000
            """)

    @Argument(help: "The folder of the report. The default is the one in maquette.yaml, or Output/golden.")
    var reports: [String] = []

    @Option(help: "The port to listen on; 0 picks a free one.")
    var port: UInt16 = 0

    @OptionGroup var settings: SettingsOptions

    var reach: CommandReach {
        let approval = GoldenApproval(run: report)
        return CommandReach(
            inputs: approval.inputs, folders: [approval.folderOfGoldens].compactMap { $0 }, readFolders: [report])
    }

    func run(_ streams: StandardStreams) -> ExitStatus {
        let outcome = ReviewServer(run: report, port: port).serve { streams.write("\($0)\n") }
        return streams.show(outcome, asJSON: false)
    }
}

/// The command `maquette golden report`.
struct GoldenReportCommand: ReportCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Writes a run's report page again.",
        discussion: """
            Examples:
              maquette golden report
              maquette golden report Output/golden --inline
            """)

    @Argument(help: "The folder of the report. The default is the one in maquette.yaml, or Output/golden.")
    var reports: [String] = []

    @Flag(help: "Embed the pictures in the page.")
    var inline = false

    @OptionGroup var settings: SettingsOptions

    var reach: CommandReach { CommandReach(folders: [report]) }

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
