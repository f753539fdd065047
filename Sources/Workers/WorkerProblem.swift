public import Diagnostics

/// What keeps a job from being done, apart from the job itself.
public enum WorkerProblem: Error, Problem, Hashable {
    /// The job took longer than a job may.
    case outOfTime(seconds: Int)
    /// The job ended the process that did it.
    case crashed
    /// The operating system gives no thread or process to work on.
    case noWorker(reason: String)

    /// The problem of a job that was lost.
    public init(_ loss: JobLoss) {
        switch loss {
        case .outOfTime(let seconds): self = .outOfTime(seconds: seconds)
        case .crashed: self = .crashed
        }
    }

    public var code: String {
        switch self {
        case .outOfTime: "out-of-time"
        case .crashed: "crashed"
        case .noWorker: "no-worker"
        }
    }

    public var message: String {
        switch self {
        case .outOfTime(let seconds): "this took longer than \(seconds) s and was stopped"
        case .crashed: "the program crashed on this"
        case .noWorker(let reason): "no worker could be started: \(reason)"
        }
    }

    public var remedy: String? {
        switch self {
        case .outOfTime: "simplify the document, or raise --time-limit"
        case .crashed: "please report it, with the document"
        case .noWorker: "allow more memory (ulimit -v) or more threads (ulimit -u)"
        }
    }
}
