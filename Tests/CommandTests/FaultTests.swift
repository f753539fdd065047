import Bitmaps
import Foundation
import RandomNumbers
import TestTraits
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// External faults: outputs stay whole, the message describes the fault, and the next run repairs everything.
@Suite(.serialized, .long, .blocking) struct FaultTests {
    private let axes = ["--devices", "iphone-15-pro,ipad-pro-11", "--orientations", "all", "--grid"]

    private func render(_ scratch: ScratchFolder) throws -> CommandRun {
        try CommandRun(
            ["render", CommandRun.sample, "-o", scratch.path + "/out", "--cache-dir", scratch.path + "/cache"] + axes)
    }

    /// The number is 200 with `make faults`, and lower when every change is tested.
    private static let kills = ProcessInfo.processInfo.environment["MAQUETTE_FAULT_KILLS"].flatMap { Int($0) } ?? 12

    @Test func runsThatAreKilledLeaveOnlyWholeFilesAndTheNextRepairs() throws {
        let scratch = try ScratchFolder()
        let whole = try render(scratch)
        #expect(whole.status == 0)
        let expected = try scratch.contents(of: "out")
        var numbers = SeededGenerator(seed: 12)
        for round in 0..<Self.kills {
            // The previous round may have been killed before it created them.
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

    @Test func anUnwritableFolderIsReportedBeforeTheWork() throws {
        // Root can write anywhere, so a file replaces the folder.
        let scratch = try ScratchFolder()
        _ = try scratch.file("out", "a file")
        let run = try render(scratch)
        #expect(run.status == 2)
        #expect(run.errors.contains("this folder cannot be written to"))
    }

    /// Runs a script of the shell, in which MAQUETTE is the command and FOLDER the scratch folder.
    private func shell(_ script: String, in scratch: ScratchFolder) throws -> (status: Int32, errors: String) {
        let file = try scratch.file(
            "run.sh",
            script.replacingOccurrences(of: "MAQUETTE", with: "'\(try CommandRun.executable.path)'")
                .replacingOccurrences(of: "SAMPLE", with: "'\(CommandRun.sample)'")
                .replacingOccurrences(of: "FOLDER", with: "'\(scratch.path)'"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [file]
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit, "\(words)")
        return (process.terminationStatus, words)
    }

    /// Checks that every picture in a folder can be decoded, and that there are no partial files.
    private func expectWhole(_ scratch: ScratchFolder, _ folder: String = "out") throws {
        for (name, data) in try scratch.contents(of: folder) {
            #expect(!name.contains("partial"))
            if name.hasSuffix(".png") { #expect(throws: Never.self) { try Bitmap(decoding: Array(data)) } }
        }
    }

    @Test func aFileSizeLimitEndsTheRunWithAMessage() throws {
        let scratch = try ScratchFolder()
        // A write fails midway.
        let run = try shell(
            "ulimit -f 8; exec MAQUETTE render SAMPLE --no-cache -o FOLDER/out --devices ipad-pro-11 --grid",
            in: scratch)
        #expect(run.status == 2)
        #expect(run.errors.contains("the file cannot be written"))
        try expectWhole(scratch)
    }

    @Test(.enabled(if: Self.mayMount, "mounting needs root"))
    func aFullDiskLeavesWholeFilesAndIsReported() throws {
        let scratch = try ScratchFolder()
        try FileManager.default.createDirectory(atPath: scratch.path + "/out", withIntermediateDirectories: true)
        for size in [8, 40, 100] {
            let run = try shell(
                """
                exec unshare -m bash -c "mount -t tmpfs -o size=\(size)k none FOLDER/out && rm -rf FOLDER/kept &&
                MAQUETTE render SAMPLE --cache-dir FOLDER/out/cache -o FOLDER/out \(axes.joined(separator: " "))
                status=\\$?; cp -r FOLDER/out FOLDER/kept; exit \\$status"
                """, in: scratch)
            #expect(run.status == 2, "\(size)")
            #expect(run.errors.contains("No space left on device"), "\(run.errors)")
            try expectWhole(scratch, "kept")
        }
    }

    @Test(.enabled(if: Self.mayMount, "mounting needs root"))
    func aReadOnlyDiskIsReportedBeforeTheWork() throws {
        let scratch = try ScratchFolder()
        let run = try shell(
            """
            mkdir FOLDER/out
            exec unshare -m bash -c "mount -t tmpfs -o ro none FOLDER/out && MAQUETTE render SAMPLE -o FOLDER/out"
            """, in: scratch)
        #expect(run.status == 2)
        #expect(run.errors.contains("this folder cannot be written to"))
    }

    /// Whether the test can mount its own disk.
    private static let mayMount: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "unshare -m mount -t tmpfs none /mnt"]
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func wordsThatCannotBePutFailTheRunUnlessTheReaderLeft() throws {
        let scratch = try ScratchFolder()
        let full = try shell("exec MAQUETTE layout SAMPLE --json --devices iphone-15 >/dev/full", in: scratch)
        #expect(full.status == 2)
        #expect(full.errors.contains("results cannot be written: No space left on device"))
        let left = try shell("MAQUETTE devices | true; exit ${PIPESTATUS[0]}", in: scratch)
        #expect(left.status == 0)
        #expect(left.errors.isEmpty)
    }

    @Test func aPipeOrALinkStaysWhatItIsAndTakesWhatIsWritten() throws {
        let scratch = try ScratchFolder()
        let run = try shell(
            """
            cd FOLDER; mkfifo pipe; ln -s kept/file link; mkdir kept; echo old >kept/file
            lint() { MAQUETTE lint SAMPLE --devices iphone-15 --write-baseline $1; }
            timeout 60 cat pipe >read & lint pipe && wait && lint link && lint /dev/stdout >out || exit 9
            [ -p pipe ] && [ -L link ] && [ -L /dev/stdout ] || exit 8
            lint plain && cmp plain read && cmp plain kept/file && head -c $(stat -c %s plain) out | cmp plain || exit 7
            mkfifo alone; lint alone
            """, in: scratch)
        // Nobody reads from the last one.
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains("alone: error: "), "\(run.errors)")
    }

    @Test func aFolderRemovedDuringARunIsReportedAndRestoredByTheNextRun() throws {
        let scratch = try ScratchFolder()
        let expected = try ScratchFolder()
        _ = try render(expected)
        for round in 0..<4 {
            let run = try shell(
                """
                rm -rf FOLDER/cache
                MAQUETTE render SAMPLE -o FOLDER/out --cache-dir FOLDER/cache \(axes.joined(separator: " ")) &
                while kill -0 $! 2>/dev/null && [ -z "$(ls FOLDER/out 2>/dev/null)" ]; do sleep 0.0\(round); done
                rm -rf FOLDER/out; wait $!
                """, in: scratch)
            // It may have finished a moment before.
            #expect([0, 2].contains(run.status))
            if run.status == 2 { #expect(run.errors.contains("cannot be written"), "\(run.errors)") }
            #expect(try render(scratch).status == 0)
            let isRepaired = try scratch.contents(of: "out") == expected.contents(of: "out")
            #expect(isRepaired, "round \(round)")
        }
    }

    @Test(arguments: [120_000, 200_000, 300_000, 400_000])
    func aRunWithLittleMemoryEnds(kilobytes: Int) throws {
        let scratch = try ScratchFolder()
        let run = try shell(
            """
            ulimit -v \(kilobytes)
            timeout 100 MAQUETTE render SAMPLE --no-cache -o FOLDER/out --devices iphone-15
            exit $?
            """, in: scratch)
        // With so little memory, some machines cannot even load the program: 127 is the loader's status. If there is
        // just enough to load it, an allocation may fail that Swift's runtime or a library does not survive. Then the
        // only requirement is that the program ends, reports it, and leaves no partial file.
        let isEndedForWantOfMemory = [132, 134, 139].contains(run.status)
        #expect((0...3).contains(run.status) || run.status == 127 || isEndedForWantOfMemory, "\(run.errors)")
        if run.status != 0 { #expect(!run.errors.isEmpty) }
        try expectWhole(scratch)
    }

    @Test func aCrashOutsideOfVariantsIsReported() throws {
        let scratch = try ScratchFolder()
        // The watching child is idle. It is killed like the system does for lack of memory; a signal that is sent would
        // return from the handler that prints backtraces.
        let run = try shell(
            """
            MAQUETTE render SAMPLE --watch --no-cache -o FOLDER/out --devices iphone-15 2>FOLDER/errors &
            while kill -0 $! && ! grep -q watching FOLDER/errors; do sleep 0.02; done
            kill -KILL $(cat /proc/$!/task/$!/children); wait $!; status=$?; cat FOLDER/errors >&2; exit $status
            """, in: scratch)
        #expect(run.status == 1)
        #expect(run.errors.contains("error: the program crashed or ran out of memory"))
    }

    @Test(arguments: [4, 6, 7, 8, 10, 12, 16, 24])
    func fewFileDescriptorsDoNotCrashARun(limit: Int) throws {
        let scratch = try ScratchFolder()
        let run = try shell(
            "ulimit -n \(limit); exec MAQUETTE render SAMPLE --cache-dir FOLDER/cache -o FOLDER/out --jobs 2 "
                + axes.joined(separator: " "), in: scratch)
        #expect((0...3).contains(run.status))
        if run.status != 0 { #expect(!run.errors.isEmpty) }
        try expectWhole(scratch)
        #expect(try render(scratch).status == 0)
        let expected = try ScratchFolder()
        _ = try render(expected)
        let isRepaired = try scratch.contents(of: "out") == expected.contents(of: "out")
        #expect(isRepaired)
    }

    @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)])
    func anInterruptedRunListsItsFiles(signal: String, status: Int32) throws {
        let scratch = try ScratchFolder()
        let run = try shell(
            """
            MAQUETTE render SAMPLE --watch --no-cache -o FOLDER/out --devices iphone-15 &
            while [ -z "$(ls FOLDER/out 2>/dev/null)" ]; do sleep 0.02; done
            kill -\(signal) $!; wait $!
            """, in: scratch)
        #expect(run.status == status)
        #expect(run.errors.contains("interrupted: every file in"))
        try expectWhole(scratch)
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
