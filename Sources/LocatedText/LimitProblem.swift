public import Diagnostics

/// A limit that a file exceeds, whatever its format.
public enum LimitProblem: Problem, Hashable {
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    case tooManyNodes(limit: Int)
    case textTooLong(limit: Int)

    public var code: String {
        switch self {
        case .tooLarge: "file-too-large"
        case .tooDeep: "too-deep"
        case .tooManyNodes: "too-many"
        case .textTooLong: "text-too-long"
        }
    }

    public var message: String {
        switch self {
        case .tooLarge(let limit): "the file has more than \(limit) bytes"
        case .tooDeep(let limit): "the file is nested more than \(limit) levels deep"
        case .tooManyNodes(let limit): "the file has more than \(limit) values"
        case .textTooLong(let limit): "a text is longer than \(limit) bytes"
        }
    }

    public var remedy: String? {
        switch self {
        case .tooLarge: "check that this is the right file, or split it"
        case .tooDeep: "flatten the hierarchy"
        case .tooManyNodes: "split the file into several, or repeat less"
        case .textTooLong: "shorten the text"
        }
    }
}
