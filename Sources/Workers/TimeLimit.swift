/// The longest time that a job may take, and the clock that measures it.
public struct TimeLimit: Sendable {
    /// The limit in whole seconds.
    public var seconds: Int
    /// The current time; tests give a clock that they advance.
    package var now: @Sendable () -> ContinuousClock.Instant

    /// A limit of that many seconds of real time.
    public static func seconds(_ seconds: Int) -> TimeLimit { TimeLimit(seconds: seconds, now: { .now }) }

    package init(seconds: Int, now: @escaping @Sendable () -> ContinuousClock.Instant) {
        self.seconds = seconds
        self.now = now
    }

    /// The loss of a job that started at that time; `nil` within the limit.
    func loss(since start: ContinuousClock.Instant) -> JobLoss? {
        now() - start > .seconds(seconds) ? .outOfTime(seconds: seconds) : nil
    }
}
