import Foundation
import TestTraits
import Testing

/// A document that crashes the program: its controllers are nested too deeply for any stack.
@Suite(.blocking) struct CrashTests {
    private let scratch: ScratchFolder
    private static let axes = ["--devices", "iphone-15", "--orientations", "portrait"]

    init() throws {
        scratch = try ScratchFolder()
        _ = try scratch.file("Deep.storyboard", LimitTests.nestedControllers(1_200))
        _ = try scratch.file("Good.storyboard", OutsideFilesTests.storyboard(OutsideFilesTests.label("Plain")))
    }

    /// The commands, and the number of problems that name the document.
    private static let commands: [(arguments: [String], losses: Int)] = [
        (["layout", "--json"] + axes, 1),
        (["lint", "--json"] + axes, 2),
        (["render", "--json", "--no-cache", "-o", "out"] + axes, 1),
        (["sweep", "--json", "--device", "iphone-15", "--widths", "320...321"], 2),
        (["trace", "--json", "--from", "iphone-15", "--to", "iphone-15/landscape"], 1),
        (["golden", "record", "--json", "--goldens", "G"] + axes, 1),
        (["golden", "check", "--json", "--goldens", "G"] + axes, 1),
    ]

    @Test(arguments: commands.indices)
    func itIsNamedAndTheOthersFinish(index: Int) throws {
        let (arguments, count) = Self.commands[index]
        let run = try CommandRun(arguments + ["Good.storyboard", "Deep.storyboard"], in: scratch.path)
        #expect(run.status == 1)
        let losses = run.complaints.filter { $0.contains("\"crashed\"") && $0.contains("Deep.storyboard") }
        #expect(losses.count == count, "\(run.errors)")
        if arguments[0] == "layout" {
            let lines = run.output.split(separator: "\n")
            #expect(lines.count == 2 && lines[0].contains("Good.storyboard") && lines[1].contains("Deep.storyboard"))
        }
        if arguments[0] == "render" {
            #expect(try scratch.contents(of: "out").keys.contains { $0.hasPrefix("Good") })
        }
    }
}
