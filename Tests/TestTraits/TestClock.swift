import Synchronization
package import Workers

/// A clock that stands still until a test advances it.
package final class TestClock: Sendable {
    private let time = Mutex(ContinuousClock.now)

    package init() {}

    package var now: ContinuousClock.Instant { time.withLock { $0 } }

    package func advance(bySeconds seconds: Int) { time.withLock { $0 += .seconds(seconds) } }

    /// A limit of that many seconds of this clock.
    package func limit(seconds: Int) -> TimeLimit { TimeLimit(seconds: seconds) { self.now } }
}
