public import Diagnostics
import LocatedText
import Workers

/// The exit status of a command.
public enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
    case good = 0
    /// A check failed, or some variants could not be drawn.
    case checkFailed = 1
    /// The arguments are wrong, or an output that they name cannot be written.
    case wrongUsage = 2
    /// An input could not be read.
    case unreadableInput = 3

    /// Creates the status of a check with these diagnostics.
    ///
    /// An unreadable input outranks one with errors.
    public init(ofCheck diagnostics: [Diagnostic]) {
        let errors = diagnostics.filter { $0.severity == .error }
        let isUnreadable = errors.contains { diagnostic in
            if case .unreadable? = diagnostic.problem as? YAMLProblem { return true }
            switch diagnostic.problem as? InputProblem {
            case .noSuchInput, .nameNotUTF8: return true
            case .deviceAsInput, nil: break
            }
            return false
        }
        self = isUnreadable ? .unreadableInput : errors.isEmpty ? .good : .checkFailed
    }

    /// Creates the status of inputs that were read with these diagnostics.
    ///
    /// An input that was lost to a crash, or for want of time or memory, is not unreadable.
    public init(ofInputs diagnostics: [Diagnostic]) {
        let errors = diagnostics.filter { $0.severity == .error }
        self =
            errors.isEmpty ? .good : errors.allSatisfy { $0.problem is WorkerProblem } ? .checkFailed : .unreadableInput
    }

    /// Creates the status of arguments with these errors.
    ///
    /// Where all errors are in lines of a file that an argument names, such as a theme, that file cannot be read.
    public init(ofArguments diagnostics: [Diagnostic]) {
        let errors = diagnostics.filter { $0.severity == .error }
        self = !errors.isEmpty && errors.allSatisfy { $0.location?.line != nil } ? .unreadableInput : .wrongUsage
    }

    /// The more severe of two statuses: the one that hides more of the result.
    public func combined(with other: ExitStatus) -> ExitStatus {
        rawValue > other.rawValue ? self : other
    }
}
