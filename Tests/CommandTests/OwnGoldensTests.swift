import Foundation
import TestTraits
import Testing

/// The project's own goldens, which `make goldens` records: the samples look as they did when they were approved.
@Suite(.blocking) struct OwnGoldensTests {
    private static let folder = CommandRun.package + "/Tests/Goldens"

    private func check(
        _ more: [String], in package: String = CommandRun.package, environment: [String: String] = [:]
    ) throws -> CommandRun {
        let scratch = try ScratchFolder()
        let words = try String(contentsOfFile: Self.folder + "/arguments", encoding: .utf8)
            .split(whereSeparator: \.isWhitespace).map(String.init)
        return try CommandRun(
            ["golden", "check"] + words + ["--goldens", "Tests/Goldens", "--output", scratch.path + "/report"] + more,
            in: package, environment: environment)
    }

    @Test(arguments: [
        (1, [:]), (4, [:]), (4, ["LC_ALL": "tr_TR.UTF-8", "LANG": "ar_EG.UTF-8", "TZ": "Asia/Kathmandu"]),
        (4, ["FONTCONFIG_FILE": "/nonexistent", "XDG_DATA_HOME": "/nonexistent", "HOME": "/nonexistent"]),
    ])
    func theSamplesLookAsTheyDid(jobs: Int, environment: [String: String]) throws {
        let run = try check(["--jobs", "\(jobs)"], environment: environment)
        #expect(run.status == 0, "look at the changes and run make goldens: \(run.output) \(run.errors)")
    }

    /// A clone contains only committed files, and they are sufficient.
    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: CommandRun.package + "/.git"), "needs the package's repository"))
    func aSecondCloneHoldsAsWell() throws {
        let scratch = try ScratchFolder()
        // A clone contains committed files only, so this compares with the goldens of the last commit.
        let clone = try Shell(
            "git -c safe.directory='*' clone --quiet --depth 1 'file://\(CommandRun.package)' clone", in: scratch.path)
        #expect(clone.status == 0, "\(clone.output)")
        let run = try check([], in: scratch.path + "/clone")
        #expect(run.status == 0, "\(run.output) \(run.errors)")
    }

    /// The fonts of a picture are named by the theme and found by their files, not chosen by the machine.
    @Test func otherFontsOnTheMachineChangeNothing() throws {
        let scratch = try ScratchFolder()
        // Other faces with the names that the theme uses, before the machine's own.
        let fonts = scratch.path + "/share/fonts"
        try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
        let serif = try Shell("fc-match --format '%{file}' serif", in: scratch.path)
        guard serif.status == 0, FileManager.default.fileExists(atPath: serif.output) else { return }
        for name in ["Inter-Regular.otf", "InterDisplay-Bold.otf", "Other.ttf"] {
            try FileManager.default.copyItem(atPath: serif.output, toPath: "\(fonts)/\(name)")
        }
        let configuration = try scratch.file(
            "fonts.conf",
            "<?xml version=\"1.0\"?><fontconfig><dir>\(fonts)</dir><alias binding=\"same\"><family>Inter</family>"
                + "<prefer><family>Serif</family></prefer></alias></fontconfig>\n")
        let run = try check(
            ["--jobs", "4"], environment: ["FONTCONFIG_FILE": configuration, "XDG_DATA_HOME": scratch.path + "/share"])
        #expect(run.status == 0, "\(run.output) \(run.errors)")
    }
}
