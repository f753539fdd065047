import Foundation
import TestTraits
import Testing

/// Goldens with the command, on the sample and the smallest screens.
@Suite(.blocking) struct GoldenTests {
    let scratch: ScratchFolder
    let app: String
    let goldens: String
    static let axes = ["--devices", "iphone-4-0,iphone-4-7", "--appearances", "light,dark", "--ios", "15"]

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

    @Test(.long) func recordedGoldensHoldInAnyLocaleTimeZoneAndFontConfiguration() throws {
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

    @Test func aCheckTakesTheFrameAndTheOverlaysThatGoldensWereRecordedWith() throws {
        #expect(try golden("record", ["--frame", "bezel", "--annotate", "frames,safe-area"]).status == 0)
        let check = ["golden", "check", app, "--goldens", goldens, "--output", scratch.path + "/report"]
        let run = try CommandRun(check)
        #expect(run.status == 0, "\(run.output) \(run.errors)")
        #expect(run.errors.contains("note: checked with --frame bezel --annotate frames,safe-area"))
        #expect(try CommandRun(check + ["--frame", "screen"]).status == 1)
    }

    @Test func aCheckWithoutMatchingGoldensListsTheExistingOnes() throws {
        #expect(try golden("record", ["--frame", "bezel"]).status == 0)
        #expect(try golden("record", ["--frame", "screen"]).status == 0)
        let run = try check()
        #expect(run.status == 1)
        #expect(run.errors.contains("LaunchScreen-bezel, LaunchScreen-screen (repeat the options"))
    }

    @Test func anUnwritableCacheIsReportedOnce() throws {
        #expect(try golden("record").status == 0)
        try "".write(toFile: scratch.path + "/file", atomically: true, encoding: .utf8)
        let run = try check(["--cache-dir", scratch.path + "/file/cache"])
        #expect(run.status == 0)
        #expect(run.complaints.filter { $0.contains("nothing can be kept in this folder") }.count == 1)
    }

    @Test(arguments: [
        ("text=\"Maquette\"", "text=\"Maquette Two\"", "gained the word ‘Two’"),
        ("type=\"system\" pointSize=\"17\"", "type=\"system\" pointSize=\"18\"", "font size from 17 to 18 pt"),
        ("constant=\"96\"", "constant=\"97\"", "image view #lg0-La-nch moved left 0.5 pt"),
        (
            "<color key=\"backgroundColor\" systemColor=\"separatorColor\"/>", "",
            "changed its background from #3c3c434a or #54545899 to none"
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
        #expect(try golden("record", ["--matching", "LaunchScreen/iphone-4-0/portrait/full/light"]).status == 0)
        try edit("text=\"Maquette\"", "text=\"Other\"")
        #expect(try check(["--matching", "LaunchScreen/iphone-4-0/portrait/full/light"]).status == 1)
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
        // The parts run in parallel, like those of an array; one is killed before it can finish.
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

    @Test(
        .enabled(
            if: getuid() != 0 || Shell.path(of: "setpriv") != nil,
            "needs a user whom a read-only folder stops, or setpriv to become one"))
    func aFolderThatCannotBeWrittenToIsReadAndLeftAsItIs() throws {
        let axes = "--devices iphone-4-0 --goldens Goldens"
        let user = getuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
        func run(_ command: String) throws -> Shell {
            let cache = ["XDG_CACHE_HOME": scratch.path + "/cache", "TMPDIR": scratch.path]
            return try Shell(
                "\(user)'\(CommandRun.executable.path)' golden \(command) App \(axes)", in: scratch.path,
                environment: cache)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: scratch.path)
        #expect(try run("record").status == 0)
        let before = try scratch.contents(of: "Goldens")
        for folder in ["Goldens", "Goldens/LaunchScreen"] {
            try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: "\(scratch.path)/\(folder)")
        }
        #expect(try run("check --output report").status == 0)
        try edit("text=\"Maquette\"", "text=\"Maquette Two\"")
        #expect(try run("check --output report").status == 1)
        let record = try run("record")
        #expect(record.status == 2 && record.output.contains("Goldens"), "\(record.output)")
        let approve = try Shell("\(user)'\(CommandRun.executable.path)' golden approve report", in: scratch.path)
        #expect(approve.status == 2, "\(approve.output)")
        #expect(try scratch.contents(of: "Goldens") == before)
        for folder in ["Goldens", "Goldens/LaunchScreen"] {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(scratch.path)/\(folder)")
        }
        // A file in place of a folder is not writable as a folder either.
        _ = try scratch.file("NoFolder", "")
        #expect(
            try CommandRun(
                ["golden", "record", app, "--devices", "iphone-4-0", "--goldens", "NoFolder"], in: scratch.path
            ).status == 2)
    }

    @Test func aManifestOfANewerVersionIsNotTouched() throws {
        let manifest = try scratch.file("Goldens/manifest.json", "{\"format\": 99, \"goldens\": []}\n")
        for command in ["record", "check", "prune"] {
            let run = try golden(command, command == "check" ? ["--output", scratch.path + "/report"] : [])
            #expect(
                run.status == 3 && run.errors.contains("manifest.json: error: this manifest was written by a newer"))
            #expect(run.errors.contains("(install the version of maquette that wrote it)"))
        }
        #expect(try String(contentsOfFile: manifest, encoding: .utf8).contains("99"))
        #expect(try scratch.contents(of: "Goldens").count == 1)
    }

    @Test func orphansGoOnlyWhenTheyArePruned() throws {
        #expect(try golden("record").status == 0)
        let axes = ["--devices", "iphone-4-0", "--appearances", "light,dark"]
        func prune(_ more: String...) throws -> CommandRun {
            try CommandRun(["golden", "prune", app] + axes + ["--goldens", goldens] + more)
        }
        #expect(try prune("--dry-run").output.contains("2 would go"))
        #expect(try golden("check", ["--output", scratch.path + "/report"]).status == 0)
        #expect(try prune().output.contains("2 removed"))
        #expect(try scratch.contents(of: "Goldens").keys.filter { $0.hasSuffix(".png") }.count == 2)
        #expect(try check().status == 1)
    }

    @Test func withoutAxesWhatWasRecordedIsChecked() throws {
        let one = ["--devices", "iphone-4-0", "--appearances", "dark"]
        #expect(try CommandRun(["golden", "record", app, "--goldens", goldens] + one).status == 0)
        func check(_ more: [String] = []) throws -> CommandRun {
            try CommandRun(["golden", "check", app, "--goldens", goldens, "--output", scratch.path + "/r"] + more)
        }
        #expect(try check().output.hasPrefix("the picture is its golden"))
        let other = try check(["--devices", "iphone-4-7", "--appearances", "dark"])
        #expect(other.status == 1 && other.output.contains("a check without axes covers them"))
        #expect(try CommandRun(["golden", "record", app, "--goldens", goldens]).output.hasPrefix("0 recorded, 1 unch"))
        let pruned = try CommandRun(["golden", "prune", app, "--goldens", goldens])
        #expect(pruned.output == "0 removed\n")
    }

    @Test func reportsAndGoldensBesideADocumentAreNoneOfIt() throws {
        func golden(_ line: String) throws -> CommandRun {
            try CommandRun(
                ["golden"] + line.split(separator: " ").map(String.init), in: scratch.path,
                environment: ["XDG_CACHE_HOME": scratch.path + "/cache"])
        }
        _ = try scratch.file("Package.swift", "")
        let check = "check App/LaunchScreen.storyboard --goldens App/Goldens"
        let record = try golden(
            "record App/LaunchScreen.storyboard --devices iphone-4-0,iphone-4-7 --goldens App/Goldens")
        #expect(record.status == 0)
        try edit("text=\"Maquette\"", "text=\"Maquette Two\"")
        for place in ["Output/golden", "other", "App/report"] {
            #expect(try golden("\(check) --output \(place)").status == 1)
        }
        for shard in 1...2 { #expect(try golden("\(check) --shard \(shard)/2 --output bundle-\(shard)").status == 1) }
        #expect(try golden("merge bundle-1 bundle-2 --output merged").output.contains("2 of 2 pictures differ"))
        #expect(try golden("approve other --matching App-LaunchScreen/iphone-4-0").output.contains("1 approved"))
        #expect(try golden("approve other").output.contains("1 approved, 1 before in"), "the rest of the same run")
        try edit("text=\"Maquette Two\"", "text=\"Maquette Three\"")
        #expect(try golden("approve App/report").status == 1, "the document has changed")
        #expect(try golden("\(check)").output.contains("2 of 2 pictures differ"))
        #expect(try golden("approve").output.contains("2 approved in"))
        #expect(try golden("\(check)").status == 0)
    }

    @Test func aLanguageHasGoldensOfItsOwn() throws {
        _ = try scratch.file("App/ar.lproj/LaunchScreen.strings", "\"tt0-La-nch.text\" = \"ماكيت\";\n")
        #expect(try golden("record").status == 0)
        #expect(try golden("record", ["--locale", "ar"]).output.hasPrefix("4 recorded"))
        let names = try scratch.contents(of: "Goldens").keys.filter { $0.hasPrefix("LaunchScreen-ar/") }
        #expect(names.count == 8 && names.allSatisfy { $0.contains("_rtl_") }, "\(names)")
        for more in [[], ["--locale", "ar"]] { #expect(try check(more).status == 0) }
        _ = try scratch.file("App/ar.lproj/LaunchScreen.strings", "\"tt0-La-nch.text\" = \"نموذج\";\n")
        #expect(try check().status == 0)
        let changed = try check(["--locale", "ar"])
        #expect(
            changed.status == 1 && changed.output.hasPrefix("LaunchScreen-ar on all 4 variants"), "\(changed.output)")
        #expect(try CommandRun(["golden", "approve", scratch.path + "/report"]).status == 0)
        #expect(try check(["--locale", "ar"]).status == 0)
        #expect(try golden("prune").output == "0 removed\n")
    }

    @Test func framesAndAnnotationsHaveTheirOwnGoldens() throws {
        let looks = [[], ["--frame", "bezel"], ["--annotate", "frames,names"]]
        for more in looks { #expect(try golden("record", more).output.hasPrefix("4 recorded")) }
        let folders = Set(try scratch.contents(of: "Goldens").keys.compactMap { $0.split(separator: "/").first })
        #expect(folders.isSuperset(of: ["LaunchScreen", "LaunchScreen-bezel", "LaunchScreen-frames-names"]))
        for more in looks { #expect(try check(more).status == 0) }
        let name = "iphone-4-0_portrait_full_light_large_ltr_ios15.png"
        func width(_ folder: String) throws -> Data {
            try Data(contentsOf: URL(fileURLWithPath: "\(goldens)/\(folder)/\(name)")).dropFirst(16).prefix(4)
        }
        #expect(try width("LaunchScreen") != width("LaunchScreen-bezel"), "a device is wider than its screen")
    }

    @Test func onlyOneAspectMayBeRecorded() throws {
        #expect(try golden("record").status == 0)
        try edit("Maquette", "Maquettes")
        #expect(try golden("record", ["--as", "layout"]).output.contains("4 recorded"))
        #expect(try golden("record", ["--as", "image"]).output.contains("0 recorded, 4 unchanged"))
    }

    @Test func presentedControllersAreNotCalledLikeShownOnes() throws {
        let document = CommandRun.package + "/Examples/Presentations/Presentations.storyboard"
        for how in ["--show", "--present"] {
            let run = try CommandRun(
                ["render", document, how, "more", "--devices", "iphone-15", "-o", scratch.path + "/Out", "--no-cache"])
            #expect(run.status == 0, "\(run.errors)")
        }
        let names = try scratch.contents(of: "Out").keys.sorted()
        #expect(
            names
                == ["-more", "-present-more"].map {
                    "Examples-Presentations-Presentations\($0)-iphone-15-portrait-light.png"
                }, "\(names)")
    }

    @Test func withoutARepositoryThereIsNothingToCompareWith() throws {
        let run = try CommandRun(
            ["golden", "compare", app], environment: ["GIT_CEILING_DIRECTORIES": scratch.path])
        #expect(run.status != 0 && run.errors.contains("it lies in no git repository"), "\(run.errors)")
    }

    @Test func aDifferentThemeOrNameIsReportedFirst() throws {
        #expect(try golden("record").status == 0)
        let painted = try check(["--theme", "wireframe"])
        #expect(painted.status == 1 && painted.output.contains("missing"), "\(painted.output)")
        let other = scratch.path + "/App/Start.storyboard"
        try FileManager.default.copyItem(atPath: app + "/LaunchScreen.storyboard", toPath: other)
        let renamed = try CommandRun(
            ["golden", "check", other] + Self.axes + ["--goldens", goldens, "--output", scratch.path + "/report"])
        #expect(renamed.output.contains("looks exactly like the golden of LaunchScreen;"), "\(renamed.output)")
    }

    @Test func thereAreNoGoldensWhereTheAppDoesNotRun() throws {
        let plist = try String(contentsOfFile: app + "/Info.plist", encoding: .utf8)
        let upright = plist.replacingOccurrences(of: "<string>UIInterfaceOrientationLandscapeLeft</string>", with: "")
            .replacingOccurrences(of: "<string>UIInterfaceOrientationLandscapeRight</string>", with: "")
        try upright.write(toFile: app + "/Info.plist", atomically: true, encoding: .utf8)
        let run = try CommandRun(
            ["golden", "record", app, "--devices", "iphone-4-0", "--orientations", "all", "--goldens", goldens])
        #expect(run.status == 0 && run.output.hasPrefix("1 recorded"), "\(run.output)")
        #expect(run.errors.contains("1 variant left out"), "\(run.errors)")
        let none = try CommandRun(
            ["golden", "check", app, "--devices", "iphone-4-0", "--orientations", "landscape", "--goldens", goldens])
        #expect(none.status == 1)
        #expect(none.output.isEmpty && !none.errors.isEmpty)
    }

    @Test(arguments: [
        "2 golden check App --goldens G --shard 9/3", "3 golden check nowhere.storyboard --goldens G",
        "3 golden approve nowhere", "3 golden merge nowhere", "2 golden record App --frame round",
        "2 golden record App --beside B", "2 golden check App --annotate shadows",
        "3 diff nowhere.png nothing.png",
        "2 diff a b --precision 2", "3 golden review nowhere",
    ])
    func impossibleRequestsAreReported(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let run = try CommandRun(Array(words.dropFirst()), in: scratch.path)
        #expect("\(run.status)" == words[0], "\(run.output) \(run.errors)")
        #expect(!run.errors.isEmpty)
    }
}
