import Foundation
import Settings
import TestTraits
import Testing
import Typography

@testable import maquette

/// The file `maquette.yaml` and the commands that read and write it.
@Suite(.blocking) struct SettingsTests {
    /// A folder of an app with one document and settings.
    private func app(_ settings: String? = nil) throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try FileManager.default.copyItem(
            atPath: CommandRun.package + "/Tests/Fixtures/Sample", toPath: folder.path + "/App")
        try settings?.write(toFile: folder.path + "/maquette.yaml", atomically: true, encoding: .utf8)
        return folder
    }

    @Test func aCommandWithoutArgumentsUsesTheFile() throws {
        let app = try app("inputs: [App]\nonly: launch\naxes:\n    devices: iphone-se-3\n    appearances: dark\n")
        let run = try CommandRun(["layout", "--json"], in: app.path)
        #expect(
            run.status == 0 && run.output.contains("\"dark\"") && !run.output.contains("\"light\""), "\(run.errors)")
    }

    @Test("the file's axes mean nothing on the canvas, which has no variants; an option is still refused")
    func canvas() throws {
        let app = try app("inputs: [App]\naxes:\n    devices: iphone-se-3\n    appearances: dark\n")
        let run = try CommandRun(["layout", "--canvas"], in: app.path)
        #expect(run.status == 0 && run.output.contains("canvas="), "\(run.errors)")
        let contradiction = try CommandRun(["layout", "--canvas", "--devices", "iphone-se-3"], in: app.path)
        #expect(contradiction.status == 2 && contradiction.errors.contains("--devices"))
    }

    /// A face that the pinned fonts include.
    private static let font = FontLibrary.standardFolders.map { $0 + "/Inter-Black.otf" }
        .first { FileManager.default.fileExists(atPath: $0) }

    @Test("Settings, option and environment name the font of the system's text", .enabled(if: font != nil))
    func systemFont() throws {
        let font = try #require(Self.font)
        let plain = try app("inputs: [App]\n")
        let named = try app("inputs: [App]\nfonts: {system: System.otf}\n")
        try FileManager.default.copyItem(atPath: font, toPath: named.path + "/System.otf")
        func layout(_ app: ScratchFolder, _ words: [String] = [], environment: [String: String] = [:]) throws -> String
        {
            let run = try CommandRun(
                ["layout", "--json", "--devices", "iphone-se-3"] + words, in: app.path, environment: environment)
            #expect(run.status == 0, "\(run.errors)")
            return run.output
        }
        let usual = try layout(plain)
        let replaced = try layout(plain, ["--system-font", font])
        #expect(usual != replaced)
        #expect(try layout(named) == replaced)
        #expect(try layout(plain, environment: ["MAQUETTE_SYSTEM_FONT": font]) == replaced)
        // The command line wins over the environment.
        #expect(
            try layout(plain, ["--system-font", font], environment: ["MAQUETTE_SYSTEM_FONT": "/nowhere.otf"])
                == replaced)
    }

    @Test func anInvalidSystemFontIsAnErrorWithItsPath() throws {
        let app = try app("inputs: [App]\nfonts: {system: maquette.yaml}\n")
        let run = try CommandRun(["layout"], in: app.path)
        #expect(run.status != 0)
        #expect(run.errors.contains("maquette.yaml: error: "), "\(run.errors)")
    }

    @Test func theCommandLineWinsOverTheFileAndTheFileOverDefaults() throws {
        let app = try app("inputs: [App]\naxes:\n    devices: ipads\n    ios: 18\nformat: [svg]\n")
        let run = try CommandRun(["config", "render", "--devices", "iphone-se-3"], in: app.path)
        let rows = run.output.split(separator: "\n").map { line in
            line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
        #expect(run.status == 0, "\(run.errors)")
        for row in [
            "inputs App maquette.yaml:1", "axes.devices iphone-se-3 command line", "axes.ios 18 maquette.yaml:4",
            "format svg maquette.yaml:5", "axes.appearances light default",
        ] {
            #expect(rows.contains(row), "\(row): \(run.output)")
        }
        let json = try CommandRun(["config", "--json"], in: app.path)
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(object?["file"] as? String == "maquette.yaml")
        #expect((object?["settings"] as? [[String: Any]])?.count == [SettingKey].all.count)
    }

    @Test func anErrorInTheFileEndsTheCommandWithItsPlace() throws {
        let app = try app("inputs: [App]\nthem: ios\n")
        let run = try CommandRun(["render"], in: app.path)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "maquette.yaml:2:1: error: maquette.yaml has no 'them' (did you mean 'theme'?) [yaml-unknown-key]\n"
                || run.errors.hasPrefix("maquette.yaml:2:1: error: maquette.yaml has no 'them'"))
        #expect(try CommandRun(["layout", "App", "--only", "launch", "--no-configuration"], in: app.path).status == 0)
    }

    @Test func everyKeyOfACommandHasItsOption() throws {
        let dump = try CommandRun(["--experimental-dump-help"])
        let root = try JSONDecoder().decode(ManualPage.Help.self, from: Data(dump.output.utf8)).command
        let commands: [([String], any ConfiguredCommand.Type)] = [
            (["render"], RenderCommand.self), (["serve"], ServeCommand.self), (["layout"], LayoutCommand.self),
            (["lint"], LintCommand.self), (["sweep"], SweepCommand.self), (["preview"], PreviewCommand.self),
            (["figure", "draw"], FigureCommand.Draw.self), (["golden", "record"], GoldenRecordCommand.self),
            (["golden", "check"], GoldenCheckCommand.self), (["golden", "compare"], GoldenCompareCommand.self),
            (["golden", "prune"], GoldenPruneCommand.self), (["golden", "rename"], GoldenRenameCommand.self),
            (["golden", "approve"], GoldenApproveCommand.self),
        ]
        for (path, type) in commands {
            let command = path.reduce(root) { parent, name in
                parent.subcommands?.first { $0.commandName == name } ?? parent
            }
            let arguments = command.arguments ?? []
            for key in type.settingKeys where !key.option.isEmpty {
                let option = arguments.first { ($0.names ?? []).contains { $0.spelling == key.option } }
                #expect(option != nil, "\(path) has no \(key.option)")
                guard case .flag(let opposite) = key.form else { continue }
                let names = arguments.flatMap { $0.names ?? [] }.map(\.spelling)
                #expect(names.contains(opposite), "\(path) has no \(opposite)")
            }
        }
    }

    @Test func initWritesAFileThatWorksAndNeverOverwritesOne() throws {
        let app = try app()
        let first = try CommandRun(["init"], in: app.path)
        #expect(first.status == 0 && first.output.hasSuffix("wrote maquette.yaml\n"), "\(first.errors)")
        let file = try SettingsFile(contentsOfFile: app.path + "/maquette.yaml")
        #expect(file.settings[.devices]?.values.isEmpty == false)
        let second = try CommandRun(["init"], in: app.path)
        #expect(second.status == 2 && second.errors.contains("--force"), "\(second.errors)")
        #expect(try CommandRun(["init", "--force"], in: app.path).status == 0)
        #expect(try CommandRun(["layout", "--only", "launch"], in: app.path).status == 0)
    }

    @Test("The commands of a workflow are understood", arguments: Workflow.Service.allCases, [true, false])
    func workflows(service: Workflow.Service, hasGoldens: Bool) throws {
        let app = try app("inputs: [App]\n")
        if hasGoldens {
            try FileManager.default.createDirectory(
                atPath: app.path + "/Goldens", withIntermediateDirectories: true)
            try Data("{}".utf8).write(to: URL(fileURLWithPath: app.path + "/Goldens/manifest.json"))
        }
        let run = try CommandRun(["init", "--ci", service.rawValue], in: app.path)
        #expect(run.status == 0, "\(run.errors)")
        let path = try #require(run.output.split(separator: "\n").last?.dropFirst("wrote ".count))
        let text = try String(contentsOfFile: "\(app.path)/\(path)", encoding: .utf8)
        // The action's steps run the command as Scripts/action writes it.
        #expect(text.contains("command: \(hasGoldens ? "check" : "compare")\n") == (service == .github))
        let lines = text.split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "- maquette", with: "maquette")
        }
        let commands = lines.filter { $0.hasPrefix("maquette golden ") }
        #expect(commands.count == (service == .github ? 0 : 1))
        for command in commands {
            #expect(command.hasPrefix("maquette golden check") == hasGoldens)
            let words = command.split(separator: " ").dropFirst().map { $0.replacingOccurrences(of: "\"", with: "") }
            #expect(try CommandRun(["config"] + words, in: app.path).status == 0, "\(command)")
        }
    }

    @Test func aWorkflowNamesTheGivenRelease() throws {
        let app = try app("inputs: [App]\n")
        let version = try CommandRun(["--version"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(try CommandRun(["init", "--ci", "github", "--repository", "own/maquette"], in: app.path).status == 0)
        let github = try String(contentsOfFile: app.path + "/.github/workflows/maquette.yml", encoding: .utf8)
        #expect(github.contains("- uses: own/maquette@v\(version)\n") && !github.contains("MAQUETTE_"))
        let address = "https://example.com/maquette/\(version)"
        #expect(try CommandRun(["init", "--ci", "gitlab", "--release", address], in: app.path).status == 0)
        let gitlab = try String(contentsOfFile: app.path + "/.gitlab-ci.yml", encoding: .utf8)
        #expect(gitlab.contains("MAQUETTE_RELEASE: \"\(address)\"") && gitlab.contains("--version \(version)"))
        let wrong = try CommandRun(["init", "--ci", "github", "--repository", "a b"], in: app.path)
        #expect(wrong.status == 2 && wrong.errors.contains("'a b' is not a repository"), "\(wrong.errors)")
    }

    @Test("Each kind of file has a schema", arguments: ["configuration", "scene", "figure", "theme"])
    func schemas(kind: String) throws {
        let run = try CommandRun(["schema", kind])
        let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(run.status == 0 && schema?["properties"] != nil)
    }
}
