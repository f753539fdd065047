import Foundation
import TestTraits
import Testing

/// Runs whose process crashes.
@Suite(.blocking) struct SupervisorTests {
    @Test(arguments: ["trap", "overflow", "abort", "kill"])
    func aJobThatCrashesIsLostAndTheOthersFinish(word: String) throws {
        for workers in ["1", "3"] {
            let run = try ProgramRun([workers, "a", "b", word, "c", "d"])
            #expect(run.lines == ["0 a", "1 b", "2 crashed", "3 c", "4 d"])
            #expect(run.status == 0 && run.reason == .exit)
        }
    }

    @Test func severalJobsMayCrash() throws {
        let words = (0..<20).map { $0 % 7 == 3 ? "trap" : "fine" }
        let run = try ProgramRun(["4"] + words)
        #expect(run.lines == words.enumerated().map { "\($0) \($1 == "trap" ? "crashed" : $1)" })
        #expect(run.status == 0)
    }

    @Test func theGuiltyJobIsFoundAmongThoseUnderWay() throws {
        let run = try ProgramRun(["2", "wait", "crash-beside-others", "a", "b"])
        #expect(run.lines == ["0 wait", "1 crashed", "2 a", "3 b"])
        #expect(run.status == 0)
    }

    @Test func aJobThatTimedOutIsNotSuspectedOfACrash() throws {
        let run = try ProgramRun(["1", "time-out", "trap", "a", "time-out", "overflow", "b"])
        #expect(
            run.lines == [
                "0 outOfTime(seconds: 600)", "1 crashed", "2 a", "3 outOfTime(seconds: 600)", "4 crashed", "5 b",
            ])
        #expect(run.status == 0 && run.reason == .exit)
    }

    @Test func aJobThatTakesTooMuchMemoryIsLostAndTheOthersFinish() throws {
        for workers in ["1", "3"] {
            let run = try ProgramRun(
                [workers, "a", "memory", "b", "trap", "c"], environment: ["MEMORY_LIMIT": "100"])
            #expect(
                run.lines == ["0 a", "1 outOfMemory(megabytes: 100)", "2 b", "3 crashed", "4 c"], "\(run.errors)")
            #expect(run.status == 0 && run.reason == .exit)
        }
    }

    @Test func jobsThatTakeTooMuchMemoryOnlyTogetherAllFinish() throws {
        let run = try ProgramRun(
            ["2", "share-memory", "share-memory", "a", "share-memory", "share-memory", "b"],
            environment: ["MEMORY_LIMIT": "100"])
        #expect(
            run.lines == ["0 share-memory", "1 share-memory", "2 a", "3 share-memory", "4 share-memory", "5 b"],
            "\(run.errors)")
        #expect(run.status == 0)
    }

    @Test(arguments: [["1", "a", "b"], ["1", "a", "trap"], ["1", "end"], ["1", "no-tools"]])
    func nothingIsLeftInTheFolderForTemporaryFiles(words: [String]) throws {
        #expect(try ProgramRun(words).leftovers == 0)
    }

    @Test func aCrashOutsideOfJobsEndsTheRunWithAMessage() throws {
        for words in [["no-tools", "a"], ["a", "crash-at-the-end"]] {
            let run = try ProgramRun(["1"] + words)
            #expect(run.status == 1 && run.reason == .exit)
            #expect(run.errors.contains("error: the program crashed or ran out of memory"))
        }
    }

    @Test func thereIsAnEndToStartingAgain() throws {
        let run = try ProgramRun(["2"] + Array(repeating: "trap", count: 40))
        #expect(run.status == 1)
        #expect(run.errors.contains("error: the program crashed or ran out of memory"))
    }

    @Test func theExitStatusIsTheChilds() throws {
        #expect(try ProgramRun(["1", "a", "end", "b"]).status == 7)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func signalsThatAskForTheEndReachTheChild(signal: Int32) throws {
        try withWaitingProgram { process, child in
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
            try waitForEnd(of: child)
        }
    }

    @Test func theChildEndsWithTheSupervisor() throws {
        try withWaitingProgram { process, child in
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            try waitForEnd(of: child)
        }
    }

    /// Runs the program with a job that never ends; passes its process and the child's to a function while the job
    /// runs.
    private func withWaitingProgram(_ body: (Process, pid_t) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "workers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { _ = try? FileManager.default.removeItem(at: folder) }
        let process = try ProgramRun.start(["2", "wait", "wait-for-ever"], in: folder)
        while !FileManager.default.fileExists(atPath: folder.appending(path: "waits").path) { usleep(1_000) }
        let children = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
        let text = try String(contentsOfFile: children, encoding: .utf8)
        try body(process, #require(pid_t(text.trimmingCharacters(in: .whitespaces))))
    }

    private func waitForEnd(of child: pid_t) throws {
        while kill(child, 0) == 0 { usleep(1_000) }
        #expect(errno == ESRCH)
    }
}
