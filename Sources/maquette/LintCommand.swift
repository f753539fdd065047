import ArgumentParser
import Commands
import Previews
import Settings

/// The command `maquette lint`.
struct LintCommand: ConfiguredCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Finds layout problems on all variants: conflicts, clipped text, overlaps, colors.",
        discussion: """
            Lays out every document on every variant, without drawing. Each problem is reported once, with its \
            variants and a remedy. The default variants are the current devices in portrait and landscape, light and \
            dark. Launch screens are also checked against Apple's rules.

            To suppress a finding, write maquette:disable RULE in the Xcode notes of a view or controller, or # \
            maquette:disable RULE as a comment in a scene file. It applies to everything inside.

            The exit status is 1 if there are errors, and with --strict also if there are warnings.

            Examples:
              maquette lint MyApp/
              maquette lint MyApp/ --rules truncated-text,clipped-text --locale base,de --strict
            """)

    @Argument(help: "Documents, app folders or scene files. The default is what maquette.yaml names.")
    var inputs: [String] = []

    @OptionGroup(title: "Inputs") var coverage: CoverageOptions

    @OptionGroup var scene: SceneOption

    @OptionGroup(title: "Axes") var axes: AxisOptions

    @Option(help: ArgumentHelp("Only these rules.", valueName: "rules"), completion: ValueCompletion.rules)
    var rules: [String] = []

    @Option(help: ArgumentHelp("All rules but these.", valueName: "rules"), completion: ValueCompletion.rules)
    var except: [String] = []

    @Option(
        help: ArgumentHelp(
            "Rules with another severity: RULE=note, RULE=warning or RULE=error.", valueName: "rule=severity"))
    var severity: [String] = []

    @Option(help: ArgumentHelp("A file of known issues, which are not reported.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all issues to the baseline.", valueName: "file"))
    var writeBaseline: String?

    @Flag(inversion: .prefixedNo, help: "Fail on warnings too.")
    var strict = false

    @Flag(inversion: .prefixedNo, help: "Also list notes.")
    var notes = false

    @Flag(
        inversion: .prefixedNo,
        help: "Show severities in color. The default is on a terminal, unless NO_COLOR is set.")
    var color: Bool?

    @Flag(help: "Print JSON, one object on each line, for each issue.")
    var json = false

    @Flag(help: "Print SARIF 2.1.0, for code hosts and editors.")
    var sarif = false

    @Flag(help: "List the rules and exit.")
    var listRules = false

    @OptionGroup var language: LanguageOption

    @OptionGroup var look: ThemeOption

    @OptionGroup var work: WorkOptions

    @OptionGroup var part: ShardOption

    @OptionGroup var settings: SettingsOptions

    static let settingKeys: [SettingKey] =
        .covering + .variants + .lint + [.locales, .theme, .systemFont, .symbols] + .work

    var isWithoutInput: Bool { listRules }

    var reach: CommandReach {
        CommandReach(
            inputs: inputs, files: [look.theme] + [baseline].compactMap { $0 },
            outputs: [writeBaseline].compactMap { $0 })
    }

    var memoryLimit: Int? { work.limit.memoryLimit }

    var jobs: Int? { work.workers.jobs }

    func validate() throws {
        if part.shard != nil, writeBaseline != nil {
            throw ValidationError("a baseline holds the issues of all documents: leave out --shard.")
        }
        if json && sarif { throw ValidationError("use either --json or --sarif.") }
    }

    func run(_ streams: StandardStreams) -> ExitStatus {
        guard !listRules else {
            streams.write(json ? LintRuleListing.json : LintRuleListing.table)
            return .good
        }
        let bar = ProgressBar(streams, isShown: streams.isErrorTerminal && !json && !sarif)
        var options = LintOptions(
            inputs: inputs, axes: axes.words, format: json ? .json : sarif ? .sarif : .text, rules: rules,
            except: except, baseline: baseline, newBaseline: writeBaseline, isStrict: strict, showsNotes: notes,
            theme: look.theme, jobs: work.workers.jobs)
        options.coverage = coverage.coverage
        options.severities = severity
        options.shard = part.shard
        options.scene = scene.scene
        options.isColored = color ?? streams.isOutputColored
        options.timeLimit = work.limit.timeLimit
        options.locale = language.locale
        let outcome = options.run { bar.update(done: $0, count: $1) }
        bar.clear()
        return streams.show(outcome, asJSON: json || sarif)
    }
}
