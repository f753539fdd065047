public import Diagnostics

/// A problem of the workers, not of the job's own input.
public enum WorkerProblem: Error, Problem, Hashable {
    /// The job exceeded its time limit.
    case outOfTime(seconds: Int)
    /// The job crashed the process.
    case crashed
    /// The job exceeded the memory limit.
    case outOfMemory(megabytes: Int)
    /// The operating system refused a thread or a process.
    case noWorker(reason: String)

    /// Creates the problem of a lost job.
    public init(_ loss: JobLoss) {
        switch loss {
        case .outOfTime(let seconds): self = .outOfTime(seconds: seconds)
        case .crashed: self = .crashed
        case .outOfMemory(let megabytes): self = .outOfMemory(megabytes: megabytes)
        }
    }

    public var code: String {
        switch self {
        case .outOfTime: "out-of-time"
        case .crashed: "crashed"
        case .outOfMemory: "out-of-memory"
        case .noWorker: "no-worker"
        }
    }

    public var message: String {
        switch self {
        case .outOfTime(let seconds): "this took longer than \(seconds) s and was stopped"
        case .crashed: "the program crashed on this"
        case .outOfMemory(let megabytes): "this took more than \(megabytes) MB of memory and was stopped"
        case .noWorker(let reason): "no worker could be started: \(reason)"
        }
    }

    public var remedy: String? {
        switch self {
        case .outOfTime: "simplify it, or raise --time-limit"
        case .outOfMemory: "simplify it, or raise --memory-limit"
        case .crashed: "fix it if the crash is in your code; otherwise report it, with the document"
        case .noWorker: "allow more memory (ulimit -v) or more threads (ulimit -u)"
        }
    }
}
