import Foundation
import Testing

/// The project's own goldens, which `make goldens` records: the samples look as somebody saw and approved them.
@Suite struct OwnGoldensTests {
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

    @Test func aSecondCopyHoldsAsWell() throws {
        let scratch = try ScratchFolder()
        for name in ["Tests/Fixtures/Sample", "Tests/Goldens"] {
            let place = scratch.path + "/" + name
            try FileManager.default.createDirectory(
                atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: CommandRun.package + "/" + name, toPath: place)
        }
        let run = try check([], in: scratch.path)
        #expect(run.status == 0, "\(run.output) \(run.errors)")
    }
}
