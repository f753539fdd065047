import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the world does to a run: outputs stay whole, the message says what happened, and the next run repairs.
@Suite(.serialized) struct FaultTests {
    private let axes = ["--devices", "iphone-15-pro,ipad-pro-11", "--orientations", "all", "--grid"]

    private func render(_ scratch: ScratchFolder) throws -> CommandRun {
        try CommandRun(
            ["render", CommandRun.sample, "-o", scratch.path + "/out", "--cache-dir", scratch.path + "/cache"] + axes)
    }

    @Test func runsThatAreKilledLeaveOnlyWholeFilesAndTheNextRepairs() throws {
        let scratch = try ScratchFolder()
        let whole = try render(scratch)
        #expect(whole.status == 0)
        let expected = try scratch.contents(of: "out")
        var numbers = SystemRandomNumberGenerator()
        for round in 0..<12 {
            // The round before may have been killed before it made them.
            for (folder, rounds) in [("/out", 3), ("/cache", 2)] where round % rounds == 0 {
                let path = scratch.path + folder
                if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
            }
            let process = Process()
            process.executableURL = try CommandRun.executable
            process.arguments =
                ["render", CommandRun.sample, "-o", scratch.path + "/out", "--cache-dir", scratch.path + "/cache"]
                + axes
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            usleep(UInt32.random(in: 0..<700_000, using: &numbers))
            kill(process.processIdentifier, [SIGKILL, SIGTERM, SIGINT][round % 3])
            process.waitUntilExit()
            for (name, data) in try scratch.contents(of: "out")
            where !(name as NSString).lastPathComponent.hasPrefix(".") {
                let isWhole = data == expected[name]
                #expect(isWhole, "\(name) after round \(round)")
            }
        }
        #expect(try render(scratch).status == 0)
        let repaired = try scratch.contents(of: "out") == expected
        #expect(repaired)
    }

    @Test func twoRunsIntoOneFolderAtATimeLeaveItAsOneDoes() throws {
        let scratch = try ScratchFolder()
        let processes = try (0..<2).map { _ in
            let process = Process()
            process.executableURL = try CommandRun.executable
            process.arguments =
                ["render", CommandRun.sample, "-o", scratch.path + "/out", "--cache-dir", scratch.path + "/cache"]
                + axes
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            return process
        }
        for process in processes {
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        let together = try scratch.contents(of: "out")
        let alone = try ScratchFolder()
        _ = try render(alone)
        let isSame = try together == alone.contents(of: "out")
        #expect(isSame)
    }

    @Test func aFolderThatMayNotBeWrittenToIsSaidBeforeTheWork() throws {
        // Root may write anywhere, so a file stands where the folder should be.
        let scratch = try ScratchFolder()
        _ = try scratch.file("out", "a file")
        let run = try render(scratch)
        #expect(run.status == 2)
        #expect(run.errors.contains("this folder cannot be written to"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func aResultThatCannotBeWrittenEndsTheRunWithAMessage() throws {
        let scratch = try ScratchFolder()
        // A limit on the size of files stands for a full disk: the call that writes fails in the middle.
        let script = try scratch.file(
            "run.sh",
            """
            trap '' XFSZ
            ulimit -f 8
            exec '\(try CommandRun.executable.path)' render '\(CommandRun.sample)' --no-cache -o '\(scratch.path)/out' \
            --devices ipad-pro-11 --grid
            """)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [script]
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(words.contains("the file cannot be written"))
        #expect(try scratch.contents(of: "out").keys.filter { $0.contains("partial") } == [])
    }

    @Test func fewFileDescriptorsAreNoReasonToCrash() throws {
        let scratch = try ScratchFolder()
        let script = try scratch.file(
            "run.sh",
            """
            ulimit -n 16
            exec '\(try CommandRun.executable.path)' render '\(CommandRun.sample)' --no-cache -o '\(scratch.path)/out' \
            --devices iphone-15-pro,ipad-pro-11
            """)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [script]
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect((0...3).contains(process.terminationStatus))
    }

    @Test func theCacheIsShownAndCleared() throws {
        let scratch = try ScratchFolder()
        _ = try render(scratch)
        let info = try CommandRun(["cache", "info", "--json", "--cache-dir", scratch.path + "/cache"])
        #expect(info.output.contains("\"files\":") && !info.output.contains("\"files\":0,"))
        let prune = try CommandRun(["cache", "prune", "--cache-dir", scratch.path + "/cache"])
        #expect(prune.output.hasPrefix("removed "))
        let after = try CommandRun(["cache", "--cache-dir", scratch.path + "/cache"])
        #expect(after.output.contains(": 0 files, 0.0 MB"))
    }
}
