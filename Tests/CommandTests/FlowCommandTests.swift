import Foundation
import TestTraits
import Testing

@Suite(.blocking) struct FlowCommandTests {
    private static let example = CommandRun.package + "/Examples/Presentations/Presentations.storyboard"

    @Test("SB-3 PRES-5 a segue that is followed shows in the tree and in the picture's name")
    func following() throws {
        let tree = try CommandRun([
            "layout", Self.example, "--devices", "ipad-pro-11", "--orientations", "landscape", "--ios", "14", "--show",
            "formSheet",
        ])
        #expect(tree.status == 0)
        #expect(tree.output.contains("formSheet-scene-view; frame = (327 107; 540 620)"))
        #expect(tree.output.contains("detail-scene-view"))
        let scratch = try ScratchFolder()
        let run = try CommandRun([
            "render", Self.example, "--devices", "ipad-pro-11", "--ios", "14", "--scene", "detail", "--show", "popover",
            "-o", scratch.path,
        ])
        #expect(run.status == 0)
        #expect(
            try scratch.contents(of: ".").keys.sorted() == [
                "Examples-Presentations-Presentations-detail-popover-ipad-pro-11-portrait-light-ios14.png"
            ])
    }

    @Test("PRES-8 PRES-9 a popover on an iPhone is a sheet, unless its delegate says none")
    func adapting() throws {
        func width(_ adaptation: String) throws -> String? {
            let run = try CommandRun([
                "layout", Self.example, "--devices", "iphone-6-1-notch", "--ios", "14", "--scene", "detail", "--show",
                "popover", "--adaptation", adaptation,
            ])
            let line = run.output.split(separator: "\n").first { $0.contains("popover-scene-view") }
            return line?.split(separator: ";").dropFirst(2).first?.split(separator: " ").first.map(String.init)
        }
        #expect(try width("system") == "390")
        #expect(try width("none") == "320")
    }

    /// An app's folder with a launch screen and a storyboard of several scenes.
    private func app() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: scratch.path + "/App")
        try FileManager.default.copyItem(atPath: Self.example, toPath: scratch.path + "/App/Presentations.storyboard")
        return scratch
    }

    @Test(
        "A scene of an app's folder, in every command that draws",
        arguments: [["render", "App", "-o", "out"], ["golden", "record", "App", "--goldens", "out"]])
    func sceneOfAFolder(command: [String]) throws {
        let scratch = try app()
        let run = try CommandRun(
            command + ["--scene", "detail", "--devices", "iphone-6-1-notch", "--ios", "14"], in: scratch.path)
        #expect(run.status == 0, "\(run.errors)")
        let pictures = try scratch.contents(of: "out").keys.filter { $0.hasSuffix(".png") }
        #expect(pictures.count == 1 && pictures[0].contains("Presentations-detail"), "\(pictures)")
    }

    @Test func unknownNamesAreWrongUsage() throws {
        let run = try CommandRun(["render", Self.example, "--show", "popovr", "-o", "/nonexistent/folder"])
        #expect(run.status == 2)
        #expect(run.errors.contains("did you mean 'popover'?"))
        let canvas = try CommandRun(["layout", Self.example, "--canvas", "--scene", "detail"])
        #expect(canvas.status == 2)
    }
}
