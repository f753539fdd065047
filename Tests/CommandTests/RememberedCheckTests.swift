import Foundation
import TestTraits
import Testing

/// Checks with the result of an earlier one, on the sample and two phones.
@Suite(.long, .blocking) struct RememberedCheckTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: scratch.path + "/App")
    }

    private func golden(_ command: String, _ more: [String] = []) throws -> CommandRun {
        try CommandRun(
            ["golden", command, "App", "--devices", "iphone-3-5,iphone-4-0", "--goldens", "Goldens"] + more,
            in: scratch.path, environment: ["XDG_CACHE_HOME": scratch.path + "/cache"])
    }

    /// The number of pictures, of two, that a check did not lay out; 0 if it prints nothing about it.
    private func remembered(_ more: [String] = []) throws -> Int {
        let run = try golden("check", ["--output", "report"] + more)
        let line = run.output.split(separator: "\n").last { $0.hasSuffix(" remembered from an earlier check") }
        return line.flatMap { Int($0.prefix { $0 != " " }) } ?? 0
    }

    private func bytes(_ path: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/" + path))
    }

    private func put(_ data: Data, _ path: String) throws {
        let file = URL(fileURLWithPath: scratch.path + "/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Records goldens, and checks them until a check is remembered.
    ///
    /// A check is not remembered as long as a file could still change and keep its time stamp. The whole check may be
    /// remembered before its pictures are, because it is kept later.
    private func recordUntilRemembered() throws {
        #expect(try golden("record").status == 0)
        #expect(try remembered() == 0)
        let isRemembered = try (0..<1_000).contains { _ in
            try remembered() == 2 && remembered(["--matching", "*4-0*"]) == 1
        }
        #expect(isRemembered)
    }

    @Test func itLastsUntilAByteOfAnyInputChangesOrAFileAppears() throws {
        try recordUntilRemembered()
        #expect(try remembered(["--jobs", "1", "--matching", "*4-0*"]) == 1)
        #expect(try remembered(["--no-cache"]) == 0)
        #expect(try remembered(["--theme", "wireframe"]) == 0)
        #expect(try remembered(["--ios", "14"]) == 0)
        for file in [
            "App/LaunchScreen.storyboard", "App/Assets.xcassets/Logo.imageset/Logo@2x.png", "App/Info.plist",
            "App/Assets.xcassets/Accent.colorset/Contents.json",
        ] {
            let whole = try bytes(file)
            try put(whole + Data("\n".utf8), file)
            #expect(try remembered() == 0, "\(file) has another byte")
            try put(whole, file)
            #expect(try remembered() == 0, "\(file) has a byte less")
        }
        for file in ["App/en.lproj/LaunchScreen.strings", "App/Assets.xcassets/New.colorset/Contents.json"] {
            try put(Data("\"a\" = \"b\";".utf8), file)
            #expect(try remembered() == 0, "\(file) has come")
            try FileManager.default.removeItem(atPath: scratch.path + "/" + file)
        }
        let logo = "App/Assets.xcassets/Logo.imageset/Logo@2x.png"
        let whole = try bytes(logo)
        try FileManager.default.removeItem(atPath: scratch.path + "/" + logo)
        #expect(try remembered() == 0, "the logo has gone")
        try put(whole, logo)
        #expect(try remembered() == 0, "the logo is back")
        #expect(try remembered() == 2)
    }

    @Test func aChangedGoldenIsFoundDespiteAnEarlierResult() throws {
        try recordUntilRemembered()
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/Goldens/LaunchScreen")
        for name in names.sorted() {
            let file = "Goldens/LaunchScreen/" + name
            let whole = try bytes(file)
            var damaged = whole
            damaged[damaged.count / 2] ^= 1
            try put(damaged, file)
            let run = try golden("check", ["--output", "report"])
            #expect(run.status == 1 && run.output.contains("1 of 2 pictures differs"), "\(name): \(run.output)")
            try put(whole, file)
        }
        #expect(try golden("check", ["--output", "report"]).status == 0)
    }
}
