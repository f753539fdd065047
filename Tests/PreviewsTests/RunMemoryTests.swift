import Caching
import Devices
import Diagnostics
import Foundation
import OutputFiles
import TestTraits
import Testing

@testable import Caching
@testable import Previews

/// The conditions under which a whole run counts as unchanged, so that none of its pictures is planned or drawn.
@Suite(.blocking) struct RunMemoryTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "memory-\(UUID().uuidString)").path
    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Sample").path

    private var options: RenderOptions {
        RenderOptions(
            inputs: [root + "/App"], axes: [.device: ["iphone-se-1", "ipad-9-7"], .appearance: ["light"]],
            formats: "png,svg", hasGrid: true, theme: "ios", frame: "none", output: root + "/out", jobs: 2,
            cache: root + "/cache")
    }

    private func withApp(_ body: () throws -> Void) throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: Self.sample, toPath: root + "/App")
        try body()
    }

    /// The result of a run, and the number of pictures that it examined.
    private func run(_ options: RenderOptions) -> (result: RenderOptions.Result, looked: Int) {
        let steps = Steps()
        let result = options.run { _, _ in steps.count += 1 }
        return (result, steps.count)
    }

    private final class Steps: @unchecked Sendable {
        /// It is called one call at a time.
        var count = 0
    }

    private func content() throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: root + "/out")
        return Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, FileManager.default.contents(atPath: "\(root)/out/\($0)") ?? Data())
            }
        )
    }

    @Test func anUnchangedRunLooksAtNoPictureAndSaysTheSame() throws {
        try withApp {
            let first = run(options)
            #expect(first.result.status == .good && first.looked > 1 && first.result.files.count > 4)
            let made = try content()
            let second = run(options)
            #expect(second.looked == 0)
            #expect(second.result.status == first.result.status)
            #expect(second.result.files == first.result.files)
            #expect(second.result.text == first.result.text)
            #expect(second.result.json == first.result.json)
            #expect(second.result.diagnostics.map(\.description) == first.result.diagnostics.map(\.description))
            #expect(try content() == made)
            var others = options
            others.jobs = 1
            others.timeLimit = 60
            #expect(run(others).looked == 0)
        }
    }

    @Test func picturesThatLieInTheInputsFolderAreNoneOfIt() throws {
        try withApp {
            for folder in ["Output", "Pictures"] {
                var inside = options
                inside.output = root + "/App/" + folder
                #expect(run(inside).looked > 0)
                #expect(run(inside).looked == 0, "\(folder)")
            }
        }
    }

    @Test(arguments: ["removed", "changed", "cut short"])
    func anOutputThatIsNotAsItWasLeftIsMendedAndTheNextRunIsUnchanged(how: String) throws {
        try withApp {
            _ = run(options)
            let made = try content()
            let name = try #require(made.keys.sorted().first { $0.hasSuffix(".svg") })
            let file = URL(fileURLWithPath: "\(root)/out/\(name)")
            switch how {
            case "removed": try FileManager.default.removeItem(at: file)
            case "changed": try Data((made[name] ?? Data()).reversed()).write(to: file)
            default: try (made[name] ?? Data()).dropLast().write(to: file)
            }
            #expect(run(options).looked > 0)
            #expect(try content() == made)
            #expect(run(options).looked == 0)
        }
    }

    @Test(arguments: [
        "LaunchScreen.storyboard", "Info.plist", "Assets.xcassets/Logo.imageset/Logo@2x.png",
        "Assets.xcassets/Background.colorset/Contents.json", "Assets.xcassets/New.colorset/Contents.json",
        "de.lproj/LaunchScreen.strings", "de.lproj/LaunchScreen.stringsdict", "LaunchScreen.xcstrings",
        "Another.storyboard",
    ])
    func anyChangedByteOfAnyInputDefeatsIt(file: String) throws {
        try withApp {
            _ = run(options)
            #expect(run(options).looked == 0)
            let path = URL(fileURLWithPath: "\(root)/App/\(file)")
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            var data = FileManager.default.contents(atPath: path.path) ?? Data("{}".utf8)
            data.append(UInt8(ascii: "\n"))
            try data.write(to: path)
            #expect(run(options).looked > 0)
        }
    }

    @Test func whatIsAskedForOtherwiseIsAnotherRun() throws {
        try withApp {
            _ = run(options)
            let changes: [(inout RenderOptions) -> Void] = [
                { $0.hasGrid = false }, { $0.isToScale = true }, { $0.formats = "png" }, { $0.theme = "print" },
                { $0.frame = "screen" }, { $0.annotations = "frames" }, { $0.axes[.appearance] = ["dark"] },
                { $0.locale = "de" }, { $0.output += "2" }, { $0.hasPairs = true }, { $0.gallery = .files },
                { $0.cache = nil },
            ]
            for change in changes {
                var other = options
                change(&other)
                #expect(run(other).looked > 0)
            }
        }
    }

    @Test func aRecordThatIsDamagedIsAsIfItWereNotThere() throws {
        try withApp {
            _ = run(options)
            let objects = root + "/cache/objects"
            for name in try FileManager.default.subpathsOfDirectory(atPath: objects) {
                let file = "\(objects)/\(name)"
                guard var data = FileManager.default.contents(atPath: file), data.count > 70 else { continue }
                data[69] ^= 1
                try data.write(to: URL(fileURLWithPath: file))
            }
            let mended = run(options)
            #expect(mended.looked > 0 && mended.result.status == .good)
        }
    }

    @Test func recordsAreReadAsTheyWereWrittenAndNothingElseIsOne() throws {
        struct Odd: Problem {
            var code: String { "odd" }
            var message: String { "é\n\"" }
            var remedy: String? { nil }
        }
        let stamp = FileStamp(size: 3, inode: .max, modified: -5, changed: .max)
        let record = RunRecord(
            files: [
                RunRecord.File(name: "ä b\n.png", document: 0, variant: 7, width: 1, height: 2, stamp: stamp),
                RunRecord.File(name: "", document: 1, variant: nil, width: 0, height: 0, stamp: stamp),
            ],
            warnings: [KeptDiagnostic(Diagnostic(.warning, Odd(), at: SourceLocation(file: "a", line: 3)))])
        let bytes = try record.bytes()
        let read = try RunRecord(bytes: bytes)
        #expect(read.files == record.files)
        #expect(read.warnings.map(\.diagnostic.description) == record.warnings.map(\.diagnostic.description))
        for count in 0..<bytes.count {
            #expect(throws: (any Error).self) { try RunRecord(bytes: Array(bytes.prefix(count))) }
        }
    }
}
