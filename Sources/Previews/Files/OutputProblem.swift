public import Diagnostics

/// Why a result cannot be put where it belongs.
public enum OutputProblem: Problem, Hashable {
    case noFolder(reason: String)
    case cannotWrite(name: String, reason: String)

    public var code: String {
        switch self {
        case .noFolder: "output-folder"
        case .cannotWrite: "output-write"
        }
    }

    public var message: String {
        switch self {
        case .noFolder(let reason): "this folder cannot be written to: \(reason)"
        case .cannotWrite(_, let reason): "the file cannot be written: \(reason)"
        }
    }

    public var remedy: String? {
        switch self {
        case .noFolder: "name another folder with --output, or make this one writable"
        case .cannotWrite: "make room, or name another folder with --output"
        }
    }
}
