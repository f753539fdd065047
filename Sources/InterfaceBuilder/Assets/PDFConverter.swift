import Foundation

/// Makes SVG of PDF by running poppler's `pdftocairo`, a program of its own.
struct PDFConverter: Sendable {
    enum Failure: Error {
        case missing
        case failed(String)
    }

    static let program = "pdftocairo"
    /// Where packages put it; the search path of whoever runs this must not decide.
    private static let folders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", "/opt/local/bin"]
    private static let secondsAllowed = 20.0
    private static let largestOutput = 64 << 20

    private let executable: String?

    /// The program of the machine, if it has it.
    init() {
        executable = Self.folders.map { "\($0)/\(Self.program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// A program at a place of its own, for tests; `nil` for a machine without it.
    init(executable: String?) {
        self.executable = executable
    }

    /// The first page of a PDF file as an SVG document.
    ///
    /// - Throws: ``Failure`` where the program is missing, or does not make an SVG of the file in good time.
    func svg(ofFile path: String) throws(Failure) -> [UInt8] {
        guard let executable else { throw .missing }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        // A path that begins with a hyphen would be an option.
        let file = path.hasPrefix("-") ? "./\(path)" : path
        process.arguments = ["-svg", "-f", "1", "-l", "1", file, "-"]
        process.environment = ["LC_ALL": "C", "PATH": "/usr/bin:/bin"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw .missing
        }
        // A file that keeps the program busy for ever must not keep us.
        let watchdog = DispatchWorkItem { [process] in if process.isRunning { process.terminate() } }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.secondsAllowed, execute: watchdog)
        var bytes: [UInt8] = []
        while true {
            let part = output.fileHandleForReading.availableData
            if part.isEmpty { break }
            bytes += part
            if bytes.count > Self.largestOutput { process.terminate() }
        }
        process.waitUntilExit()
        watchdog.cancel()
        guard process.terminationReason == .exit else { throw .failed("the converter took too long") }
        guard process.terminationStatus == 0, bytes.count <= Self.largestOutput else {
            throw .failed("the converter does not understand it")
        }
        guard SVGSize(bytes) != nil else { throw .failed("the converter made nothing of it") }
        return bytes
    }
}
