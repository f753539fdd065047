public import ArgumentParser
import Devices
import Diagnostics
import Foundation
public import Goldens
import Previews

/// The command `maquette golden` and all below it.
struct GoldenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden", abstract: "Records pictures and layouts as goldens, and checks them.",
        discussion: """
            A golden is a picture and the layout as text, for each variant of each document. A check compares display \
            lists, then layouts, then pixels, and writes a report that says which view moved, grew, came, went or \
            changed; approving takes what it shows as the new goldens.
            """,
        subcommands: [
            GoldenRecordCommand.self, GoldenCheckCommand.self, GoldenApproveCommand.self, GoldenReviewCommand.self,
            GoldenReportCommand.self, GoldenMergeCommand.self, GoldenPruneCommand.self, GoldenCompareCommand.self,
        ])
}

/// What is covered, and where goldens are.
struct GoldenScopeOptions: ParsableArguments {
    @Argument(help: "Documents or apps' folders.")
    var inputs: [String]

    @OptionGroup(title: "Axes") var axes: AxisOptions

    @Option(help: ArgumentHelp("Only goldens whose DOCUMENT/VARIANT matches.", valueName: "glob"))
    var only: String?

    @Option(help: ArgumentHelp("A theme's name, or the path of a .yaml file.", valueName: "name|file"))
    var theme = "ios"

    @Option(
        help: ArgumentHelp("How many workers share the work; as many as there are cores unless given.", valueName: "n"))
    var jobs: Int?

    func options(
        goldens: String, shard: String? = nil, tolerance: ToleranceRule = ToleranceRule(),
        aspects: Set<GoldenAspect> = [.image, .layout]
    ) -> GoldenOptions {
        GoldenOptions(
            inputs: inputs, axes: axes.words, theme: theme, goldens: goldens, shard: shard, only: only,
            tolerance: tolerance, aspects: aspects, jobs: jobs)
    }
}

/// Where goldens are.
struct GoldensOption: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of goldens.", valueName: "dir"))
    var goldens: String
}

/// What a comparison writes besides its report.
struct GoldenReportOptions: ParsableArguments {
    @Option(name: [.short, .long], help: ArgumentHelp("The folder of the report.", valueName: "dir"))
    var output = "Output/golden"

    @Flag(help: "The page holds its pictures itself.")
    var inline = false

    @Option(help: ArgumentHelp("Also write JUnit's XML.", valueName: "file"))
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Append a summary in Markdown; where GITHUB_STEP_SUMMARY is set, there unless given.", valueName: "file"))
    var summary: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Print differences as GitHub's annotations; so it is where GITHUB_ACTIONS is true.")
    var annotations: Bool?

    @Flag(help: "Print only what differs.")
    var quiet = false

    @Flag(help: "One JSON object a difference on standard output, and one of the whole.")
    var json = false

    var reports: GoldenOptions.Reports {
        let environment = ProcessInfo.processInfo.environment
        return GoldenOptions.Reports(
            output: output, isInline: inline, junit: junit, summary: summary ?? environment["GITHUB_STEP_SUMMARY"],
            hasAnnotations: !json && (annotations ?? (environment["GITHUB_ACTIONS"] == "true")), isQuiet: quiet)
    }
}

extension StandardStreams {
    /// Prints what came of a command about goldens.
    func show(_ outcome: GoldenOutcome, asJSON: Bool) -> ExitStatus {
        complain(outcome.diagnostics, asJSON: asJSON)
        write(asJSON ? outcome.json : outcome.text)
        return outcome.status
    }
}

extension GoldenRun.RecordMode: ExpressibleByArgument {}
extension DifferenceKind: ExpressibleByArgument {}
extension GoldenAspect: ExpressibleByArgument {}

/// The command `maquette golden record`.
struct GoldenRecordCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Records goldens, and leaves alone those that still hold.",
        discussion: """
            Each picture is drawn twice and refused where the two differ. All goldens come into force at once: whoever \
            interrupts the command leaves the old ones.
            """)

    @OptionGroup var scope: GoldenScopeOptions
    @OptionGroup var place: GoldensOption
    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

    @Option(
        help: """
            missing: only where there is no golden; failed: also where a check would fail; all: also where the tolerance \
            allows the difference.
            """)
    var mode: GoldenRun.RecordMode = .failed

    @Flag(help: "One JSON object a golden on standard output.")
    var json = false

    func run(_ streams: StandardStreams) -> ExitStatus {
        let bar = ProgressBar(streams, isShown: streams.isErrorTerminal && !json)
        let outcome = scope.options(goldens: place.goldens, tolerance: tolerance.rule)
            .record(mode) { bar.update(done: $0, count: $1) }
        bar.clear()
        return streams.show(outcome, asJSON: json)
    }
}

/// The command `maquette golden check`.
struct GoldenCheckCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Compares pictures and layouts with their goldens.",
        discussion: """
            Nothing may differ unless GOLDENS/tolerances.yaml or an option says so. With --shard 2/8 one of eight equal \
            parts is checked; maquette golden merge makes one report of all parts.
            """)

    @OptionGroup var scope: GoldenScopeOptions
    @OptionGroup var place: GoldensOption
    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions
    @OptionGroup(title: "Reports") var report: GoldenReportOptions

    @Option(help: ArgumentHelp("One of several equal parts: 2/8.", valueName: "i/n"))
    var shard: String?

    @Option(name: .customLong("as"), help: "What is compared: image, layout; both unless given.")
    var aspects: [GoldenAspect] = GoldenAspect.allCases

    func run(_ streams: StandardStreams) -> ExitStatus {
        let bar = ProgressBar(streams, isShown: streams.isErrorTerminal && !report.json)
        let outcome = scope.options(
            goldens: place.goldens, shard: shard, tolerance: tolerance.rule, aspects: Set(aspects)
        ).check(report.reports) { bar.update(done: $0, count: $1) }
        bar.clear()
        return streams.show(outcome, asJSON: report.json)
    }
}

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

/// The command `maquette golden merge`.
struct GoldenMergeCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Makes one report and one verdict of the reports of all shards.",
        discussion: "Bundles of other inputs or versions are refused; a missing shard is named.")

    @Argument(help: "The folders that the shards' reports are in.")
    var bundles: [String]

    @OptionGroup var report: GoldenReportOptions

    func run(_ streams: StandardStreams) -> ExitStatus {
        streams.show(GoldenMerge(bundles: bundles).merge(report.reports), asJSON: report.json)
    }
}

/// The command `maquette golden prune`.
struct GoldenPruneCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Removes goldens of what the inputs and axes do not cover any more.",
        discussion: "The inputs and axes are the whole of what goldens are for; --only narrows what may go.")

    @OptionGroup var scope: GoldenScopeOptions
    @OptionGroup var place: GoldensOption

    @Flag(help: "Only say what would go.")
    var dryRun = false

    @Flag(help: "Also goldens of documents that are not among the inputs.")
    var otherDocuments = false

    @Flag(help: "One JSON object a golden on standard output.")
    var json = false

    func run(_ streams: StandardStreams) -> ExitStatus {
        let outcome = scope.options(goldens: place.goldens)
            .prune(isDry: dryRun, includesOtherDocuments: otherDocuments)
        return streams.show(outcome, asJSON: json)
    }
}

/// The command `maquette golden compare`.
struct GoldenCompareCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Shows what a change in git does to the pictures, without any goldens.",
        discussion: "The documents and their assets are drawn as they stand in two revisions.")

    @OptionGroup var scope: GoldenScopeOptions

    @Option(help: ArgumentHelp("The revision to compare with: main, HEAD~1, a tag.", valueName: "rev"))
    var base: String

    @Option(help: ArgumentHelp("The revision to show; the files as they lie unless given.", valueName: "rev"))
    var head: String?

    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions
    @OptionGroup(title: "Reports") var report: GoldenReportOptions

    func run(_ streams: StandardStreams) -> ExitStatus {
        let bar = ProgressBar(streams, isShown: streams.isErrorTerminal && !report.json)
        let comparison = RevisionComparison(
            options: scope.options(goldens: "", tolerance: tolerance.rule), base: base, head: head)
        let outcome = comparison.compare(report.reports) { bar.update(done: $0, count: $1) }
        bar.clear()
        return streams.show(outcome, asJSON: report.json)
    }
}
