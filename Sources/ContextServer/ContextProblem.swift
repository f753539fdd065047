import Diagnostics

/// A problem with a call of a tool.
enum ContextProblem: Problem, Hashable {
    /// A path that leads out of the server's folder.
    case outsideFolder(String)

    var code: String { "outside-folder" }

    var message: String {
        switch self {
        case .outsideFolder(let path): "'\(path)' is not in the server's folder"
        }
    }

    var remedy: String? { "name a path below it, or start the server with another --root" }
}
