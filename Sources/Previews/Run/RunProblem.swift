public import Diagnostics

/// What can go wrong with a picture, or with a run as a whole.
public enum RunProblem: Problem, Hashable {
    case pictureFailed(reason: String)
    case badWorkerCount(String)
    case unknownFormat(String, nearest: String?)
    case unknownFrame(String, nearest: String?)

    public var code: String {
        switch self {
        case .pictureFailed: "picture-failed"
        case .badWorkerCount: "bad-worker-count"
        case .unknownFormat: "unknown-format"
        case .unknownFrame: "unknown-frame"
        }
    }

    public var message: String {
        switch self {
        case .pictureFailed(let reason): "this cannot be drawn: \(reason)"
        case .badWorkerCount(let text): "'\(text)' is no number of workers"
        case .unknownFormat(let word, _): "'\(word)' is no kind of file that can be written"
        case .unknownFrame(let word, _): "'\(word)' is no frame"
        }
    }

    public var remedy: String? {
        switch self {
        case .pictureFailed: nil
        case .badWorkerCount: "give a whole number from 1 up with --jobs"
        case .unknownFormat(_, let nearest): Self.guess(nearest) + "allowed: png, svg, pdf"
        case .unknownFrame(_, let nearest): Self.guess(nearest) + "allowed: none, screen, bezel"
        }
    }

    private static func guess(_ nearest: String?) -> String {
        nearest.map { "did you mean '\($0)'? " } ?? ""
    }
}
