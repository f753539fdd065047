import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import Lint
import Scenes
import Theming
import UIKit

/// The inputs of a lint run or a sweep: documents, then scene files.
public struct LintedInputs: Sendable {
    private let documents: DocumentSource
    private let scenes: SceneSource
    private let assets: [UsedAssets]
    private let suppressions: [LintSuppressions]
    /// The property lists of apps that have no color for dark mode, and do not say that they are always light.
    private let plistsWithoutDarkMode: Set<String>

    /// The part of the inputs to check; `nil` for all of them.
    ///
    /// The others are read all the same, because some rules look at a whole app.
    var shard: Shard? {
        didSet { checked = shard?.indices(of: documents.entries.count + scenes.documents.count) }
    }
    /// The inputs to check; `nil` for all of them.
    private var checked: [Int]?

    /// The number of documents and scene files.
    public var count: Int { checked?.count ?? documents.entries.count + scenes.documents.count }

    /// The index of an input among all that were read.
    private func place(of index: Int) -> Int { checked.map { $0[index] } ?? index }

    /// The path of an input.
    func path(of index: Int) -> String {
        let index = place(of: index)
        let count = documents.entries.count
        return index < count ? documents.entries[index].document.path : scenes.documents[index - count]
    }

    /// The name of the scene that an input is; `nil` for an initial scene and for whole documents.
    func part(of index: Int) -> String? {
        let index = place(of: index)
        return index < documents.entries.count ? documents.entries[index].sceneName : nil
    }

    /// Reads the inputs.
    ///
    /// - Parameters:
    ///   - inputs: paths of documents, of apps' folders and of scene files.
    ///   - palette: the system's colors.
    ///   - coverage: the part of the inputs to read.
    ///   - unit: what each input is: a document or a scene of it.
    ///   - scene: the name of the scene to read; `nil` for all.
    ///   - locale: the language of the documents' strings; `nil` for their own.
    /// - Returns: the inputs that could be read, with an error for each that could not.
    /// - Throws: all problems, if no input could be read.
    static func load(
        _ inputs: [String], palette: Palette, coverage: Coverage, by unit: DocumentSource.Unit, scene: String? = nil,
        locale: String?
    ) throws(DiagnosedError) -> Diagnosed<LintedInputs> {
        let paths = inputs.filter(InputSource.isScene)
        let others = inputs.filter { !InputSource.isScene($0) }
        let flow = Flow(scene: scene)
        try flow.check(scenes: paths)
        // Without other inputs, there may be scene files.
        let documents = try DocumentSource.load(
            others, palette: palette, coverage: coverage, by: others.isEmpty ? .document : unit, flow: flow,
            locale: locale)
        let scenes = SceneSource.load(paths, palette: palette)
        let read = LintedInputs(documents: documents.value, scenes: scenes.value)
        let diagnostics = documents.diagnostics + scenes.diagnostics + read.suppressions.flatMap(\.diagnostics)
        return Diagnosed(read, diagnostics: diagnostics)
    }

    private init(documents: DocumentSource, scenes: SceneSource) {
        self.documents = documents
        self.scenes = scenes
        let assets = documents.entries.map { UsedAssets($0.document, assets: $0.assets) }
        self.assets = assets
        let plists = documents.entries.map(\.infoPlist)
        let dark = zip(plists, assets).filter { $0?.userInterfaceStyle != .unspecified || $1.hasDarkForms }
        plistsWithoutDarkMode = Set(plists.compactMap { $0?.path }).subtracting(dark.compactMap { $0.0?.path })
        suppressions =
            documents.entries.map { LintSuppressions($0.document) }
            + scenes.scenes.map { Self.suppressions(ofSceneAt: $0.path) }
    }

    /// The suppressions in the comments of a scene file, which YAML parsing drops.
    private static func suppressions(ofSceneAt path: String) -> LintSuppressions {
        do {
            let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
            return LintSuppressions(sceneText: text, path: path)
        } catch {
            // The file disappeared after it was read. Without its comments, every finding counts.
            return LintSuppressions(sceneText: "", path: path)
        }
    }

    /// Creates the tools that one worker lays out with.
    func makeTools() -> WorkerTools { documents.makeTools() }

    /// A picture source of a single input.
    func only(_ index: Int) -> any PictureSource {
        let index = place(of: index)
        let count = documents.entries.count
        return index < count
            ? PartialSource(documents, showing: [index]) : PartialSource(scenes, showing: [index - count])
    }

    /// Whether an input is ever shown on a variant, according to itself and its app's Info.plist.
    func mayShow(_ index: Int, on variant: Variant) -> Bool {
        let index = place(of: index)
        return index >= documents.entries.count || documents.mayShow(index, on: variant)
    }

    /// The reasons why apps are never shown on some of the variants, each once.
    func reasonsNotToShow(on variants: [Variant]) -> [Diagnostic] {
        var said: Set<String> = []
        return documents.entries.indices.flatMap { document in
            variants.compactMap { documents.reasonNotToShow(document, on: $0) }
        }.filter { said.insert("\($0)").inserted }
    }

    /// The findings of the rules in one input on one variant, or in the input itself without a variant.
    func findings(
        of index: Int, on variant: Variant?, rules: Set<LintRule>, tools: WorkerTools
    ) -> [LintFinding] {
        let index = place(of: index)
        let allowed = suppressions[index]
        return allFindings(of: index, on: variant, rules: rules, tools: tools).filter(allowed.allow)
    }

    private func allFindings(
        of index: Int, on variant: Variant?, rules: Set<LintRule>, tools: WorkerTools
    ) -> [LintFinding] {
        let count = documents.entries.count
        guard index < count else {
            guard let variant else { return [] }
            return scenes.inJob(of: index - count, on: variant, tools: tools) { tree, _ in
                tree.layout()
                return LayoutSnapshot(of: tree.window, on: variant, diagnostics: tree.diagnostics).findings(of: rules)
            }
        }
        guard let variant else { return documents.documentFindings(of: index, rules: rules) }
        let layout = documents.findings(of: index, on: variant, rules: rules, tools: tools)
        return layout + assets[index].findings(of: rules, on: variant)
    }

    /// The property list of an input's app if the app has no color for dark mode, and does not say that it is always
    /// light.
    func plistWithoutDarkMode(of index: Int) -> String? {
        let index = place(of: index)
        guard index < documents.entries.count, let path = documents.entries[index].infoPlist?.path else { return nil }
        return plistsWithoutDarkMode.contains(path) ? path : nil
    }

    /// The findings of reading that the inputs do not suppress.
    func allowed(_ findings: [LintFinding]) -> [LintFinding] {
        findings.filter { finding in suppressions.allSatisfy { $0.allow(finding) } }
    }

    /// The facts of one input's initial scene on one variant.
    ///
    /// Nothing is drawn.
    func facts(of index: Int, on variant: Variant, withLines: Bool, tools: WorkerTools) -> [SweepFact] {
        let index = place(of: index)
        let count = documents.entries.count
        guard index >= count else {
            return documents.facts(of: index, on: variant, withLines: withLines, tools: tools)
        }
        return scenes.inJob(of: index - count, on: variant, tools: tools) { tree, _ in
            tree.layout()
            let snapshot = LayoutSnapshot(
                of: tree.window, on: variant, isWhole: false, diagnostics: tree.diagnostics)
            return SweepFact.facts(of: snapshot, window: tree.window, withLines: withLines)
        }
    }
}
