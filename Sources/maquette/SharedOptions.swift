import ArgumentParser
import Previews
import Workers

/// The option for the theme.
struct ThemeOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("A theme's name or the path of a .yaml file.", valueName: "name|file"),
        completion: ValueCompletion.themes)
    var theme = "ios"

    @OptionGroup var apple: AppleResourceOptions
}

/// The option for a theme that overrides a scene's own.
struct ChosenThemeOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("A theme's name or the path of a .yaml file.", valueName: "name|file"),
        completion: ValueCompletion.themes)
    var theme: String?

    @OptionGroup var apple: AppleResourceOptions
}

/// The options for the frame, overlays and companion of a window.
struct SurroundingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The frame around the window: none, screen, bezel.", valueName: "frame"),
        completion: ValueCompletion.frames)
    var frame = "none"

    @Option(
        help: ArgumentHelp(
            "The annotations over the pictures: frames, names, size-classes, margins, safe-area, constraints, spacing, baseline, voiceover, all.",
            valueName: "list"), completion: ValueCompletion.annotations)
    var annotate = ""

    @Option(
        help: ArgumentHelp(
            "The other app in split view; needs --frame screen or bezel.", valueName: "input"))
    var beside: String?

    /// Refuses options that need others, once the settings of the project are known.
    func check() throws {
        if beside != nil && frame == "none" {
            throw ValidationError("--beside needs a frame: add --frame screen.")
        }
    }
}

/// The options for the file of settings.
struct SettingsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A file of settings. The default is maquette.yaml in the input's folder or above it, within the repository.",
            valueName: "file"))
    var configuration: String?

    @Flag(help: "Use no file of settings.")
    var noConfiguration = false
}

/// The option for the language of documents.
struct LanguageOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The languages of texts, such as de,pt-BR, from .strings or .xcstrings files beside a document.",
            discussion: "base is the document's own.", valueName: "list"))
    var locale: String?
}

/// The option for the number of workers.
struct WorkerOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("The number of workers. The default is the number of cores.", valueName: "n"))
    var jobs: Int?
}

/// The options for the time limit of one job, and for the memory limit of all.
struct TimeLimitOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The time after which a picture, layout or trace is stopped. The others go on.", valueName: "seconds"))
    var timeLimit = JobLoss.standardTimeLimit

    @Option(
        help: ArgumentHelp(
            "The memory after which a picture, layout or trace is stopped. The default is 2048 MB and 512 MB for each worker.",
            valueName: "MB"))
    var memoryLimit: Int?

    func validate() throws {
        if let memoryLimit, !(64...1 << 24).contains(memoryLimit) {
            throw ValidationError("--memory-limit takes a number of megabytes from 64.")
        }
    }
}

/// The options of commands that share work among workers.
struct WorkOptions: ParsableArguments {
    @OptionGroup var workers: WorkerOption

    @OptionGroup var limit: TimeLimitOption
}
