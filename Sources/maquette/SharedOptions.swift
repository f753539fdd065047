import ArgumentParser

/// The option that says which theme draws.
struct ThemeOption: ParsableArguments {
    @Option(help: ArgumentHelp("A theme's name, or the path of a .yaml file.", valueName: "name|file"))
    var theme = "ios"
}

/// The option that says in which language documents speak.
struct LanguageOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The language of texts, as de or pt-BR, from the .strings or .xcstrings beside a document.",
            valueName: "locale"))
    var locale: String?
}

/// The option that says how many workers share the work.
struct WorkerOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("How many workers share the work; as many as there are cores unless given.", valueName: "n"))
    var jobs: Int?
}

/// The options of commands that lay out without drawing.
struct LayoutWorkOptions: ParsableArguments {
    @OptionGroup var workers: WorkerOption

    @Option(
        help: ArgumentHelp("After so long one layout is given up, and the others go on.", valueName: "seconds"))
    var timeLimit = 60
}
