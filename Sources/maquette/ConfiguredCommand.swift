import ArgumentParser
import Settings

/// A command whose options may also be set in `maquette.yaml`.
protocol ConfiguredCommand: StatusCommand {
    /// The keys of the file that the command uses.
    static var settingKeys: [SettingKey] { get }
    /// The options for the file itself.
    var settings: SettingsOptions { get }
    /// The paths in whose project the file is looked for.
    var inputs: [String] { get }
    /// The arguments without an option's name.
    var namedArguments: [String] { get }
    /// Whether the command works without inputs.
    var isWithoutInput: Bool { get }
    /// Refuses options that need others, once those of the file are known.
    func check() throws
}

extension ConfiguredCommand {
    var namedArguments: [String] { inputs }

    var isWithoutInput: Bool { false }

    func check() throws {}
}

/// A command that selects pictures of goldens.
protocol GoldenScopedCommand: ConfiguredCommand, AppleResourceCommand {
    var scope: GoldenScopeOptions { get }
}

extension GoldenScopedCommand {
    var settings: SettingsOptions { scope.settings }

    var inputs: [String] { scope.inputs }

    var memoryLimit: Int? { scope.work.limit.memoryLimit }

    var jobs: Int? { scope.work.workers.jobs }

    func check() throws { try scope.surroundings.check() }
}

/// A command that works on the report of a comparison.
protocol ReportCommand: ConfiguredCommand {
    /// The folder of the report, if the command line names it.
    var reports: [String] { get }
}

extension ReportCommand {
    static var settingKeys: [SettingKey] { [.reportArgument] }

    var inputs: [String] { [] }

    var namedArguments: [String] { reports }

    var isWithoutInput: Bool { true }

    var report: String { reports.first ?? SettingKey.reportArgument.standard }

    func check() throws {
        if reports.count > 1 { throw ValidationError("Unexpected argument '\(reports[1])'") }
    }
}
