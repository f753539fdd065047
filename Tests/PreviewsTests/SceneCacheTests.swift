import Bitmaps
import Devices
import Diagnostics
import Foundation
import OutputFiles
import TestTraits
import Testing
import Theming
import Typography
import UIKit

@testable import Caching
@testable import Previews
@testable import Rendering

/// Scene files with the cache, from the source that reads them.
@Suite(.blocking) struct SceneCacheTests {
    /// A scene source that counts its layouts.
    private final class Counted: PictureSource, @unchecked Sendable {
        private let scenes: SceneSource
        private let lock = NSLock()
        private var count = 0

        init(_ scenes: SceneSource) { self.scenes = scenes }

        var laidOut: Int { lock.withLock { count } }
        var documents: [String] { scenes.documents }

        func inputDigests(apartFrom output: String?) -> [ContentDigest?] { scenes.inputDigests(apartFrom: output) }

        func picture(
            of document: Int, on variant: Variant, tools: WorkerTools
        ) throws -> Diagnosed<WindowPicture> {
            lock.withLock { count += 1 }
            return try scenes.picture(of: document, on: variant, tools: tools)
        }
    }

    private let root = FileManager.default.temporaryDirectory.appending(path: "cached-\(UUID().uuidString)").path

    private func write(_ text: String, _ name: String) throws {
        let file = URL(fileURLWithPath: root + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Runs over both scenes; returns the number of layouts, and the resulting bytes in the folder.
    private func run() throws -> (laidOut: Int, files: [String: Data]) {
        let theme = try Theme.named("ios")
        let loaded = SceneSource.load(["a/A", "b/B"].map { "\(root)/\($0).yaml" }, palette: theme.palette)
        try #require(loaded.value.documents.count == 2)
        let source = Counted(loaded.value)
        let folder = try OutputFolder(path: root + "/out")
        let request = PreviewRequest(
            variants: try Matrix(
                AxisSelection(parsing: [
                    .device: ["iphone-se-1"], .orientation: ["all"], .appearance: ["light", "dark"],
                ])
            ).variants, theme: theme, workers: 2)
        let cache = try #require(
            RunCache(
                PictureCache(path: root + "/cache"), folder: folder, request: ContentDigest(of: []), limit: 1 << 30))
        _ = try PreviewRun(source: source, request: request, folder: folder, cache: cache) {
            WorkerTools(textSetter: EstimatedTextSetter(), rendering: RenderingTools(fonts: NoFonts()))
        }.run()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (
            source.laidOut,
            Dictionary(
                uniqueKeysWithValues: names.map {
                    ($0, FileManager.default.contents(atPath: folder.file($0)) ?? Data())
                })
        )
    }

    @Test func aCachedSceneIsNotLaidOutAndAChangedOneIs() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try write("root: {placeholder: First}\n", "a/A.yaml")
        try write("root: {placeholder: Second}\n", "b/B.yaml")
        let first = try run()
        #expect(first.laidOut == 8)
        #expect(first.files.count == 8)
        let second = try run()
        #expect(second.laidOut == 0)
        #expect(second.files == first.files)
        try write("root: {detail: Other, title: Other}\n", "b/B.yaml")
        let third = try run()
        #expect(third.laidOut == 4)
        #expect(third.files.filter { $0.key.hasPrefix("A-") } == first.files.filter { $0.key.hasPrefix("A-") })
        #expect(third.files != first.files)
        #expect(try run().laidOut == 0)
    }
}
