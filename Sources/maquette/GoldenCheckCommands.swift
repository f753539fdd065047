import ArgumentParser
import Commands
import Foundation
import Goldens
import Previews
import Settings

/// The command `maquette golden check`.
struct GoldenCheckCommand: GoldenScopedCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Compares pictures and layouts with their goldens.",
        discussion: """
            Any difference counts unless GOLDENS/tolerances.yaml or an option allows it. Without axes, documents are \
            checked on the variants of their goldens. With --shard 2/8, the second of eight equal parts is checked, \
            and maquette golden merge combines the reports.

            Examples:
              maquette golden check MyApp/
              maquette golden check MyApp/ --shard 2/8 --output shard-2 --junit report.xml
            """)

    @OptionGroup var scope: GoldenScopeOptions
    @OptionGroup var place: GoldensOption
    @OptionGroup var comparison: GoldenAspectOption
    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions
    @OptionGroup(title: "Reports") var report: GoldenReportOptions
    @OptionGroup(title: "Cache") var kept: CacheOptions

    @Option(help: ArgumentHelp("Run one shard of several: 2/8.", valueName: "i/n"))
    var shard: String?

    static let settingKeys: [SettingKey] = .goldenScope + [.goldens, .report] + .comparison + [.cache]

    var reach: CommandReach {
        var reach = scope.reach(writing: report.output, kept.folder, outputs: report.outputs)
        reach.readFolders = [place.goldens]
        return reach
    }

    func run(_ streams: StandardStreams) -> ExitStatus {
        streams.complain(kept.diagnostics, asJSON: report.json)
        let bar = ProgressBar(streams, isShown: streams.isErrorTerminal && !report.json)
        let outcome = scope.options(
            goldens: place.goldens, shard: shard, tolerance: tolerance.rule, aspects: comparison.aspects,
            cache: kept.folder
        ).check(report.reports) { bar.update(done: $0, count: $1) }
        bar.clear()
        return streams.show(outcome, asJSON: report.json)
    }
}

/// The command `maquette golden merge`.
struct GoldenMergeCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merges the reports of all shards into one.",
        discussion: """
            Reports of other inputs or versions are refused. A missing shard is an error.

            Examples:
              maquette golden merge shard-1 shard-2
              maquette golden merge shard-* --output Output/golden --summary summary.md
            """)

    @Argument(help: "The folders of the shards' reports.")
    var bundles: [String]

    @OptionGroup var report: GoldenReportOptions

    var reach: CommandReach {
        CommandReach(folders: [report.output], outputs: report.outputs, readFolders: bundles)
    }

    func run(_ streams: StandardStreams) -> ExitStatus {
        streams.show(GoldenMerge(bundles: bundles).merge(report.reports), asJSON: report.json)
    }
}

/// The command `maquette golden compare`.
struct GoldenCompareCommand: GoldenScopedCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Compares the pictures of two git revisions, without goldens.",
        discussion: """
            Draws the documents and their assets as they are in both revisions. Without --base, the base is that of the \
            pull or merge request that GitHub Actions or GitLab CI is running for, and else HEAD.

            Examples:
              maquette golden compare MyApp/ --base main
              maquette golden compare MyApp/ --base v1.0 --head v1.1
            """)

    @OptionGroup var scope: GoldenScopeOptions

    @Option(help: ArgumentHelp("The revision to compare with: main, HEAD~1, a tag.", valueName: "rev"))
    var base: String?

    @Option(help: ArgumentHelp("The revision to compare. The default is the working tree.", valueName: "rev"))
    var head: String?

    @OptionGroup var comparison: GoldenAspectOption
    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions
    @OptionGroup(title: "Reports") var report: GoldenReportOptions

    static let settingKeys: [SettingKey] = .goldenScope + [.report] + .comparison

    var reach: CommandReach {
        var reach = scope.reach(writing: report.output, outputs: report.outputs)
        reach.readFolders = RevisionComparison.folders(ofInputs: inputs)
        return reach
    }

    func run(_ streams: StandardStreams) -> ExitStatus {
        let bar = ProgressBar(streams, isShown: streams.isErrorTerminal && !report.json)
        let options = scope.options(goldens: "", tolerance: tolerance.rule, aspects: comparison.aspects)
        let base = base ?? ComparisonBase.standard(ProcessInfo.processInfo.environment)
        let outcome = options.compare(base, with: head, report.reports) { bar.update(done: $0, count: $1) }
        bar.clear()
        return streams.show(outcome, asJSON: report.json)
    }
}
