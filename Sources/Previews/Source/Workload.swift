import Foundation
public import Workers

/// The number of workers that share a request's jobs, and the time that each job may take.
public struct Workload: Sendable {
    public var workers: Int
    /// The time limit for one job; `nil` for no limit.
    public var timeLimit: TimeLimit?

    /// - Parameters:
    ///   - workers: the number of workers; `nil` for one per core.
    ///   - timeLimit: the time limit for one job; `nil` for no limit.
    public init(workers: Int? = nil, timeLimit: TimeLimit? = .seconds(JobLoss.standardTimeLimit)) {
        self.workers = workers ?? ProcessInfo.processInfo.activeProcessorCount
        self.timeLimit = timeLimit
    }
}
