import Foundation
import TestTraits
import Testing

/// The meaning of an app's folder, which is the same in every command that accepts one.
@Suite("An app's folder", .blocking) struct AppFolderTests {
    private let scratch: ScratchFolder

    /// An app with a launch screen, a storyboard of two scenes, a xib, and excluded documents.
    init() throws {
        scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: scratch.path + "/App")
        _ = try scratch.file("App/Base.lproj/Main.storyboard", Self.storyboard(text: "Hello"))
        _ = try scratch.file("App/Cell.xib", Self.document("XIB", "<objects>\(Self.view(id: "cel-l0-001"))</objects>"))
    }

    private static func view(id: String, text: String = "Text") -> String {
        """
        <view contentMode="scaleToFill" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews><label opaque="NO" contentMode="left" fixedFrame="YES" text="\(text)" id="\(id)-text">
        <rect key="frame" x="20" y="100" width="200" height="21"/><fontDescription key="fontDescription" type="system" \
        pointSize="17"/></label></subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
        """
    }

    private static func document(
        _ kind: String, platform: String = "CocoaTouch", attributes: String = "", _ content: String
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.\(platform).\(kind)" version="3.0" toolsVersion="22505" \
        targetRuntime="\(platform == "CocoaTouch" ? "iOS.CocoaTouch" : "MacOSX.Cocoa")" useAutolayout="YES" \(attributes)>
        \(content)</document>
        """
    }

    private static func scene(_ id: String, _ attributes: String = "", _ content: String) -> String {
        """
        <scene sceneID="\(id)-scene"><objects><viewController \(attributes) id="\(id)" sceneMemberID="viewController">
        \(content)</viewController></objects></scene>
        """
    }

    /// A storyboard with an initial scene, another one, and one whose view code creates.
    private static func storyboard(text: String) -> String {
        func root(_ view: String) -> String { view.replacing("<view ", with: "<view key=\"view\" ") }
        let first = scene("fir-st-001", "", root(view(id: "fir-st-view", text: text)))
        let second = scene("sec-nd-001", "storyboardIdentifier=\"Detail\"", root(view(id: "sec-nd-view")))
        return document(
            "Storyboard.XIB", attributes: "initialViewController=\"fir-st-001\"", "<scenes>\(first)\(second)</scenes>")
    }

    private func leaveSomeOut() throws {
        let mac = Self.document("XIB", platform: "Cocoa", "<objects/>")
        for name in ["One", "Two"] { _ = try scratch.file("App/Mac/\(name).xib", mac) }
        _ = try scratch.file("App/AppTests/Fixture.xib", Self.document("XIB", "<objects/>"))
        let code = "<scenes>\(Self.scene("cod-e0-001", "", ""))</scenes>"
        _ = try scratch.file("App/Code.storyboard", Self.document("Storyboard.XIB", code))
    }

    private func run(_ words: String, _ more: [String] = []) throws -> CommandRun {
        try CommandRun(words.split(separator: " ").map(String.init) + more, in: scratch.path)
    }

    private func pictures(in folder: String) throws -> [String] {
        try scratch.contents(of: folder).keys.filter { $0.hasSuffix(".png") }.map {
            $0.replacing("-iphone-6-3-portrait-light.png", with: "").split(separator: "/").first.map(String.init) ?? $0
        }.sorted()
    }

    private static let all = ["Cell", "LaunchScreen", "Main", "Main-Detail"]

    @Test("every scene of every document, in every command that draws", arguments: ["render", "golden"])
    func everyScene(command: String) throws {
        let words = command == "render" ? "render App -o out" : "golden record App --goldens out"
        let drawn = try run(words + " --devices iphone-6-3")
        #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
        #expect(try pictures(in: "out") == Self.all)
    }

    @Test("the other commands look at the same documents")
    func sameDocuments() throws {
        let layout = try run("layout App --devices iphone-6-3 --json")
        #expect(layout.output.split(separator: "\n").count == 3 && layout.output.contains("sec-nd-view"))
        #expect(try run("lint App --devices iphone-6-3").output.contains("in 3 documents"))
        let sweep = try run("sweep App --device ipad-pro-11 --widths 400...402")
        #expect(sweep.output.contains("Main.storyboard (Detail) on"), "\(sweep.output)\(sweep.errors)")
        #expect(sweep.output.components(separatedBy: "every width").count == 5)
    }

    @Test(
        "an app that is always in landscape is drawn in landscape",
        arguments: ["render App -o", "golden record App --goldens"])
    func landscape(words: String) throws {
        let plist = scratch.path + "/App/Info.plist"
        let text = try String(contentsOfFile: plist, encoding: .utf8)
        let portrait = try #require(text.range(of: "<string>UIInterfaceOrientationPortrait</string>"))
        try text.replacingCharacters(in: portrait, with: "").write(toFile: plist, atomically: true, encoding: .utf8)
        let drawn = try run("\(words) out --devices iphone-6-3 --only launch")
        #expect(drawn.status == 0, "\(drawn.errors)")
        #expect(try scratch.contents(of: "out").keys.contains { $0.contains("landscape") })
        #expect(try run("\(words) out --devices iphone-6-3 --only launch --orientations portrait").status != 0)
    }

    @Test("launch screens come first")
    func launchScreenFirst() throws {
        let drawn = try run("render App -o out --devices iphone-6-3 --json")
        #expect(drawn.output.split(separator: "\n").first?.contains("LaunchScreen-") == true, "\(drawn.output)")
    }

    @Test("excluded documents are counted in one line", arguments: ["render", "layout", "lint"])
    func leftOut(command: String) throws {
        try leaveSomeOut()
        let drawn = try run("\(command) App --devices iphone-6-3" + (command == "render" ? " -o out" : ""))
        #expect(drawn.status == 0, "\(drawn.errors)")
        let scenes = command == "render" ? ", 1 scene without a view" : ""
        #expect(drawn.complaints == ["App: note: left out: 2 macOS documents, 1 document of tests\(scenes)"])
    }

    @Test func anEmptyLaunchScreenIsLeftOutAndIsAnErrorWhenItIsNamed() throws {
        _ = try scratch.file(
            "App/LaunchScreen.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" launchScreen="YES" \
            targetRuntime="iOS.CocoaTouch"><scenes/></document>
            """)
        for command in ["render App -o out", "lint App", "golden record App --goldens goldens"] {
            let drawn = try run("\(command) --devices iphone-6-3")
            #expect(drawn.status == 0, "\(drawn.errors)")
        }
        let drawn = try run("render App -o out --devices iphone-6-3")
        #expect(drawn.errors.contains("note: left out: 1 empty document"), "\(drawn.errors)")
        let named = try run("render App/LaunchScreen.storyboard -o out --devices iphone-6-3")
        #expect(named.status == 3 && named.errors.contains("has no scene and no view"), "\(named.errors)")
    }

    @Test func anArchiveOfAnOldXcodeIsLeftOutAndIsAnErrorWhenItIsNamed() throws {
        _ = try scratch.file(
            "App/Old.xib", #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#)
        for command in ["render App -o out", "lint App", "layout App", "golden record App --goldens goldens"] {
            let drawn = try run("\(command) --devices iphone-6-3")
            #expect(
                drawn.status == 0 && drawn.errors.contains("note: left out: 1 document of Xcode 3 or 4"),
                "\(command): \(drawn.errors)")
        }
        let named = try run("render App/Old.xib -o out --devices iphone-6-3")
        #expect(named.status == 3 && named.errors.contains("the format of Xcode 3 and 4"), "\(named.errors)")
    }

    @Test func aDocumentOfAnotherPlatformIsAnErrorWhenItIsNamed() throws {
        try leaveSomeOut()
        let drawn = try run("render App/Mac/One.xib -o out")
        #expect(drawn.status == 3 && drawn.errors.contains("this is a document for macOS"), "\(drawn.errors)")
        let none = try run("render App/Mac -o out")
        #expect(none.status == 3 && none.errors.contains("apart from 2 macOS documents"), "\(none.errors)")
    }

    @Test(
        "the scope can be set",
        arguments: [("launch", ["LaunchScreen"]), ("documents", ["Cell", "LaunchScreen", "Main"]), ("scenes", all)])
    func scope(only: String, names: [String]) throws {
        #expect(try run("render App -o out --devices iphone-6-3 --only \(only)").status == 0)
        #expect(try pictures(in: "out") == names)
    }

    @Test func patternsLeaveFilesOut() throws {
        let drawn = try run("render App -o out --devices iphone-6-3 --exclude *.xib --exclude Base.lproj/")
        #expect(drawn.complaints == ["App: note: left out: 2 excluded documents"])
        #expect(try pictures(in: "out") == ["LaunchScreen"])
        _ = try scratch.file("App/.maquetteignore", "# drawn elsewhere\n*.storyboard\n!Main.storyboard\n")
        #expect(try run("render App -o again --devices iphone-6-3").errors.contains("left out: 1 excluded document\n"))
        #expect(try pictures(in: "again") == ["Cell", "Main", "Main-Detail"])
        let all = try run("render App/Cell.xib -o none --exclude *.xib")
        #expect(all.status == 3 && all.errors.contains("left out: this document, which is excluded"), "\(all.errors)")
    }

    @Test("a scene of the folder", arguments: ["render App -o out", "golden record App --goldens out"])
    func scene(words: String) throws {
        let drawn = try run(words + " --devices iphone-6-3 --scene Detail")
        #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
        #expect(try pictures(in: "out") == ["Main-Detail"])
        let unknown = try run(words + " --scene Detial")
        #expect(unknown.status == 2 && unknown.complaints.count == 1, "\(unknown.errors)")
        #expect(unknown.errors.contains("did you mean 'Detail'?"), "\(unknown.errors)")
    }

    @Test(
        "a scene of the folder, laid out",
        arguments: ["layout App", "lint App", "sweep App --device ipad-pro-11 --widths 400"])
    func sceneLaidOut(words: String) throws {
        let devices = words.hasPrefix("sweep") ? "" : " --devices iphone-6-3"
        let one = try run("\(words)\(devices) --scene Detail")
        #expect(one.status == 0 && !one.output.contains("fir-st"))
        #expect(try run("\(words)\(devices) --scene Detial").status == 2)
    }

    @Test("names do not depend on what else is asked for")
    func names() throws {
        try FileManager.default.createDirectory(atPath: scratch.path + "/.git", withIntermediateDirectories: true)
        for name in ["One", "Two"] { _ = try scratch.file("\(name)/Main.storyboard", Self.storyboard(text: name)) }
        let axes = "--devices iphone-6-3 --goldens out"
        #expect(try run("golden record One/Main.storyboard \(axes)").status == 0)
        #expect(try pictures(in: "out") == ["One-Main", "One-Main-Detail"])
        let both = try run("golden check One/Main.storyboard Two/Main.storyboard \(axes)")
        #expect(both.output.contains("2 of 4 pictures differ: 2 missing"), "\(both.output)")
    }

    @Test("no picture takes the place of another kind of picture")
    func kinds() throws {
        let path = "App/Base.lproj/Main.storyboard"
        _ = try scratch.file("App/de.lproj/Main.strings", "\"fir-st-view-text.text\" = \"Hallo\";\n")
        for more in ["", "--locale de", "--theme wireframe", "--frame screen", "--annotate frames", "--scene Detail"] {
            #expect(try run("render \(path) -o out --devices iphone-6-3 --only documents \(more)").status == 0)
        }
        #expect(
            try pictures(in: "out") == [
                "Main", "Main-Detail", "Main-de", "Main-frames", "Main-screen", "Main-wireframe",
            ])
    }

    @Test("each language is drawn in its own direction")
    func languages() throws {
        for (language, word) in [("de", "Hallo"), ("ar", "مرحبا")] {
            _ = try scratch.file("App/\(language).lproj/Main.strings", "\"fir-st-view-text.text\" = \"\(word)\";\n")
        }
        let drawn = try run(
            "render App -o out --devices iphone-6-3 --locale base,de,ar --only documents --exclude *.xib")
        #expect(drawn.status == 0 && drawn.errors.contains("1 excluded document"), "\(drawn.errors)")
        #expect(
            try pictures(in: "out") == [
                "LaunchScreen", "LaunchScreen-ar-iphone-6-3-portrait-light-rtl.png", "LaunchScreen-de", "Main",
                "Main-ar-iphone-6-3-portrait-light-rtl.png", "Main-de",
            ])
    }

    @Test("goldens of older names are renamed")
    func renaming() throws {
        let axes = "--devices iphone-6-3 --goldens out"
        #expect(try run("golden record App \(axes)").status == 0)
        #expect(try run("golden rename App \(axes)").output == "0 documents renamed in out\n")
        let manifest = scratch.path + "/out/manifest.json"
        let text = try String(contentsOfFile: manifest, encoding: .utf8)
        try text.replacing("\"Main/", with: "\"Base.lproj-Main/").write(
            toFile: manifest, atomically: true, encoding: .utf8)
        try FileManager.default.moveItem(
            atPath: scratch.path + "/out/Main", toPath: scratch.path + "/out/Base.lproj-Main")
        #expect(try run("golden check App \(axes)").status == 1)
        #expect(
            try run("golden rename App \(axes) --dry-run").output.contains("Base.lproj-Main → Main\n1 document would"))
        #expect(try run("golden rename App \(axes)").status == 0)
        let check = try run("golden check App \(axes)")
        #expect(check.status == 0 && check.errors.isEmpty, "\(check.output)\(check.errors)")
        #expect(try pictures(in: "out") == Self.all)
    }

    @Test func aComparisonNamesTheStoryboardThatChanged() throws {
        func git(_ words: String) throws {
            let run = try Shell("git -c user.name=t -c user.email=t@example.com \(words)", in: scratch.path)
            #expect(run.status == 0, "\(run.output)")
        }
        for words in ["init -q", "add .", "commit -qm one"] { try git(words) }
        let compare = "golden compare --base HEAD . --devices iphone-6-3 -o report"
        #expect(try run(compare).output == "all pictures are the same, no file that they show differs\n")
        _ = try scratch.file("App/Base.lproj/Main.storyboard", Self.storyboard(text: "Changed"))
        let changed = try run(compare)
        #expect(changed.status == 1 && changed.output.contains("1 of 4 pictures differs"), "\(changed.output)")
        #expect(changed.output.contains("‘Changed’") && changed.output.contains("Main/iphone-6-3"))
        try FileManager.default.removeItem(atPath: scratch.path + "/App/Base.lproj/Main.storyboard")
        let removed = try run(compare)
        #expect(removed.status == 1 && removed.output.contains("2 pictures, first App-Main"), "\(removed.output)")
        #expect(removed.output.contains("are only in HEAD") && removed.output.contains("and 2 are gone"))
    }
}
