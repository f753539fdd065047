/// The severity of a problem.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable, Codable {
    /// Information. Nothing is wrong.
    case note
    /// The result exists but differs from the input in some respect.
    case warning
    /// There is no result, or it cannot be trusted.
    case error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// A problem with an input, as a case that code can match.
///
/// Each module has an enumeration of its problems with their texts. The reader adds place and severity.
public protocol Problem: Sendable {
    /// A stable name for programs, in kebab case: `unknown-element`.
    var code: String { get }
    /// The message: one clause without a full stop.
    var message: String { get }
    /// The fix: one clause without a full stop.
    var remedy: String? { get }
    /// Whether the cause may be the machine's state rather than the input, so that a retry may succeed.
    var mayPass: Bool { get }
}

extension Problem {
    public var remedy: String? { nil }
    public var mayPass: Bool { false }
}
