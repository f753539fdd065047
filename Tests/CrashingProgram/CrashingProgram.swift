import Foundation
import Synchronization
import Workers

/// A supervised program whose arguments specify its jobs: `WORKERS WORD…`, one word per job.
///
/// Tests of the supervisor run it. It prints a line for each job, in order.
@main
struct CrashingProgram {
    static func main() throws {
        if let status = try Supervisor.supervise() { exit(status) }
        let words = Array(CommandLine.arguments.dropFirst(2))
        let environment = ProcessInfo.processInfo.environment
        if environment["IN_SANDBOX"] != nil {
            Sandbox.refuseCalls(mayListen: false)
            Sandbox.confine(
                to: Sandbox.Reach(reads: [meetingPlace + "/in"], writes: [meetingPlace + "/made"]), mayListen: false)
        }
        if let limit = environment["MEMORY_LIMIT"].flatMap({ Int($0) }) { MemoryLimit.enforce(megabytes: limit) }
        let output = ResultOutput(STDOUT_FILENO)
        let limit = TimeLimit(seconds: 600) { .now + skippedTime.withLock { $0 } }
        let pool = WorkerPool(workers: Int(CommandLine.arguments[1]) ?? 1, timeLimit: limit) {
            if words.contains("no-tools") { trap() }
        }
        try pool.run(
            words.indices.map { $0 }, name: { "\($0) \(words[$0])" },
            lost: { job, loss in "\(job) \(loss)" },
            body: { job, _, _ in
                perform(words[job], job)
                let attempt = Attempt(words[job], in: meetingPlace)
                return "\(job) \(words[job])" + (attempt.map { $0.isAllowed ? " allowed" : " refused" } ?? "")
            }, consume: { _ = output.write($0 + "\n") })
        if words.contains("crash-at-the-end") { trap() }
    }

    private static func perform(_ word: String, _ job: Int) {
        switch word {
        case "memory": takeMemory(megabytes: 1 << 14)
        case "share-memory": shareMemory(job)
        case "trap": trap()
        case "overflow": print(deeper(1))
        case "abort": abort()
        case "kill": kill(getpid(), SIGKILL)
        case "crash-beside-others": crashBesideOthers()
        case "wait": waitForOthers()
        case "time-out": timeOut()
        case "wait-for-ever": while true { pause() }
        case "end": exit(7)
        default: break
        }
    }

    /// The time by which the clock for time limits is ahead.
    private static let skippedTime = Mutex(Duration.zero)

    /// Never ends, and makes the time limit pass.
    private static func timeOut() {
        skippedTime.withLock { $0 += .seconds(601) }
        while true { pause() }
    }

    private static func trap() {
        let empty: [Int] = []
        _ = empty[CommandLine.arguments.count]
    }

    private static func deeper(_ depth: Int) -> Int { depth < 0 ? 0 : deeper(depth + 1) &+ depth }

    // MARK: Memory

    /// Uses memory until the process ends.
    private static func takeMemory(megabytes: Int) {
        var blocks: [[UInt8]] = []
        for _ in 0..<megabytes { blocks.append([UInt8](repeating: 1, count: 1 << 20)) }
        print(blocks.count)
    }

    /// Holds 70 MB for ever, and a little if an earlier child has done so.
    private static func shareMemory(_ job: Int) {
        let mark = meetingPlace + "/shared-\(job)"
        guard !FileManager.default.fileExists(atPath: mark) else { return }
        _ = FileManager.default.createFile(atPath: mark, contents: nil)
        let block = [UInt8](repeating: 1, count: 70 << 20)
        while block[0] == 1 { pause() }
    }

    // MARK: Jobs that run together

    /// The folder in which jobs wait for each other, which the environment names.
    private static let meetingPlace = ProcessInfo.processInfo.environment["MEETING_PLACE"] ?? ""

    /// Crashes as soon as another job waits, or at once if an earlier child did so.
    private static func crashBesideOthers() {
        let crashed = meetingPlace + "/crashed"
        if !FileManager.default.fileExists(atPath: crashed) {
            while !FileManager.default.fileExists(atPath: meetingPlace + "/waits") { usleep(1_000) }
            _ = FileManager.default.createFile(atPath: crashed, contents: nil)
        }
        trap()
    }

    /// Waits until another job crashes, once.
    private static func waitForOthers() {
        guard !FileManager.default.fileExists(atPath: meetingPlace + "/crashed") else { return }
        _ = FileManager.default.createFile(atPath: meetingPlace + "/waits", contents: nil)
        while true { pause() }
    }
}
