import Foundation
import TestTraits
import Testing
import Workers

/// What holds for a run of the command, whatever its input is.
@Suite(.blocking) struct SafetyTests {
    private let scratch: ScratchFolder
    private static let axes = ["--devices", "iphone-15", "--orientations", "portrait", "--appearances", "light"]

    init() throws { scratch = try ScratchFolder() }

    #if os(Linux)
        @Test func doctorTriesTheSandbox() throws {
            let run = try CommandRun(["doctor", "--json"])
            let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
            let findings = Dictionary(uniqueKeysWithValues: report.findings.map { ($0.name, $0) })
            for name in ["network", "files", "memory", "Inter-Regular", "libraries", "git", "cache"] {
                #expect(findings[name] != nil, "\(name): \(run.output)")
            }
            let files = try #require(findings["files"])
            #expect(files.good == (Sandbox.protections.landlockVersion > 1) && files.text.contains("Landlock"))
            let off = try CommandRun(["doctor"], environment: ["MAQUETTE_SANDBOX": "off"])
            #expect(off.output.contains("✗ network") && off.output.contains("✗ files"))
        }
    #endif

    @Test(arguments: [
        // No input, a variant that does not exist, a document that cannot be read, and a theme with errors.
        ["render", "nowhere.storyboard"], ["render", "Bad.storyboard"],
        ["render", "Bad.storyboard", "--format", "pdf"],
        ["render", "App.storyboard", "--theme", "bad.yaml"], ["sweep", "Bad.storyboard"],
        ["golden", "check", "Bad.storyboard", "--goldens", "kept/goldens"],
    ])
    func aRunThatWritesNothingLeavesNoFolder(command: [String]) throws {
        _ = try scratch.file("Bad.storyboard", "<document")
        _ = try scratch.file("App.storyboard", OutsideFilesTests.storyboard(OutsideFilesTests.label("A")))
        _ = try scratch.file("bad.yaml", "colors: [\n")
        try FileManager.default.createDirectory(atPath: scratch.path + "/kept", withIntermediateDirectories: true)
        let before = try scratch.contents(of: ".").keys.sorted()
        let run = try CommandRun(
            command + ["--output", "kept/made/out", "--cache-dir", "cache"] + Self.axes, in: scratch.path)
        #expect(run.status != 0, "\(run.output)")
        #expect(try scratch.contents(of: ".").keys.sorted() == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/kept") == [], "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/cache"))
    }

    private struct Report: Decodable {
        struct Finding: Decodable {
            var name: String
            var good: Bool
            var text: String
        }
        var findings: [Finding]
    }

    @Test func aRunThatLostAVariantForWantOfMemoryDoesNotSoundClean() throws {
        let views = (0..<60_000).map {
            "<view id=\"v\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>"
        }
        let big = try scratch.file("Big.storyboard", OutsideFilesTests.storyboard(views.joined()))
        let small = try scratch.file("Small.storyboard", OutsideFilesTests.storyboard(OutsideFilesTests.label("A")))
        let run = try CommandRun(["lint", "--memory-limit", "70"] + Self.axes + [small, big])
        #expect(run.status == 1 || run.status == 3)
        #expect(run.errors.contains("Big.storyboard: error: this took more than 70 MB of memory"), "\(run.errors)")
        #expect(!run.output.contains("in 2 documents on 1 variant\n"), "\(run.output)")
    }

    @Test(arguments: ["out", "out/below", "dangling"])
    func aLinkInTheSettingsFileLeadsNowhere(output: String) throws {
        let folder = scratch.path + "/project"
        try FileManager.default.createDirectory(atPath: folder + "/.git", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: scratch.path + "/elsewhere", withIntermediateDirectories: true)
        for (name, target) in [("out", "../elsewhere"), ("dangling", "../nowhere")] {
            try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
        }
        _ = try scratch.file("project/App.storyboard", OutsideFilesTests.storyboard(OutsideFilesTests.label("A")))
        _ = try scratch.file("project/maquette.yaml", "inputs: [App.storyboard]\noutput: \(output)\n")
        let run = try CommandRun(["render"] + Self.axes, in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors.hasPrefix("maquette.yaml:2:9: error: '\(output)' is outside of the file's folder"),
            "\(run.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/elsewhere") == [])
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/nowhere"))
    }

    @Test func theMemoryLimitIsANumberOfMegabytes() throws {
        let run = try CommandRun(["lint", CommandRun.sample, "--memory-limit", "1"])
        #expect(run.status == 2 && run.errors.contains("--memory-limit takes a number of megabytes from 64"))
    }

    @Test func nothingStaysInTheFolderForTemporaryFiles() throws {
        let temporary = scratch.path + "/temporary"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        for command in [["render", CommandRun.sample, "-o", scratch.path + "/out"], ["lint", CommandRun.sample]] {
            let run = try CommandRun(command + Self.axes, environment: ["TMPDIR": temporary])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
        }
    }

    @Test func aLongChainOfPushesIsLaidOut() throws {
        let scenes = (0..<3_000).map { number in
            """
            <scene sceneID="s\(number)"><objects><viewController id="c\(number)"><view key="view" id="v\(number)">\
            <rect key="frame" x="0" y="0" width="375" height="667"/></view><connections><segue \
            destination="c\((number + 1) % 3_000)" kind="show" id="g\(number)"/></connections></viewController>\
            </objects></scene>
            """
        }
        let document = try scratch.file(
            "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c0">\
            <scenes>\(scenes.joined())</scenes></document>
            """)
        let run = try CommandRun(["layout", "--canvas", "--json", document])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("\"c2999\"") || run.output.contains("\"s2999\""))
    }
}
