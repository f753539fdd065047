import AdaptiveKit
import Devices
import Diagnostics
import InterfaceBuilder
import InterfaceDocuments
import Scenes

/// Documents that can be traced.
protocol TraceSource {
    /// What the controllers of a document hear while its window lives through the events.
    ///
    /// - Parameters:
    ///   - document: an index of the documents.
    ///   - scene: the id of a scene or its controller; `nil` for the initial one.
    ///   - start: where the window begins.
    ///   - events: what happens to it.
    ///   - tools: the worker's own.
    /// - Returns: the trace, with what was found wrong.
    /// - Throws: what makes the trace impossible.
    func trace(
        of document: Int, scene: String?, from start: Variant, through events: [TransitionTrace.Event],
        tools: WorkerTools
    ) throws(DiagnosedError) -> Diagnosed<TransitionTrace>
}

extension DocumentSource: TraceSource {
    func trace(
        of document: Int, scene: String?, from start: Variant, through events: [TransitionTrace.Event],
        tools: WorkerTools
    ) throws(DiagnosedError) -> Diagnosed<TransitionTrace> {
        let entry = entries[document]
        let path = entry.document.path
        if let scene, !entry.document.scenes.contains(where: { $0.id == scene || $0.controller?.id == scene }) {
            throw DiagnosedError(TraceProblem.unknownScene(scene, document: path), at: SourceLocation(file: path))
        }
        return inJob(of: entry, on: start, tools: tools) { job in
            job.appOrientations = entry.infoPlist?.appOrientations(for: start.device.device.idiom)
            let tree = VariantTree(entry.document, on: start, scene: scene)
            let trace = TransitionTrace.record(
                path, window: tree.window, from: start, through: events,
                refusal: { entry.infoPlist?.exclusion(of: $0)?.message }
            ) {
                tree.report.scenes.flatMap(\.views).filter { !$0.isHidden }.map {
                    ViewPlace(id: $0.id, className: $0.className, frame: $0.frame)
                }
            }
            return Diagnosed(trace, diagnostics: tree.diagnostics)
        }
    }
}

extension SceneSource: TraceSource {
    func trace(
        of document: Int, scene: String?, from start: Variant, through events: [TransitionTrace.Event],
        tools: WorkerTools
    ) throws(DiagnosedError) -> Diagnosed<TransitionTrace> {
        let path = documents[document]
        if let scene {
            throw DiagnosedError(TraceProblem.unknownScene(scene, document: path), at: SourceLocation(file: path))
        }
        return inJob(of: document, on: start, tools: tools) { tree in
            let trace = TransitionTrace.record(path, window: tree.window, from: start, through: events) {
                ViewPlace.all(in: tree.window)
            }
            return Diagnosed(trace, diagnostics: tree.diagnostics)
        }
    }
}

extension InputSource: TraceSource {
    func trace(
        of document: Int, scene: String?, from start: Variant, through events: [TransitionTrace.Event],
        tools: WorkerTools
    ) throws(DiagnosedError) -> Diagnosed<TransitionTrace> {
        var index = document
        for source in sources {
            if index < source.documents.count {
                return try source.trace(of: index, scene: scene, from: start, through: events, tools: tools)
            }
            index -= source.documents.count
        }
        throw DiagnosedError(RunProblem.nothingToShow)
    }
}
