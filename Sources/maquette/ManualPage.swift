import Foundation

/// The manual page of a command and its subcommands, in the macros of man(7).
///
/// It is generated from the argument parser's own description, so it contains every option.
struct ManualPage {
    /// The parser's own description, reduced to the parts that the page needs.
    struct Help: Decodable {
        var command: Command
    }

    struct Command: Decodable {
        var commandName: String
        var shouldDisplay: Bool?
        var abstract: String?
        var discussion: String?
        var defaultSubcommand: String?
        var subcommands: [Command]?
        var arguments: [Argument]?
    }

    struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String

            var spelling: String { (kind == "long" ? "--" : "-") + name }
        }

        /// positional, option or flag.
        var kind: String
        var shouldDisplay: Bool
        var isOptional: Bool
        var isRepeating: Bool
        var names: [Name]?
        var valueName: String?
        var defaultValue: String?
        var abstract: String?
    }

    private(set) var text = ""

    init(_ command: Command, version: String) {
        let name = command.commandName
        line(".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\" \"User Commands\"")
        line(".SH NAME")
        // A page's name line has no full stop.
        let summary = (command.abstract ?? "").trimmingSuffix(while: { $0 == "." })
        line(Self.escaped("\(name) - \(summary.prefix(1).lowercased() + summary.dropFirst())"))
        line(".SH SYNOPSIS")
        for child in Self.displayed(command) { synopsis([name, child.commandName], of: child) }
        line(".SH DESCRIPTION")
        paragraphs(command.discussion.map(Self.parted)?.text)
        line(".SH COMMANDS")
        for child in Self.displayed(command) { section([name, child.commandName], child) }
        line(".SH EXAMPLES")
        examples([name], of: command)
        line(".SH EXIT STATUS")
        for (status, meaning) in Self.statuses { entry(status, meaning) }
        line(".SH FILES")
        for (file, meaning) in Self.files { entry(file, meaning) }
        line(".SH ENVIRONMENT")
        for (variable, meaning) in Self.environment { entry(variable, meaning) }
    }

    // MARK: Contents that no command has

    private static let statuses = [
        ("0", "Everything was done, and every check passed."),
        ("1", "A check failed, or a variant could not be drawn."),
        ("2", "Wrong usage, or an output that cannot be written."),
        ("3", "An input could not be read."),
        (
            "127",
            "The system could not start the command: one of its libraries is missing, or there is too little memory "
                + "to load them."
        ),
    ]

    private static let files = [
        (
            "maquette.yaml",
            "The settings of a project. maquette init writes it, and maquette config shows what it does."
        ),
        (".maquetteignore", "Patterns of files to leave out of a folder, in the notation of .gitignore."),
        ("NAME.walk.yaml", "The steps of a walk through NAME.storyboard, NAME.xib or NAME.yaml."),
        ("Goldens/manifest.json", "The list of goldens, with the digests of their pictures and layouts."),
        ("Goldens/tolerances.yaml", "The differences that a check allows."),
        ("Output/", "The folder of pictures and reports, unless --output names another one."),
        ("~/.cache/maquette", "The cache. See maquette help cache."),
    ]

    private static let environment = [
        ("NO_COLOR", "If set and not empty, text has no colors."),
        ("XDG_CACHE_HOME", "The folder around the cache's folder, instead of ~/.cache."),
        ("MAQUETTE_SYSTEM_FONT", "A font file that measures and draws the system font's text."),
        ("MAQUETTE_SYMBOLS", "A folder of exported SF Symbols, drawn in place of the theme's."),
        ("MAQUETTE_SANDBOX", "off runs without the sandbox; see maquette help doctor."),
        ("GITHUB_ACTIONS, GITHUB_STEP_SUMMARY", "On GitHub Actions, checks print annotations and append a summary."),
        ("GITHUB_BASE_REF, CI_MERGE_REQUEST_DIFF_BASE_SHA", "The base of golden compare, if --base is not given."),
        ("TMPDIR", "The folder for temporary files."),
    ]

    // MARK: Parts

    /// Adds a synopsis line for a command, or one for each subcommand.
    private mutating func synopsis(_ path: [String], of command: Command) {
        let children = Self.displayed(command)
        for child in children where child.commandName != command.defaultSubcommand {
            synopsis(path + [child.commandName], of: child)
        }
        let own = children.first { $0.commandName == command.defaultSubcommand } ?? (children.isEmpty ? command : nil)
        guard let own else { return }
        let values = Self.displayed(own.arguments).filter { $0.kind == "positional" }.map { argument in
            let value = "<\(argument.valueName ?? "value")>" + (argument.isRepeating ? " ..." : "")
            return argument.isOptional ? "[\(value)]" : value
        }
        line(".B \(Self.escaped(path.joined(separator: " ")))")
        line(Self.escaped((values + ["[options]"]).joined(separator: " ")))
        line(".br")
    }

    /// A discussion without its examples, and these.
    private static func parted(_ discussion: String) -> (text: String, examples: [String]) {
        guard let heading = discussion.range(of: "Examples:\n") else { return (discussion, []) }
        let examples = discussion[heading.upperBound...].split(separator: "\n").map { String($0.drop { $0 == " " }) }
        return (String(discussion[..<heading.lowerBound]), examples)
    }

    /// Adds the examples of a command and of its subcommands.
    private mutating func examples(_ path: [String], of command: Command) {
        let own = command.discussion.map { Self.parted($0).examples } ?? []
        if !own.isEmpty {
            line(".SS \(Self.escaped(path.joined(separator: " ")))")
            line(".nf")
            for example in own { line(Self.escaped(example)) }
            line(".fi")
        }
        for child in Self.displayed(command) { examples(path + [child.commandName], of: child) }
    }

    private mutating func entry(_ name: String, _ meaning: String) {
        line(".TP")
        line(".B \(Self.escaped(name))")
        line(Self.escaped(meaning))
    }

    private mutating func section(_ path: [String], _ command: Command) {
        line(".SS \(Self.escaped(path.joined(separator: " ")))")
        paragraphs(command.abstract)
        paragraphs(command.discussion.map(Self.parted)?.text)
        for argument in Self.displayed(command.arguments) { tagged(argument) }
        for child in Self.displayed(command) { section(path + [child.commandName], child) }
    }

    private mutating func tagged(_ argument: Argument) {
        // Every command has these options, so they are not listed.
        guard !["help", "version"].contains(argument.names?.last?.name) else { return }
        line(".TP")
        let value = argument.kind == "flag" ? "" : "<\(argument.valueName ?? "value")>"
        let names = (argument.names ?? []).map(\.spelling).joined(separator: ", ")
        line(".B \(Self.escaped([names, value].filter { !$0.isEmpty }.joined(separator: " ")))")
        var words = argument.abstract ?? ""
        if let standard = argument.defaultValue, argument.kind == "option" {
            words += (words.isEmpty ? "" : " ") + "(default: \(standard))"
        }
        line(Self.escaped(words.isEmpty ? "See above." : words))
    }

    private mutating func paragraphs(_ words: String?) {
        guard let words, !words.isEmpty else { return }
        for paragraph in words.split(separator: "\n\n") {
            line(".PP")
            for part in paragraph.split(separator: "\n") { line(Self.escaped(String(part))) }
        }
    }

    // MARK: Text

    private mutating func line(_ words: String) { text += words + "\n" }

    private static func displayed(_ command: Command) -> [Command] {
        (command.subcommands ?? []).filter { ($0.shouldDisplay ?? true) && $0.commandName != "help" }
    }

    private static func displayed(_ arguments: [Argument]?) -> [Argument] {
        (arguments ?? []).filter(\.shouldDisplay)
    }

    /// Text escaped so that no part is taken for a macro, and a minus stays a minus.
    private static func escaped(_ words: String) -> String {
        var result = ""
        for character in words {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "…": result += "..."
            default: result.append(character)
            }
        }
        return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
    }
}

extension String {
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
        var result = self[...]
        while let last = result.last, isDropped(last) { result = result.dropLast() }
        return String(result)
    }
}
