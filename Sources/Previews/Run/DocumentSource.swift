public import Bitmaps
public import Devices
public import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder
internal import InterfaceDocuments
import Rendering
import Theming
import Typography
import UIKit

/// A source of interface documents, which are read once for all variants.
public struct DocumentSource: PictureSource {
    /// A document with the project around it.
    struct Entry: Sendable {
        var document: InterfaceDocument
        var assets: AssetLibrary
        var infoPlist: InfoPlist?
        /// The project that it was found in.
        var project: Project
        /// The choice of an app's folder among its launch screens; `nil` for a document given by path.
        var launchChoice: LaunchChoice?
        /// The other storyboards, by the names that this one refers to them by.
        var references: [String: InterfaceDocument] = [:]
        /// The scene to show, and the steps from there.
        var flow = Flow()
        /// The ID of the first scene; `nil` for the initial one.
        var sceneID: String?
    }

    let entries: [Entry]
    /// The launch screens of the inputs' apps beside documents.
    let launches: LaunchSource
    /// Every document that was tried, in order, and its index among the entries if it could be read.
    let attempts: [(path: String, entry: Int?)]
    private let palette: Palette
    let fonts: FontLibrary
    private let images = ImageStore()

    public var documents: [String] { entries.map(\.document.path) }

    /// Reads the inputs.
    ///
    /// - Parameters:
    ///   - inputs: the paths of documents and of apps' folders.
    ///   - palette: the system's colours.
    ///   - allDocuments: whether a folder includes all of its documents, rather than those shown at launch.
    ///   - findsLaunches: whether a folder may also stand for launch screens that are not documents.
    ///   - flow: the scene to show, and the steps from there. For a folder, it applies to the storyboards that have the
    ///     scene.
    ///   - locale: the language of the documents' strings; `nil` for their own.
    /// - Returns: the documents that could be read, with an error for each that could not.
    /// - Throws: all problems, if no input could be read and launch screens were requested.
    static func load(
        _ inputs: [String], palette: Palette, allDocuments: Bool = false, findsLaunches: Bool = false,
        flow: Flow = Flow(), locale: String? = nil
    ) throws(DiagnosedError) -> Diagnosed<DocumentSource> {
        var log = ProblemLog()
        var entries: [Entry] = []
        var launches: [LaunchSource.Entry] = []
        var attempts: [(path: String, entry: Int?)] = []
        var places: [[UInt8]: Int] = [:]
        var fontFiles: [String] = []
        for input in inputs.uniqueFiles {
            do throws(DiagnosedError) {
                let opened = try reading(input) { () throws(DiagnosedError) -> Diagnosed<Project> in
                    try Project.open(input)
                }
                log.append(contentsOf: opened.diagnostics)
                let project = opened.value
                for file in project.fonts where !fontFiles.contains(file) { fontFiles.append(file) }
                let others = findsLaunches ? LaunchSource.entries(of: project) : []
                let found = try Self.entries(
                    of: project, allDocuments: allDocuments, flow: flow, mayBeNone: !others.isEmpty, locale: locale,
                    into: &log)
                for (path, entry) in found {
                    // A document given beside its app's folder is one document, and counts as given by path.
                    if let index = places[path.bytesOfStandardizedPath] {
                        if entry?.launchChoice == nil { entries[index].launchChoice = nil }
                        continue
                    }
                    attempts.append((path, entry.map { _ in entries.count }))
                    guard let entry else { continue }
                    places[path.bytesOfStandardizedPath] = entries.count
                    entries.append(entry)
                }
                launches += others
            } catch {
                log.append(contentsOf: missingInput(input).map { [$0] } ?? error.diagnostics)
                attempts.append((input, nil))
            }
        }
        guard !entries.isEmpty || !launches.isEmpty || allDocuments else { throw DiagnosedError(log.diagnostics) }
        let standard = FontLibrary.standard()
        log.append(contentsOf: standard.diagnostics)
        let fonts = standard.value.adding(fontFiles: fontFiles)
        log.append(contentsOf: fonts.diagnostics)
        return Diagnosed(
            DocumentSource(
                entries: entries, launches: LaunchSource(launches, palette: palette), attempts: attempts,
                palette: palette, fonts: fonts.value),
            diagnostics: log.diagnostics)
    }

    private init(
        entries: [Entry], launches: LaunchSource, attempts: [(path: String, entry: Int?)], palette: Palette,
        fonts: FontLibrary
    ) {
        self.entries = entries
        self.launches = launches
        self.attempts = attempts
        self.palette = palette
        self.fonts = fonts
    }

    /// The documents of an input; `nil` for those that could not be read.
    private static func entries(
        of project: Project, allDocuments: Bool, flow: Flow, mayBeNone: Bool, locale: String?,
        into log: inout ProblemLog
    ) throws(DiagnosedError) -> [(path: String, entry: Entry?)] {
        let takesAll = allDocuments || (!flow.isEmpty && project.isFolder)
        let paths = takesAll ? project.documents : project.launchDocuments
        guard !paths.isEmpty || mayBeNone else {
            throw DiagnosedError(
                RunProblem.noLaunchDocument(documents: project.documents.count),
                at: SourceLocation(file: project.path))
        }
        // Only launch screens depend on this choice.
        let choice = takesAll ? nil : project.launchChoice
        let others = Set(project.documents).subtracting(paths).count
        if project.isFolder, others > 0 {
            log.append(contentsOf: [
                Diagnostic(
                    .note, RunProblem.onlyLaunchScreen(others: others), at: SourceLocation(file: project.path))
            ])
        }
        let assets = project.makeAssetLibrary()
        var entries: [(path: String, entry: Entry?)] = []
        for path in paths {
            do throws(DiagnosedError) {
                let entry = try reading(path) { () throws(DiagnosedError) -> Diagnosed<Entry> in
                    let document = try InterfaceDocument.read(contentsOfFile: path, locale: locale)
                    let hasContent =
                        document.value.scenes.contains { $0.controller != nil } || !document.value.objects.isEmpty
                    // A report without frames is correct; a picture of nothing is not.
                    guard hasContent || allDocuments else {
                        let nothing = Diagnostic(.error, RunProblem.nothingToShow, at: SourceLocation(file: path))
                        throw DiagnosedError(document.diagnostics + [nothing])
                    }
                    var log = ProblemLog()
                    log.append(contentsOf: document.diagnostics)
                    var entry = Entry(
                        document: document.value, assets: assets, infoPlist: project.infoPlist, project: project,
                        launchChoice: choice)
                    entry.references = references(of: document.value, in: project, into: &log)
                    return Diagnosed(entry, diagnostics: log.diagnostics)
                }
                log.append(contentsOf: entry.diagnostics)
                entries.append((path, entry.value))
            } catch {
                log.append(contentsOf: error.diagnostics)
                entries.append((path, nil))
            }
        }
        return try showing(flow, in: entries, of: project)
    }

    public func inputDigests(apartFrom output: String?) -> [ContentDigest?] {
        var digests = InputFingerprint.Digests(apartFrom: output)
        return entries.map { entry in
            guard let surroundings = digests.digest(of: entry.project) else { return nil }
            return InputFingerprint.digest(
                of: entry.document.path,
                among: entry.project.documents + entry.references.values.map(\.path).sorted(),
                surroundings: surroundings)
        }
    }

    /// The same source with only one of its documents.
    func only(_ document: Int) -> DocumentSource {
        DocumentSource(
            entries: [entries[document]], launches: LaunchSource([], palette: palette), attempts: [], palette: palette,
            fonts: fonts)
    }

    /// Creates the tools that one worker draws with.
    public func makeTools() -> WorkerTools {
        WorkerTools(fonts: fonts)
    }

    public func picture(
        of document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture> {
        let entry = entries[document]
        let idiom = variant.device.device.idiom
        let isLight = entry.infoPlist?.hasLightStatusBar.value(for: idiom)
        return try inJob(of: entry, on: variant, tools: tools) { job in
            let tree = try tree(of: entry, on: variant)
            tree.layout()
            return Diagnosed(
                WindowPicture(
                    list: tools.picture(of: tree.window, on: variant), of: tree.window, isLight: isLight),
                diagnostics: tree.diagnostics)
        }
    }

    public func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? {
        let entry = entries[document]
        if let choice = entry.launchChoice { return choice.exclusion(of: .document(entry.document.path), on: variant) }
        // A flow's scene is shown wherever the app is.
        return entry.flow.isEmpty ? nil : reasonNotToShow(document, on: variant).map(PictureExclusion.never)
    }

    /// The frames of one document's scenes on one variant.
    ///
    /// - Throws: the reason why the flow cannot be followed on the variant.
    func layout(of document: Int, on variant: Variant, tools: WorkerTools) throws -> LayoutReport {
        let entry = entries[document]
        guard entry.flow.isEmpty else {
            return try inJob(of: entry, on: variant, tools: tools) { _ in
                let tree = try tree(of: entry, on: variant)
                tree.layout()
                return tree.report
            }
        }
        // A xib has one tree and no scenes.
        let ids = entry.document.scenes.isEmpty ? [nil] : entry.document.scenes.map { Optional($0.id) }
        let index = DocumentIndex(entry.document)
        let reports = ids.map { id in
            inJob(of: entry, on: variant, tools: tools) { _ in
                let tree = VariantTree(
                    entry.document, on: variant, scene: id, references: entry.references, index: index)
                tree.layout()
                return tree.report
            }
        }
        var report = reports[0]
        report.scenes = reports.flatMap(\.scenes)
        return report
    }

    /// The frames of one document's scenes as on Interface Builder's canvas.
    func canvasLayout(of document: Int, tools: WorkerTools) -> LayoutReport {
        let entry = entries[document]
        return CanvasLayout(textSetter: tools.textSetter, resources: resources(of: entry), palette: palette)
            .layout(entry.document)
    }

    private func resources(of entry: Entry) -> AssetLookup {
        AssetLookup(library: entry.assets, store: images)
    }

    func inJob<Result>(
        of entry: Entry, on variant: Variant, tools: WorkerTools, _ body: (JobEnvironment) throws -> Result
    ) rethrows -> Result {
        let job = JobEnvironment(
            variant: variant, textSetter: tools.textSetter, palette: palette, resources: resources(of: entry))
        job.hidesStatusBar = entry.infoPlist?.isStatusBarHidden.value(for: variant.device.device.idiom) ?? false
        return try JobEnvironment.$running.withValue(job) { try body(job) }
    }
}
