import Foundation
import TestTraits
import Testing

/// The folder of exported symbols that an option, a setting or the environment names.
@Suite(.blocking) struct OwnSymbolsTests {
    private let app: ScratchFolder
    private static let axes = ["--devices", "iphone-15", "--orientations", "portrait", "--appearances", "light"]

    /// Creates an app with a star, and a template in which the star is a square.
    init() throws {
        app = try ScratchFolder()
        _ = try app.file(
            "App/Main.storyboard",
            OutsideFilesTests.storyboard(
                "<imageView image=\"star\" catalog=\"system\" id=\"i\"><rect key=\"frame\" x=\"40\" y=\"100\" "
                    + "width=\"90\" height=\"70\"/></imageView>",
                resources: "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/>"))
        _ = try app.file(
            "Symbols/star.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides">\
            <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/></g><g id="Symbols">\
            <g id="Regular-M" transform="matrix(1 0 0 1 500 1126)"><path d="M0 0h100v-70h-100Z"/></g></g></svg>
            """)
    }

    private func picture(
        _ words: [String] = [], environment: [String: String] = [:]
    ) throws -> [String: Data] {
        try? FileManager.default.removeItem(atPath: app.path + "/out")
        let run = try CommandRun(
            ["render", "App", "--format", "svg", "-o", "out"] + Self.axes + words, in: app.path,
            environment: environment)
        #expect(run.status == 0, "\(run.errors)")
        return try app.contents(of: "out")
    }

    @Test("An option, a setting and an environment variable name the folder")
    func threeWays() throws {
        let plain = try picture()
        let own = try picture(["--symbols", "Symbols"])
        #expect(plain.count == 1 && plain.keys == own.keys && plain != own)
        #expect(try picture(environment: ["MAQUETTE_SYMBOLS": app.path + "/Symbols"]) == own)
        _ = try app.file("theme.yaml", "inherits: ios\nsymbols: Symbols\n")
        let themed = try #require(try picture(["--theme", "theme.yaml"]).values.first)
        // The title is the picture's name, which has the theme's in it.
        let text = String(decoding: themed, as: UTF8.self).replacingOccurrences(of: "Main-theme,", with: "Main,")
        #expect(own.values.first == Data(text.utf8))
        _ = try app.file("maquette.yaml", "symbols: Symbols\n")
        #expect(try picture() == own)
        // The command line wins over the environment and the settings.
        #expect(try picture(["--symbols", "Symbols"], environment: ["MAQUETTE_SYMBOLS": "/nowhere"]) == own)
    }

    @Test(
        "A folder without symbols is wrong usage",
        arguments: [
            ("Nowhere", "Nowhere' cannot be listed"), ("App", "has no .svg files"),
            ("Symbols/star.svg", "cannot be listed"),
        ])
    func wrongFolder(folder: String, words: String) throws {
        let run = try CommandRun(["layout", "App", "--symbols", folder] + Self.axes, in: app.path)
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains("error: ") && run.errors.contains(words), "\(run.errors)")
    }

    @Test("A template that is damaged is reported, and the sign of our own is drawn")
    func damaged() throws {
        _ = try app.file("Symbols/star.svg", "<svg><g id=\"Regular-M\"/></svg>")
        let run = try CommandRun(
            ["render", "App", "--format", "svg", "-o", "out", "--symbols", "Symbols"] + Self.axes, in: app.path)
        #expect(run.errors.contains("Symbols/star.svg"), "\(run.errors)")
        let damaged = try app.contents(of: "out")
        _ = try app.file("Symbols/star.svg", "")
        #expect(try damaged == picture())
    }
}
