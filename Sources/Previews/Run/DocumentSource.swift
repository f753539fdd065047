import AdaptiveKit
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

/// Documents of apps, read once for all variants.
public struct DocumentSource: PictureSource {
    /// One document with what lies beside it.
    struct Entry: Sendable {
        var document: InterfaceDocument
        var assets: AssetLibrary
        var infoPlist: InfoPlist?
        /// What it was found in.
        var project: Project
        /// How the app of a folder chooses among its launch screens; `nil` for a document that was named.
        var launchChoice: LaunchChoice?
        /// Other storyboards, by the names that this one refers to them by.
        var references: [String: InterfaceDocument] = [:]
        /// The scene to show, and the way on from there.
        var flow = Flow()
        /// The id of the scene to begin with; `nil` for the initial one.
        var sceneID: String?
    }

    let entries: [Entry]
    /// What the inputs' apps show at launch beside documents.
    let launches: LaunchSource
    /// Every document that was looked at, in order, and its place among the entries where it could be read.
    let attempts: [(path: String, entry: Int?)]
    private let palette: Palette
    let fonts: FontLibrary
    private let images = ImageStore()

    public var documents: [String] { entries.map(\.document.path) }

    /// Reads the inputs.
    ///
    /// - Parameters:
    ///   - inputs: paths of documents and of apps' folders.
    ///   - palette: the system's colours.
    ///   - allDocuments: whether a folder stands for all of its documents rather than for those shown at launch.
    ///   - findsLaunches: whether a folder may also stand for launch screens that are no documents.
    ///   - flow: the scene to show, and the way on from there; of a folder, in the storyboards that have the scene.
    ///   - locale: the language of the documents' words; `nil` for their own.
    /// - Returns: what could be read; what could not is among the diagnostics as an error.
    /// - Throws: all problems, where not one input could be read and launch screens were asked for.
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
                    // A document that is named beside its app's folder is one document, which was named.
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
        let fonts = FontLibrary().adding(fontFiles: fontFiles)
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

    /// The documents of an input, `nil` for what could not be read.
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
        // Only a launch screen depends on the choice among launch screens.
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
                    // A report without frames is a true one; a picture of nothing is not.
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

    /// The same source with one of its documents.
    func only(_ document: Int) -> DocumentSource {
        DocumentSource(
            entries: [entries[document]], launches: LaunchSource([], palette: palette), attempts: [], palette: palette,
            fonts: fonts)
    }

    /// What one worker draws with.
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
        // A scene of an app is shown where the app is.
        return entry.flow.isEmpty ? nil : reasonNotToShow(document, on: variant).map(PictureExclusion.never)
    }

    /// The frames of one document's scenes on one variant.
    ///
    /// - Throws: what keeps a flow from being followed on the variant.
    func layout(of document: Int, on variant: Variant, tools: WorkerTools) throws -> LayoutReport {
        let entry = entries[document]
        guard entry.flow.isEmpty else {
            return try inJob(of: entry, on: variant, tools: tools) { _ in
                let tree = try tree(of: entry, on: variant)
                tree.layout()
                return tree.report
            }
        }
        // A xib has no scenes, and one tree.
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

    /// The frames of one document's scenes as Interface Builder's canvas shows them.
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
