import Diagnostics
import Foundation
import Testing

@testable import Previews

@Suite(.serialized) struct WorkerPoolTests {
    private final class Box: @unchecked Sendable {
        var values: [String] = []
    }

    /// What came of twelve jobs, one of which does not come back.
    private func outputs(timeLimit: Duration?, trouble: @escaping @Sendable () -> Void) throws -> [String] {
        let box = Box()
        let pool = WorkerPool(workers: 2, timeLimit: timeLimit, tools: { 0 })
        try pool.run(
            Array(0..<12), lost: { job, loss in "\(job) \(loss)" },
            body: { job, _, _ in
                if job == 3 { trouble() }
                return "\(job)"
            }, consume: { box.values.append($0) })
        return box.values
    }

    @Test func aJobThatNeverEndsIsGivenUpAndTheOthersFinish() throws {
        let found = try outputs(timeLimit: .milliseconds(200)) { while true { usleep(50_000) } }
        #expect(found == (0..<12).map { $0 == 3 ? "3 outOfTime(seconds: 0)" : "\($0)" })
    }

    @Test func aJobThatTrapsIsGivenUpAndTheOthersFinish() throws {
        CrashGuard.install()
        let found = try outputs(timeLimit: nil) {
            let empty: [Int] = []
            let far = Int(ProcessInfo.processInfo.processIdentifier)
            _ = empty[far]
        }
        #expect(found == (0..<12).map { $0 == 3 ? "3 crashed" : "\($0)" })
    }

    @Test func toolsThatTrapEndARunThatHasNoOtherWorkers() {
        CrashGuard.install()
        let pool = WorkerPool(workers: 2) {
            let empty: [Int] = []
            return empty[Int(ProcessInfo.processInfo.processIdentifier)]
        }
        let error = #expect(throws: DiagnosedError.self) {
            try pool.run([0, 1, 2], body: { job, _, _ in job }, consume: { _ in })
        }
        #expect(error?.diagnostics.map(\.problem.code) == ["no-worker"])
    }

    @Test func aStackThatIsFullIsOneJobsTroubleAlone() throws {
        @Sendable func deeper(_ depth: Int) -> Int { depth < 0 ? 0 : deeper(depth + 1) &+ depth }
        CrashGuard.install()
        let found = try outputs(timeLimit: nil) { usleep(UInt32(truncatingIfNeeded: deeper(1)) & 1) }
        #expect(found == (0..<12).map { $0 == 3 ? "3 crashed" : "\($0)" })
    }

    @Test func anInputThatEndsItsReaderIsNamed() throws {
        CrashGuard.install()
        let error = #expect(throws: DiagnosedError.self) {
            try reading("Odd.storyboard") { () throws(DiagnosedError) -> Diagnosed<Int> in
                Diagnosed([Int]()[Int(ProcessInfo.processInfo.processIdentifier)])
            }
        }
        #expect(error?.diagnostics.map(\.problem.code) == ["crashed"])
        #expect(error?.diagnostics.first?.location == SourceLocation(file: "Odd.storyboard"))
        let good = try reading("Good.storyboard") { () throws(DiagnosedError) -> Diagnosed<Int> in Diagnosed(3) }
        #expect(good.value == 3)
    }

    @Test func whatComesTooLateIsNotDelivered() throws {
        let box = Box()
        let pool = WorkerPool(workers: 1, timeLimit: .milliseconds(100), tools: { 0 })
        let late = DispatchSemaphore(value: 0)
        try pool.run(
            [0, 1], lost: { job, _ in "lost \(job)" },
            body: { job, _, ticket in
                guard job == 0 else { return "1" }
                usleep(400_000)
                box.values.append(ticket.beginDelivery() ? "delivered" : "withheld")
                late.signal()
                return "0"
            }, consume: { _ in })
        #expect(late.wait(timeout: .now() + 10) == .success)
        #expect(box.values == ["withheld"])
    }
}
