public import Devices
public import Diagnostics
public import Walks

extension InputSource: WalkSource {
    public func walk(
        _ steps: [WalkStep], in document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Walk {
        guard let place = walkPlace(of: document) else { throw DiagnosedError(RunProblem.nothingToShow) }
        return try place.source.walk(steps, in: place.index, on: variant, tools: tools)
    }

    public func problems(with steps: [WalkStep], in document: Int) -> [Diagnostic] {
        walkPlace(of: document).map { $0.source.problems(with: steps, in: $0.index) } ?? []
    }

    /// The documents that a walk may start in.
    ///
    /// - Throws: the reason why there is none, or no single one.
    public func walkedDocuments() throws(DiagnosedError) -> [Int] {
        var found: [Int] = []
        var start = launches?.documents.count ?? 0
        for source in sources {
            let own = (source as? DocumentSource)?.startingDocuments ?? Array(source.documents.indices)
            found += own.map { $0 + start }
            start += source.documents.count
        }
        let paths = Set(found.map { documents[$0] })
        if paths.count > 1 { throw DiagnosedError(WalkRunProblem.severalDocuments(paths.sorted())) }
        guard !found.isEmpty else { throw DiagnosedError(RunProblem.nothingToShow) }
        return found
    }

    /// The source of a document and its index there; `nil` for a launch picture, which does not run.
    private func walkPlace(of document: Int) -> (source: any WalkSource, index: Int)? {
        var index = document - (launches?.documents.count ?? 0)
        guard index >= 0 else { return nil }
        for source in sources {
            if index < source.documents.count { return (source, index) }
            index -= source.documents.count
        }
        return nil
    }
}
