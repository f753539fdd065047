public import Diagnostics

/// The reason why a result cannot be written.
public enum OutputProblem: Problem, Hashable {
    case noFolder(reason: String)
    case cannotWrite(name: String, reason: String)
    /// A file already exists that must not be lost.
    case exists

    public var code: String {
        switch self {
        case .noFolder: "output-folder"
        case .cannotWrite: "output-write"
        case .exists: "output-exists"
        }
    }

    public var message: String {
        switch self {
        case .noFolder(let reason): "this folder cannot be written to: \(reason)"
        case .exists: "there is a file of this name already"
        case .cannotWrite(_, let reason): "the file cannot be written: \(reason)"
        }
    }

    public var remedy: String? {
        switch self {
        case .noFolder: "name another folder, or make this one writable"
        case .exists: "name another, or remove it first"
        case .cannotWrite: "make room, or name another folder"
        }
    }
}
