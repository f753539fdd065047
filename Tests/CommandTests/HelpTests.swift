import Foundation
import TestTraits
import Testing

/// The output of `--help` of each command, word by word.
///
/// After an intended change, `MAQUETTE_WRITE_HELP=1 swift test --filter HelpTests` writes the texts again.
@Suite(.blocking) struct HelpTests {
    private static let folder = CommandRun.package + "/Tests/Fixtures/Help"

    @Test("Each command's help equals its stored text, and every stored text has a command")
    func texts() async throws {
        let writes = ProcessInfo.processInfo.environment["MAQUETTE_WRITE_HELP"] != nil
        let dump = try CommandRun(["--experimental-dump-help"])
        let tool = try JSONDecoder().decode(Tool.self, from: Data(dump.output.utf8))
        let commands = tool.command.paths(below: [])
        #expect(commands.count > 20)
        if writes {
            try? FileManager.default.removeItem(atPath: Self.folder)
            try FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
        }
        let runs = try await withThrowingTaskGroup { group in
            for command in commands { group.addTask { (command, try CommandRun(command + ["--help"])) } }
            return try await group.reduce(into: [[String]: CommandRun]()) { $0[$1.0] = $1.1 }
        }
        for command in commands {
            let run = try #require(runs[command])
            #expect(run.status == 0 && run.errors.isEmpty, "\(command)")
            let path = "\(Self.folder)/\((["maquette"] + command).joined(separator: "-")).txt"
            if writes { try run.output.write(toFile: path, atomically: true, encoding: .utf8) }
            let kept = try? String(contentsOfFile: path, encoding: .utf8)
            #expect(run.output == kept, "the help of \(command.joined(separator: " ")) has changed: \(path)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        #expect(names.count == commands.count, "texts of commands that there are no more: \(names)")
    }

    @Test(
        "What the command line gets wrong is one line with a remedy",
        arguments: [
            ("rendr A", "there is no command 'rendr' (did you mean 'render'?)"),
            ("golden chek A", "there is no command 'chek' in maquette golden (did you mean 'check'?)"),
            ("help rendr", "there is no command 'rendr' (did you mean 'render'?)"),
            ("help golden chek", "there is no command 'chek' in maquette golden (did you mean 'check'?)"),
            ("render A --devizes x", "there is no option '--devizes' in maquette render (did you mean '--devices'?)"),
            (
                "render --no-configuration",
                "render has no input (name an app's folder or documents, or write maquette.yaml with maquette init)"
            ),
            ("render A -o -", "files are written to a folder, and never to standard output (see maquette help render)"),
            ("render A --sizes 500", "which has a width and a height in points, as 500x700 (see maquette help render)"),
            ("render A --beside B", "--beside needs a frame: add --frame screen (see maquette help render)"),
        ])
    func mistakes(words: String, line: String) throws {
        let run = try CommandRun(words.split(separator: " ").map(String.init))
        #expect(run.status == 2 && run.output.isEmpty && run.complaints.count == 1, "\(run.errors)")
        #expect(run.errors.hasPrefix("error: ") && run.errors.hasSuffix("\(line)\n"), "\(run.errors)")
    }

    @Test(
        "The singular and the plural of an option mean the same",
        arguments: [
            "matrix --device iphone-15 --orientation landscape", "matrix --devices iphone-15 --orientation=landscape",
        ])
    func numbers(words: String) throws {
        let run = try CommandRun(words.split(separator: " ").map(String.init))
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(
            run.output.contains("iphone-15/landscape") || run.output.contains("iphone-6-1/landscape"), "\(run.output)")
    }

    @Test(
        "A shell completes values, and the last word of a list",
        arguments: [
            ("render --devices ipads,iphone-15-p", "ipads,iphone-15-pro"), ("render --theme wire", "wireframe"),
            ("lint --rules clipped-text,trunc", "clipped-text,truncated-text"), ("figure draw size-c", "size-classes"),
            ("render --orientations l", "landscape"), ("render App --scene Det", "Detail"),
        ])
    func completions(words: String, expected: String) throws {
        let scratch = try ScratchFolder()
        _ = try scratch.file(
            "App/Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects><viewController id="vc" \
            storyboardIdentifier="Detail"><view key="view" id="v"/></viewController></objects></scene></scenes></document>
            """)
        let script = try CommandRun(["--generate-completion-script", "bash"])
        let file = try scratch.file("completion.bash", script.output)
        let line = "\(try CommandRun.executable.path) \(words)"
        let shell = try Shell(
            """
            source '\(file)'; COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE="\(line)"
            COMP_POINT=${#COMP_LINE}
            _maquette maquette "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"; printf "%s\\n" "${COMPREPLY[@]}"
            """, in: scratch.path)
        #expect(shell.output.split(separator: "\n").contains { $0.hasPrefix(expected) }, "\(shell.output)")
    }

    private struct Tool: Decodable {
        let command: Command
    }

    private struct Command: Decodable {
        let commandName: String
        let subcommands: [Command]?

        /// The paths of this command and its subcommands, without `help`, which belongs to ArgumentParser.
        func paths(below parents: [String]) -> [[String]] {
            [parents]
                + (subcommands ?? []).filter { $0.commandName != "help" }
                .flatMap { $0.paths(below: parents + [$0.commandName]) }
        }
    }
}
