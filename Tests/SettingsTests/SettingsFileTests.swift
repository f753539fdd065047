import Diagnostics
import Foundation
import Settings
import Testing

/// The file `maquette.yaml`: what it may say, and what its errors look like.
@Suite struct SettingsFileTests {
    private func file(_ text: String, at path: String = "App/maquette.yaml") throws -> SettingsFile {
        try SettingsFile(parsing: text, file: path)
    }

    private func complaints(_ text: String) -> [String] {
        do {
            _ = try file(text)
            return []
        } catch {
            return DiagnosticPrinter(format: .text).lines(for: (error as? DiagnosedError)?.diagnostics ?? [])
        }
    }

    @Test func pathsAreRelativeToTheFile() throws {
        let settings = try file("inputs: [Sources, .]\noutput: Pictures\ngoldens:\n    folder: Goldens\n").settings
        #expect(settings[.inputs]?.values == ["App/Sources", "App"])
        #expect(settings[.output]?.values == ["App/Pictures"])
        #expect(settings[.goldens]?.values == ["App/Goldens"])
        #expect(settings[.goldens]?.location.line == 4)
    }

    @Test func valuesBecomeWordsOfTheCommandLine() throws {
        let text = """
            axes:
                devices: [iphone-15-pro, ipad-pro-11]
                ios: 18
            exclude: [Old, "*.xib"]
            sheets: {grid: true}
            cache: no
            fonts: {system: SF.ttf}
            symbols: Symbols
            lint:
                severities: {clipped-text: error}
            goldens:
                tolerance: {precision: 0.99, density: [4, 2]}
            """
        let settings = try file(text).settings
        let words = [SettingKey].all.flatMap { key in settings[key].map { key.words(for: $0.values) } ?? [] }
        #expect(
            words == [
                "--exclude=Old", "--exclude=*.xib", "--devices=iphone-15-pro,ipad-pro-11", "--ios=18",
                "--system-font=App/SF.ttf", "--symbols=App/Symbols", "--grid",
                "--precision=0.99", "--density=4,2", "--severity=clipped-text=error", "--no-cache",
            ])
    }

    @Test(
        "Each error has its place and a remedy",
        arguments: [
            ("them: ios\n", "App/maquette.yaml:1:1: error: maquette.yaml has no 'them' (did you mean 'theme'?)"),
            (
                "axes:\n    device: all\n",
                "App/maquette.yaml:2:5: error: axes has no 'device' (did you mean 'devices'?)"
            ),
            (
                "jobs: many\n",
                "App/maquette.yaml:1:7: error: 'jobs' cannot be 'many' (write a whole number from 1 to 1024)"
            ),
            ("format: gif\n", "App/maquette.yaml:1:9: error: 'gif' is not a valid 'format'"),
            ("output: ../Out\n", "App/maquette.yaml:1:9: error: '../Out' is outside of the file's folder"),
            ("inputs: []\n", "App/maquette.yaml:1:9: error: 'inputs' cannot be an empty list"),
            ("axes:\n    locales: [d e]\n", "App/maquette.yaml:2:15: error: 'd e' is not a language"),
            ("axes:\n    sizes: [500]\n", "App/maquette.yaml:2:13: error: '500' is not a window size"),
            (
                "lint:\n    severities:\n        cliped-text: note\n",
                "App/maquette.yaml:3:9: error: severities has no 'cliped-text' (did you mean 'clipped-text'?)"
            ),
            (
                "axes:\n    devices: [iphone-15, iphone-99]\n",
                "App/maquette.yaml:2:26: error: "
            ),
        ])
    func errors(text: String, start: String) {
        let lines = complaints(text)
        #expect(lines.count == 1 && lines[0].hasPrefix(start) && lines[0].hasSuffix(")"), "\(lines)")
    }

    @Test func allErrorsAreReportedAtOnce() {
        #expect(complaints("them: ios\njobs: 0\nframe: wood\n").count == 3)
    }

    @Test func theSchemaHasEveryKey() throws {
        let schema = try #require(
            JSONSerialization.jsonObject(with: Data(SettingsFile.jsonSchema.utf8)) as? [String: Any])
        let parts = (schema["$defs"] as? [String: [String: Any]] ?? [:]).merging(["": schema]) { $1 }
        func properties(of part: String) -> [String: [String: Any]] {
            parts[part]?["properties"] as? [String: [String: Any]] ?? [:]
        }
        for key in [SettingKey].all {
            let path = key.name.split(separator: ".").map(String.init)
            let holder = path.count > 1 ? path[path.count - 2] : ""
            let described = properties(of: holder)[path[path.count - 1]]?["description"] as? String
            #expect(described?.isEmpty == false, "\(key.name)")
        }
    }
}

/// Which file applies to an input.
@Suite struct SettingsPlaceTests {
    /// A folder with files, removed at the end.
    private final class Tree {
        let path: String

        init(_ files: [String]) throws {
            path =
                FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
                .resolvingSymlinksInPath().path
            for file in files {
                let url = URL(fileURLWithPath: path + "/" + file)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: url)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func find(_ inputs: [String], in folder: String) throws -> String? {
            try SettingsFile.find(around: inputs, workingFolder: path + folder)
        }
    }

    @Test func theNearestFileUpToTheRepositorysRootApplies() throws {
        let tree = try Tree([
            "maquette.yaml", "repository/.git", "repository/App/Views/Main.storyboard", "repository/maquette.yaml",
        ])
        #expect(try tree.find(["App/Views/Main.storyboard"], in: "/repository") == "maquette.yaml")
        #expect(try tree.find(["Main.storyboard"], in: "/repository/App/Views") == "../../maquette.yaml")
        #expect(try tree.find([], in: "/repository/App") == "../maquette.yaml")
    }

    @Test func aFileOutsideOfTheRepositoryDoesNotApply() throws {
        let tree = try Tree(["maquette.yaml", "repository/.git", "repository/App/Main.storyboard"])
        #expect(try tree.find(["repository/App/Main.storyboard"], in: "") == nil)
    }

    @Test func withoutARepositoryTheSearchEndsAtTheWorkingFolder() throws {
        let tree = try Tree([
            "maquette.yaml", "one/maquette.yaml", "one/App/Main.storyboard", "two/App/Main.storyboard",
        ])
        #expect(try tree.find(["App"], in: "/one") == "maquette.yaml")
        #expect(try tree.find(["App"], in: "/two") == nil)
        #expect(try tree.find([tree.path + "/two/App"], in: "/one") == nil)
    }

    @Test func inputsOfTwoProjectsAreRefused() throws {
        let tree = try Tree(["one/.git", "one/maquette.yaml", "two/.git", "two/maquette.yaml"])
        #expect(throws: DiagnosedError.self) { try tree.find(["one", "two"], in: "") }
    }
}
