import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The duration and the failures of tasks.
final class Timings: @unchecked Sendable {
    /// The time limit for a single document.
    static let limit = Duration.seconds(2)
    /// The memory limit for the whole process, in megabytes.
    static let memoryLimit = 1024

    private let lock = NSLock()
    private var times: [(name: String, time: Duration)] = []
    private var refused = 0
    private var faults: [String] = []

    /// Measures a task.
    ///
    /// - Parameters:
    ///   - name: the name of the task.
    ///   - isAlone: whether nothing else runs in this process, so that its processor time is the task's; this does not
    ///     depend on other processes.
    ///   - work: the task; an error is a rejection, which is a valid result.
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

    /// The names of the tasks that exceeded the limit.
    var slow: [String] { lock.withLock { times.filter { $0.time > Self.limit }.map(\.name) } }

    /// Removes measurements by name, before they are repeated.
    func forget(_ names: [String]) {
        let names = Set(names)
        lock.withLock { times.removeAll { names.contains($0.name) } }
    }

    /// Prints the results.
    ///
    /// - Returns: the exit status, which is 0 if there were no failures.
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

    /// The time since the first access.
    private static var time: Duration { ContinuousClock.now - beginning }

    /// The processor time of all threads so far.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// The peak memory of the process so far.
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
