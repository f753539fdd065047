import Devices
import Diagnostics

extension InputSource: TraceSource {
    func trace(
        of document: Int, from start: Variant, through events: [TransitionTrace.Event], tools: WorkerTools
    ) throws(DiagnosedError) -> Diagnosed<TransitionTrace> {
        var index = document
        for source in sources {
            if index < source.documents.count {
                return try source.trace(of: index, from: start, through: events, tools: tools)
            }
            index -= source.documents.count
        }
        throw DiagnosedError(RunProblem.nothingToShow)
    }
}
