public import Devices
public import Diagnostics
import InterfaceBuilder
import InterfaceDocuments
import Scenes
import UIKit
public import Walks

/// A source of documents or screens that run, so that steps can be taken in them.
public protocol WalkSource: Sendable {
    /// Takes steps in a document that runs on a variant.
    ///
    /// - Parameters:
    ///   - steps: the steps to take.
    ///   - document: the index of the document.
    ///   - variant: the variant that the window starts on.
    ///   - tools: the worker's tools.
    /// - Returns: the walk, up to the first step that cannot be taken.
    /// - Throws: the reason why the document cannot be shown.
    func walk(_ steps: [WalkStep], in document: Int, on variant: Variant, tools: WorkerTools) throws -> Walk

    /// The problems with the names in steps that can be found before anything runs.
    func problems(with steps: [WalkStep], in document: Int) -> [Diagnostic]
}

extension WalkSource {
    public func problems(with steps: [WalkStep], in document: Int) -> [Diagnostic] { [] }
}

/// A document that runs.
private struct WalkedDocument: WalkedInput {
    let tree: VariantTree
    let entry: DocumentSource.Entry

    var window: UIWindow { tree.window }
    var hasScenes: Bool { entry.document.kind == .storyboard }

    func followSegue(from id: String) throws(FlowProblem) -> Bool { try tree.followSegue(from: id) }
    func follow(_ step: Flow.Step) throws(FlowProblem) { try tree.follow([step], adaptation: entry.flow.adaptation) }
    func place(ofUnseen name: String) -> String? { tree.place(ofUnseen: name) }
    func refusal(of variant: Variant) -> (any Problem)? { entry.infoPlist?.exclusion(of: variant) }
    func shown(on variant: Variant) -> Variant { entry.shown(on: variant) }
    func willChange(to variant: Variant) { tree.change(to: variant) }
}

extension DocumentSource: WalkSource {
    public func walk(
        _ steps: [WalkStep], in document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Walk {
        let entry = entries[document]
        let idiom = variant.device.device.idiom
        let shown = entry.shown(on: variant)
        return try inJob(of: entry, on: shown, tools: tools) { job, tools in
            job.appOrientations = entry.infoPlist?.appOrientations(for: idiom)
            let recorder = CallRecorder()
            job.recorder = recorder
            defer { job.recorder = nil }
            let tree = VariantTree(
                entry.document, on: shown, scene: entry.sceneID, references: entry.references,
                topColumn: entry.flow.topColumn)
            tree.window.makeKeyAndVisible()
            do throws(FlowProblem) {
                try tree.follow(entry.flow.steps, adaptation: entry.flow.adaptation)
            } catch {
                throw DiagnosedError(error, at: SourceLocation(file: entry.document.path))
            }
            var walk = Walk.record(
                entry.document.path, WalkedDocument(tree: tree, entry: entry), recorder: recorder, steps: steps,
                on: variant, layout: { tree.report(ofWindowOn: $0) },
                picture: { variant in
                    WindowPicture(
                        list: tools.picture(of: tree.window, on: entry.shown(on: variant)), of: tree.window,
                        isLight: entry.hasLightStatusBar(on: variant))
                })
            walk.diagnostics = tree.diagnostics.filter { $0.severity != .error }
            return walk
        }
    }

    public func problems(with steps: [WalkStep], in document: Int) -> [Diagnostic] {
        let entry = entries[document]
        guard entry.document.kind == .storyboard else { return [] }
        let index = SceneIndex(entry.document)
        let references = entry.references.keys.sorted().compactMap { entry.references[$0] }.map(SceneIndex.init)
        return steps.enumerated().flatMap { number, step -> [Diagnostic] in
            let shown: Flow.Step
            switch step.action {
            case .show(let name): shown = Flow.Step(.show, name)
            case .present(let name): shown = Flow.Step(.present, name)
            default: return []
            }
            return index.problems(with: Flow(steps: [shown]), references: references).map {
                Diagnostic(
                    .error, $0.problem, at: step.location ?? $0.location,
                    context: "step \(number + 1) of \(steps.count), \(step.notation)")
            }
        }
    }

    /// The documents that an app could start in: those given by path, and of a folder the main storyboard, otherwise all
    /// storyboards that have an initial scene and are no launch screens.
    var startingDocuments: [Int] {
        let all = entries.indices.filter { !entries[$0].project.isFolder || entries[$0].launchChoice == nil }
        let given = all.filter { !entries[$0].project.isFolder }
        let storyboards = all.filter { index in
            let document = entries[index].document
            return entries[index].project.isFolder && document.kind == .storyboard
                && (document.initialViewController != nil || entries[index].sceneID != nil)
        }
        let main = storyboards.filter { index in
            let name = entries[index].infoPlist?.mainStoryboardName
            let file = PictureName.name(ofFile: entries[index].document.path)
            return [.phone, .pad].contains { name?.value(for: $0) == file }
        }
        return given + (main.isEmpty ? storyboards : main)
    }
}

extension SceneSource: WalkSource {
    public func walk(
        _ steps: [WalkStep], in document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Walk {
        let path = documents[document]
        let recorder = CallRecorder()
        return inJob(of: document, on: variant, tools: tools, recorder: recorder) { tree, tools in
            tree.window.makeKeyAndVisible()
            tree.layout()
            var walk = Walk.record(
                path, WalkedWindow(tree.window), recorder: recorder, steps: steps, on: variant,
                layout: { LayoutReport(path: path, on: $0, window: tree.window) },
                picture: {
                    // The controller that decides the status bar may have changed.
                    tree.layout()
                    var picture = WindowPicture(list: tools.picture(of: tree.window, on: $0), of: tree.window)
                    picture.hasLightStatusBar = picture.hasLightStatusBar ?? tree.hasLightStatusBar
                    return picture
                })
            walk.diagnostics = tree.diagnostics.filter { $0.severity != .error }
            return walk
        }
    }
}

extension ControllerSource: WalkSource {
    public func walk(
        _ steps: [WalkStep], in document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Walk {
        let path = documents[document]
        let screen = screens[document]
        return inJob(on: variant, tools: tools) { job, tools in
            let window = UIWindow(frame: CGRect(origin: .zero, size: variant.windowSize))
            let recorder = CallRecorder()
            job.recorder = recorder
            defer { job.recorder = nil }
            screen.show(in: window)
            // Views that a step shows get names from their places, as those of the start do.
            @MainActor func nameViews() {
                window.layoutWithLaterWork()
                window.nameDescendants(after: "~")
            }
            var walk = Walk.record(
                path, WalkedWindow(window), recorder: recorder, steps: steps, on: variant,
                layout: { LayoutReport(path: path, on: $0, window: window) },
                picture: {
                    nameViews()
                    return WindowPicture(list: tools.picture(of: window, on: $0), of: window)
                })
            walk.diagnostics = job.diagnostics.filter { $0.severity != .error }
            return walk
        }
    }
}
