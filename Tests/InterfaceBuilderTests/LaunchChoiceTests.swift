import Devices
import Diagnostics
import Foundation
import Testing

@testable import InterfaceDocuments

/// The launch screen that iOS shows for an app's folder.
@Suite struct LaunchChoiceTests {
    static let description = "<key>UILaunchScreen</key><dict><key>UIColorName</key><string>Ink</string></dict>"
    static let named = "<key>UILaunchStoryboardName</key><string>Start</string>"
    static let listed = """
        <key>UILaunchImages</key><array>
        <dict><key>UILaunchImageName</key><string>Old</string><key>UILaunchImageSize</key><string>{320, 568}</string>
        <key>UILaunchImageMinimumOSVersion</key><string>7.0</string></dict>
        <dict><key>UILaunchImageName</key><string>New</string><key>UILaunchImageSize</key><string>{320, 568}</string>
        <key>UILaunchImageMinimumOSVersion</key><string>8.0</string></dict>
        <dict><key>UILaunchImageName</key><string>Wide</string><key>UILaunchImageSize</key><string>{768, 1024}</string>
        <key>UILaunchImageOrientation</key><string>Landscape</string></dict>
        </array>
        """

    /// The choice for an app's folder with these files and this content of the Info.plist.
    private func choice(_ plist: String, _ files: [String]) throws -> LaunchChoice {
        let folder = try TemporaryFolder()
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>\(plist)</dict></plist>
            """
        try folder.write("Info.plist", Array(text.utf8))
        for file in files { try folder.write(file, Array("x".utf8)) }
        return try #require(try Project.open(folder.path).value.launchChoice)
    }

    private func screen(_ choice: LaunchChoice, _ variant: String) throws -> String {
        switch choice.screen(on: try Variant(parsing: variant)) {
        case .description(let description): "description \(description.colorName ?? "")"
        case .document(let path): (path as NSString).lastPathComponent
        case .picture(let path, let size):
            "\((path as NSString).lastPathComponent) \(Int(size.width))x\(Int(size.height))"
        case .black(let size): "black \(Int(size.width))x\(Int(size.height))"
        }
    }

    @Test(
        "LS-1 a description from iOS 14 on, then the document from iOS 8 on, then listed pictures, then Default files",
        arguments: [
            ("iphone-6-3@18", "description Ink"), ("iphone-4-0@14", "description Ink"),
            ("iphone-4-0@13", "Start.storyboard"), ("iphone-4-0@8", "Start.storyboard"),
            ("iphone-4-0@7", "Old@2x.png 320x568"), ("iphone-3-5@7", "Default@2x.png 320x480"),
        ])
    func order(variant: String, expected: String) throws {
        // The 4-inch size ran iOS 14 and 15 as the first iPhone SE.
        let choice = try choice(
            Self.description + Self.named + Self.listed,
            ["Start.storyboard", "Old@2x.png", "New@2x.png", "Default@2x.png", "Default.png"])
        #expect(try screen(choice, variant) == expected)
    }

    @Test("LS-1 the document has device forms: of the name in the Info.plist, and of the file")
    func deviceForms() throws {
        let byFile = try choice(Self.named, ["Start.storyboard", "Start~ipad.storyboard"])
        #expect(try screen(byFile, "ipad-pro-11@18") == "Start~ipad.storyboard")
        #expect(try screen(byFile, "iphone-6-3@18") == "Start.storyboard")
        let byKey = try choice(
            Self.named + "<key>UILaunchStoryboardName~ipad</key><string>Pad</string>",
            ["Start.storyboard", "Pad.storyboard"])
        #expect(try screen(byKey, "ipad-pro-11@18") == "Pad.storyboard")
    }

    @Test("LS-1 (partly) of listed pictures that of the newest version that the system has reached")
    func listedPictures() throws {
        let choice = try choice(Self.listed, ["Old@2x.png", "New@2x.png", "Wide.png"])
        #expect(try screen(choice, "iphone-4-0@7") == "Old@2x.png 320x568")
        #expect(try screen(choice, "iphone-4-0@9") == "New@2x.png 320x568")
        #expect(try screen(choice, "ipad-9-7/landscape@9") == "Wide.png 1024x768")
        #expect(try screen(choice, "ipad-9-7@9") == "black 768x1024")
    }

    @Test(
        "ADAPT-37 LS-2 Default files by screen, orientation, kind of device and scale",
        arguments: [
            ("iphone-3-5@7", "Default@2x.png 320x480"), ("iphone-4-0@7", "Default-568h@2x.png 320x568"),
            ("iphone-4-7@8", "Default-667h@2x.png 375x667"),
            ("iphone-5-5@8", "Default-Portrait-736h@3x.png 414x736"),
            ("iphone-5-5/landscape@8", "Default-Landscape-736h@3x.png 736x414"),
            ("ipad-9-7@8", "Default-Portrait@2x~ipad.png 768x1024"),
            ("ipad-9-7/landscape@8", "Default-Landscape@2x~ipad.png 1024x768"),
            ("ipad-9-7-1x@7", "Default-Portrait~ipad.png 768x1024"),
        ])
    func defaultFiles(variant: String, expected: String) throws {
        let choice = try choice(
            "",
            [
                "Default.png", "Default@2x.png", "Default-568h@2x.png", "Default-667h@2x.png",
                "Default-Portrait-736h@3x.png", "Default-Landscape-736h@3x.png", "Default-Portrait~ipad.png",
                "Default-Portrait@2x~ipad.png", "Default-Landscape~ipad.png", "Default-Landscape@2x~ipad.png",
            ])
        #expect(try screen(choice, variant) == expected)
    }

    @Test(
        "LS-3 without a document and a picture of the size the app runs at the nearest older size",
        arguments: [
            ("iphone-4-7@9", "Default-568h@2x.png 320x568"), ("iphone-6-3@18", "Default-568h@2x.png 320x568"),
            ("iphone-4-7/landscape@9", "Default-568h@2x.png 320x568"), ("ipad-9-7@9", "Default.png 768x1024"),
            ("ipad-pro-12-9@12", "Default.png 768x1024"),
        ])
    func letterbox(variant: String, expected: String) throws {
        let choice = try choice("", ["Default.png", "Default-568h@2x.png"])
        #expect(try screen(choice, variant) == expected)
    }

    @Test("MT-2 (partly) UIRequiresFullScreen and an orientation that is missing keep an app out of shared screens")
    func exclusions() throws {
        func reason(_ plist: String, _ variant: String) throws -> String? {
            try choice(plist, ["LaunchScreen.storyboard"]).plist?.exclusion(of: Variant(parsing: variant))?.code
        }
        let full = "<key>UIRequiresFullScreen</key><true/>"
        #expect(try reason(full, "ipad-pro-11/landscape/split-half@17") == "requires-full-screen")
        #expect(try reason(full, "ipad-pro-11/landscape/500x700") == "requires-full-screen")
        #expect(try reason(full, "ipad-pro-11/landscape@17") == nil)
        let upright =
            "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>"
        #expect(try reason(upright, "iphone-6-3/landscape") == "orientation-not-supported")
        #expect(try reason(upright, "iphone-6-3") == nil)
        #expect(try reason(upright, "ipad-pro-11/portrait/split-third@17") == "shares-no-screen")
        #expect(try reason("", "ipad-pro-11/landscape/split-half@17") == nil)
    }

    /// The `Contents.json` of a launch-image set as Xcode writes it, with one line per slot.
    private func launchImageSet(_ slots: [String]) -> String {
        "{\"images\": [\(slots.joined(separator: ",\n"))], \"info\": {\"version\": 1, \"author\": \"xcode\"}}"
    }

    private static let slots = [
        #"{"idiom": "iphone", "extent": "full-screen", "scale": "2x", "orientation": "portrait", "filename": "old.png"}"#,
        #"{"idiom": "iphone", "subtype": "retina4", "extent": "full-screen", "scale": "2x", "#
            + #""minimum-system-version": "7.0", "orientation": "portrait", "filename": "four.png"}"#,
        #"{"idiom": "iphone", "subtype": "736h", "extent": "full-screen", "scale": "3x", "#
            + #""minimum-system-version": "8.0", "orientation": "landscape", "filename": "plus.png"}"#,
        #"{"idiom": "ipad", "extent": "full-screen", "scale": "1x", "minimum-system-version": "7.0", "#
            + #""orientation": "landscape", "filename": "pad.png"}"#,
        #"{"idiom": "ipad", "extent": "full-screen", "scale": "2x", "minimum-system-version": "7.0", "#
            + #""orientation": "landscape", "filename": "pad@2x.png"}"#,
        #"{"idiom": "ipad", "extent": "to-status-bar", "scale": "1x", "orientation": "landscape", "filename": "low.png"}"#,
        #"{"idiom": "iphone", "subtype": "667h", "extent": "full-screen", "scale": "2x", "orientation": "portrait"}"#,
    ]

    @Test(
        "LS-2 (partly) a catalog's launch-image set gives each screen its picture",
        arguments: [
            ("iphone-3-5@7", "old.png 320x480"), ("iphone-4-0@7", "four.png 320x568"),
            ("iphone-5-5/landscape@8", "plus.png 736x414"), ("iphone-4-7@9", "four.png 320x568"),
            ("ipad-9-7/landscape@8", "pad@2x.png 1024x768"), ("ipad-9-7@8", "black 768x1024"),
        ])
    func launchImageSets(variant: String, expected: String) throws {
        let folder = try TemporaryFolder()
        let set = "Assets.xcassets/LaunchImage.launchimage"
        try folder.write("\(set)/Contents.json", Array(launchImageSet(Self.slots).utf8))
        for file in ["old", "four", "plus", "pad", "pad@2x", "low"] {
            try folder.write("\(set)/\(file).png", Array("x".utf8))
        }
        let project = try Project.open(folder.path)
        #expect(project.diagnostics.isEmpty)
        #expect(try screen(try #require(project.value.launchChoice), variant) == expected)
    }

    @Test("problems in a launch-image set are reported with their location, and the rest is read")
    func badLaunchImageSets() throws {
        let folder = try TemporaryFolder()
        let slots = [
            #"{"idiom": "iphone", "scale": "2x", "orientation": "portrait", "filename": "../secret.png"}"#,
            #"{"idiom": "iphone", "scale": "1x", "orientation": "portrait", "filename": "gone.png"}"#,
            #"{"idiom": "iphone", "subtype": "retina4", "scale": "2x", "orientation": "portrait", "filename": 4}"#,
        ]
        try folder.write("A.xcassets/Start.launchimage/Contents.json", Array(launchImageSet(slots).utf8))
        try folder.write("Default.png", Array("x".utf8))
        let project = try Project.open(folder.path)
        #expect(
            project.diagnostics.map { "\($0.location?.line ?? 0): \($0.problem.code)" } == [
                "1: asset-outside-folder", "2: missing-asset-file", "3: wrong-type-in-contents",
            ])
        #expect(project.value.launchImages.isEmpty)
    }

    @Test("LS-1 (partly) the default of UILaunchStoryboards stands where no single storyboard is named")
    func launchStoryboards() throws {
        let listed = """
            <key>UILaunchStoryboards</key><dict><key>UIDefaultLaunchStoryboard</key><string>b</string>
            <key>UILaunchStoryboardDefinitions</key><array>
            <dict><key>UILaunchStoryboardIdentifier</key><string>a</string>
            <key>UILaunchStoryboardFile</key><string>First</string></dict>
            <dict><key>UILaunchStoryboardIdentifier</key><string>b</string>
            <key>UILaunchStoryboardFile</key><string>Second</string></dict></array></dict>
            """
        let files = ["First.storyboard", "Second.storyboard", "Start.storyboard"]
        #expect(try screen(choice(listed, files), "iphone-6-3@18") == "Second.storyboard")
        #expect(try screen(choice(listed + Self.named, files), "iphone-6-3@18") == "Start.storyboard")
    }

    @Test func badEntriesAreReportedAndLeftOut() throws {
        let folder = try TemporaryFolder()
        let text = """
            <plist version="1.0"><dict><key>UILaunchImages</key><array>
            <dict><key>UILaunchImageSize</key><string>{320, 568}</string></dict>
            <dict><key>UILaunchImageName</key><string>A</string><key>UILaunchImageSize</key><string>wide</string></dict>
            </array></dict></plist>
            """
        try folder.write("Info.plist", Array(text.utf8))
        try folder.write("Default.png", Array("x".utf8))
        let project = try Project.open(folder.path)
        #expect(Set(project.diagnostics.map(\.problem.code)) == ["wrong-type-in-plist"])
        #expect(project.value.infoPlist?.launchImages == [])
    }
}
