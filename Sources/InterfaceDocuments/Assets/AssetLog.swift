import Diagnostics

/// The problems found while catalogs are read.
///
/// None of them makes the rest unusable.
struct AssetLog {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func warn(_ problem: AssetProblem, at location: SourceLocation) {
        diagnostics.append(Diagnostic(.warning, problem, at: location))
    }

    mutating func append(_ other: AssetLog) {
        diagnostics += other.diagnostics
    }
}
