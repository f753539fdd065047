import Diagnostics

/// Converts PDF to SVG by running poppler's `pdftocairo`, a separate program.
struct PDFConverter: Sendable {
    enum Failure: Error {
        case missing
        case failed(String)
    }

    static let name = "pdftocairo"
    private static let limits = ExternalProgram.Limits(time: .seconds(20), memory: 1 << 30, output: 64 << 20)

    private let program: ExternalProgram?

    /// Uses the program installed on this machine, if there is one.
    init() {
        program = ExternalProgram(named: Self.name)
    }

    /// - Parameter executable: the path of the program to run, for tests; `nil` simulates a machine without it.
    init(executable: String?) {
        program = executable.map(ExternalProgram.init(path:))
    }

    /// The first page of a PDF file as an SVG document.
    ///
    /// - Throws: ``Failure`` if the program is missing or does not convert the file in time.
    func svg(ofFile path: String) throws(Failure) -> [UInt8] {
        guard let program else { throw .missing }
        // A path that begins with a hyphen would be taken for an option.
        let file = path.hasPrefix("-") ? "./\(path)" : path
        let bytes: [UInt8]
        do {
            bytes = try program.run(["-svg", "-f", "1", "-l", "1", "--", file, "-"], limits: Self.limits)
        } catch {
            switch error {
            case .cannotStart: throw .missing
            case .outOfTime: throw .failed("the converter timed out")
            case .tooMuchOutput, .failed, .cancelled: throw .failed("the converter does not understand it")
            }
        }
        guard SVGSize(bytes) != nil else { throw .failed("the converter made nothing of it") }
        return bytes
    }
}
