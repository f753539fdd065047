import Foundation
import TestTraits
import Testing

/// A run of the built command, with its output and status.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String

    /// Lines of standard error.
    var complaints: [String] { errors.split(separator: "\n").map(String.init) }

    init(_ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = try Self.executable
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        // Files accept any amount of output, while a full pipe would block the command.
        let scratch = try ScratchFolder()
        // The user's own cache is neither read nor written.
        process.environment = ProcessInfo.processInfo.environment
            .merging(["XDG_CACHE_HOME": scratch.path + "/cache"]) { $1 }.merging(environment) { $1 }
            // Crash reports take seconds and are not needed.
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { mine, _ in mine }
        let (out, err) = (scratch.path + "/out", scratch.path + "/err")
        for path in [out, err] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
        process.standardOutput = FileHandle(forWritingAtPath: out)
        process.standardError = FileHandle(forWritingAtPath: err)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit, "the command does not crash: \(arguments)")
        status = process.terminationStatus
        output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: out)), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: URL(fileURLWithPath: err)), as: UTF8.self)
    }

    /// Starts the built command and does not wait for it.
    ///
    /// - Parameters:
    ///   - arguments: the command line.
    ///   - output: the destination of its standard output.
    /// - Returns: the running process.
    /// - Throws: an error if the command cannot be started.
    static func start(_ arguments: [String], output: Any = FileHandle.nullDevice) throws -> Process {
        let process = Process()
        process.executableURL = try executable
        process.arguments = arguments
        // The user's own cache is neither read nor written.
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": "/dev/null/cache"]) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// The command in `MAQUETTE_COMMAND`, or the one beside the test runner.
    static var executable: URL {
        get throws {
            if let shipped {
                return try #require(
                    FileManager.default.isExecutableFile(atPath: shipped) ? URL(fileURLWithPath: shipped) : nil,
                    "MAQUETTE_COMMAND names no program: \(shipped)")
            }
            return try BuiltProgram.url(named: "maquette")
        }
    }

    private static let shipped = ProcessInfo.processInfo.environment["MAQUETTE_COMMAND"]

    /// Whether the tests run a release build.
    static var isShipped: Bool { shipped != nil }

    /// Whether the tests run a program as it is released.
    static var isReleased: Bool { shipped?.contains("/hardened/") ?? false }

    /// The package's own folder.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    static let sample = package + "/Tests/Fixtures/Sample"
}

/// A folder that is removed after the test.
final class ScratchFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "maquette-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        chmodAll()
        try? FileManager.default.removeItem(atPath: path)
    }

    /// A test may have created a folder with missing permissions.
    private func chmodAll() {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    /// Writes a text to a file, and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        let file = path + "/" + name
        let folder = (file as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        return file
    }

    /// The contents of all files below a folder, by relative path.
    func contents(of folder: String = "") throws -> [String: Data] {
        let root = path + "/" + folder
        var files: [String: Data] = [:]
        guard let walker = FileManager.default.enumerator(atPath: root) else { return [:] }
        for case let name as String in walker {
            var isFolder: ObjCBool = false
            let file = root + "/" + name
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            files[name] = try Data(contentsOf: URL(fileURLWithPath: file))
        }
        return files
    }
}
