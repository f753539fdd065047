import Foundation
import Testing

/// A run of the crashing program, with its output and status.
struct ProgramRun {
    let status: Int32
    let reason: Process.TerminationReason
    /// The lines of standard output.
    let lines: [String]
    let errors: String

    init(_ arguments: [String]) throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "workers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { _ = try? FileManager.default.removeItem(at: scratch) }
        let process = try Self.start(arguments, in: scratch)
        process.waitUntilExit()
        status = process.terminationStatus
        reason = process.terminationReason
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: scratch.appending(path: name)), as: UTF8.self)
        }
        lines = try text("out").split(separator: "\n").map(String.init)
        errors = try text("err")
    }

    /// Starts the program with a folder for its output, in which its jobs also meet.
    static func start(_ arguments: [String], in folder: URL) throws -> Process {
        let process = Process()
        process.executableURL = try executable
        process.arguments = arguments
        // Crash reports take seconds and are not needed.
        process.environment = ["MEETING_PLACE": folder.path, "SWIFT_BACKTRACE": "enable=no"]
            .merging(ProcessInfo.processInfo.environment) { mine, _ in mine }
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

    /// The program beside the test runner.
    private static var executable: URL {
        get throws {
            let runner = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
            let found = ([runner] + bundles).map { $0.appending(path: "CrashingProgram") }
                .first { FileManager.default.isExecutableFile(atPath: $0.path) }
            return try #require(found)
        }
    }
}
