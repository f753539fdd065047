import Foundation
import TestTraits
import Testing

/// Pictures show the files in their current state, whatever clocks and file times are.
@Suite(.serialized, .blocking) struct ClockTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try write("One")
    }

    /// A document with a word in it; words of equal length give files of equal size.
    private func write(_ word: String) throws {
        _ = try scratch.file(
            "app/Main.storyboard", OutsideFilesTests.storyboard(OutsideFilesTests.label(word)))
    }

    private func setTimes(_ date: String, of path: String) throws {
        let touch = Process()
        touch.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        touch.arguments = ["touch", "-d", date, scratch.path + "/" + path]
        try touch.run()
        touch.waitUntilExit()
        #expect(touch.terminationStatus == 0)
    }

    private var arguments: [String] {
        [
            "render", scratch.path + "/app/Main.storyboard", "--format", "svg", "--devices", "iphone-15", "-o",
            scratch.path + "/out", "--cache-dir", scratch.path + "/cache",
        ]
    }

    /// Whether the picture in the folder after a run shows the word.
    private func shows(_ word: String) throws -> Bool {
        let pictures = try scratch.contents(of: "out").filter { $0.key.hasSuffix(".svg") }
        return pictures.count == 1 && pictures.allSatisfy { String(decoding: $0.value, as: UTF8.self).contains(word) }
    }

    @Test(arguments: ["1971-01-01", "2026-01-01", "2099-01-01"])
    func aChangeIsFoundRegardlessOfTheModificationDate(date: String) throws {
        try setTimes(date, of: "app/Main.storyboard")
        for word in ["One", "Two", "Six"] {
            try write(word)
            try setTimes(date, of: "app/Main.storyboard")
            #expect(try CommandRun(arguments).status == 0)
            #expect(try shows(word), "\(word)")
        }
    }

    @Test func aChangedPictureIsDrawnAgainEvenWithTheSameModificationDate() throws {
        #expect(try CommandRun(arguments).status == 0)
        let name = try #require(try scratch.contents(of: "out").keys.first)
        let before = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/out/" + name))
        let time = try FileManager.default.attributesOfItem(atPath: scratch.path + "/out/" + name)[.modificationDate]
        // The file is changed in place, so that even its inode stays the same.
        let file = try #require(FileHandle(forWritingAtPath: scratch.path + "/out/" + name))
        try file.write(contentsOf: Data("damaged".utf8))
        try file.close()
        if let time {
            try FileManager.default.setAttributes(
                [.modificationDate: time], ofItemAtPath: scratch.path + "/out/" + name)
        }
        #expect(try CommandRun(arguments).status == 0)
        #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/out/" + name)) == before)
    }

    private static let faketime = ["/usr/bin/faketime", "/usr/local/bin/faketime"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(
        "A clock that jumps back and forth never brings back an outdated picture",
        .enabled(if: Self.faketime != nil, "the package faketime is not installed"))
    func clockSetBack() throws {
        let faketime = try #require(Self.faketime)
        for (word, date) in [
            ("One", "2030-05-01"), ("Two", "2010-05-01"), ("Two", "2030-05-01"), ("One", "2001-01-01"),
            ("Six", "2030-05-01"),
        ] {
            try write(word)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: faketime)
            process.arguments = ["-f", "@\(date) 12:00:00", try CommandRun.executable.path] + arguments
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect(try shows(word), "\(word) in \(date)")
        }
        #expect(try CommandRun(arguments).status == 0)
        #expect(try shows("Six"))
    }

    @Test func watchingSeesAChangeThatGoesBackInTime() throws {
        let process = try CommandRun.start(arguments + ["--watch"])
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        func wait(for word: String) throws -> Bool {
            while process.isRunning {
                if try shows(word) { return true }
                usleep(20_000)
            }
            return false
        }
        #expect(try wait(for: "One"))
        for (word, date) in [("Two", "2099-01-01"), ("Six", "1999-01-01"), ("Ten", "1999-01-01")] {
            try write(word)
            try setTimes(date, of: "app/Main.storyboard")
            #expect(try wait(for: word), "\(word)")
        }
    }
}
