import Foundation

/// Programs that validate files, if they are installed.
public enum InstalledProgram: String, Sendable {
    case rsvgConvert = "rsvg-convert"
    case pdffonts
    case pdftoppm
    case docc
    case groff

    public var path: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(rawValue)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    public var isInstalled: Bool { path != nil }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: the arguments of the program.
    ///   - hasComplaints: whether to include standard error.
    /// - Returns: the output of the program.
    /// - Throws: ``Browser/Failure`` if it is missing or fails.
    @discardableResult
    public func run(_ arguments: [String], withComplaints hasComplaints: Bool = false) throws -> String {
        guard let path else { throw Browser.Failure(description: "\(rawValue) is not installed") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        if hasComplaints { process.standardError = pipe }
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Browser.Failure(description: "\(rawValue) \(arguments.joined(separator: " ")) fails")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
