import Devices
import Diagnostics
import Foundation
import Testing
import Traits

@testable import InterfaceDocuments

private func plist(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(body)</dict></plist>
    """
}

@Suite struct AssetsProjectTests {
    private func open(_ folder: TemporaryFolder, _ path: String = "") throws -> Diagnosed<Project> {
        try Project.open(path.isEmpty ? folder.path : "\(folder.path)/\(path)")
    }

    private func names(_ paths: [String], in folder: TemporaryFolder) -> [String] {
        paths.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
    }

    @Test("ADAPT-36 LS-1 a folder's launch document is the one that its Info.plist names, by idiom")
    func launchDocumentByPlist() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Base.lproj/Start.storyboard", "x")
        try folder.write("App/StartPad.xib", "x")
        try folder.write("App/LaunchScreen.storyboard", "x")
        try folder.write("Tests/Info.plist", plist("<key>CFBundlePackageType</key><string>BNDL</string>"))
        try folder.write(
            "App/Info.plist",
            plist(
                """
                <key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
                <key>UILaunchStoryboardName</key><string>Start</string>
                <key>UILaunchStoryboardName~ipad</key><string>StartPad</string>
                """))
        let project = try open(folder)
        #expect(project.diagnostics.isEmpty)
        #expect(
            names(project.value.launchDocuments, in: folder) == ["App/Base.lproj/Start.storyboard", "App/StartPad.xib"])
        #expect(project.value.padLaunchDocument?.hasSuffix("StartPad.xib") == true)
        #expect(project.value.documents.count == 3)
        #expect(project.value.isFolder)
    }

    @Test func withoutAPlistTheUsualNamesCount() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Main.storyboard", "x")
        try folder.write("App/Base.lproj/LaunchScreen.storyboard", "x")
        let project = try open(folder).value
        #expect(names(project.launchDocuments, in: folder) == ["App/Base.lproj/LaunchScreen.storyboard"])
        #expect(project.infoPlist == nil)
    }

    @Test func aMissingLaunchDocumentIsReportedOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write("LaunchScreen.storyboard", "x")
        try folder.write("Info.plist", plist("<key>UILaunchStoryboardName</key><string>Gone</string>"))
        let project = try open(folder)
        #expect(project.diagnostics.map(\.problem.code) == ["missing-launch-document"])
        #expect(project.diagnostics.first?.problem.message.contains("LaunchScreen.storyboard is drawn instead") == true)
        #expect(project.value.launchDocuments.count == 1)
    }

    @Test("LS-6 a launch screen that is described in the Info.plist")
    func launchScreenDictionary() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Info.plist",
            plist(
                """
                <key>UILaunchScreen</key><dict>
                  <key>UIColorName</key><string>Background</string><key>UIImageName</key><string>Logo</string>
                  <key>UIImageRespectsSafeAreaInsets</key><true/>
                  <key>UINavigationBar</key><dict><key>UIImageName</key><string>Bar</string></dict>
                  <key>UITabBar</key><dict/>
                </dict>
                """))
        let screen = try #require(try open(folder).value.infoPlist?.launchScreen)
        #expect(screen.colorName == "Background" && screen.imageName == "Logo" && screen.imageRespectsSafeArea)
        #expect(screen.navigationBar?.imageName == "Bar")
        #expect(screen.tabBar == LaunchScreenConfiguration.Bar(imageName: nil))
        #expect(screen.toolbar == nil)
    }

    @Test("LS-1 of several described launch screens the default")
    func launchScreens() throws {
        let folder = try TemporaryFolder()
        func definition(_ id: String) -> String {
            "<dict><key>UILaunchScreenIdentifier</key><string>\(id)</string><key>UIImageName</key><string>\(id)</string></dict>"
        }
        try folder.write(
            "Info.plist",
            plist(
                """
                <key>UILaunchScreens</key><dict><key>UIDefaultLaunchScreen</key><string>b</string>
                <key>UILaunchScreenDefinitions</key><array>\(definition("a"))\(definition("b"))</array></dict>
                """))
        let info = try #require(try open(folder).value.infoPlist)
        #expect(info.launchScreen?.imageName == "b")
        #expect(info.launchScreens.keys.sorted() == ["a", "b"])
    }

    @Test func orientationsAndFlags() throws {
        let folder = try TemporaryFolder()
        try folder.write("LaunchScreen.storyboard", "x")
        try folder.write(
            "Info.plist",
            plist(
                """
                <key>UIRequiresFullScreen</key><true/><key>UIStatusBarHidden</key><string>YES</string>
                <key>UIUserInterfaceStyle</key><string>Dark</string>
                <key>UILaunchStoryboardName</key><string>$(LAUNCH)</string>
                <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string>
                <string>Sideways</string></array>
                <key>UISupportedInterfaceOrientations~ipad</key><array>
                <string>UIInterfaceOrientationLandscapeLeft</string><string>UIInterfaceOrientationPortraitUpsideDown</string>
                </array>
                """))
        let project = try open(folder)
        let info = try #require(project.value.infoPlist)
        #expect(info.requiresFullScreen && info.isStatusBarHidden.any == true)
        #expect(info.userInterfaceStyle == .dark)
        #expect(info.orientations(for: .phone) == [.portrait])
        #expect(info.orientations(for: .pad) == [.portrait, .landscape])
        #expect(info.launchStoryboardName.any == nil)
        #expect(project.diagnostics.map(\.problem.code) == ["unknown-orientation"])
        #expect(project.value.launchDocuments.count == 1)
    }

    @Test func binaryPlists() throws {
        let folder = try TemporaryFolder()
        try folder.write("Main.storyboard", "x")
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["UILaunchStoryboardName": "Main.storyboard", "UIRequiresFullScreen": true],
            format: .binary,
            options: 0)
        try folder.write("App-Info.plist", Array(data))
        let project = try open(folder).value
        #expect(project.infoPlist?.requiresFullScreen == true)
        #expect(names(project.launchDocuments, in: folder) == ["Main.storyboard"])
    }

    /// A binary property list of objects, of which the first is the top one.
    private func binaryList(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [offsets.count, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(number)] }
        return bytes
    }

    /// Arrays of sixteen references to the next array, nested to a number of levels.
    private func bomb(levels: Int) -> [UInt8] {
        binaryList((0..<levels).map { [0xAF, 0x10, 16] + [UInt8](repeating: UInt8($0 + 1), count: 16) } + [[0x09]])
    }

    @Test(
        "Objects that no property list has are refused before Foundation makes them",
        arguments: [
            (value: [[0xC1, 3], [0x80, 1]], "a set of an archive's reference"),
            ([[0xB1, 3], [0x09]], "an ordered set"), ([[0x80, 1]], "an archive's reference"), ([[0x00]], "null"),
            ([[0x0F]], "padding"), ([[0xD1, 3, 3], [0x09]], "a dictionary with a key that is no string"),
        ] as [(value: [[UInt8]], String)])
    func foreignObjects(value: [[UInt8]], name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("LaunchScreen.storyboard", "x")
        try folder.write("Info.plist", binaryList([[0xD1, 1, 2], [0x51, UInt8(ascii: "k")]] + value))
        #expect(try open(folder).diagnostics.map(\.problem.code) == ["malformed-plist"], "\(name)")
        try folder.write("Info.plist", binaryList([[0xD1, 1, 2], [0x51, UInt8(ascii: "k")], [0x09]]))
        #expect(try open(folder).diagnostics.isEmpty)
    }

    @Test("A property list in the text format from before XML is refused; XML may be UTF-16")
    func formats() throws {
        let folder = try TemporaryFolder()
        try folder.write("LaunchScreen.storyboard", "x")
        for text in ["{ UIRequiresFullScreen = YES; }", "{a = b c", "(", ""] {
            try folder.write("Info.plist", text)
            let problem = try #require(open(folder).diagnostics.first?.problem)
            #expect(problem.code == "malformed-plist" && problem.message.contains("neither XML nor binary"))
        }
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["UIRequiresFullScreen": true], format: .xml, options: 0)
        let wide = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "UTF-8", with: "UTF-16")
        try folder.write("Info.plist", Array(try #require(wide.data(using: .utf16))))
        #expect(try open(folder).value.infoPlist?.requiresFullScreen == true)
    }

    @Test("A binary property list cannot expand to more values than a file may have, despite shared references")
    func plistsThatExpand() throws {
        let folder = try TemporaryFolder()
        try folder.write("LaunchScreen.storyboard", "x")
        try folder.write("Info.plist", bomb(levels: 8))
        let expanding = try open(folder).diagnostics
        #expect(expanding.map(\.problem.code) == ["malformed-plist"])
        #expect(expanding.first?.problem.message.contains("100000 values") == true)
        // A hundred thousand values are allowed, but this is not a dictionary.
        try folder.write("Info.plist", bomb(levels: 4))
        #expect(try open(folder).diagnostics.first?.problem.message.contains("not a dictionary") == true)
        // An array that contains itself.
        var circle = bomb(levels: 1)
        circle[11] = 0
        try folder.write("Info.plist", circle)
        #expect(try open(folder).diagnostics.map(\.problem.code) == ["malformed-plist"])
        for length in 0..<circle.count {
            try folder.write("Info.plist", Array(circle.prefix(length)))
            #expect(try open(folder).diagnostics.map(\.problem.code) == ["malformed-plist"])
        }
    }

    @Test func brokenPlistsAreWarnings() throws {
        let folder = try TemporaryFolder()
        try folder.write("LaunchScreen.storyboard", "x")
        try folder.write("A/Info.plist", "nonsense")
        try folder.write("B/Info.plist", "<plist version=\"1.0\"><array/></plist>")
        try folder.write("C/Info.plist", plist(String(repeating: "<key>a</key><dict>", count: 5000)))
        let project = try open(folder)
        #expect(project.diagnostics.map(\.problem.code) == ["malformed-plist", "malformed-plist", "malformed-plist"])
        #expect(project.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(project.value.launchDocuments.count == 1)
    }

    @Test func viewsThatAreTooDeepAreLeftOutAndReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("LaunchScreen.storyboard", "x")
        try folder.write((0..<30).map { "f\($0)/" }.joined() + "Deep.storyboard", "x")
        let project = try open(folder)
        #expect(project.diagnostics.map(\.problem.code) == ["folder-too-large"])
        #expect(names(project.value.documents, in: folder) == ["LaunchScreen.storyboard"])
    }

    @Test func picturesThatWereDrawnOfAProjectAreNoneOfItAndDoNotCrowdOutWhatIs() throws {
        let folder = try TemporaryFolder()
        try folder.write("Main.storyboard", "x")
        for index in 0..<4_100 { try folder.write("Output/\(index).png", "") }
        try folder.write("Output/Part.storyboard", "x")
        try folder.write("Resources/Assets.xcassets/Contents.json", "{}")
        try folder.writePNG("Resources/Logo.png", width: 2, height: 2)
        let project = try open(folder, "Main.storyboard").value
        #expect(names(project.catalogs, in: folder) == ["Resources/Assets.xcassets"])
        #expect(names(project.looseImages, in: folder) == ["Resources/Logo.png"])
        #expect(names(project.nearbyDocuments, in: folder) == ["Main.storyboard", "Output/Part.storyboard"])
    }

    @Test func reportsAndGoldensAreNoneOfAProject() throws {
        let folder = try TemporaryFolder()
        try folder.write("Main.storyboard", "x")
        try folder.write("report/\(MadeFolder.mark)", "")
        try folder.write("Tests/__Goldens__/manifest.json", "{\n  \"format\": 1,\n")
        try folder.write("site/manifest.json", "{\n  \"name\": \"an app for browsers\"}")
        // Reading from a pipe would wait without end.
        try folder.write("pipe/note.txt", "")
        #expect(mkfifo("\(folder.path)/pipe/manifest.json", 0o600) == 0)
        for place in ["report/actual/Main", "Output/golden/actual", "Tests/__Goldens__/Main", "site/icons"] {
            try folder.writePNG("\(place)/light.png", width: 2, height: 2)
        }
        for input in ["", "Main.storyboard"] {
            #expect(
                names(try open(folder, input).value.looseImages, in: folder) == ["site/icons/light.png"], "\(input)")
        }
    }

    @Test func aDocumentHasTheCatalogsOfItsProject() throws {
        let folder = try TemporaryFolder()
        try folder.write("P.xcodeproj/project.pbxproj", "x")
        try folder.write("App/Assets.xcassets/Contents.json", "{}")
        try folder.write("App/Base.lproj/Main.storyboard", "x")
        try folder.writePNG("App/Images/Logo@2x.png", width: 2, height: 2)
        try folder.write("App/Fonts/Brand.otf", "x")
        try folder.write("Other/More.xcassets/Contents.json", "{}")
        try folder.write("App/Pods/Foreign.xcassets/Contents.json", "{}")
        let project = try open(folder, "App/Base.lproj/Main.storyboard").value
        #expect(names(project.catalogs, in: folder) == ["App/Assets.xcassets", "Other/More.xcassets"])
        #expect(names(project.looseImages, in: folder) == ["App/Images/Logo@2x.png"])
        #expect(names(project.fonts, in: folder) == ["App/Fonts/Brand.otf"])
        #expect(project.launchDocuments == ["\(folder.path)/App/Base.lproj/Main.storyboard"])
        #expect(!project.isFolder)
        #expect(project.makeAssetLibrary().imageNames == ["Logo", "Logo.png"])
    }

    @Test("A folder's name may end like a bundle or a source", arguments: ["app", "bundle", "js", "node.js"])
    func foldersLikeExtensions(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("P.xcodeproj/project.pbxproj", "x")
        try folder.write("\(name)/Assets.xcassets/Contents.json", "{}")
        try folder.write("Main.storyboard", "x")
        let project = try open(folder, "Main.storyboard").value
        #expect(names(project.catalogs, in: folder) == ["\(name)/Assets.xcassets"])
    }

    @Test func aDocumentWithoutAProjectHasTheNearestCatalogs() throws {
        let folder = try TemporaryFolder()
        try folder.write("x/Deep/Far.xcassets/Contents.json", "{}")
        try folder.write("x/y/Resources/Near.xcassets/Contents.json", "{}")
        try folder.write("x/y/Base.lproj/../Views/Main.storyboard", "x")
        let project = try open(folder, "x/y/Views/Main.storyboard").value
        #expect(names(project.catalogs, in: folder) == ["x/y/Resources/Near.xcassets"])
        try folder.write("x/y/Views/Own.xcassets/Contents.json", "{}")
        let own = try open(folder, "x/y/Views/Main.storyboard").value
        #expect(names(own.catalogs, in: folder) == ["x/y/Views/Own.xcassets"])
        #expect(own.folder.path.hasSuffix("Views"))
    }

    @Test func badInputsSayWhatTheyAre() throws {
        let folder = try TemporaryFolder()
        try folder.write("notes.txt", "x")
        func code(_ path: String) throws -> String? {
            try #require(throws: DiagnosedError.self) { try Project.open(path) }.diagnostics.first?.problem.code
        }
        #expect(try code("\(folder.path)/gone.storyboard") == "no-such-input")
        #expect(try code("") == "no-such-input")
        #expect(try code("\(folder.path)/notes.txt") == "not-an-input")
        #expect(try code(folder.path) == "nothing-to-draw")
    }

    @Test func orderDoesNotDependOnTheFileSystem() throws {
        let folder = try TemporaryFolder()
        for name in ["b/Two", "a/One", "Three", "c/d/Four"] { try folder.write("\(name).xib", "x") }
        let project = try open(folder).value
        #expect(names(project.documents, in: folder) == ["Three.xib", "a/One.xib", "b/Two.xib", "c/d/Four.xib"])
    }
}
