public import ArgumentParser
import Commands
import Foundation
public import Goldens
import Previews

/// The options that select pictures and the folder of goldens.
struct GoldenScopeOptions: ParsableArguments {
    @Argument(help: "Documents, app folders or scene files. The default is what maquette.yaml names.")
    var inputs: [String] = []

    @OptionGroup(title: "Inputs") var coverage: CoverageOptions

    @OptionGroup(title: "Scenes") var flow: FlowOptions

    @Option(
        help: ArgumentHelp(
            "A walk to take: steps with spaces between them, as 'tap:save rotate', or a steps file.",
            discussion: "Each step has its own golden. See maquette help walk.", valueName: "steps|file"))
    var walk: String?

    @OptionGroup(title: "Axes") var axes: AxisOptions

    @Option(help: ArgumentHelp("Only goldens whose DOCUMENT/VARIANT matches.", valueName: "glob"))
    var matching: String?

    @OptionGroup var look: ChosenThemeOption

    @OptionGroup(title: "Around and over it") var surroundings: SurroundingOptions

    @OptionGroup var language: LanguageOption

    @OptionGroup var work: WorkOptions

    @OptionGroup var settings: SettingsOptions

    /// The inputs of the pictures.
    var reach: CommandReach {
        CommandReach(
            inputs: inputs + [surroundings.beside].compactMap { $0 },
            files: [look.theme].compactMap { $0 } + (walk.map { $0.split(separator: " ").map(String.init) } ?? []))
    }

    /// The inputs of the pictures, and the folders that are written.
    func reach(writing folders: String?..., outputs: [String] = []) -> CommandReach {
        var reach = reach
        reach.folders = folders.compactMap { $0 }
        reach.outputs = outputs
        return reach
    }

    func options(
        goldens: String, shard: String? = nil, tolerance: ToleranceRule = ToleranceRule(),
        aspects: Set<GoldenAspect> = [.image, .layout], cache: String? = nil
    ) -> GoldenOptions {
        var options = GoldenOptions(
            inputs: inputs, axes: axes.words, theme: look.theme, goldens: goldens, shard: shard, matching: matching,
            tolerance: tolerance, aspects: aspects, jobs: work.workers.jobs, cache: cache)
        options.flow = flow.words
        options.walk = walk.map { $0.split(separator: " ").map(String.init) } ?? []
        options.coverage = coverage.coverage
        options.locale = language.locale
        options.frame = surroundings.frame
        options.annotations = surroundings.annotate
        options.beside = surroundings.beside
        options.timeLimit = work.limit.timeLimit
        return options
    }
}

/// The option for the aspects that are compared.
struct GoldenAspectOption: ParsableArguments {
    @Option(
        name: .customLong("as"), help: ArgumentHelp("What to compare: image or layout. The default is both."))
    private var words: [GoldenAspect] = GoldenAspect.allCases

    var aspects: Set<GoldenAspect> { Set(words) }
}

/// The option for the folder of goldens.
struct GoldensOption: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of goldens.", valueName: "dir"))
    var goldens = "Goldens"
}

/// The options for files besides a comparison's report.
struct GoldenReportOptions: ParsableArguments {
    @Option(
        name: [.short, .long], help: ArgumentHelp("The folder of the report.", valueName: "dir"),
        transform: OutputPath.checked)
    var output = "Output/golden"

    @Flag(help: "Embed the pictures in the page.")
    var inline = false

    @Option(help: ArgumentHelp("Also write JUnit's XML.", valueName: "file"))
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Append a Markdown summary to a file. The default on GitHub Actions is GITHUB_STEP_SUMMARY.",
            valueName: "file"))
    var summary: String?

    @Option(
        help: ArgumentHelp(
            "Show pictures in the summary: before, after and the difference of each cause.",
            discussion:
                "The address is that at which the report's folder will be hosted. See Goldens in the documentation.",
            valueName: "url"))
    var reportAddress: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Print differences as GitHub annotations. This is the default on GitHub Actions.")
    var annotations: Bool?

    @Flag(help: "Print only what differs.")
    var quiet = false

    @Flag(help: "Print JSON: one object for each difference, and one for the whole.")
    var json = false

    /// The files besides the report.
    var outputs: [String] { [reports.junit, reports.summary].compactMap { $0 } }

    var reports: GoldenReports {
        let environment = ProcessInfo.processInfo.environment
        var reports = GoldenReports(
            output: output, isInline: inline, junit: junit, summary: summary ?? environment["GITHUB_STEP_SUMMARY"],
            hasAnnotations: !json && (annotations ?? (environment["GITHUB_ACTIONS"] == "true")), isQuiet: quiet)
        reports.address = reportAddress
        return reports
    }
}

extension GoldenRun.RecordMode: ExpressibleByArgument {}
extension DifferenceKind: ExpressibleByArgument {}
extension GoldenAspect: ExpressibleByArgument {}
