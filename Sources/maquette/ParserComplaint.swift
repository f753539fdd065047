import ArgumentParser
import Diagnostics
import Foundation

/// An error of the argument parser, as one line in the form of all others.
struct ParserComplaint {
    /// The line, such as `error: there is no command 'rendr' (did you mean 'render'?)`.
    let line: String

    /// - Parameters:
    ///   - error: the parser's error.
    ///   - arguments: the command line without the program's name.
    init(_ error: any Error, of arguments: [String]) {
        let scope = CommandScope(arguments)
        var words = MaquetteCommand.message(for: error)
        words = words.split(separator: "\n").first.map(String.init) ?? "the command line makes no sense"
        var remedy: String?
        if let option = Self.unknownOption(in: words) {
            words = "there is no option '\(option)' in \(scope.name)"
            let plain = String(option.drop { $0 == "-" }.prefix { $0 != "=" })
            remedy = nearestWords(to: plain, among: scope.options).first.map { "did you mean '--\($0)'?" }
        }
        line = Self.line(words, remedy ?? "see maquette \(scope.help)")
    }

    /// The command line with the singular or plural that its command has in place of an unknown option.
    ///
    /// - Returns: `nil` if the error is another one.
    static func corrected(_ error: any Error, of arguments: [String]) -> [String]? {
        let words = MaquetteCommand.message(for: error).split(separator: "\n").first.map(String.init) ?? ""
        guard let option = unknownOption(in: words) else { return nil }
        return OptionNumber.corrected(option, in: arguments, known: CommandScope(arguments).options)
    }

    /// The complaint about a command that does not exist; `nil` if all words that name commands are known.
    init?(ofCommandsIn arguments: [String]) {
        let isHelp = arguments.first == "help"
        let scope = CommandScope(isHelp ? Array(arguments.dropFirst()) : arguments)
        guard let unknown = scope.unknown(isHelp: isHelp) else { return nil }
        let nearest = nearestWords(to: unknown, among: scope.commands).first
        let path = scope.name == "maquette" ? "" : " in \(scope.name)"
        line = Self.line(
            "there is no command '\(unknown)'\(path)",
            nearest.map { "did you mean '\($0)'?" } ?? "see maquette \(scope.help)")
    }

    private static func line(_ words: String, _ remedy: String) -> String {
        var words = words
        while words.last == "." { words.removeLast() }
        // Words that are names keep their case.
        if words.dropFirst().first?.isLowercase == true { words = words.prefix(1).lowercased() + words.dropFirst() }
        return DiagnosticPrinter.printable("error: \(words) (\(remedy))")
    }

    private static func unknownOption(in words: String) -> String? {
        guard words.hasPrefix("Unknown option ") else { return nil }
        let parts = words.split(separator: "'", omittingEmptySubsequences: false)
        return parts.count > 2 ? String(parts[1]) : nil
    }
}

/// The command that a command line means, as far as its words name one.
private struct CommandScope {
    private var path = ["maquette"]
    private var command: any ParsableCommand.Type = MaquetteCommand.self
    private var rest: [String]

    init(_ arguments: [String]) {
        rest = arguments
        while let word = rest.first, let child = subcommands.first(where: { $0._commandName == word }) {
            command = child
            path.append(word)
            rest = Array(rest.dropFirst())
        }
    }

    private var subcommands: [any ParsableCommand.Type] { command.configuration.subcommands }

    var name: String { path.joined(separator: " ") }
    /// The words after `maquette` that print its help.
    var help: String { path.count == 1 ? "--help" : "help " + path.dropFirst().joined(separator: " ") }
    var commands: [String] { subcommands.map { $0._commandName } }

    /// The names of the command's long options.
    var options: [String] {
        let own = command.configuration.defaultSubcommand ?? command
        do {
            let dump = Data(own._dumpHelp().utf8)
            let described = try JSONDecoder().decode(ManualPage.Help.self, from: dump).command
            return (described.arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name)
        } catch {
            // Without the parser's description, nothing near can be suggested.
            return []
        }
    }

    /// The word in the place of a command that is none.
    func unknown(isHelp: Bool) -> String? {
        guard let word = rest.first, !word.hasPrefix("-"), !subcommands.isEmpty else {
            // Help has no words after a command without subcommands.
            return isHelp && !rest.isEmpty && !rest[0].hasPrefix("-") ? rest[0] : nil
        }
        return isHelp || command.configuration.defaultSubcommand == nil ? word : nil
    }
}
