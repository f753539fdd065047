import Foundation
import TestTraits
import Testing

@Suite(.blocking) struct LintCommandTests {
    /// A screen with one error and one warning: a conflict, and text on a background of almost its own color.
    static let broken = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
        <scenes><scene sceneID="s1"><objects><viewController id="vc">
        <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>
        <label text="Hello" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <color key="textColor" red="0.6" green="0.6" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </label></subviews>
        <color key="backgroundColor" red="0.9" green="0.9" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
        <constraint firstItem="a" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c1"/>
        <constraint firstItem="a" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c2"/>
        <constraint firstItem="a" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="a" firstAttribute="width" constant="200" id="c4"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """

    private func lint(_ more: [String], _ document: String = broken) throws -> CommandRun {
        let scratch = try ScratchFolder()
        let path = try scratch.file("Main.storyboard", document)
        return try CommandRun(["lint", path, "--devices", "iphone-6-3"] + more)
    }

    @Test func eachIssueOnceWithItsVariantsAddressAndRemedy() throws {
        let run = try lint([])
        #expect(run.status == 1, "there is an error")
        #expect(run.output.contains("Main.storyboard:16:1: error: "))
        #expect(run.output.contains("[conflicting-constraints]\n    on all 4 variants\n"))
        #expect(run.output.contains("1 error, 1 warning and 0 notes in 1 document on 4 variants\n"))
        #expect(run.errors == "")
    }

    @Test func warningsFailIfRequested() throws {
        #expect(try lint(["--except", "conflicting-constraints"]).status == 0)
        #expect(try lint(["--except", "conflicting-constraints", "--strict"]).status == 1)
        let only = try lint(["--rules", "low-contrast", "--json"])
        #expect(only.status == 0)
        let object = try JSONSerialization.jsonObject(with: Data(only.output.utf8)) as? [String: Any]
        #expect(object?["rule"] as? String == "low-contrast")
        #expect((object?["variants"] as? [String])?.count == 4)
        #expect(object?["line"] as? Int == 6)
    }

    @Test func aBaselineLetsPassWhatItKnows() throws {
        let scratch = try ScratchFolder()
        let path = try scratch.file("Main.storyboard", Self.broken)
        let baseline = scratch.path + "/lint-baseline.txt"
        let writing = try CommandRun(["lint", path, "--devices", "iphone-6-3", "--write-baseline", baseline])
        #expect(writing.status == 0)
        // If lines move and numbers change, the issue stays the same.
        _ = try scratch.file("Main.storyboard", Self.broken.replacingOccurrences(of: "<scenes>", with: "\n\n<scenes>"))
        let reading = try CommandRun(["lint", path, "--devices", "iphone-6-3", "--strict", "--baseline", baseline])
        #expect(reading.status == 0)
        #expect(reading.output.contains("0 errors, 0 warnings and 0 notes"))
        #expect(reading.output.contains("2 known from the baseline"))
    }

    @Test("the SARIF report has everything that version 2.1.0 requires")
    func sarif() throws {
        let run = try lint(["--sarif"])
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let sarif = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((sarif["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "maquette")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(Set(ids).count == rules.count, "ids are unique")
        #expect(rules.allSatisfy { (($0["shortDescription"] as? [String: Any])?["text"] as? String)?.isEmpty == false })
        let results = try #require(sarif["results"] as? [[String: Any]])
        #expect(results.count == 2)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(ids[index] == result["ruleId"] as? String)
            #expect(["error", "warning", "note"].contains(result["level"] as? String))
            #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
            #expect((result["partialFingerprints"] as? [String: String])?.isEmpty == false)
            let location = try #require((result["locations"] as? [[String: Any]])?.first)
            let physical = try #require(location["physicalLocation"] as? [String: Any])
            let uri = try #require((physical["artifactLocation"] as? [String: Any])?["uri"] as? String)
            #expect(URL(string: uri)?.lastPathComponent == "Main.storyboard")
            let line = try #require((physical["region"] as? [String: Any])?["startLine"] as? Int)
            #expect(line > 0)
        }
    }

    @Test("a result's path and fingerprint in SARIF do not depend on the spelling of the input's path")
    func sarifPaths() throws {
        let scratch = try ScratchFolder()
        for folder in ["Phone", "Pad"] {
            try FileManager.default.createDirectory(
                atPath: "\(scratch.path)/\(folder)", withIntermediateDirectories: true)
            _ = try scratch.file("\(folder)/Main.storyboard", Self.broken)
        }
        func results(of inputs: [String]) throws -> [[String]] {
            let run = try CommandRun(["lint"] + inputs + ["--devices", "iphone-6-3", "--sarif"], in: scratch.path)
            let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]] ?? []
            return try results.map { result in
                let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
                let uri = (location?["artifactLocation"] as? [String: Any])?["uri"] as? String
                let prints = try #require(result["partialFingerprints"] as? [String: String])
                return [
                    uri ?? "", try #require(prints["primaryLocationLineHash"]), try #require(prints["maquette/v2"]),
                ]
            }
        }
        let plain = try results(of: ["Pad/Main.storyboard", "Phone/Main.storyboard"])
        #expect(plain.count == 4 && Set(plain.map { $0[1] }).count == 4, "each has a fingerprint of its own")
        #expect(Set(plain.map { $0[0] }) == ["Pad/Main.storyboard", "Phone/Main.storyboard"])
        #expect(try results(of: ["./Pad/Main.storyboard", "./Phone/Main.storyboard"]) == plain)
        #expect(try results(of: ["Pad", "Phone"].map { "\(scratch.path)/\($0)/Main.storyboard" }) == plain)
        let moved = Self.broken.replacingOccurrences(of: "<scenes>", with: "\n\n<scenes>")
        _ = try scratch.file("Pad/Main.storyboard", moved)
        #expect(try results(of: ["Pad/Main.storyboard", "Phone/Main.storyboard"]) == plain)
    }

    /// A scene file with a label that is too narrow for its text, and one with a suppression.
    static let scene = """
        root:
          view:
            box:
            views:
              - {label: {text: Settings and privacy}, id: a, frame: [20, 100, 40, 21]}
              # maquette:disable truncated-text
              - {label: {text: Settings and privacy}, id: b, frame: [20, 200, 40, 21]}
        """

    @Test func sceneFilesAreLintedAndSwept() throws {
        let scratch = try ScratchFolder()
        let path = try scratch.file("Settings.yaml", Self.scene)
        let lint = try CommandRun(["lint", path, "--devices", "iphone-6-3", "--json", "--rules", "truncated-text"])
        #expect(lint.status == 0)
        #expect(lint.output.split(separator: "\n").count == 1, "the second says that it is meant so")
        let object = try JSONSerialization.jsonObject(with: Data(lint.output.utf8)) as? [String: Any]
        #expect(object?["object"] as? String == "a")
        #expect(object?["line"] as? Int == 5)
        #expect((object?["variants"] as? [String])?.count == 4)
        let sweep = try CommandRun(["sweep", path, "--device", "ipad-pro-13", "--widths", "676...680"])
        #expect(sweep.status == 0)
        #expect(sweep.output.contains("wC hR becomes wR hR"))
    }

    @Test("the texts of the selected language are checked")
    func locale() throws {
        let scratch = try ScratchFolder()
        let document = Self.broken.replacing("text=\"Hello\"", with: "text=\"Hi\"").replacing(
            "constant=\"200\"", with: "constant=\"100\"")
        let path = try scratch.file("Base.lproj/Main.storyboard", document)
        _ = try scratch.file("de.lproj/Main.strings", "\"a.text\" = \"Donaudampfschifffahrt\";\n")
        let arguments = ["lint", path, "--devices", "iphone-6-3", "--rules", "truncated-text"]
        #expect(try CommandRun(arguments).output.contains("0 warnings"))
        #expect(try CommandRun(arguments + ["--locale", "de"]).output.contains("Donaudampfschifffahrt"))
        let trace = ["trace", path, "--from", "iphone-6-3", "--to", "iphone-6-3/landscape"]
        #expect(try CommandRun(trace + ["--locale", "nl"]).errors.contains("nl"))
    }

    @Test(.long) func theResultIsTheSameForAnyNumberOfWorkers() throws {
        let runs = try ["1", "3", "8"].map {
            try CommandRun(["lint", CommandRun.sample, "--json", "--jobs", $0], in: CommandRun.package).output
        }
        #expect(Set(runs).count == 1)
    }

    @Test func rulesAreListed() throws {
        let run = try CommandRun(["lint", "--list-rules"])
        #expect(run.status == 0)
        #expect(run.output.contains("\ntruncated-text"))
        #expect(run.output.split(separator: "\n").count >= 30)
    }

    @Test(
        "a wrong argument is reported once, with a remedy",
        arguments: [
            (["--rules", "truncated-txt"], 2, "'truncated-txt' is not a rule (did you mean truncated-text?"),
            (["--rules", "off-screen", "--except", "off-screen"], 2, "leave no rule to check"),
            (["--baseline", "/nonexistent"], 2, "/nonexistent: error: this baseline cannot be read"),
            (["--sizes", "9000x9"], 2, "is not a multitasking size"),
            (["--json", "--sarif"], 2, "use either --json or --sarif"),
            (["--jobs", "0"], 2, "not a number of workers"),
        ])
    func badArguments(arguments: [String], status: Int32, words: String) throws {
        let run = try lint(arguments)
        #expect(run.status == status)
        #expect(run.output == "")
        #expect(run.errors.contains(words))
    }

    @Test func badInputs() throws {
        let scratch = try ScratchFolder()
        let truncated = try scratch.file("Cut.storyboard", String(Self.broken.prefix(400)))
        let other = try scratch.file(
            "Mac.xib", "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")
        for path in [truncated, other, scratch.path + "/none.storyboard"] {
            let run = try CommandRun(["lint", path])
            #expect(run.status == 3)
            #expect(run.complaints.count == 1 && run.errors.hasPrefix(path))
        }
        let baseline = try scratch.file("baseline.txt", "# ok\nnonsense\n")
        let run = try lint(["--baseline", baseline])
        #expect(run.errors.hasPrefix("\(baseline):2:1: error: 'nonsense' is not a line of a baseline"))
    }
}

@Suite(.blocking) struct SweepCommandTests {
    @Test func aPictureOfEachStretch() throws {
        let scratch = try ScratchFolder()
        let run = try CommandRun([
            "sweep", CommandRun.sample + "/LaunchScreen.storyboard", "--device", "ipad-pro-13", "--widths", "676...680",
            "-o", scratch.path + "/out",
        ])
        #expect(run.status == 0)
        #expect(run.output.contains("  676 – 677  wC hR  "))
        #expect(run.output.contains("  678 – 680  wR hR  "))
        #expect(run.output.contains("wC hR becomes wR hR"))
        #expect(
            try scratch.contents(of: "out").keys.sorted() == [
                "Tests-Fixtures-Sample-LaunchScreen-ipad-pro-13-portrait-676x1376-light.png",
                "Tests-Fixtures-Sample-LaunchScreen-ipad-pro-13-portrait-679x1376-light.png",
            ])
    }

    @Test(arguments: [
        (["--widths", "320"], "device"), (["--device", "ipad-pro-14", "--widths", "320...400"], "ipad-pro-14"),
        (["--device", "ipad-pro-13", "--widths", "320...400", "--grid"], "--output"),
    ])
    func badArguments(arguments: [String], words: String) throws {
        let run = try CommandRun(["sweep", CommandRun.sample] + arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(words))
    }
}

@Suite(.blocking) struct LaunchFolderTests {
    @Test("LS-6 a description is drawn from iOS 14 on, and each reason for a missing variant is reported once")
    func description() throws {
        let scratch = try ScratchFolder()
        _ = try scratch.file(
            "App/Info.plist",
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>CFBundlePackageType</key><string>APPL</string>
            <key>UILaunchScreen</key><dict><key>UITabBar</key><dict/></dict>
            <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
            </dict></plist>
            """)
        let run = try CommandRun([
            "render", scratch.path + "/App", "--devices", "iphone-4-7", "--orientations", "all", "--ios", "12,15", "-o",
            scratch.path + "/out",
        ])
        #expect(run.status == 0)
        #expect(
            try scratch.contents(of: "out").keys.sorted() == [
                "Default-iphone-4-7-portrait-light-ios12.png", "UILaunchScreen-iphone-4-7-portrait-light-ios15.png",
            ], "before iOS 14 there is nothing to show")
        #expect(run.complaints.count == 1)
        #expect(run.errors.contains("note: the app is not shown in landscape on an iPhone"))
        #expect(run.errors.contains("2 variants left out"))
        let none = try CommandRun([
            "render", scratch.path + "/App", "--devices", "iphone-4-7", "--orientations", "landscape", "-o",
            scratch.path + "/none",
        ])
        #expect(none.status == 1)
        #expect(none.errors.contains("the app is shown on none of these variants"))
    }
}
