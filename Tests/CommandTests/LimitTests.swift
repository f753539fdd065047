import Foundation
import TestTraits
import Testing

/// Inputs that are too large or too slow end early with a message, and the rest continues.
@Suite(.blocking) struct LimitTests {
    private static let document = OutsideFilesTests.storyboard(OutsideFilesTests.label("Plain"))
    private static let imageView = OutsideFilesTests.picture

    /// A file, its smallest size that is too large, the arguments, the problem's code, and the status.
    private static let files: [(name: String, bytes: Int, arguments: [String], code: String, status: Int32)] = [
        ("Main.storyboard", 64 << 20 + 1, ["render", "--json", "Main.storyboard"], "file-too-large", 3),
        ("scene.yaml", 1 << 20 + 1, ["render", "--json", "scene.yaml"], "file-too-large", 3),
        (
            "mine.yaml", 256 << 10 + 1, ["render", "--json", "--theme", "mine.yaml", "A.storyboard"], "file-too-large",
            2
        ),
        (
            "de.lproj/A.strings", 8 << 20 + 1, ["render", "--json", "--locale", "de", "A.storyboard"],
            "asset-too-large", 0
        ),
        ("A.xcstrings", 8 << 20 + 1, ["render", "--json", "--locale", "de", "A.storyboard"], "asset-too-large", 0),
        ("Info.plist", 1 << 20 + 1, ["render", "--json", "."], "asset-too-large", 0),
        ("P.png", 256 << 20 + 1, ["render", "--json", "P.storyboard"], "asset-too-large", 0),
    ]

    @Test(arguments: files.indices)
    func filesThatAreTooLargeAreNotRead(index: Int) throws {
        let file = Self.files[index]
        let scratch = try ScratchFolder()
        _ = try scratch.file("A.storyboard", Self.document)
        _ = try scratch.file("LaunchScreen.storyboard", Self.document)
        _ = try scratch.file("P.storyboard", Self.imageView)
        _ = try scratch.file("project.yml", "")
        let path = try scratch.file(file.name, "")
        // A sparse file, which takes no space on the disk.
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: UInt64(file.bytes))
        try handle.close()
        let run = try CommandRun(
            file.arguments + ["--no-cache", "--devices", "iphone-15", "-o", scratch.path + "/out"], in: scratch.path)
        #expect(run.errors.contains("\"\(file.code)\""), "\(file.name): \(run.errors)")
        #expect(run.status == file.status, "\(file.name): \(run.errors)")
    }

    @Test func picturesInFilesThatAreTooLargeAreNotCompared() throws {
        let scratch = try ScratchFolder()
        let path = try scratch.file("A.png", "")
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: 256 << 20 + 1)
        try handle.close()
        let run = try CommandRun(["diff", "A.png", "A.png"], in: scratch.path)
        #expect(run.status == 3)
        #expect(run.errors.contains("A.png: error: this file cannot be read: it is too large"), "\(run.errors)")
    }

    /// Commands that draw or lay out, and whether they use several workers.
    private static let workingCommands: [(name: [String], sharesWork: Bool)] = [
        (["render"], true), (["layout"], true), (["lint"], true), (["sweep"], true), (["trace"], false),
        (["serve"], true), (["figure", "draw"], true), (["figure", "check"], false), (["golden", "record"], true),
        (["golden", "check"], true), (["golden", "compare"], true),
    ]

    @Test(arguments: workingCommands.indices)
    func everyCommandThatWorksMayBeToldItsLimits(index: Int) throws {
        let (name, sharesWork) = Self.workingCommands[index]
        let help = try CommandRun(name + ["--help"]).output
        #expect(help.contains("--time-limit <seconds>"))
        #expect(help.contains("--jobs <n>") == sharesWork)
    }

    /// A chain of labels of equal width, each below the previous one, which takes long to solve.
    private static func slow(_ count: Int) -> String {
        var labels = ""
        var constraints = ""
        for index in 0..<count {
            labels +=
                "<label text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\(index)\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
            guard index > 0 else { continue }
            for (number, attribute) in ["top", "width", "leading"].enumerated() {
                let other = number == 2 ? index / 2 : index - 1
                let second = number == 0 ? "bottom" : attribute
                constraints +=
                    "<constraint firstItem=\"l\(index)\" firstAttribute=\"\(attribute)\" secondItem=\"l\(other)\" "
                    + "secondAttribute=\"\(second)\" id=\"\(attribute)\(index)\"/>"
            }
        }
        return OutsideFilesTests.storyboard(labels).replacingOccurrences(
            of: "</subviews></view>", with: "</subviews><constraints>\(constraints)</constraints></view>")
    }

    private static let axes = ["--devices", "iphone-15", "--orientations", "portrait"]

    /// The arguments, the number of abandoned jobs for the slow document, and whether the problems name a variant.
    private static let slowCommands: [(arguments: [String], losses: Int, namesVariant: Bool)] = [
        (["layout", "--json"] + axes, 1, true),
        (["lint", "--json"] + axes, 2, true),
        // If all variants have the problem of a picture, it names none.
        (["render", "--json", "--no-cache", "-o", "out"] + axes, 1, false),
        (["sweep", "--json", "--device", "iphone-15", "--widths", "320...321"], 2, true),
        (["trace", "--json", "--from", "iphone-15", "--to", "iphone-15/landscape"], 1, false),
        (["golden", "record", "--json", "--goldens", "G"] + axes, 1, true),
        (["golden", "check", "--json", "--goldens", "G"] + axes, 1, true),
    ]

    @Test(.long, arguments: slowCommands.indices)
    func aVariantThatTakesTooLongIsNamedAndTheOthersFinish(index: Int) throws {
        let (arguments, count, namesVariant) = Self.slowCommands[index]
        let scratch = try ScratchFolder()
        _ = try scratch.file("Slow.storyboard", Self.slow(4_000))
        _ = try scratch.file("Good.storyboard", Self.document)
        let run = try CommandRun(
            arguments + ["Slow.storyboard", "Good.storyboard", "--time-limit", "1"], in: scratch.path)
        #expect(run.status == 1)
        let losses = run.complaints.filter { $0.contains("\"out-of-time\"") && $0.contains("Slow.storyboard") }
        #expect(losses.count == count, "\(run.errors)")
        #expect(!namesVariant || losses.allSatisfy { $0.contains("iphone-15") })
        if arguments[0] != "lint" { #expect(run.output.contains("Good")) }
    }

    /// A storyboard with a number of navigation controllers, each the root of the previous one.
    static func nestedControllers(_ count: Int) -> String {
        var scenes = ""
        for index in 0..<count {
            scenes +=
                "<scene sceneID=\"s\(index)\"><objects><navigationController id=\"v\(index)\"><connections>"
                + "<segue destination=\"v\(index + 1)\" kind=\"relationship\" relationship=\"rootViewController\" "
                + "id=\"r\(index)\"/></connections></navigationController></objects></scene>"
        }
        scenes += "<scene sceneID=\"s\(count)\"><objects><viewController id=\"v\(count)\"/></objects></scene>"
        return document.replacing(
            /<scenes>.*<\/scenes>/.dotMatchesNewlines(), with: "<scenes>\(scenes)</scenes>"
        )
        .replacing(/initialViewController="[^"]*"/, with: "initialViewController=\"v0\"")
    }

    /// The nesting is far deeper than the main thread's stack allows.
    @Test(.long, arguments: ["render", "layout", "lint", "trace"])
    func controllersThatContainEachOtherDoNotCrash(command: String) throws {
        let scratch = try ScratchFolder()
        _ = try scratch.file("Deep.storyboard", Self.nestedControllers(150))
        let axes = command == "trace" ? ["--from", "iphone-15", "--to", "iphone-15/landscape"] : Self.axes
        let run = try CommandRun([command, "Deep.storyboard"] + axes, in: scratch.path)
        #expect((0...1).contains(run.status), "\(run.errors)")
    }
}
