import Annotations
import Caching
import DeviceFrames
import Devices
import Diagnostics
import Foundation
import OutputFiles
import Rendering
import Sheets
import TestTraits
import Testing
import Theming
import Workers

@testable import Caching
@testable import Previews

/// The conditions under which a whole run counts as unchanged, so that none of its pictures is planned or drawn.
@Suite(.blocking) struct RunMemoryTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "memory-\(UUID().uuidString)").path
    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Sample").path

    private func request() throws -> RenderRequest {
        var log = ProblemLog()
        let theme = try Theme.named("ios")
        let pictures = PreviewRequest(
            variants: try variants(.appearance, "light"), formats: [.png, .svg], sheet: SheetArrangement(),
            theme: theme, workers: 2)
        return RenderRequest(
            inputs: InputSelection([root + "/App"]), pictures: pictures, look: PictureLook(theme, into: &log),
            output: root + "/out", cache: root + "/cache")
    }

    private func variants(_ axis: VariantAxis, _ word: String) throws -> [Variant] {
        try Matrix(AxisSelection(parsing: [.device: ["iphone-se-1", "ipad-9-7"], axis: [word]])).variants
    }

    private func withApp(_ body: () throws -> Void) throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: Self.sample, toPath: root + "/App")
        try body()
    }

    /// The result of a run, and the number of pictures that it examined.
    private func run(_ request: RenderRequest) throws -> (result: RenderResult, looked: Int) {
        let steps = Steps()
        let result = try request.run(try request.load()) { _, _ in steps.count += 1 }
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

    @Test func anUnchangedRunReadsNoPicturesAndReportsTheSame() throws {
        try withApp {
            let request = try request()
            let first = try run(request)
            #expect(first.result.status == .good && first.looked > 1 && first.result.files.count > 4)
            let made = try content()
            let second = try run(request)
            #expect(second.looked == 0)
            #expect(second.result.status == first.result.status)
            #expect(second.result.files == first.result.files)
            #expect(second.result.text == first.result.text)
            #expect(second.result.json == first.result.json)
            #expect(second.result.diagnostics.map(\.description) == first.result.diagnostics.map(\.description))
            #expect(try content() == made)
            var others = request
            others.pictures.workers = 1
            others.pictures.timeLimit = .seconds(60)
            #expect(try run(others).looked == 0)
        }
    }

    @Test func picturesInTheInputsFolderAreNotPartOfIt() throws {
        try withApp {
            for folder in ["Output", "Pictures"] {
                var inside = try request()
                inside.output = root + "/App/" + folder
                #expect(try run(inside).looked > 0)
                #expect(try run(inside).looked == 0, "\(folder)")
            }
        }
    }

    @Test(arguments: ["removed", "changed", "cut short"])
    func anOutputThatIsNotAsItWasLeftIsMendedAndTheNextRunIsUnchanged(how: String) throws {
        try withApp {
            _ = try run(request())
            let made = try content()
            let name = try #require(made.keys.sorted().first { $0.hasSuffix(".svg") })
            let file = URL(fileURLWithPath: "\(root)/out/\(name)")
            switch how {
            case "removed": try FileManager.default.removeItem(at: file)
            case "changed": try Data((made[name] ?? Data()).reversed()).write(to: file)
            default: try (made[name] ?? Data()).dropLast().write(to: file)
            }
            #expect(try run(request()).looked > 0)
            #expect(try content() == made)
            #expect(try run(request()).looked == 0)
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
            _ = try run(request())
            #expect(try run(request()).looked == 0)
            let path = URL(fileURLWithPath: "\(root)/App/\(file)")
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            var data = FileManager.default.contents(atPath: path.path) ?? Data("{}".utf8)
            data.append(UInt8(ascii: "\n"))
            try data.write(to: path)
            #expect(try run(request()).looked > 0)
        }
    }

    @Test func aDifferentRequestIsADifferentRun() throws {
        try withApp {
            _ = try run(request())
            let print = try Theme.named("print")
            let dark = try variants(.appearance, "dark")
            let changes: [(inout RenderRequest) -> Void] = [
                { $0.pictures.sheet = nil }, { $0.pictures.sheet?.scaling = .toScale },
                { $0.pictures.formats = [.png] },
                {
                    $0.pictures.theme = print
                    $0.themeName = "print"
                },
                { $0.pictures.frame = .screen }, { $0.annotations = [.kind(.frames)] },
                { $0.pictures.variants = dark }, { $0.inputs.locale = "de" }, { $0.inputs.coverage.scope = .launch },
                { $0.inputs.flow.adaptation = .none }, { $0.pictures.nameWords = ["word"] }, { $0.output += "2" },
                { $0.pictures.hasPairs = true }, { $0.pictures.gallery = .files }, { $0.cache = nil },
            ]
            for change in changes {
                var other = try request()
                change(&other)
                #expect(try run(other).looked > 0)
            }
        }
    }

    @Test func aRecordThatIsDamagedIsAsIfItWereNotThere() throws {
        try withApp {
            _ = try run(request())
            let objects = root + "/cache/objects"
            for name in try FileManager.default.subpathsOfDirectory(atPath: objects) {
                let file = "\(objects)/\(name)"
                guard var data = FileManager.default.contents(atPath: file), data.count > 70 else { continue }
                data[69] ^= 1
                try data.write(to: URL(fileURLWithPath: file))
            }
            let mended = try run(request())
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
