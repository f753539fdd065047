public import Devices
public import Diagnostics
import InterfaceBuilder
import InterfaceDocuments
import Scenes
import UIKit

/// A source of documents that can be traced.
protocol TraceSource {
    /// Traces the calls that a document's controllers receive while its window goes through the events.
    ///
    /// - Parameters:
    ///   - document: the index of the document.
    ///   - start: the variant that the window starts on.
    ///   - events: the events of the window.
    ///   - tools: the worker's tools.
    /// - Returns: the trace, with the problems found.
    /// - Throws: the reason why a trace is impossible.
    func trace(
        of document: Int, from start: Variant, through events: [TransitionTrace.Event], tools: WorkerTools
    ) throws(DiagnosedError) -> Diagnosed<TransitionTrace>
}

extension DocumentSource: TraceSource {
    func trace(
        of document: Int, from start: Variant, through events: [TransitionTrace.Event], tools: WorkerTools
    ) throws(DiagnosedError) -> Diagnosed<TransitionTrace> {
        let entry = entries[document]
        let path = entry.document.path
        return inJob(of: entry, on: start, tools: tools) { job, _ in
            job.appOrientations = entry.infoPlist?.appOrientations(for: start.device.device.idiom)
            let tree = VariantTree(entry.document, on: start, scene: entry.sceneID)
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
        of document: Int, from start: Variant, through events: [TransitionTrace.Event], tools: WorkerTools
    ) throws(DiagnosedError) -> Diagnosed<TransitionTrace> {
        let path = documents[document]
        return inJob(of: document, on: start, tools: tools) { tree, _ in
            let trace = TransitionTrace.record(path, window: tree.window, from: start, through: events) {
                ViewPlace.all(in: tree.window)
            }
            return Diagnosed(trace, diagnostics: tree.diagnostics)
        }
    }
}

extension ControllerSource {
    /// Traces the calls that a screen's controllers receive while its window goes through the events.
    ///
    /// - Parameters:
    ///   - document: the index of the screen.
    ///   - start: the variant that the window starts on.
    ///   - events: the events of the window.
    ///   - tools: the worker's tools.
    /// - Returns: the trace, with the problems found.
    public func trace(
        of document: Int, from start: Variant, through events: [TransitionTrace.Event], tools: WorkerTools
    ) -> Diagnosed<TransitionTrace> {
        let name = documents[document]
        let screen = screens[document]
        return inJob(on: start, tools: tools) { job, _ in
            let window = UIWindow(frame: CGRect(origin: .zero, size: start.windowSize))
            screen.show(in: window)
            let trace = TransitionTrace.record(name, window: window, from: start, through: events) {
                ViewPlace.all(in: window)
            }
            return Diagnosed(trace, diagnostics: job.diagnostics)
        }
    }
}
