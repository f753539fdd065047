public import Bitmaps
import Caching
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
    /// A document, or one of its scenes, with the project around it.
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
        /// The name of that scene in file names; `nil` for the initial one.
        var sceneName: String?
        /// The language of the document's strings; `nil` for their own.
        var locale: String?
        /// Whether that language is written from right to left; `nil` if all languages have one direction.
        var isRightToLeft: Bool?
        /// Whether the entry represents all scenes of its document.
        var isWhole = false
        /// The index of the document, which its scenes share; `nil` to build one for each tree.
        var index: DocumentIndex?

        /// The variant that is drawn for a variant: an app that is always dark is drawn in dark mode.
        func shown(on variant: Variant) -> Variant { variant.shown(inStyle: infoPlist?.userInterfaceStyle) }

        /// Whether the status bar is light, as the app or its appearance asks for.
        func hasLightStatusBar(on variant: Variant) -> Bool {
            infoPlist?.hasLightStatusBar.value(for: variant.device.device.idiom) == true
                || shown(on: variant) != variant
        }
    }

    /// The unit that one entry represents.
    enum Unit {
        case scene, document
    }

    let entries: [Entry]
    /// The launch screens of the inputs' apps beside documents.
    let launches: LaunchSource
    /// Every document that was tried, in order, and its index among the entries if it could be read.
    let attempts: [(path: String, entry: Int?)]
    private let palette: Palette
    let fonts: FontLibrary
    /// The number of documents that were not read because they are unchanged.
    private(set) var unchangedDocuments = 0
    private let images = ImageStore()

    public var documents: [String] { entries.map(\.document.path) }

    public var places: [[String]] { entries.map { $0.project.place(of: $0.document.path) } }

    public var parts: [[String]] {
        entries.map { entry in
            (entry.sceneName.map { [$0] } ?? []) + entry.flow.stepWords + (entry.locale.map { [$0] } ?? [])
        }
    }

    /// Reads the inputs.
    ///
    /// - Parameters:
    ///   - inputs: the paths of documents and of apps' folders.
    ///   - palette: the system's colors.
    ///   - coverage: the part of the inputs to read. A flow applies to all documents.
    ///   - unit: the unit that each entry represents. A picture shows a scene.
    ///   - findsLaunches: whether a folder may also stand for launch screens that are not documents.
    ///   - flow: the scene to show, and the steps from there. For a folder, it applies to the storyboards that have the
    ///     scene.
    ///   - locale: the languages of the documents' strings, with commas; `nil` for their own.
    ///   - changed: the documents of which only the affected ones are read; `nil` for all documents.
    /// - Returns: the documents that could be read, with an error for each that could not.
    /// - Throws: all problems, if no input could be read and scenes were requested.
    static func load(
        _ inputs: [String], palette: Palette, coverage: Coverage, by unit: Unit = .scene, findsLaunches: Bool = false,
        flow: Flow = Flow(), locale: String? = nil, changed: ChangedDocuments? = nil
    ) throws(DiagnosedError) -> Diagnosed<DocumentSource> {
        var log = ProblemLog()
        var unchanged = 0
        var entries: [Entry] = []
        var launches: [LaunchSource.Entry] = []
        var attempts: [(path: String, entry: Int?)] = []
        var places: [EntryPlace: Int] = [:]
        var fontFiles: [String] = []
        let rules = IgnoreRules(coverage.excluded)
        for input in inputs.uniqueFiles {
            do throws(DiagnosedError) {
                let opened = try reading(input) { () throws(DiagnosedError) -> Diagnosed<Project> in
                    try Project.open(input, excluding: coverage.excluded, target: coverage.target)
                }
                log.append(contentsOf: opened.diagnostics)
                let project = opened.value
                if !project.isFolder, rules.excludes(input) {
                    log.append(contentsOf: [Self.note(leftOut: ["this document, which is excluded"], of: project)])
                    continue
                }
                for file in project.fonts where !fontFiles.contains(file) { fontFiles.append(file) }
                let others = findsLaunches && flow.isEmpty && changed == nil ? LaunchSource.entries(of: project) : []
                let found = try Self.entries(
                    of: project, coverage.scope, by: unit, flow: flow, mayBeNone: !others.isEmpty, locale: locale,
                    changed: changed, unchanged: &unchanged, into: &log)
                for (path, entry) in found {
                    let place = EntryPlace(
                        path: path.bytesOfStandardizedPath, scene: entry?.sceneID, locale: entry?.locale)
                    // A document given beside its app's folder is one document, and counts as given by path.
                    if let index = places[place] {
                        if entry?.launchChoice == nil { entries[index].launchChoice = nil }
                        continue
                    }
                    attempts.append((path, entry.map { _ in entries.count }))
                    guard let entry else { continue }
                    places[place] = entries.count
                    entries.append(entry)
                }
                launches += others
            } catch {
                log.append(contentsOf: missingInput(input).map { [$0] } ?? error.diagnostics)
                attempts.append((input, nil))
            }
        }
        guard
            !entries.isEmpty || !launches.isEmpty || changed != nil
                || unit == .document && (flow.isEmpty || inputs.isEmpty)
        else {
            throw DiagnosedError(
                log.diagnostics.isEmpty ? [Diagnostic(.error, RunProblem.everythingExcluded)] : log.diagnostics)
        }
        let standard = FontLibrary.standard()
        log.append(contentsOf: standard.diagnostics)
        let fonts = standard.value.adding(fontFiles: fontFiles)
        log.append(contentsOf: fonts.diagnostics)
        var source = DocumentSource(
            entries: entries, launches: LaunchSource(launches, palette: palette), attempts: attempts,
            palette: palette, fonts: fonts.value)
        source.unchangedDocuments = unchanged
        return Diagnosed(source, diagnostics: log.diagnostics)
    }

    /// A scene of a document, by which entries count once.
    private struct EntryPlace: Hashable {
        var path: [UInt8]
        var scene: String?
        var locale: String?
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

    /// The documents of an input, or their scenes; `nil` for documents that could not be read.
    private static func entries(
        of project: Project, _ scope: Coverage.Scope, by unit: Unit, flow: Flow, mayBeNone: Bool, locale: String?,
        changed: ChangedDocuments?, unchanged: inout Int, into log: inout ProblemLog
    ) throws(DiagnosedError) -> [(path: String, entry: Entry?)] {
        let launch = project.launchDocuments
        let isLaunchOnly = scope == .launch && flow.isEmpty
        var paths = launch + (isLaunchOnly ? [] : project.documents.filter { !launch.contains($0) })
        guard !paths.isEmpty || mayBeNone else {
            throw DiagnosedError(
                RunProblem.noLaunchDocument(documents: project.documents.count),
                at: SourceLocation(file: project.path))
        }
        if let changed {
            let affected = changed.affected(among: paths)
            unchanged += paths.count - affected.count
            paths = affected
        }
        // A document that cannot be shown does not stop a whole app, whose note counts it.
        let isWholeApp = project.isFolder && paths.count > 1 && !isLaunchOnly && flow.isEmpty
        var libraries: [[String]: AssetLibrary] = [:]
        var entries: [(path: String, entry: Entry?)] = []
        var withoutView = 0
        var empty = 0
        var archives = 0
        let list = LanguageList(locale)
        for path in paths {
            let content = changed?.content(of: path) ?? .file
            if case .missing = content { continue }
            let surroundings = project.surroundings(of: path)
            let files = surroundings.catalogs + surroundings.looseImages
            let assets = libraries[files] ?? surroundings.makeAssetLibrary()
            libraries[files] = assets
            // Languages share the problems of the document itself.
            var known: Set<String> = []
            for locale in list.languages {
                var own = ProblemLog()
                do throws(DiagnosedError) {
                    let document = try reading(path) { () throws(DiagnosedError) -> Diagnosed<InterfaceDocument> in
                        try Self.read(content, of: path, locale: locale)
                    }
                    own.append(contentsOf: document.diagnostics)
                    if isWholeApp, unit == .scene, !document.value.hasContent {
                        empty += 1
                        break
                    }
                    var entry = Entry(
                        document: document.value, assets: assets, infoPlist: surroundings.infoPlist,
                        project: surroundings)
                    entry.locale = locale
                    if list.hasBothDirections { entry.isRightToLeft = LanguageList.isRightToLeft(locale) }
                    entry.references = references(
                        of: document.value, in: surroundings, changed: changed, into: &own)
                    entry.isWhole = unit == .document && scope == .scenes && flow.isEmpty
                    let isLaunch = project.isFolder && launch.contains(path)
                    // Only launch screens depend on this choice.
                    if isLaunch, flow.isEmpty { entry.launchChoice = project.launchChoice }
                    if flow.isEmpty, unit == .scene {
                        let split = try scenes(
                            of: entry, scope, showsFirst: scope == .launch || isLaunch || !project.isFolder)
                        entries += split.entries.map { (path, $0) }
                        if locale == list.languages[0] { withoutView += split.withoutView }
                    } else {
                        entries.append((path, entry))
                    }
                } catch {
                    if isWholeApp, Self.isOfArchive(error) {
                        archives += 1
                        break
                    }
                    own.append(contentsOf: error.diagnostics)
                    if locale == list.languages[0] { entries.append((path, nil)) }
                }
                log.append(contentsOf: own.diagnostics.filter { !known.contains($0.description) })
                if list.languages.count > 1 { known.formUnion(own.diagnostics.map(\.description)) }
            }
        }
        let shown = try showing(flow, in: entries, of: project)
        var leftOut = project.leftOut.words
        if withoutView > 0 {
            leftOut.append(withoutView == 1 ? "1 scene without a view" : "\(withoutView) scenes without a view")
        }
        if archives > 0 {
            leftOut.append(archives == 1 ? "1 document of Xcode 3 or 4" : "\(archives) documents of Xcode 3 or 4")
        }
        if empty > 0 { leftOut.append(empty == 1 ? "1 empty document" : "\(empty) empty documents") }
        if !leftOut.isEmpty, !isLaunchOnly, flow.isEmpty {
            log.append(contentsOf: [note(leftOut: leftOut, of: project)])
        }
        return shown
    }

    private static func isOfArchive(_ error: DiagnosedError) -> Bool {
        error.diagnostics.contains { if case DocumentProblem.oldFormat = $0.problem { true } else { false } }
    }

    static func read(
        _ content: ChangedDocuments.Content, of path: String, locale: String? = nil
    ) throws(DiagnosedError) -> Diagnosed<InterfaceDocument> {
        guard case .bytes(let data) = content else {
            return try InterfaceDocument.read(contentsOfFile: path, locale: locale)
        }
        return try InterfaceDocument.read(data, path: path, locale: locale)
    }

    /// An entry for each scene of a document that is covered, and the number of scenes without a view.
    ///
    /// - Throws: ``RunProblem/nothingToShow`` if the document must show its initial scene, and has none.
    private static func scenes(
        of entry: Entry, _ scope: Coverage.Scope, showsFirst: Bool
    ) throws(DiagnosedError) -> (entries: [Entry], withoutView: Int) {
        guard entry.document.hasContent || !showsFirst else {
            throw DiagnosedError(RunProblem.nothingToShow, at: SourceLocation(file: entry.document.path))
        }
        var (scenes, withoutView) = entry.document.shownScenes
        // A launch screen, and a document that is given by path, show at least their initial scene.
        if showsFirst, scenes.first.map({ $0.name != nil }) ?? true {
            scenes.insert(InterfaceDocument.ShownScene(), at: 0)
            withoutView -= 1
        }
        if scope != .scenes {
            scenes = Array(scenes.prefix(1))
            withoutView = scenes.isEmpty ? 1 : 0
        }
        let index = scenes.count > 1 ? DocumentIndex(entry.document) : nil
        let entries = scenes.map { scene in
            var entry = entry
            entry.index = index
            entry.sceneID = scene.name == nil ? nil : scene.controllerID
            entry.sceneName = scene.name
            if scene.name != nil { entry.launchChoice = nil }
            return entry
        }
        return (entries, withoutView)
    }

    private static func note(leftOut words: [String], of project: Project) -> Diagnostic {
        Diagnostic(.note, RunProblem.leftOut(words), at: SourceLocation(file: project.path))
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

    public func inputs(of document: Int) -> DocumentInputs? { DocumentInputs(entries[document]) }

    /// Creates the tools that one worker draws with.
    public func makeTools() -> WorkerTools {
        WorkerTools(fonts: fonts)
    }

    public func picture(
        of document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture> {
        let entry = entries[document]
        let shown = entry.shown(on: variant)
        let isLight = entry.hasLightStatusBar(on: variant)
        return try inJob(of: entry, on: shown, tools: tools) { _, tools in
            let tree = try tree(of: entry, on: shown)
            tree.layout()
            return Diagnosed(
                WindowPicture(list: tools.picture(of: tree.window, on: shown), of: tree.window, isLight: isLight),
                diagnostics: tree.diagnostics)
        }
    }

    public func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? {
        let entry = entries[document]
        if let isRightToLeft = entry.isRightToLeft, isRightToLeft != (variant.direction == .rightToLeft) {
            return .anotherInItsPlace
        }
        if let choice = entry.launchChoice { return choice.exclusion(of: .document(entry.document.path), on: variant) }
        if entry.project.isFolder, entry.document.isForPadOnly, variant.device.device.idiom != .pad {
            return .anotherInItsPlace
        }
        return reasonNotToShow(document, on: variant).map(PictureExclusion.never)
    }

    /// The reason why the Info.plist of a document's app excludes a variant; `nil` if it does not.
    func reasonNotToShow(_ document: Int, on variant: Variant) -> Diagnostic? {
        guard let plist = entries[document].infoPlist, let problem = plist.exclusion(of: variant) else { return nil }
        return Diagnostic(.note, problem, at: SourceLocation(file: plist.path))
    }

    /// The frames of one document's scenes on one variant.
    ///
    /// - Throws: the reason why the flow cannot be followed on the variant.
    func layout(of document: Int, on variant: Variant, tools: WorkerTools) throws -> LayoutReport {
        let entry = entries[document]
        guard entry.isWhole else {
            return try inJob(of: entry, on: variant, tools: tools) { _, _ in
                let tree = try tree(of: entry, on: variant)
                tree.layout()
                return tree.report
            }
        }
        // A xib has one tree and no scenes.
        let ids = entry.document.scenes.isEmpty ? [nil] : entry.document.scenes.map { Optional($0.id) }
        let index = DocumentIndex(entry.document)
        let reports = ids.map { id in
            inJob(of: entry, on: variant, tools: tools) { _, _ in
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

    /// The pictures of one document's scenes on Interface Builder's canvas, or on a square of its size class grid.
    func canvasPictures(of document: Int, on square: CanvasSquare?, tools: WorkerTools) -> [CanvasPicture] {
        let entry = entries[document]
        return CanvasLayout(textSetter: tools.textSetter, resources: resources(of: entry), palette: palette)
            .pictures(of: entry.document, on: square)
    }

    private func resources(of entry: Entry) -> AssetLookup {
        AssetLookup(library: entry.assets, store: images)
    }

    func inJob<Result>(
        of entry: Entry, on variant: Variant, tools: WorkerTools,
        _ body: @MainActor (JobEnvironment, WorkerTools) throws -> Result
    ) rethrows -> Result {
        let job = JobEnvironment(
            variant: variant, textSetter: tools.textSetter, palette: palette, resources: resources(of: entry))
        job.rasterizer = tools
        job.screenQueue = ScreenQueue()
        job.hidesStatusBar = entry.infoPlist?.isStatusBarHidden.value(for: variant.device.device.idiom) ?? false
        return try job.run(with: tools) { try body(job, $0) }
    }
}
