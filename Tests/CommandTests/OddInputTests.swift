import Foundation
import TestTraits
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Malformed inputs: each is reported with its problem, and a valid one beside them is shown.
@Suite(.blocking) struct OddInputTests {
    private static let good = OutsideFilesTests.storyboard(OutsideFilesTests.label("Plain"))

    private struct OddFile: Sendable {
        var name: String
        var content: Data
        /// The code of the reported problem.
        var code: String

        init(_ name: String, _ text: String, _ code: String) { self.init(name, Data(text.utf8), code) }

        init(_ name: String, _ content: Data, _ code: String) {
            (self.name, self.content, self.code) = (name, content, code)
        }

        var path: String { "\(name).storyboard" }
    }

    /// A storyboard with these controllers, the first of which is `c`.
    private static func scenes(_ controllers: String...) -> String {
        let scenes = controllers.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
        return OutsideFilesTests.header + "<scenes>\(scenes.joined())</scenes></document>"
    }

    private static func navigation(_ id: String, to root: String) -> String {
        "<navigationController id=\"\(id)\"><connections><segue destination=\"\(root)\" kind=\"relationship\" "
            + "relationship=\"rootViewController\" id=\"r\(id)\"/></connections></navigationController>"
    }

    private static func embedding(_ id: String, _ other: String) -> String {
        "<viewController id=\"\(id)\"><view key=\"view\" id=\"v\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" "
            + "width=\"393\" height=\"852\"/><subviews><containerView id=\"k\(id)\"><rect key=\"frame\" x=\"0\" "
            + "y=\"0\" width=\"9\" height=\"9\"/><connections><segue destination=\"\(other)\" kind=\"embed\" "
            + "id=\"e\(id)\"/></connections></containerView></subviews></view></viewController>"
    }

    private static func replacing(_ part: String, _ other: String) -> String {
        good.replacingOccurrences(of: part, with: other)
    }

    private static func constraint(_ attributes: String) -> String {
        replacing(
            "</subviews></view>",
            "</subviews><constraints><constraint firstItem=\"l\" firstAttribute=\"width\" \(attributes) id=\"k\"/>"
                + "</constraints></view>")
    }

    private static let bomb: String = {
        let entities = (1...9).map { level in
            let inner = String(repeating: "&a\(level - 1);", count: 10)
            return "<!ENTITY a\(level) \"\(inner)\">"
        }
        return "<!DOCTYPE d [<!ENTITY a0 \"aaaaaaaaaa\">\(entities.joined())]><document>&a9;</document>"
    }()

    private static let files = [
        OddFile("Empty", "", "empty-document"), OddFile("Blank", "  \n\n", "empty-document"),
        OddFile("Words", "hello", "not-xml"), OddFile("Page", "<html><br></html>", "malformed-xml"),
        OddFile("Half", String(good.prefix(300)), "malformed-xml"), OddFile("Twice", good + good, "malformed-xml"),
        OddFile("Zero", replacing("Plain", "&#0;"), "malformed-xml"),
        OddFile("Bomb", bomb, "document-type-declaration"),
        OddFile(
            "Outside", "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>" + replacing("Plain", "&x;"),
            "document-type-declaration"),
        OddFile("OwnRoot", scenes(navigation("c", to: "c")), "cyclic-reference"),
        OddFile("Circle", scenes(navigation("c", to: "d"), navigation("d", to: "c")), "cyclic-reference"),
        OddFile("OwnPart", scenes(embedding("c", "c")), "cyclic-reference"),
        OddFile("Parts", scenes(embedding("c", "d"), embedding("d", "c")), "cyclic-reference"),
        OddFile("Nowhere", scenes(navigation("c", to: "x")), "dangling-reference"),
        OddFile(
            "NoStart", replacing("initialViewController=\"c\"", "initialViewController=\"x\""), "dangling-reference"),
        OddFile("NaN", replacing("width=\"200\"", "width=\"NaN\""), "bad-number"),
        OddFile("Infinite", replacing("width=\"200\"", "width=\"-inf\""), "bad-number"),
        OddFile("Hexadecimal", replacing("width=\"200\"", "width=\"0x10\""), "bad-number"),
        OddFile("Comma", replacing("width=\"200\"", "width=\"1,5\""), "bad-number"),
        OddFile("Indian", replacing("width=\"200\"", "width=\"१२\""), "bad-number"),
        OddFile("Huge", replacing("width=\"200\"", "width=\"1e300\""), "number-out-of-range"),
        OddFile("Constant", constraint("constant=\"-1e300\""), "number-out-of-range"),
        OddFile("Itself", constraint("secondItem=\"l\" secondAttribute=\"width\" multiplier=\"2\""), "self-constraint"),
        OddFile("Ghost", constraint("secondItem=\"ghost\" secondAttribute=\"width\""), "dangling-reference"),
        OddFile("Long", replacing("Plain", String(repeating: "x ", count: 500_000)), "text-too-long"),
        OddFile("Deep", OutsideFilesTests.storyboard(String(repeating: "<view>", count: 300)), "too-deep"),
        OddFile("Eight", Data(good.utf8) + [0xFF, 0xFE, 0xC3, 0x28], "unsupported-encoding"),
        OddFile("Wide", good.data(using: .utf32) ?? Data(), "not-xml"),
        OddFile("Random", Data((0..<5000).map { UInt8(truncatingIfNeeded: ($0 &* 7919) >> 3) }), "not-xml"),
    ]

    /// Inputs that are not regular files: a pipe without a writer, an endless device, a folder, broken links.
    private static let oddities = ["Pipe", "Endless", "Folder", "Circular", "Broken", "Missing"].map {
        "\($0).storyboard"
    }

    private func scratch() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        _ = try scratch.file("Good.storyboard", Self.good)
        for file in Self.files { try file.content.write(to: URL(fileURLWithPath: "\(scratch.path)/\(file.path)")) }
        mkfifo(scratch.path + "/Pipe.storyboard", 0o644)
        mkdir(scratch.path + "/Folder.storyboard", 0o755)
        for (name, end) in [("Endless", "/dev/zero"), ("Circular", "Circular.storyboard"), ("Broken", "nowhere")] {
            symlink(end, "\(scratch.path)/\(name).storyboard")
        }
        return scratch
    }

    private static let axes = ["--devices", "iphone-15", "--orientations", "portrait"]

    @Test(arguments: [
        ["render", "--json", "--no-cache", "-o", "out"] + axes, ["layout", "--json"] + axes,
        ["sweep", "--json", "--device", "iphone-15", "--widths", "320"],
        ["trace", "--json", "--from", "iphone-15", "--to", "iphone-15/landscape"],
        ["golden", "record", "--json", "--goldens", "G"] + axes,
    ])
    func eachIsNamedAndTheGoodOneIsShown(command: [String]) throws {
        let scratch = try scratch()
        let run = try CommandRun(
            command + Self.files.map(\.path) + Self.oddities + ["Good.storyboard"], in: scratch.path)
        #expect(run.status == 3)
        #expect(run.output.contains("Good"))
        for file in Self.files {
            let said = run.complaints.filter { $0.contains("\"file\":\"\(file.path)\"") }
            #expect(
                said.contains { $0.contains("\"error\"") && $0.contains("\"code\":\"\(file.code)\"") },
                "\(file.name): \(said.prefix(3))")
            #expect(said.allSatisfy { $0.contains("\"remedy\":") }, "\(file.name): \(said.prefix(3))")
        }
        for path in Self.oddities {
            #expect(
                run.complaints.contains { $0.contains("\"file\":\"\(path)\"") && $0.contains("\"error\"") }, "\(path)")
        }
        // The outputs are whole, and there are no other files.
        let names = try scratch.contents(of: "out").keys.sorted()
        #expect(names.allSatisfy { !$0.contains("partial") })
    }

    /// If a rule covers a document's problem, lint reports it as a finding.
    @Test func lintFindsWhatIsWrongAndGoesOn() throws {
        let scratch = try scratch()
        let run = try CommandRun(
            ["lint", "--json"] + Self.axes + Self.files.map(\.path) + Self.oddities + ["Good.storyboard"],
            in: scratch.path)
        #expect(run.status == 3)
        for path in Self.files.map(\.path) + Self.oddities {
            #expect((run.output + run.errors).contains("\"\(path)\""), "\(path)")
        }
    }

    @Test(arguments: ["scene check", "figure check", "figure", "render"], ["yaml", "yml"])
    func filesThatAreNotYAMLAreNamed(command: String, fileExtension: String) throws {
        let scratch = try ScratchFolder()
        mkfifo("\(scratch.path)/Pipe.\(fileExtension)", 0o644)
        mkdir("\(scratch.path)/Folder.\(fileExtension)", 0o755)
        symlink("/dev/zero", "\(scratch.path)/Endless.\(fileExtension)")
        symlink("Circular.\(fileExtension)", "\(scratch.path)/Circular.\(fileExtension)")
        for name in ["Pipe", "Folder", "Endless", "Circular", "Missing"] {
            let path = "\(name).\(fileExtension)"
            let run = try CommandRun(command.split(separator: " ").map(String.init) + [path], in: scratch.path)
            #expect((2...3).contains(run.status), "\(path)")
            let words = ["cannot be read", "there is no such file"]
            #expect(run.complaints.count == 1, "\(run.errors)")
            #expect(words.contains { run.errors.hasPrefix("\(path): error: \($0)") }, "\(run.errors)")
        }
    }

    @Test func filesThatAreNotPicturesAreNamed() throws {
        let scratch = try ScratchFolder()
        mkfifo(scratch.path + "/Pipe.png", 0o644)
        symlink("Circular.png", scratch.path + "/Circular.png")
        _ = try scratch.file("Empty.png", "")
        for path in ["Pipe.png", "Circular.png", "Empty.png", ".", "Missing.png"] {
            let run = try CommandRun(["diff", path, path], in: scratch.path)
            #expect(run.status == 3 && run.errors.hasPrefix("\(path): error: "), "\(run.errors)")
            #expect(!run.errors.contains("NSCocoa"))
        }
    }

    /// Other files in place of a golden, a manifest or a report.
    @Test(
        .long, arguments: ["picture", "layout", "manifest.json", "tolerances.yaml"],
        ["nothing", "pipe", "folder", "words"])
    func filesThatAreNotGoldensAreNamed(part: String, oddity: String) throws {
        let scratch = try ScratchFolder()
        _ = try scratch.file("Good.storyboard", Self.good)
        let scope = ["Good.storyboard", "--goldens", "G"] + Self.axes
        #expect(try CommandRun(["golden", "record"] + scope, in: scratch.path).status == 0)
        let name = try #require(try scratch.contents(of: "G").keys.first { $0.hasSuffix(".png") })
        let path =
            switch part {
            case "picture": "\(scratch.path)/G/\(name)"
            case "layout": "\(scratch.path)/G/\(name.dropLast(3))txt"
            default: "\(scratch.path)/G/\(part)"
            }
        unlink(path)
        switch oddity {
        case "pipe": mkfifo(path, 0o644)
        case "folder": mkdir(path, 0o755)
        case "words": try Data("[ hello".utf8).write(to: URL(fileURLWithPath: path))
        default: try Data().write(to: URL(fileURLWithPath: path))
        }
        let check = try CommandRun(["golden", "check", "-o", "R"] + scope, in: scratch.path)
        // An empty file of tolerances is valid.
        let mayPass = part == "tolerances.yaml" && oddity == "nothing"
        #expect(mayPass ? check.status == 0 : check.status == 1 || check.status == 3, "\(check.errors)")
        #expect(mayPass || !(check.errors + check.output).isEmpty)
        #expect(!check.errors.contains("NSCocoa"))
    }

    /// Names that are difficult for a shell, a terminal or a browser.
    @Test(arguments: [
        "a b/c d.storyboard", "a\nb.storyboard", "👩‍👧.storyboard", "-o.storyboard", "\u{202E}x.storyboard",
        "\u{1B}[31mx.storyboard", "a\"b'c.storyboard", "100%n%s.storyboard", "a\\b.storyboard", "a:1:2.storyboard",
        "*.storyboard", "~.storyboard", "..storyboard", "x//y///A.storyboard", "././A.STORYBOARD",
    ])
    func oddNamesAreNames(name: String) throws {
        let scratch = try ScratchFolder()
        _ = try scratch.file(name, Self.good)
        let run = try CommandRun(
            ["render", "--no-cache", "-o", "out"] + Self.axes + ["--", name], in: scratch.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try scratch.contents(of: "out").keys.count { $0.hasSuffix(".png") } == 1)
        #expect(!run.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }

    /// The machine's settings do not affect pictures.
    @Test func theEnvironmentReachesNoPicture() throws {
        var pictures: [[String: Data]] = []
        for environment in [
            [:], ["LANG": "C", "LC_ALL": "C"], ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
            ["TZ": "Pacific/Kiritimati"], ["TZ": ":/etc/passwd"], ["HOME": "/nonexistent"], ["TMPDIR": "/nonexistent"],
            ["FONTCONFIG_FILE": "/dev/null"], ["XDG_CACHE_HOME": "relative"],
        ] {
            let scratch = try ScratchFolder()
            _ = try scratch.file("Good.storyboard", Self.good)
            let run = try CommandRun(
                ["render", "Good.storyboard", "--no-cache", "--format", "png,svg,pdf", "-o", "out"] + Self.axes,
                in: scratch.path, environment: environment)
            #expect(run.status == 0 && run.errors.isEmpty, "\(environment): \(run.errors)")
            pictures.append(try scratch.contents(of: "out"))
        }
        #expect(pictures[0].count == 3)
        #expect(pictures.allSatisfy { $0 == pictures[0] })
    }
}
