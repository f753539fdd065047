/// The reason why a job has no result.
public enum JobLoss: Hashable, Sendable {
    case outOfTime(seconds: Int)
    /// The process ended while it did the job.
    case crashed
    case outOfMemory(megabytes: Int)

    /// The default time limit of a job, in seconds.
    public static let standardTimeLimit = 60
}
