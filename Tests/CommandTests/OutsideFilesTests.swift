import Bitmaps
import Foundation
import Geometry
import TestTraits
import Testing

/// A file that refers outside of the input's folder.
struct OutsideCase: Sendable, CustomTestStringConvertible {
    var name: String
    /// The project's files; `OUTSIDE` is replaced by the folder beside it.
    var files: [String: String]
    /// Links in the project, and their targets.
    var links: [String: String] = [:]
    var arguments = ["Main.storyboard"]
    var command = ["render", "--json", "--no-cache", "--format", "svg,png", "--devices", "iphone-15"]
    /// The code of the reported problem; `nil` if nothing refers to the file.
    var code: String?
    /// The same with a target inside the folder, to show that the test would detect a read.
    var within: [String: String]

    var testDescription: String { name }
}

/// References never leave a document's folder: pictures and texts do not depend on anything outside.
@Suite(.blocking) struct OutsideFilesTests {
    static let header =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
        + "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" initialViewController=\"c\">"

    static func storyboard(_ subviews: String, resources: String = "") -> String {
        header
            + "<scenes><scene sceneID=\"s\"><objects><viewController storyboardIdentifier=\"x\" id=\"c\">"
            + "<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><subviews>"
            + subviews + "</subviews></view></viewController></objects></scene></scenes><resources>" + resources
            + "</resources></document>"
    }

    static func label(_ text: String, id: String = "l") -> String {
        "<label text=\"\(text)\" id=\"\(id)\"><rect key=\"frame\" x=\"40\" y=\"100\" width=\"200\" height=\"21\"/></label>"
    }

    static let picture = storyboard(
        "<imageView image=\"P\" id=\"i\"><rect key=\"frame\" x=\"40\" y=\"100\" width=\"90\" height=\"70\"/></imageView>",
        resources: "<image name=\"P\" width=\"9\" height=\"7\"/>")

    static func imageSet(_ file: String) -> String {
        "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"\(file)\"}],\"info\":{\"version\":1,\"author\":\"xcode\"}}"
    }

    static func svg(_ inner: String, prologue: String = "") -> String {
        "\(prologue)<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
            + "xmlns:xi=\"http://www.w3.org/2001/XInclude\" width=\"90\" height=\"70\">\(inner)</svg>"
    }

    private static let set = "A.xcassets/P.imageset/"
    private static let withPicture = [
        "Main.storyboard": picture, set + "Contents.json": imageSet("p.png"), set + "p.png": "PICTURE",
    ]
    private static let drawScene = ["--theme", "ios", "scene.yaml"]
    private static let withScene = [
        "scene.yaml": scene("storyboard: {file: Bait.storyboard}"), "Bait.storyboard": storyboard(label("Other")),
    ]

    static let cases =
        catalogPaths + catalogLinks + svgs + files + scenePaths
        + sceneLinks + figures + themePaths + themeLinks

    private static let catalogPaths: [OutsideCase] = [
        "../../../outside/p.png", "OUTSIDE/p.png", "file://OUTSIDE/p.png", "http://127.0.0.1:9/p.png",
    ].map {
        OutsideCase(
            name: "a catalog's picture: \($0)",
            files: ["Main.storyboard": picture, set + "Contents.json": imageSet($0)], code: "asset-outside-folder",
            within: withPicture)
    }

    private static let catalogLinks: [OutsideCase] = [
        OutsideCase(
            name: "a catalog's picture is a link",
            files: ["Main.storyboard": picture, set + "Contents.json": imageSet("p.png")],
            links: [set + "p.png": "OUTSIDE/p.png"], code: "asset-outside-folder",
            within: withPicture),
        OutsideCase(
            name: "a picture beside the document is a link", files: ["Main.storyboard": picture],
            links: ["P.png": "OUTSIDE/p.png"], code: "asset-outside-folder",
            within: ["Main.storyboard": picture, "P.png": "PICTURE"]),
        OutsideCase(
            name: "a catalog is a link", files: ["Main.storyboard": picture],
            links: ["A.xcassets": "OUTSIDE/A.xcassets"],
            within: withPicture),
        OutsideCase(
            name: "a set's folder is a link",
            files: ["Main.storyboard": picture, "A.xcassets/Contents.json": "{}"],
            links: ["A.xcassets/P.imageset": "OUTSIDE/A.xcassets/P.imageset"],
            code: "asset-outside-folder",
            within: withPicture),
    ]

    private static let svgs: [OutsideCase] = [
        ("a picture", "<image xlink:href=\"file://OUTSIDE/p.png\" width=\"90\" height=\"70\"/>", ""),
        ("a picture by its path", "<image href=\"OUTSIDE/p.png\" width=\"90\" height=\"70\"/>", ""),
        ("a picture on the way up", "<image href=\"../../../outside/p.png\" width=\"90\" height=\"70\"/>", ""),
        ("a text", "<xi:include href=\"file://OUTSIDE/words.svg\"/>", ""),
        ("a use", "<use href=\"file://OUTSIDE/words.svg#w\"/>", ""),
        ("a style", "", "<?xml-stylesheet href=\"file://OUTSIDE/style.css\" type=\"text/css\"?>"),
        (
            "an entity", "<g>&e;</g><rect width=\"9\" height=\"9\"/>",
            "<!DOCTYPE svg [<!ENTITY e SYSTEM \"file://OUTSIDE/words.svg\">]>"
        ),
    ].map { (what: String, inner: String, prologue: String) in
        OutsideCase(
            name: "an SVG picture refers to \(what)",
            files: [
                "Main.storyboard": picture, set + "Contents.json": imageSet("p.svg"),
                set + "p.svg": svg(inner, prologue: prologue),
            ],
            within: [
                "Main.storyboard": picture, set + "Contents.json": imageSet("p.svg"),
                set + "p.svg": svg("<rect width=\"40\" height=\"40\" fill=\"red\"/>"),
            ])
    }

    private static let files: [OutsideCase] = [
        OutsideCase(
            name: "strings are a link",
            files: ["Main.storyboard": storyboard(label("Plain")), "de.lproj/keep": ""],
            links: ["de.lproj/Main.strings": "OUTSIDE/Main.strings"],
            arguments: ["Main.storyboard", "--locale", "de"], code: "asset-outside-folder",
            within: [
                "Main.storyboard": storyboard(label("Plain")), "de.lproj/Main.strings": "\"l.text\" = \"Wort\";",
            ]),
        OutsideCase(
            name: "a catalog of strings is a link", files: ["Main.storyboard": storyboard(label("Plain"))],
            links: ["Main.xcstrings": "OUTSIDE/Main.xcstrings"], arguments: ["Main.storyboard", "--locale", "de"],
            code: "asset-outside-folder",
            within: [
                "Main.storyboard": storyboard(label("Plain")),
                "Main.xcstrings": stringsCatalog("Wort"),
            ]),
        OutsideCase(
            name: "a project's launch screen is a link", files: ["Other.storyboard": storyboard(label("Plain"))],
            links: ["LaunchScreen.storyboard": "OUTSIDE/Bait.storyboard"], arguments: ["."],
            code: "asset-outside-folder", within: ["LaunchScreen.storyboard": storyboard(label("Other"))]),
        OutsideCase(
            name: "a storyboard that is referred to is a link",
            files: ["Main.storyboard": referring], links: ["Bait.storyboard": "OUTSIDE/Bait.storyboard"],
            within: ["Main.storyboard": referring, "Bait.storyboard": storyboard(label("Other"))]),
        OutsideCase(
            name: "an Info.plist is a link", files: ["LaunchScreen.storyboard": storyboard(label("Plain"))],
            links: ["Info.plist": "OUTSIDE/Info.plist"], arguments: ["."], code: "asset-outside-folder",
            within: [
                "LaunchScreen.storyboard": storyboard(label("Plain")),
                "Info.plist": plist("UILaunchScreen", "<dict/>"),
            ]),
        OutsideCase(
            name: "an Info.plist with an entity",
            files: [
                "LaunchScreen.storyboard": storyboard(label("Plain")),
                "Info.plist": "<!DOCTYPE plist [<!ENTITY e SYSTEM \"file://OUTSIDE/name\">]>"
                    + plist("UILaunchStoryboardName", "<string>&e;</string>"),
            ], arguments: ["."],
            within: [
                "LaunchScreen.storyboard": storyboard(label("Plain")),
                "Info.plist": plist("UILaunchStoryboardName", "<string>A</string>"),
            ]),
    ]

    private static let scenePaths: [OutsideCase] = [
        "../outside/Bait.storyboard", "OUTSIDE/Bait.storyboard", "file://OUTSIDE/Bait.storyboard",
    ].map {
        OutsideCase(
            name: "a scene's document: \($0)", files: ["scene.yaml": scene("storyboard: {file: \"\($0)\"}")],
            arguments: drawScene, code: $0.hasPrefix("file:") ? "scene-no-file" : "scene-outside-folder",
            within: withScene)
    }

    private static let sceneLinks: [OutsideCase] = [
        OutsideCase(
            name: "a scene's document is a link",
            files: ["scene.yaml": scene("storyboard: {file: Bait.storyboard}")],
            links: ["Bait.storyboard": "OUTSIDE/Bait.storyboard"], arguments: drawScene, code: "scene-outside-folder",
            within: withScene),
        OutsideCase(
            name: "a scene's document beside what a link leads to",
            files: ["scene.yaml": scene("storyboard: {file: far/../Bait.storyboard}")],
            links: ["far": "OUTSIDE/far"],
            arguments: drawScene, code: "scene-outside-folder",
            within: withScene),
    ]

    private static let figures: [OutsideCase] = ["../outside/Bait.storyboard", "OUTSIDE/Bait.storyboard"].map {
        OutsideCase(
            name: "what a figure shows: \($0)", files: ["figure.yaml": figure($0)], arguments: ["figure.yaml"],
            command: drawFigure, code: "lies outside the scene's folder",
            within: ["figure.yaml": figure("Bait.storyboard"), "Bait.storyboard": storyboard(label("Other"))])
    }

    private static let themePaths: [OutsideCase] = ["../outside/bait.yaml", "OUTSIDE/bait.yaml"].flatMap { reference in
        [
            OutsideCase(
                name: "a figure's theme: \(reference)",
                files: ["figure.yaml": "theme: \"\(reference)\"\ncontent: {text: Plain}\n"],
                arguments: ["figure.yaml"], command: drawFigure, code: "is outside the folder",
                within: [
                    "figure.yaml": "theme: ./bait.yaml\ncontent: {text: Plain}\n",
                    "bait.yaml": theme("#123456"),
                ]),
            OutsideCase(
                name: "a scene's theme: \(reference)",
                files: ["scene.yaml": "theme: \"\(reference)\"\n" + scene("view: {box: }")],
                arguments: ["scene.yaml"],
                code: "theme-outside-folder",
                within: [
                    "scene.yaml": "theme: bait.yaml\n" + scene("view: {box: }"),
                    "bait.yaml": theme("#123456"),
                ]),
            OutsideCase(
                name: "what a theme inherits: \(reference)",
                files: [
                    "Main.storyboard": storyboard(label("Plain")), "mine.yaml": "inherits: \"\(reference)\"\n",
                ],
                arguments: ["--theme", "mine.yaml", "Main.storyboard"], code: "theme-outside-folder",
                within: [
                    "Main.storyboard": storyboard(label("Plain")), "mine.yaml": "inherits: ./bait.yaml\n",
                    "bait.yaml": theme("#123456"),
                ]),
        ]
    }

    private static let themeLinks: [OutsideCase] = [
        OutsideCase(
            name: "what a theme inherits is a link",
            files: ["Main.storyboard": storyboard(label("Plain")), "mine.yaml": "inherits: bait.yaml\n"],
            links: ["bait.yaml": "OUTSIDE/bait.yaml"], arguments: ["--theme", "mine.yaml", "Main.storyboard"],
            code: "theme-outside-folder",
            within: [
                "Main.storyboard": storyboard(label("Plain")), "mine.yaml": "inherits: ./bait.yaml\n",
                "bait.yaml": theme("#123456"),
            ])
    ]

    private static let drawFigure = ["figure", "--format", "svg"]

    private static func figure(_ file: String) -> String {
        "content: {preview: {file: \"\(file)\", on: iphone-15}}\n"
    }

    private static func scene(_ content: String) -> String { "root:\n    \(content)\n" }

    private static let referring =
        header
        + "<scenes><scene sceneID=\"s\"><objects><viewControllerPlaceholder storyboardName=\"Bait\" "
        + "referencedIdentifier=\"x\" id=\"c\"/></objects></scene></scenes></document>"

    static func stringsCatalog(_ word: String) -> String {
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"l.text\":{\"localizations\":{\"de\":"
            + "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(word)\"}}}}}}"
    }

    static func plist(_ key: String, _ value: String) -> String {
        "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>APPL</string><key>\(key)</key>"
            + value + "</dict></plist>"
    }

    static func theme(_ color: String) -> String {
        "name: bait\ninherits: ios\npalette:\n    systemBackground: \"\(color)\"\n    label: \"\(color)\"\n"
    }

    /// The files outside, which would be visible if they were read, or none.
    private static func outside(_ isThere: Bool) -> [String: String] {
        guard isThere else { return ["far/keep": ""] }
        return [
            "far/keep": "", "p.png": "PICTURE", "A.xcassets/P.imageset/Contents.json": imageSet("p.png"),
            "A.xcassets/P.imageset/p.png": "PICTURE", "Main.strings": "\"l.text\" = \"SECRET\";",
            "Main.xcstrings": stringsCatalog("SECRET"), "Bait.storyboard": storyboard(label("SECRET")),
            "Info.plist": plist("UILaunchScreen", "<dict/>"), "name": "SECRET", "bait.yaml": theme("#00FF00"),
            "words.svg": svg("<rect id=\"w\" width=\"40\" height=\"40\" fill=\"red\"/>"),
            "style.css": "* { fill: red }",
        ]
    }

    private static let redSquare: Data = {
        let pixels = (0..<63).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
        return Bitmap(size: PixelSize(width: 9, height: 7), pixels: pixels).map { Data(PNGEncoder().encode($0)) }
            ?? Data()
    }()

    /// A project in its own folder, with another folder beside it.
    private struct Place {
        let scratch: ScratchFolder
        private var outside: String { scratch.path + "/outside" }

        init(_ files: [String: String], links: [String: String]) throws {
            scratch = try ScratchFolder()
            for (name, text) in files { try put("project/" + name, text) }
            // Marks the root of the project; without it, catalogs in parent folders would count.
            try put("project/project.yml", "")
            for (name, target) in links {
                try FileManager.default.createSymbolicLink(
                    atPath: scratch.path + "/project/" + name,
                    withDestinationPath: target.replacingOccurrences(of: "OUTSIDE", with: outside))
            }
        }

        private func put(_ path: String, _ text: String) throws {
            let file = try scratch.file(path, text.replacingOccurrences(of: "OUTSIDE", with: outside))
            if text == "PICTURE" { try redSquare.write(to: URL(fileURLWithPath: file)) }
        }

        /// Creates or removes the files outside, which would be visible if they were read.
        func setOutside(_ files: [String: String]) throws {
            if FileManager.default.fileExists(atPath: outside) { try FileManager.default.removeItem(atPath: outside) }
            for (name, text) in files { try put("outside/" + name, text) }
        }

        /// All output and pictures of a run, without the folder's own name.
        func run(_ test: OutsideCase) throws -> (words: String, errors: String) {
            let run = try CommandRun(
                test.command + ["-o", scratch.path + "/out"] + test.arguments, in: scratch.path + "/project")
            var words = "status \(run.status)\n\(run.output)\(run.errors)"
            for (name, data) in try scratch.contents(of: "out").sorted(by: { $0.key < $1.key }) {
                let text = name.hasSuffix(".svg") ? String(decoding: data, as: UTF8.self) : data.base64EncodedString()
                words += name + " " + text
            }
            return (words.replacingOccurrences(of: scratch.path, with: ""), run.errors)
        }
    }

    @Test(.long, arguments: cases)
    func nothingOutsideIsRead(of test: OutsideCase) throws {
        let place = try Place(test.files, links: test.links)
        try place.setOutside(Self.outside(true))
        let there = try place.run(test)
        #expect(!there.words.contains("SECRET"))
        if let code = test.code { #expect(there.words.contains(code), "\(there.errors)") }
        // Inside the folder, the same kind of reference is followed.
        let within = try Place(test.within, links: [:]).run(test)
        #expect(within.words.hasPrefix("status 0"), "\(within.errors)")
        #expect(within.words != there.words)
        // A broken link is a different problem.
        guard test.links.isEmpty else { return }
        try place.setOutside(Self.outside(false))
        let gone = try place.run(test)
        #expect(there.words == gone.words)
    }
}
