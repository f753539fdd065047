public import Devices
public import Diagnostics
import Foundation
import OutputFiles
public import Previews
public import Rendering
public import Theming
import Typography
import Workers

/// A request to draw figures.
public struct FigureRequest: Sendable {
    /// A figure, and the theme that it is drawn in.
    public struct Entry: Sendable {
        public var figure: Figure
        public var theme: Theme

        public init(_ figure: Figure, in theme: Theme) {
            self.figure = figure
            self.theme = theme
        }
    }

    public var figures: [Entry]
    /// The language of captions.
    public var language = FigureLanguage.english
    /// The devices in place of those that a figure would choose.
    public var devices: [DeviceSelection] = []
    public var formats: [OutputFormat] = [.svg]
    /// The folder for files.
    public var output: String
    public var work = Workload()

    public init(_ figures: [Entry], output: String = ".") {
        self.figures = figures
        self.output = output
    }

    /// The outcome of one figure.
    public struct Outcome: Sendable {
        /// How the work on a figure ended.
        public enum End: Sendable {
            case done
            /// The figure is impossible.
            case rejected
            /// It was not finished.
            case failed
        }

        /// The paths of its files.
        public var files: [String] = []
        public var diagnostics: [Diagnostic]
        public var end = End.done
    }

    /// Draws the figures, and writes a file for each format.
    ///
    /// - Throws: an error that stops the whole run, such as a full disk.
    public func run() throws -> [Outcome] {
        let folder = try OutputFolder(path: output)
        return try outcomes { entry, tools in try draw(entry, in: folder, with: &tools) }
    }

    /// Composes the figures, without drawing them.
    ///
    /// - Throws: an error that stops the whole run.
    public func check() throws -> [Outcome] {
        try outcomes { entry, tools in
            Outcome(diagnostics: try composer(of: entry, tools: tools.0).picture(of: entry.figure).diagnostics)
        }
    }

    private func composer(of entry: Entry, tools: WorkerTools) -> FigureComposer {
        FigureComposer(theme: entry.theme, language: language, tools: tools, devices: devices)
    }

    /// The tools of a worker.
    private typealias Tools = (WorkerTools, RenderingTools)

    /// Performs the same work on each figure, on several workers.
    ///
    /// - Throws: an error that stops the whole run, such as a full disk.
    private func outcomes(
        _ body: @escaping @Sendable (Entry, inout Tools) throws -> Outcome
    ) throws -> [Outcome] {
        let fonts = FontLibrary.standard().value
        return try mapInOrder(
            figures, workers: work.workers, timeLimit: work.timeLimit,
            tools: { (WorkerTools(fonts: fonts), RenderingTools(fonts: fonts)) },
            name: { "figure \($0.figure.name) \($0.theme.name)" },
            lost: { entry, loss in
                Outcome(
                    diagnostics: [Diagnostic(.error, WorkerProblem(loss), context: entry.figure.name)], end: .failed)
            },
            body: { entry, tools in
                do {
                    return try body(entry, &tools)
                } catch let error as DiagnosedError {
                    if error.diagnostics.contains(where: { $0.problem is OutputProblem }) { throw error }
                    return Outcome(diagnostics: error.diagnostics, end: .rejected)
                } catch let problem as any Problem {
                    return Outcome(diagnostics: [Diagnostic(.error, problem)], end: .failed)
                }
            })
    }

    private func draw(_ entry: Entry, in folder: OutputFolder, with tools: inout Tools) throws -> Outcome {
        let list = try composer(of: entry, tools: tools.0).picture(of: entry.figure)
        var outcome = Outcome(diagnostics: list.diagnostics)
        for format in formats {
            let drawn = try render(list.value, as: format, options: RenderingOptions(scale: 2), with: &tools.1)
            outcome.diagnostics += drawn.diagnostics
            let name =
                [entry.figure.name, entry.theme.name, language.rawValue].joined(separator: "-")
                + ".\(format.fileExtension)"
            try folder.write(drawn.value, as: name)
            outcome.files.append((output as NSString).appendingPathComponent(name))
        }
        return outcome
    }
}

extension Figure {
    /// The names and descriptions of the built-in figures, one per line.
    public static var listing: String {
        let width = all.map { $0.name.count }.max() ?? 0
        let words = FigureWords(language: .english)
        return all.map {
            "\($0.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(words("\($0.name).title"))\n"
        }.joined()
    }

    /// The JSON Schema of figure files, for editors.
    public static var jsonSchema: String { FigureDocument.jsonSchema }

    /// The theme that a figure file names; `nil` if it names none.
    ///
    /// - Throws: the problems of the file.
    public static func theme(ofFile path: String) throws(DiagnosedError) -> String? {
        try FigureDocument.theme(ofFile: path)
    }

    /// Reads a figure file.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - theme: the theme whose colors the file may name.
    /// - Throws: all problems of the file, with line and column.
    public init(contentsOfFile path: String, theme: Theme) throws(DiagnosedError) {
        self.init(try FigureDocument.read(contentsOfFile: path, colorNames: theme.palette.names))
    }
}
