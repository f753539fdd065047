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
        paragraphs(command.discussion)
        line(".SH COMMANDS")
        for child in Self.displayed(command) { section([name, child.commandName], child) }
    }

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

    private mutating func section(_ path: [String], _ command: Command) {
        line(".SS \(Self.escaped(path.joined(separator: " ")))")
        paragraphs(command.abstract)
        paragraphs(command.discussion)
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
