public import Bitmaps
public import Devices
public import Diagnostics
import Foundation
import InterfaceBuilder
import Rendering
public import Theming
import Typography

/// A source of all kinds of inputs: documents and apps' folders, then scene files.
public struct InputSource: PictureSource {
    let sources: [any PictureSource & TraceSource & WalkSource]
    /// The launch screens that are not documents, before all others.
    let launches: LaunchSource?
    private let fonts: FontLibrary
    /// The number of documents that were not read because they are unchanged.
    public private(set) var unchangedDocuments = 0

    public var documents: [String] { allSources.flatMap(\.documents) }

    public var places: [[String]] { allSources.flatMap(\.places) }

    public var parts: [[String]] { allSources.flatMap(\.parts) }

    private var allSources: [any PictureSource] { (launches.map { [$0] } ?? []) + sources }

    /// Reads the inputs.
    ///
    /// - Parameters:
    ///   - inputs: the paths of documents, apps' folders and scene files.
    ///   - palette: the theme's colors.
    ///   - coverage: the part of the inputs to read.
    ///   - words: the part of the documents to show. If that is what an app shows first, its folder may also stand for
    ///     launch screens that are not documents.
    ///   - locale: the language of the documents' strings; `nil` for their own.
    ///   - changed: the documents of which only the affected ones are read; `nil` for all documents.
    /// - Returns: the inputs that could be read, with an error for each that could not.
    /// - Throws: all problems, if no input could be read.
    public static func load(
        _ inputs: [String], palette: Palette, covering coverage: Coverage, showing words: FlowWords, locale: String?,
        changed: ChangedDocuments? = nil
    ) throws(DiagnosedError) -> Diagnosed<InputSource> {
        let flow = words.flow
        return try load(
            inputs, palette: palette, coverage: coverage, findsLaunches: flow.isEmpty, flow: flow, locale: locale,
            changed: changed)
    }

    /// Reads the inputs as they are initially shown: launch screens of folders, initial scenes of documents.
    ///
    /// - Parameters:
    ///   - inputs: the paths of documents, apps' folders and scene files.
    ///   - palette: the theme's colors.
    /// - Returns: the inputs that could be read, with an error for each that could not.
    /// - Throws: all problems, if no input could be read.
    public static func load(_ inputs: [String], palette: Palette) throws(DiagnosedError) -> Diagnosed<InputSource> {
        try load(inputs, palette: palette, findsLaunches: false)
    }

    /// Reads the inputs.
    ///
    /// - Parameters:
    ///   - inputs: the paths of documents, apps' folders and scene files.
    ///   - palette: the theme's colors.
    ///   - coverage: the part of the inputs to read.
    ///   - findsLaunches: whether an app's folder may also stand for launch screens that are not documents.
    ///   - flow: the part of the documents to show; scene files have one screen.
    ///   - locale: the language of the documents' strings; `nil` for their own.
    ///   - changed: the documents of which only the affected ones are read; `nil` for all documents.
    /// - Returns: the inputs that could be read, with an error for each that could not.
    /// - Throws: all problems, if no input could be read.
    static func load(
        _ inputs: [String], palette: Palette, coverage: Coverage = Coverage(.launch), findsLaunches: Bool = false,
        flow: Flow = Flow(), locale: String? = nil, changed: ChangedDocuments? = nil
    ) throws(DiagnosedError) -> Diagnosed<InputSource> {
        let scenes = inputs.filter(isScene)
        try flow.check(scenes: scenes)
        let documents = inputs.filter { !isScene($0) }
        var log = ProblemLog()
        var sources: [any PictureSource & TraceSource & WalkSource] = []
        var launches: LaunchSource?
        var unchanged = 0
        var fonts = FontLibrary()
        if !documents.isEmpty {
            do throws(DiagnosedError) {
                let source = try DocumentSource.load(
                    documents, palette: palette, coverage: coverage, findsLaunches: findsLaunches, flow: flow,
                    locale: locale, changed: changed)
                log.append(contentsOf: source.diagnostics)
                fonts = source.value.fonts
                sources.append(source.value)
                launches = source.value.launches
                unchanged = source.value.unchangedDocuments
            } catch {
                log.append(contentsOf: error.diagnostics)
            }
        }
        if documents.isEmpty {
            let standard = FontLibrary.standard()
            log.append(contentsOf: standard.diagnostics)
            fonts = standard.value
        }
        if !scenes.isEmpty {
            let source = SceneSource.load(scenes, palette: palette)
            log.append(contentsOf: source.diagnostics)
            if !source.value.documents.isEmpty { sources.append(source.value) }
        }
        guard !sources.isEmpty else { throw DiagnosedError(log.diagnostics) }
        var source = InputSource(sources: sources, launches: launches, fonts: fonts)
        source.unchangedDocuments = unchanged
        return Diagnosed(source, diagnostics: log.diagnostics)
    }

    private init(sources: [any PictureSource & TraceSource & WalkSource], launches: LaunchSource?, fonts: FontLibrary) {
        self.sources = sources
        self.launches = launches
        self.fonts = fonts
    }

    /// Whether a path is that of a scene file.
    public static func isScene(_ path: String) -> Bool {
        ["yaml", "yml"].contains((path as NSString).pathExtension.lowercased())
    }

    public func inputDigests(apartFrom output: String?) -> [ContentDigest?] {
        allSources.flatMap { $0.inputDigests(apartFrom: output) }
    }

    public func inputs(of document: Int) -> DocumentInputs? {
        place(of: document).flatMap { $0.source.inputs(of: $0.index) }
    }

    /// Creates the tools that one worker draws with.
    public func makeTools() -> WorkerTools {
        WorkerTools(fonts: fonts)
    }

    /// Creates the tools that one worker draws with in a theme's look.
    public func makeTools(in look: PictureLook) -> WorkerTools {
        let tools = makeTools()
        look.apply(to: tools)
        return tools
    }

    public func picture(
        of document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture> {
        guard let place = place(of: document) else { throw DiagnosedError(RunProblem.nothingToShow) }
        return try place.source.picture(of: place.index, on: variant, tools: tools)
    }

    public func otherApp(
        beside document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture>? {
        try place(of: document).flatMap { try $0.source.otherApp(beside: $0.index, on: variant, tools: tools) }
    }

    public func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? {
        place(of: document).flatMap { $0.source.exclusion(of: $0.index, on: variant) }
    }

    /// The source of a document, and its index there.
    private func place(of document: Int) -> (source: any PictureSource, index: Int)? {
        var index = document
        for source in allSources {
            if index < source.documents.count { return (source, index) }
            index -= source.documents.count
        }
        return nil
    }
}
