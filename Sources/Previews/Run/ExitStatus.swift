/// How a command went, as its exit status tells.
public enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
    case good = 0
    /// A check failed, or not every variant could be drawn.
    case checkFailed = 1
    /// The arguments are wrong, or what they name as output cannot be written.
    case wrongUsage = 2
    /// An input could not be read.
    case unreadableInput = 3

    /// The graver of two: what hides more of the result.
    public func combined(with other: ExitStatus) -> ExitStatus {
        rawValue > other.rawValue ? self : other
    }
}
