import ArgumentParser
import TestTraits
import Testing

@testable import maquette

@Suite("Arguments", .blocking) struct ParsingTests {
    /// What comes of a command line: the command with all its options, or what is said instead.
    private func outcome(_ parse: () throws -> any ParsableCommand) -> String {
        do {
            let command = try parse()
            var text = "\(type(of: command))\n"
            dump(command, to: &text)
            return text
        } catch {
            return "\(MaquetteCommand.exitCode(for: error).rawValue)\n\(MaquetteCommand.fullMessage(for: error))"
        }
    }

    private static let names = MaquetteCommand.configuration.subcommands.map { $0._commandName }

    /// What may follow any subcommand's name, right or wrong.
    private static let endings: [[String]] = [
        [], ["--help"], ["--version"], ["help"], ["a.storyboard"], ["a.storyboard", "-h"], ["--", "--version"],
        ["a.storyboard", "--nonsense"], ["--generate-completion-script", "bash"], ["---completion", "--", "--json"],
    ]

    /// What may follow the names of some.
    private static let more: [String: [[String]]] = [
        "render": [
            ["a.storyboard", "--output", "--version"], ["-x", "a.storyboard"], [""], ["a.storyboard", "--devices"],
            ["a.storyboard", "--devices=ipads", "-o", "out"], ["a.storyboard", "--jobs", "two"],
            ["a.storyboard", "--jobs", "2", "--theme", "docs", "--grid"], ["render"], ["--experimental-dump-help"],
            ["a.storyboard", "--beside", "b.storyboard"], ["---completion", "--", "--devices", "0", "0"],
        ],
        "diff": [["a.png", "b.png"], ["a.png", "b.png", "--mask", "1,2,3,4"], ["a.png", "b.png", "--mask", "1,2"]],
        "golden": [
            ["check", "a.storyboard"], ["check", "--help"], ["check", "--nonsense"], ["help", "check"],
            ["record", "a.storyboard", "--devices", "ipads"], ["chekc"],
        ],
        "cache": [["info"], ["prune", "--json"], ["help"]],
    ]

    @Test("A subcommand that is asked alone takes and says what the whole does", arguments: names)
    func alone(name: String) {
        for ending in Self.endings + Self.more[name, default: []] {
            let arguments = [name] + ending
            #expect(
                outcome { try MaquetteCommand.command(for: arguments) }
                    == outcome { try MaquetteCommand.parseAsRoot(arguments) },
                "\(arguments)")
        }
    }

    @Test(
        "What names no subcommand is asked of the whole",
        arguments: [
            [], ["--help"], ["-h"], ["help"], ["help", "render"], ["help", "golden", "check"], ["--version"],
            ["rander"],
            ["RENDER"], ["--nonsense", "render"], ["a.storyboard"], ["--", "render", "a"], ["---completion", "render"],
            ["--generate-completion-script", "fish"],
        ])
    func whole(arguments: [String]) {
        #expect(
            outcome { try MaquetteCommand.command(for: arguments) }
                == outcome { try MaquetteCommand.parseAsRoot(arguments) })
    }

    @Test("Most command lines are asked of one subcommand alone")
    func isAlone() {
        for arguments in [
            ["render", "a.storyboard", "--devices", "ipads", "-o", "out"], ["layout", "a.xib"], ["devices"],
            ["cache", "info"], ["diff", "a.png", "b.png", "--json"],
        ] {
            #expect(MaquetteCommand.subcommandAlone(for: arguments) != nil, "\(arguments)")
        }
    }
}
