import Foundation
import TestTraits
import Testing

/// `maquette walk`, and goldens of walks.
@Suite(.blocking) struct WalkCommandTests {
    private static let document = CommandRun.package + "/Examples/Presentations/Presentations.storyboard"

    @Test("A walk prints its callbacks, and what cannot be done is one line")
    func walk() throws {
        let scratch = try ScratchFolder()
        let run = try CommandRun([
            "walk", Self.document, "show:pageSheet", "dismiss", "tap:nothing", "--devices", "iphone-15,ipad-pro-11",
            "--calls", "-o", scratch.path + "/out", "--no-configuration",
        ])
        #expect(run.status == 1)
        #expect(run.output.contains("1. show:pageSheet  iphone-15/portrait/full/light/large/ltr@26"))
        #expect(run.output.contains("viewDidAppear(_:)"))
        #expect(run.output.contains("3. tap:nothing\n  impossible: nothing on screen is called 'nothing'"))
        #expect(run.complaints.contains { $0.contains("error: nothing on screen is called 'nothing' [step 3 of 3") })
        #expect(try scratch.contents(of: "out").count == 1)
    }

    @Test("Steps that are written wrong are wrong usage")
    func wrongSteps() throws {
        let run = try CommandRun(["walk", Self.document, "tpa:x", "back:y", "--no-configuration"])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.complaints.count == 2)
        #expect(run.complaints.contains { $0.contains("did you mean 'tap'?") })
    }

    @Test("Goldens of a walk name the step whose layout changed")
    func goldens() throws {
        let scratch = try ScratchFolder()
        let path = scratch.path + "/Main.storyboard"
        let text = try String(contentsOfFile: Self.document, encoding: .utf8)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        func golden(_ command: String, _ more: [String] = []) throws -> CommandRun {
            try CommandRun(
                [
                    "golden", command, path, "--walk", "show:pageSheet dismiss rotate", "--devices", "iphone-15",
                    "--goldens", scratch.path + "/Goldens", "--no-configuration",
                ] + more)
        }
        let recorded = try golden("record")
        #expect(recorded.status == 0, "\(recorded.errors)")
        #expect(recorded.output.hasPrefix("4 recorded"), "\(recorded.output)")
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/Goldens")
        #expect(names.contains("Main-walk-01-show-pageSheet"), "\(names)")
        let report = ["--output", scratch.path + "/report"]
        #expect(try golden("check", report).status == 0)
        try text.replacingOccurrences(of: "text=\"pageSheet\"", with: "text=\"page sheet\"")
            .write(toFile: path, atomically: true, encoding: .utf8)
        let changed = try golden("check", report)
        #expect(changed.status == 1)
        #expect(changed.output.contains("Main-walk-01-show-pageSheet"), "\(changed.output)")
        #expect(changed.output.contains("1 of 4 pictures differ"), "\(changed.output)")
    }
}
