public import Diagnostics

/// What can go wrong with a picture, or with a run as a whole.
public enum RunProblem: Problem, Hashable {
    case pictureFailed(reason: String)
    case badWorkerCount(String)

    public var code: String {
        switch self {
        case .pictureFailed: "picture-failed"
        case .badWorkerCount: "bad-worker-count"
        }
    }

    public var message: String {
        switch self {
        case .pictureFailed(let reason): "this cannot be drawn: \(reason)"
        case .badWorkerCount(let text): "'\(text)' is no number of workers"
        }
    }

    public var remedy: String? {
        switch self {
        case .pictureFailed: nil
        case .badWorkerCount: "give a whole number from 1 up with --jobs"
        }
    }
}
