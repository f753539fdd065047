import Foundation
import TestTraits
import Testing

/// A run of the crashing program, with its output and status.
struct ProgramRun {
    let status: Int32
    let reason: Process.TerminationReason
    /// The lines of standard output.
    let lines: [String]
    let errors: String
    /// The number of files and folders that the run left in the folder for temporary files.
    let leftovers: Int

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: the number of workers, and a word for each job.
    ///   - environment: further variables.
    ///   - files: paths of files to create in the folder in which the jobs meet.
    ///   - links: paths of links there, with their targets.
    ///   - folders: paths of folders there.
    /// - Throws: an error if the program cannot be started.
    init(
        _ arguments: [String], environment: [String: String] = [:], files: [String] = [], links: [String: String] = [:],
        folders: [String] = []
    ) throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "workers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { _ = try? FileManager.default.removeItem(at: scratch) }
        for folder in folders + files.map({ ($0 as NSString).deletingLastPathComponent }) {
            try FileManager.default.createDirectory(
                at: scratch.appending(path: folder), withIntermediateDirectories: true)
        }
        for file in files { try Data("text".utf8).write(to: scratch.appending(path: file)) }
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(
                at: scratch.appending(path: link), withDestinationURL: scratch.appending(path: target))
        }
        let process = try Self.start(arguments, environment: environment, in: scratch)
        process.waitUntilExit()
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.appending(path: "temporary").path)
        leftovers = left.count
        status = process.terminationStatus
        reason = process.terminationReason
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: scratch.appending(path: name)), as: UTF8.self)
        }
        lines = try text("out").split(separator: "\n").map(String.init)
        errors = try text("err")
    }

    /// Starts the program with a folder for its output, in which its jobs also meet.
    static func start(
        _ arguments: [String], environment: [String: String] = [:], in folder: URL
    ) throws -> Process {
        let process = Process()
        process.executableURL = try BuiltProgram.url(named: "CrashingProgram")
        process.arguments = arguments
        // Crash reports take seconds and are not needed.
        let temporary = folder.appending(path: "temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        process.environment = [
            "MEETING_PLACE": folder.path, "SWIFT_BACKTRACE": "enable=no", "TMPDIR": temporary.path,
            "MAQUETTE_SANDBOX": "on",
        ].merging(environment) { $1 }.merging(ProcessInfo.processInfo.environment) { mine, _ in mine }
        func file(_ name: String) throws -> FileHandle {
            let path = folder.appending(path: name).path
            _ = FileManager.default.createFile(atPath: path, contents: nil)
            return try #require(FileHandle(forWritingAtPath: path))
        }
        process.standardOutput = try file("out")
        process.standardError = try file("err")
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }
}
