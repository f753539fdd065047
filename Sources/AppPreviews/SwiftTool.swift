import Foundation

/// The Swift toolchain of the machine.
struct SwiftTool {
    /// The result of one run.
    struct Result {
        let status: Int32
        let output: Data
        let errors: String
    }

    /// Runs `swift` with these arguments, to its end.
    ///
    /// - Throws: `PreviewBuildProblem.noToolchain` if it cannot be started.
    static func run(_ arguments: [String]) throws(PreviewBuildProblem) -> Result {
        try run("/usr/bin/env", ["swift"] + arguments)
    }

    /// Runs a program to its end, and keeps what it writes.
    static func run(_ program: String, _ arguments: [String]) throws(PreviewBuildProblem) -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "maquette-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // Files take any amount of output, where a pipe would have to be read meanwhile.
            let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
            for url in [output, errors] { try Data().write(to: url) }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            process.waitUntilExit()
            return Result(
                status: process.terminationStatus, output: try Data(contentsOf: output),
                errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
        } catch {
            throw .noToolchain(reason: error.localizedDescription)
        }
    }
}
