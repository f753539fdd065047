/// Why a job has no result.
public enum JobLoss: Hashable, Sendable {
    case outOfTime(seconds: Int)
    /// The process ended while it did the job.
    case crashed

    /// The seconds that a job may take unless somebody sets another limit.
    public static let standardTimeLimit = 60
}
