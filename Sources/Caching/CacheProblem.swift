import Diagnostics

/// A problem of the folder that keeps what runs have drawn.
enum CacheProblem: Problem, Hashable {
    case unusableFolder(reason: String)

    var code: String {
        switch self {
        case .unusableFolder: "unusable-cache"
        }
    }

    var message: String {
        switch self {
        case .unusableFolder(let reason): "nothing can be kept in this folder: \(reason)"
        }
    }

    var remedy: String? {
        switch self {
        case .unusableFolder: "name another with --cache-dir, or keep nothing with --no-cache"
        }
    }
}
