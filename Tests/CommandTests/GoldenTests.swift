import Foundation
import Testing

/// Goldens by the command, on the sample and the smallest screens.
@Suite struct GoldenTests {
    let scratch: ScratchFolder
    let app: String
    let goldens: String
    static let axes = ["--devices", "iphone-3-5,iphone-4-0", "--appearances", "light,dark"]

    init() throws {
        scratch = try ScratchFolder()
        app = scratch.path + "/App"
        goldens = scratch.path + "/Goldens"
        try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: app)
    }

    private func golden(
        _ command: String, _ more: [String] = [], environment: [String: String] = [:]
    ) throws -> CommandRun {
        try CommandRun(
            ["golden", command, app] + Self.axes + ["--goldens", goldens] + more, environment: environment)
    }

    private func check(_ more: [String] = [], environment: [String: String] = [:]) throws -> CommandRun {
        try golden("check", ["--output", scratch.path + "/report"] + more, environment: environment)
    }

    private func edit(_ old: String, _ new: String) throws {
        let path = app + "/LaunchScreen.storyboard"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains(old))
        try text.replacingOccurrences(of: old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
    }

    @Test func recordedGoldensHoldInAnyLocaleTimeZoneAndFontConfiguration() throws {
        #expect(try golden("record").status == 0)
        let before = try scratch.contents(of: "Goldens")
        for environment in [
            ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Kathmandu", "LANG": "ar_EG.UTF-8"],
            ["XDG_DATA_HOME": "/nonexistent", "FONTCONFIG_FILE": "/nonexistent", "HOME": "/nonexistent"],
        ] {
            let run = try check(["--jobs", "4"], environment: environment)
            #expect(run.status == 0, "\(run.output) \(run.errors)")
            #expect(run.output == "all 4 pictures are their goldens, none had to be drawn\n")
        }
        #expect(try golden("record").output.hasPrefix("0 recorded, 4 unchanged"))
        #expect(try scratch.contents(of: "Goldens") == before)
        #expect(try check(["--quiet"]).output == "")
    }

    @Test(arguments: [
        ("text=\"Maquette\"", "text=\"Maquette Two\"", "gained the word ‘Two’"),
        ("type=\"system\" pointSize=\"17\"", "type=\"system\" pointSize=\"18\"", "font size from 17 to 18 pt"),
        ("constant=\"96\"", "constant=\"97\"", "image view #lg0-La-nch moved left 0.5 pt"),
        (
            "<color key=\"backgroundColor\" systemColor=\"separatorColor\"/>", "",
            "changed its background from #3c3c4349 to none"
        ),
    ])
    func aChangeIsReportedAsWhatItIs(old: String, new: String, words: String) throws {
        #expect(try golden("record").status == 0)
        try edit(old, new)
        let junit = scratch.path + "/out/junit.xml", summary = scratch.path + "/out/summary.md"
        let run = try check(["--junit", junit, "--summary", summary, "--annotations"])
        #expect(run.status == 1)
        #expect(run.output.contains(words), "\(run.output)")
        #expect(run.output.contains("::error file="))
        #expect(try String(contentsOfFile: junit, encoding: .utf8).contains("failures=\"4\""))
        #expect(try String(contentsOfFile: summary, encoding: .utf8).contains("| Change | Kind | Variants |"))
        let approved = try CommandRun(["golden", "approve", scratch.path + "/report"])
        #expect(approved.status == 0, "\(approved.errors)")
        #expect(try check().status == 0)
    }

    @Test func aRunIsRefusedOnceItsInputsHaveChanged() throws {
        #expect(try golden("record", ["--only", "LaunchScreen/iphone-3-5/portrait/full/light"]).status == 0)
        try edit("text=\"Maquette\"", "text=\"Other\"")
        #expect(try check(["--only", "LaunchScreen/iphone-3-5/portrait/full/light"]).status == 1)
        try edit("text=\"Other\"", "text=\"Third\"")
        let run = try CommandRun(["golden", "approve", scratch.path + "/report"])
        #expect(run.status == 1 && run.errors.contains("its inputs have changed since"))
    }

    @Test func aShardThatWasKilledIsRunAgainAndAllAreMerged() throws {
        #expect(try golden("record").status == 0)
        try edit("text=\"Maquette\"", "text=\"Maquette Two\"")
        let bundles = (1...3).map { scratch.path + "/bundle-\($0)" }
        func arguments(_ shard: Int) -> [String] {
            ["golden", "check", app] + Self.axes
                + ["--goldens", goldens, "--shard", "\(shard)/3", "--output", bundles[shard - 1]]
        }
        // The parts run at the same time, as an array's do; one is killed before it can finish.
        let processes = try (1...3).map { try CommandRun.start(arguments($0)) }
        kill(processes[1].processIdentifier, SIGKILL)
        for process in processes { process.waitUntilExit() }
        #expect(processes.map(\.terminationStatus) == [1, SIGKILL, 1])
        let merge = ["golden", "merge"] + bundles + ["--output", scratch.path + "/merged"]
        let incomplete = try CommandRun([
            "golden", "merge", bundles[0], bundles[2], "--output", scratch.path + "/merged",
        ])
        #expect(incomplete.status == 1 && incomplete.errors.contains("shard 2 of 3 is missing"))
        #expect(try CommandRun(merge).status == 3, "a bundle that is none is not taken for an empty one")
        #expect(try CommandRun(arguments(2)).status == 1)
        let merged = try CommandRun(merge)
        #expect(merged.status == 1)
        #expect(merged.output.contains("4 of 4 pictures differ"))
    }

    @Test func revisionsAreComparedWithoutGoldens() throws {
        func git(_ arguments: String...) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["git", "-C", scratch.path, "-c", "user.name=t", "-c", "user.email=t@example.com"] + arguments
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        try git("init", "-q")
        try git("add", "App")
        try git("commit", "-qm", "one")
        try edit("text=\"Maquette\"", "text=\"Maquette Two\"")
        let compare =
            ["golden", "compare", app, "--devices", "iphone-3-5", "--output", scratch.path + "/report", "--base"]
        let changed = try CommandRun(compare + ["HEAD"])
        #expect(changed.status == 1 && changed.output.contains("gained the word ‘Two’"), "\(changed.errors)")
        #expect(!changed.output.contains("approve"))
        try git("commit", "-qam", "two")
        #expect(try CommandRun(compare + ["HEAD"]).status == 0)
        #expect(try CommandRun(compare + ["HEAD~1", "--head", "HEAD"]).status == 1)
        #expect(try CommandRun(compare + ["nowhere"]).status == 3)
        #expect(try CommandRun(compare.dropLast() + ["--base=--upload-pack=x"]).status == 3)
    }

    @Test func orphansGoOnlyWhenTheyArePruned() throws {
        #expect(try golden("record").status == 0)
        let axes = ["--devices", "iphone-3-5", "--appearances", "light,dark"]
        func prune(_ more: String...) throws -> CommandRun {
            try CommandRun(["golden", "prune", app] + axes + ["--goldens", goldens] + more)
        }
        #expect(try prune("--dry-run").output.contains("2 would go"))
        #expect(try golden("check", ["--output", scratch.path + "/report"]).status == 0)
        #expect(try prune().output.contains("2 removed"))
        #expect(try scratch.contents(of: "Goldens").keys.filter { $0.hasSuffix(".png") }.count == 2)
        #expect(try check().status == 1)
    }

    @Test(arguments: [
        "2 golden check App --goldens G --shard 9/3", "3 golden check nowhere.storyboard --goldens G",
        "3 golden approve nowhere", "3 golden merge nowhere", "2 golden record App", "3 diff nowhere.png nothing.png",
        "2 diff a b --precision 2", "3 golden review nowhere",
    ])
    func whatCannotBeDoneSaysSo(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let run = try CommandRun(Array(words.dropFirst()), in: scratch.path)
        #expect("\(run.status)" == words[0], "\(run.output) \(run.errors)")
        #expect(!run.errors.isEmpty)
    }
}
