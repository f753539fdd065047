public import Diagnostics
import LocatedText

/// How a command went, as its exit status tells.
public enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
    case good = 0
    /// A check failed, or not every variant could be drawn.
    case checkFailed = 1
    /// The arguments are wrong, or what they name as output cannot be written.
    case wrongUsage = 2
    /// An input could not be read.
    case unreadableInput = 3

    /// How a check of files went that found this: an input that cannot be read is graver than one that is wrong.
    public init(ofCheck diagnostics: [Diagnostic]) {
        let errors = diagnostics.filter { $0.severity == .error }
        let isUnreadable = errors.contains { diagnostic in
            if case .unreadable? = diagnostic.problem as? YAMLProblem { return true }
            if case .noSuchInput? = diagnostic.problem as? InputProblem { return true }
            return false
        }
        self = isUnreadable ? .unreadableInput : errors.isEmpty ? .good : .checkFailed
    }

    /// The graver of two: what hides more of the result.
    public func combined(with other: ExitStatus) -> ExitStatus {
        rawValue > other.rawValue ? self : other
    }
}
