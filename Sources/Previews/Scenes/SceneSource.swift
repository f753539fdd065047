public import Bitmaps
import Caching
public import Devices
public import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder
internal import InterfaceDocuments
public import Scenes
public import Theming
import Typography
public import UIKit

/// A source of scene files, which are read once for all variants.
public struct SceneSource: PictureSource {
    private struct Entry: Sendable {
        var scene: SceneDocument
        var materials: SceneMaterials
        var assets: AssetLibrary
    }

    private let entries: [Entry]
    private let palette: Palette
    private let images = ImageStore()

    public var documents: [String] { entries.map(\.scene.path) }

    public var places: [[String]] { entries.map { Project.place(ofFile: $0.scene.path) } }

    /// The scenes themselves, in the order of ``documents``.
    public var scenes: [SceneDocument] { entries.map(\.scene) }

    /// Reads scene files.
    ///
    /// - Parameters:
    ///   - paths: the paths of the files.
    ///   - palette: the theme's colors.
    ///   - controllers: the controllers that the program registers for scenes to name.
    /// - Returns: the scenes that could be read, with an error for each file that could not.
    public static func load(
        _ paths: [String], palette: Palette, controllers: SceneMaterials.Controllers = [:]
    ) -> Diagnosed<SceneSource> {
        var log = ProblemLog()
        var entries: [Entry] = []
        for path in paths.uniqueFiles {
            do throws(DiagnosedError) {
                let entry = try reading(path) { () throws(DiagnosedError) -> Diagnosed<Entry> in
                    let scene = try SceneDocument.read(contentsOfFile: path, colorNames: palette.names)
                    return try Self.entry(for: scene, controllers: controllers)
                }
                log.append(contentsOf: entry.diagnostics)
                entries.append(entry.value)
            } catch {
                log.append(contentsOf: missingInput(path).map { [$0] } ?? error.diagnostics)
            }
        }
        return Diagnosed(SceneSource(entries: entries, palette: palette), diagnostics: log.diagnostics)
    }

    /// Creates a source of a scene without a file.
    ///
    /// It names no documents and has no images.
    public init(_ scene: SceneDocument, palette: Palette) {
        let assets = AssetLibrary(catalogs: [], looseFiles: [], in: InputFolder(path: "."))
        self.init(entries: [Entry(scene: scene, materials: SceneMaterials(), assets: assets)], palette: palette)
    }

    /// Reads a scene that is embedded in a file of another kind.
    ///
    /// The files that it names are relative to that file.
    ///
    /// - Returns: the scene, with the problems found in the documents that it names.
    /// - Throws: the reason why a document is unreadable.
    public static func load(
        _ scene: SceneDocument, palette: Palette
    ) throws(DiagnosedError) -> Diagnosed<SceneSource> {
        try entry(for: scene, controllers: [:]).map { SceneSource(entries: [$0], palette: palette) }
    }

    private static func entry(
        for scene: SceneDocument, controllers: SceneMaterials.Controllers
    ) throws(DiagnosedError) -> Diagnosed<Entry> {
        let materials = try SceneMaterials.load(for: scene, controllers: controllers)
        let assets = Project.openDocument(scene.path).makeAssetLibrary()
        return Diagnosed(
            Entry(scene: scene, materials: materials.value, assets: assets), diagnostics: materials.diagnostics)
    }

    private init(entries: [Entry], palette: Palette) {
        self.entries = entries
        self.palette = palette
    }

    public func inputDigests(apartFrom output: String?) -> [ContentDigest?] {
        var digests = InputFingerprint.Digests(apartFrom: output)
        return entries.map { Self.inputDigest(of: $0, among: &digests) }
    }

    /// The digest of the scene's file and the documents that it names, each with its surroundings.
    private static func inputDigest(of entry: Entry, among digests: inout InputFingerprint.Digests) -> ContentDigest? {
        // A program's own controllers have no file to digest.
        guard entry.materials.controllers.isEmpty else { return nil }
        let named = entry.materials.documents.keys.sorted().map { SplitPath(entry.scene.path).beside($0) }
        var builder = DigestBuilder()
        for path in [entry.scene.path] + named {
            guard let surroundings = digests.digest(of: Project.openDocument(path)),
                let digest = InputFingerprint.digest(of: path, among: [], surroundings: surroundings)
            else { return nil }
            builder.combine(path)
            builder.combine(digest.hexadecimal)
        }
        return builder.finish()
    }

    public func picture(
        of document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture> {
        inJob(of: document, on: variant, tools: tools) { picture(of: $0, on: variant, tools: $1) }
    }

    public func otherApp(
        beside document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture>? {
        guard entries[document].scene.hasOtherApp else { return nil }
        return inJob(of: document, on: variant, isOtherApp: true, tools: tools) {
            picture(of: $0, on: variant, tools: $1)
        }
    }

    @MainActor
    private func picture(of tree: SceneTree, on variant: Variant, tools: WorkerTools) -> Diagnosed<WindowPicture> {
        tree.layout()
        var picture = WindowPicture(list: tools.picture(of: tree.window, on: variant), of: tree.window)
        picture.hasLightStatusBar = picture.hasLightStatusBar ?? tree.hasLightStatusBar
        return Diagnosed(picture, diagnostics: tree.diagnostics)
    }

    /// The frames of a scene file's content on one variant, including the parts of its pieces.
    func layout(of document: Int, on variant: Variant, tools: WorkerTools) -> LayoutReport {
        inJob(of: document, on: variant, tools: tools) { tree, _ in
            tree.layout()
            return LayoutReport(
                path: documents[document], on: variant, window: tree.window, issues: tree.diagnostics)
        }
    }

    /// Creates a scene's tree in a job on the variant, and calls a function with it there.
    ///
    /// - Parameters:
    ///   - document: an index of ``documents``.
    ///   - variant: the variant that it is shown on.
    ///   - isOtherApp: whether to create the other app of a shared screen.
    ///   - tools: the worker's tools.
    ///   - recorder: records the calls of controllers and views from the start; `nil` to record none.
    ///   - body: receives the tree, which is not laid out yet, and the tools.
    /// - Returns: the function's result.
    public func inJob<Result>(
        of document: Int, on variant: Variant, isOtherApp: Bool = false, tools: WorkerTools,
        recorder: CallRecorder? = nil, _ body: @MainActor (SceneTree, WorkerTools) -> Result
    ) -> Result {
        let entry = entries[document]
        let job = JobEnvironment(
            variant: variant, textSetter: tools.textSetter, palette: palette,
            resources: AssetLookup(library: entry.assets, store: images))
        job.recorder = recorder
        return job.run(with: tools) { tools in
            body(SceneTree(entry.scene, on: variant, materials: entry.materials, isOtherApp: isOtherApp), tools)
        }
    }
}
