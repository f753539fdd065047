import Diagnostics

/// What is found wrong while catalogs are read; all of it leaves the rest usable.
struct AssetLog {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func warn(_ problem: AssetProblem, at location: SourceLocation) {
        diagnostics.append(Diagnostic(.warning, problem, at: location))
    }

    mutating func append(_ other: AssetLog) {
        diagnostics += other.diagnostics
    }
}
