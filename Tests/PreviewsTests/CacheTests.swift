import Bitmaps
import Devices
import Diagnostics
import Drawing
import Foundation
import OutputFiles
import Sheets
import TestTraits
import Testing
import Theming
import Typography
import UIKit
import Workers

@testable import Caching
@testable import Previews
@testable import Rendering

/// A source that counts its requests, with a label only on wide variants.
private final class CountingSource: PictureSource, @unchecked Sendable {
    private let lock = NSLock()
    private var asked: [String] = []
    let label: CGFloat
    let content: String?

    init(label: CGFloat, content: String? = nil) {
        self.label = label
        self.content = content
    }

    var documents: [String] { ["Counted.storyboard"] }

    /// The variants that were laid out.
    var laidOut: [String] { lock.withLock { asked } }

    func inputDigests(apartFrom output: String?) -> [ContentDigest?] {
        [content.map { ContentDigest(of: Array($0.utf8)) }]
    }

    func picture(of document: Int, on variant: Variant, tools: WorkerTools) throws -> Diagnosed<WindowPicture> {
        lock.withLock { asked.append(variant.description) }
        let bounds = CGRect(origin: .zero, size: variant.windowSize)
        var items: [DrawingItem] = [.fill(.rectangle(bounds), .color(.white))]
        if bounds.width > bounds.height {
            items.append(.fill(.rectangle(CGRect(x: 20, y: 20, width: label, height: 20)), .color(.black)))
        }
        return Diagnosed(
            WindowPicture(list: DisplayList(size: bounds.size, items: items)),
            diagnostics: [Diagnostic(.warning, ShapeSource.Trouble(), at: SourceLocation(file: documents[0], line: 3))])
    }
}

@Suite(.blocking) struct CacheTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)").path

    private func run(_ source: CountingSource, grid: Bool = false, workers: Int = 3) throws -> PreviewReport {
        let folder = try OutputFolder(path: root + "/out")
        let request = PreviewRequest(
            variants: try Matrix(
                AxisSelection(parsing: [
                    .device: ["iphone-4-7", "iphone-6-1-lcd"], .orientation: ["all"], .appearance: ["light"],
                ])
            ).variants, sheet: grid ? SheetArrangement() : nil, theme: try Theme.named("ios"), workers: workers)
        let cache = try #require(
            RunCache(
                PictureCache(path: root + "/cache"), folder: folder, request: ContentDigest(of: []), limit: 1 << 30))
        return try PreviewRun(source: source, request: request, folder: folder, cache: cache) {
            WorkerTools(textSetter: EstimatedTextSetter(), rendering: RenderingTools(fonts: NoFonts()))
        }.run()
    }

    /// Inodes by name: a file that was written again has another one.
    private func inodes() throws -> [String: UInt64] {
        let names = try FileManager.default.contentsOfDirectory(atPath: root + "/out")
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try #require(FileStamp(path: root + "/out/" + $0)).inode) })
    }

    private func cleaned<Result>(_ body: () throws -> Result) rethrows -> Result {
        defer { try? FileManager.default.removeItem(atPath: root) }
        return try body()
    }

    @Test func anUnchangedInputIsNeitherLaidOutNorDrawnNorWritten() throws {
        try cleaned {
            let first = CountingSource(label: 50, content: "a")
            let report = try run(first, grid: true)
            #expect(first.laidOut.count == 4)
            let before = try inodes()
            let second = CountingSource(label: 50, content: "a")
            let again = try run(second, grid: true)
            #expect(second.laidOut == [])
            #expect(try inodes() == before)
            #expect(again.files == report.files)
            #expect(again.diagnostics.map(\.description) == report.diagnostics.map(\.description))
        }
    }

    @Test func aChangedLabelWritesOnlyTheVariantsThatShowIt() throws {
        try cleaned {
            _ = try run(CountingSource(label: 50, content: "a"), grid: true)
            let before = try inodes()
            _ = try run(CountingSource(label: 60, content: "b"), grid: true)
            let after = try inodes()
            let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
            #expect(
                changed == [
                    "Counted-grid.png", "Counted-iphone-4-7-landscape-light.png",
                    "Counted-iphone-6-1-lcd-landscape-light.png",
                ])
        }
    }

    @Test func missingOrTouchedFilesAreRestoredWithoutDrawing() throws {
        try cleaned {
            _ = try run(CountingSource(label: 50, content: "a"), grid: true)
            let names = try inodes().keys.sorted()
            let whole = try names.map { try Data(contentsOf: URL(fileURLWithPath: root + "/out/" + $0)) }
            try FileManager.default.removeItem(atPath: root + "/out/" + names[1])
            try Data("no picture".utf8).write(to: URL(fileURLWithPath: root + "/out/" + names[2]))
            let source = CountingSource(label: 50, content: "a")
            _ = try run(source, grid: true)
            #expect(source.laidOut == [])
            #expect(try names.map { try Data(contentsOf: URL(fileURLWithPath: root + "/out/" + $0)) } == whole)
        }
    }

    @Test func aDamagedCacheIsAsGoodAsNone() throws {
        try cleaned {
            _ = try run(CountingSource(label: 50, content: "a"))
            let names = try inodes().keys.sorted()
            let whole = try names.map { try Data(contentsOf: URL(fileURLWithPath: root + "/out/" + $0)) }
            let walker = try #require(FileManager.default.enumerator(atPath: root + "/cache"))
            var damaged = 0
            for case let name as String in walker {
                let path = root + "/cache/" + name
                guard FileStamp(path: path) != nil, let data = FileManager.default.contents(atPath: path) else {
                    continue
                }
                damaged += 1
                let cut =
                    damaged % 3 == 0 ? Data() : damaged % 3 == 1 ? data.prefix(data.count / 2) : Data(data.map { ~$0 })
                try cut.write(to: URL(fileURLWithPath: path))
            }
            #expect(damaged > 3)
            try FileManager.default.removeItem(atPath: root + "/out")
            let report = try run(CountingSource(label: 50, content: "a"))
            #expect(report.status == .good)
            #expect(try names.map { try Data(contentsOf: URL(fileURLWithPath: root + "/out/" + $0)) } == whole)
        }
    }

    @Test func aCacheThatCannotBeWrittenIsDoneWithout() throws {
        try cleaned {
            try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
            // A file in place of the folder.
            try Data().write(to: URL(fileURLWithPath: root + "/cache"))
            #expect(try run(CountingSource(label: 50, content: "a")).status == .good)
        }
    }

    @Test func theLeastRecentlyUsedEntryIsRemovedFirst() throws {
        try cleaned {
            let cache = PictureCache(path: root + "/cache")
            let keys = (0..<4).map { ContentDigest(of: [UInt8($0)]) }
            for key in keys { #expect(cache.store([UInt8](repeating: 7, count: 936), for: key)) }
            #expect(cache.contents == PictureCache.Contents(files: 4, bytes: 4000))
            for (age, key) in [3, 1, 4, 2].map({ TimeInterval($0 * 1000) }).enumerated().map({ ($1, keys[$0]) }) {
                let name = key.hexadecimal
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - age)],
                    ofItemAtPath: "\(root)/cache/objects/\(name.prefix(2))/\(name.dropFirst(2))")
            }
            #expect(cache.prune(to: 2000) == PictureCache.Contents(files: 2, bytes: 2000))
            #expect(keys.map { cache.bytes(for: $0) != nil } == [false, true, false, true])
            #expect(cache.prune(to: 0).files == 2)
        }
    }

    @Test func manyWritersOfOneEntryLeaveItWhole() throws {
        try cleaned {
            let cache = PictureCache(path: root + "/cache")
            let key = ContentDigest(of: [1])
            let content = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            let seen = try mapInOrder(Array(0..<64), workers: 8, tools: { 0 }) { job, _ in
                if job % 2 == 0 { cache.store(content, for: key) }
                return cache.bytes(for: key).map { $0 == content } ?? true
            }
            #expect(!seen.contains(false))
            #expect(cache.contents.files == 1)
        }
    }

    @Test func theKeyOfAPictureIsMadeOfAllThatItsBytesDependOn() throws {
        try cleaned {
            let cache = try #require(
                RunCache(
                    PictureCache(path: root + "/cache"), folder: try OutputFolder(path: root + "/out"),
                    request: ContentDigest(of: []), limit: 1 << 30))
            let list = DisplayList(size: CGSize(width: 4, height: 4), items: [.rectangle(.zero, .black)])
            let other = DisplayList(size: CGSize(width: 4, height: 4), items: [.rectangle(.zero, .white)])
            let plain = RenderingOptions(scale: 2)
            let keys = [
                cache.pictureKey(list, as: .png, plain), cache.pictureKey(other, as: .png, plain),
                cache.pictureKey(list, as: .svg, plain),
                cache.pictureKey(list, as: .png, RenderingOptions(scale: 3)),
                cache.pictureKey(
                    list, as: .png, RenderingOptions(scale: 2, pixelSize: PixelSize(width: 7, height: 7))),
                cache.pictureKey(list, as: .png, RenderingOptions(scale: 2, background: .white)),
                cache.pictureKey(list, as: .png, RenderingOptions(scale: 2, background: .black)),
            ]
            #expect(Set(keys).count == keys.count)
            var named = list
            named.title = "Title"
            #expect(cache.pictureKey(named, as: .png, plain) == keys[0], "pixels do not tell what they are called")
            #expect(cache.pictureKey(named, as: .svg, plain) != keys[2])
        }
    }

    @Test func aThemeOfOnesOwnCountsByItsContent() throws {
        var theme = try Theme.named("ios")
        let key = theme.key(askedForAs: "own.yaml")
        #expect(theme.key(askedForAs: "ios") == "ios")
        theme.annotations.always = "frames"
        #expect(theme.key(askedForAs: "own.yaml") != key)
    }

    @Test("Pictures drawn with one font are not reused with another")
    func aFontThatIsInstalledCounts() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let font = folder.appending(path: "Inter-Regular.otf")
        func digest() throws -> ContentDigest { try #require(RendererIdentity.digest(withFontsIn: [folder.path])) }

        let without = try digest()
        #expect(try digest() == without)
        try Data([1]).write(to: font)
        let installed = try digest()
        #expect(installed != without)
        // Like a package update: the new file replaces the old one atomically.
        try Data([2]).write(to: font, options: .atomic)
        #expect(try digest() != installed)
    }

    @Test func everyFieldOfARequestCounts() {
        struct Words {
            var axes: [String: [String]]
            var grid: Bool
            var output: String
        }
        let axes = ["devices": ["a"], "ios": ["17"], "directions": ["rtl"]]
        let one = FieldDigest.of(Words(axes: axes, grid: true, output: "x"), ignoring: ["output"])
        #expect(FieldDigest.of(Words(axes: axes, grid: true, output: "y"), ignoring: ["output"]) == one)
        #expect(FieldDigest.of(Words(axes: axes, grid: false, output: "x"), ignoring: ["output"]) != one)
        #expect(FieldDigest.of(Words(axes: ["ios": ["17"]], grid: true, output: "x"), ignoring: ["output"]) != one)
    }
}
