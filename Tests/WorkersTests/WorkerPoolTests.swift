import Diagnostics
import Foundation
import TestTraits
import Testing

@testable import Workers

@Suite(.blocking) struct WorkerPoolTests {
    private final class Box: @unchecked Sendable {
        var values: [String] = []
    }

    @Test func aJobThatNeverEndsIsStoppedAndTheOthersFinish() throws {
        let box = Box()
        let clock = TestClock()
        let pool = WorkerPool(workers: 2, timeLimit: clock.limit(seconds: 60), tools: { 0 })
        try pool.run(
            Array(0..<12), finished: { if $0 == 11 { clock.advance(bySeconds: 61) } },
            lost: { job, loss in "\(job) \(loss)" },
            body: { job, _, _ in
                if job == 3 { while true { sleep(1) } }
                return "\(job)"
            },
            consume: { box.values.append($0) })
        #expect(box.values == (0..<12).map { $0 == 3 ? "3 outOfTime(seconds: 60)" : "\($0)" })
    }

    @Test func lateResultsAreNotDelivered() throws {
        let box = Box()
        let clock = TestClock()
        let pool = WorkerPool(workers: 1, timeLimit: clock.limit(seconds: 60), tools: { 0 })
        let (isLost, isLate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        try pool.run(
            [0],
            lost: { job, _ in "lost \(job)" },
            body: { _, _, ticket in
                clock.advance(bySeconds: 61)
                isLost.wait()
                box.values.append(ticket.beginDelivery() ? "delivered" : "withheld")
                isLate.signal()
                return "0"
            }, consume: { _ in })
        // The job was abandoned before `run` returned.
        isLost.signal()
        isLate.wait()
        #expect(box.values == ["withheld"])
    }

    @Test func aJobThatWasLostBeforeIsLeftOut() throws {
        let journal = try CrashJournal.make()
        journal.lostJobs = [JobIdentifier("b"), JobIdentifier("nobody")]
        let work = SupervisedJobs(count: 4, name: { ["a", "b", "c", "d"][$0] }, journal: journal)
        #expect(work.lost == [1] && work.rounds == [[0, 2, 3]])
        journal.suspectedJobs = [JobIdentifier("d"), JobIdentifier("a")]
        let careful = SupervisedJobs(count: 4, name: { ["a", "b", "c", "d"][$0] }, journal: journal)
        #expect(careful.lost == [1] && careful.rounds == [[0], [3], [2]])
        journal.startOver()
        let anew = SupervisedJobs(count: 4, name: { ["a", "b", "c", "d"][$0] }, journal: journal)
        #expect(anew.lost == [] && anew.rounds == [[0, 1, 2, 3]])
    }

    @Test func theJournalKnowsWhatIsUnderWay() throws {
        let journal = try CrashJournal.make()
        let work = SupervisedJobs(count: 2, name: { "job \($0)" }, journal: journal)
        work.doing(0) {
            work.doing(1) { #expect(Set(journal.jobsUnderWay) == [JobIdentifier("job 0"), JobIdentifier("job 1")]) }
            #expect(journal.jobsUnderWay == [JobIdentifier("job 0")])
        }
        #expect(journal.jobsUnderWay == [])
        // Jobs that exceed the number of places are done as well.
        let places = (0..<CrashJournal.placeCount + 1).map { journal.begins(JobIdentifier("\($0)")) }
        #expect(places.last == .some(nil) && journal.jobsUnderWay.count == CrashJournal.placeCount)
    }

    @Test func resultsThatWerePrintedAreNotPrintedTwice() throws {
        let journal = try CrashJournal.make()
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        let first = ResultOutput(descriptor, journal: journal)
        #expect(first.write("one\n") == 0 && first.write("two\n") == 0)
        let second = ResultOutput(descriptor, journal: journal)
        for text in ["one\n", "two\nthr", "ee\n"] { #expect(second.write(text) == 0) }
        try pipe.fileHandleForWriting.close()
        let bytes = try #require(try pipe.fileHandleForReading.readToEnd())
        #expect(String(decoding: bytes, as: UTF8.self) == "one\ntwo\nthree\n")
    }
}
