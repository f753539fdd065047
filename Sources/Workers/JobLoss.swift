/// The reason why a job has no result.
public enum JobLoss: Hashable, Sendable {
    case outOfTime(seconds: Int)
    /// The process ended while it did the job.
    case crashed

    /// The default time limit of a job, in seconds.
    public static let standardTimeLimit = 60
}
