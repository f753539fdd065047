import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// How long things took, and what went wrong with them.
final class Timings: @unchecked Sendable {
    /// What no single document may take.
    static let limit = Duration.seconds(2)
    /// What the whole process may take, in megabytes.
    static let memoryLimit = 1024

    private let lock = NSLock()
    private var times: [(name: String, time: Duration)] = []
    private var refused = 0
    private var faults: [String] = []

    /// Does something and takes its time.
    ///
    /// - Parameters:
    ///   - name: what it is.
    ///   - isAlone: whether nothing else goes on in this process, so that the processor's time is its own; of other
    ///     processes' work that knows nothing.
    ///   - work: does it; what it throws is a refusal, as good an end as any.
    func measure(_ name: String, isAlone: Bool, _ work: () throws -> Void) {
        let start = isAlone ? Self.processorTime : Self.time
        var isRefused = false
        do { try work() } catch { isRefused = true }
        let time = (isAlone ? Self.processorTime : Self.time) - start
        lock.withLock {
            times.append((name, time))
            if isRefused { refused += 1 }
        }
    }

    func add(fault: String) { lock.withLock { faults.append(fault) } }

    /// The names of what took longer than it may.
    var slow: [String] { lock.withLock { times.filter { $0.time > Self.limit }.map(\.name) } }

    /// Forgets what was measured under names, before it is measured again.
    func forget(_ names: [String]) {
        let names = Set(names)
        lock.withLock { times.removeAll { names.contains($0.name) } }
    }

    /// Prints what was found.
    ///
    /// - Returns: the exit status, 0 where all was well.
    func report(_ title: String) -> Int32 {
        lock.withLock {
            let slowest = times.sorted { ($1.time, $0.name) < ($0.time, $1.name) }
            print("\(title): \(times.count) done, \(refused) of them refused, \(faults.count) crashed or hung")
            print("the slowest ten:")
            for (name, time) in slowest.prefix(10) {
                print(String(format: "%9.3f s  ", time / .seconds(1)) + name)
            }
            let late = slowest.filter { $0.time > Self.limit }.count
            print("\(late) over \(Self.limit / .seconds(1)) s; most memory \(Self.peakMegabytes) MB")
            for fault in faults.sorted() { print("FAULT \(fault)") }
            return faults.isEmpty && late == 0 && Self.peakMegabytes <= Self.memoryLimit ? 0 : 1
        }
    }

    private static let beginning = ContinuousClock.now

    /// Since the first question for it.
    private static var time: Duration { ContinuousClock.now - beginning }

    /// Of all threads so far.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// The most memory that the process has had so far.
    private static var peakMegabytes: Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss >> 20
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss >> 10
        #endif
    }
}
