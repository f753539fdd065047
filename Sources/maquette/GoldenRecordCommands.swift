import ArgumentParser
import Commands
import Diagnostics
import Foundation
import Goldens
import Previews
import Settings

/// The command `maquette golden record`.
struct GoldenRecordCommand: GoldenScopedCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Records goldens. Goldens that still match are not touched.",
        discussion: """
            Each picture is drawn twice, and refused if the two differ. Without axes, documents are recorded on the \
            variants of their goldens. All goldens change at once: if the command is interrupted, the old ones stay.

            Examples:
              maquette golden record MyApp/ --devices current
              maquette golden record MyApp/ --mode missing
            """)

    @OptionGroup var scope: GoldenScopeOptions
    @OptionGroup var place: GoldensOption
    @OptionGroup var comparison: GoldenAspectOption
    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

    @Option(
        help: """
            missing: pictures without a golden; failed: also those that fail the check; all: also those that differ \
            within the tolerance.
            """)
    var mode: GoldenRun.RecordMode = .failed

    @Flag(help: "Print JSON, one object for each golden.")
    var json = false

    static let settingKeys: [SettingKey] = .goldenScope + [.goldens] + .comparison

    var reach: CommandReach { scope.reach(writing: place.goldens) }

    func run(_ streams: StandardStreams) -> ExitStatus {
        let bar = ProgressBar(streams, isShown: streams.isErrorTerminal && !json)
        let outcome = scope.options(
            goldens: place.goldens, tolerance: tolerance.rule, aspects: comparison.aspects
        ).record(mode) { bar.update(done: $0, count: $1) }
        bar.clear()
        return streams.show(outcome, asJSON: json)
    }
}

/// The command `maquette golden rename`.
struct GoldenRenameCommand: GoldenScopedCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Renames goldens of older versions to the names that are used now.",
        discussion: """
            Names follow from a document's place in its project, the scene and the variant. Give the inputs and options \
            that the goldens were recorded with.

            Examples:
              maquette golden rename MyApp/ --dry-run
              maquette golden rename MyApp/
            """)

    @OptionGroup var scope: GoldenScopeOptions
    @OptionGroup var place: GoldensOption

    @Flag(help: "Only print what would be renamed.")
    var dryRun = false

    @Flag(help: "Print JSON, one object for each document.")
    var json = false

    static let settingKeys: [SettingKey] = .goldenScope + [.goldens]

    var reach: CommandReach { scope.reach(writing: place.goldens) }

    func run(_ streams: StandardStreams) -> ExitStatus {
        streams.show(scope.options(goldens: place.goldens).rename(isDry: dryRun), asJSON: json)
    }
}

/// The command `maquette golden prune`.
struct GoldenPruneCommand: GoldenScopedCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Removes goldens that the inputs and axes no longer cover.",
        discussion: """
            Give all inputs and axes of the goldens; --matching limits what may be removed.

            Examples:
              maquette golden prune MyApp/ --dry-run
              maquette golden prune MyApp/ --matching 'Settings/*'
            """)

    @OptionGroup var scope: GoldenScopeOptions
    @OptionGroup var place: GoldensOption

    @Flag(help: "Print what would be removed, and remove nothing.")
    var dryRun = false

    @Flag(help: "Also remove goldens of documents that are not among the inputs.")
    var otherDocuments = false

    @Flag(help: "Print JSON, one object for each golden.")
    var json = false

    static let settingKeys: [SettingKey] = .goldenScope + [.goldens]

    var reach: CommandReach { scope.reach(writing: place.goldens) }

    func run(_ streams: StandardStreams) -> ExitStatus {
        let outcome = scope.options(goldens: place.goldens)
            .prune(isDry: dryRun, includesOtherDocuments: otherDocuments)
        return streams.show(outcome, asJSON: json)
    }
}
