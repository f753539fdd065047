import Foundation
import TestTraits
import Testing
import Workers

@Suite(.blocking) struct MapInOrderTests {
    @Test(arguments: [1, 2, 4, 64])
    func outputsComeInTheOrderOfTheJobs(workers: Int) throws {
        let jobs = Array(0..<200)
        let outputs = try mapInOrder(jobs, workers: workers, tools: { 0 }) { job, _ in
            if job % 7 == 0 { usleep(500) }
            return job * job
        }
        #expect(outputs == jobs.map { $0 * $0 })
    }

    @Test func noJobsNeedNoTools() throws {
        struct NoTools: Error {}
        let outputs = try mapInOrder([Int](), workers: 4, tools: { throw NoTools() }) { job, _ in job }
        #expect(outputs == [])
    }

    @Test func noTwoJobsShareToolsAtATime() throws {
        final class Tool {
            var isLent = false
            var uses = 0
        }
        let outputs = try mapInOrder(Array(0..<100), workers: 8, tools: { Tool() }) { _, tool in
            let wasLent = tool.isLent
            tool.isLent = true
            usleep(200)
            tool.isLent = false
            tool.uses += 1
            return wasLent
        }
        #expect(!outputs.contains(true))
    }

    @Test func theEarliestFailureIsThrownForAnyNumberOfThreads() {
        struct Failure: Error, Equatable { let job: Int }
        for _ in 0..<20 {
            #expect(throws: Failure(job: 13)) {
                try mapInOrder(Array(0..<60), workers: 8, tools: { 0 }) { job, _ in
                    // The earlier failure takes longer.
                    if job == 13 { usleep(2_000) }
                    if job == 13 || job == 15 { throw Failure(job: job) }
                    return job
                }
            }
        }
    }

    @Test func toolsThatCannotBeMadeEndTheWork() {
        struct NoTools: Error {}
        #expect(throws: NoTools.self) {
            try mapInOrder([1, 2, 3], workers: 2, tools: { () throws -> Int in throw NoTools() }) { job, _ in job }
        }
    }

    @Test func progressCountsEveryJobOnce() throws {
        final class Counts: @unchecked Sendable {
            var seen: [Int] = []
        }
        let counts = Counts()
        _ = try mapInOrder(Array(0..<50), workers: 4, tools: { 0 }, finished: { counts.seen.append($0) }) { job, _ in
            job
        }
        #expect(counts.seen == Array(1...50))
    }

    @Test func aJobMayGoDeep() throws {
        @Sendable func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
        let outputs = try mapInOrder([200_000], workers: 1, tools: { 0 }) { job, _ in depth(job) }
        #expect(outputs == [200_000])
    }
}
