/// How much a problem matters.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable, Codable {
    /// Worth knowing; nothing is wrong.
    case note
    /// The result was made, but not all of it is as the input asks.
    case warning
    /// The result could not be made, or must not be trusted.
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

/// Something that can be wrong with an input, as a case that a program can match.
///
/// Each module has an enumeration of its own problems; the words live there, the reader that meets one adds the
/// place and the severity.
public protocol Problem: Sendable {
    /// A stable name for programs, in kebab case: `unknown-element`.
    var code: String { get }
    /// What is wrong, in one clause without a full stop.
    var message: String { get }
    /// What would put it right, in one clause without a full stop.
    var remedy: String? { get }
    /// Whether the machine's state may be at fault and not the input, so that the same input may fare better next time.
    var mayPass: Bool { get }
}

extension Problem {
    public var remedy: String? { nil }
    public var mayPass: Bool { false }
}
