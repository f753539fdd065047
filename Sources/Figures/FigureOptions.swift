import Devices
public import Diagnostics
import Foundation
import OutputFiles
public import Previews
import Rendering
import Theming
import Typography
public import Workers

/// The options of `maquette figure`, in the words of its arguments.
public struct FigureOptions: Sendable {
    /// The names of figures, `all` for every built-in one, and the paths of figure files.
    public var names: [String]
    /// A theme's name or path; `nil` for a figure file's own, or else `docs`.
    public var theme: String?
    /// The language of captions.
    public var language: String
    /// The devices in place of those that a figure would choose.
    public var devices: [String]
    /// The formats, separated by commas.
    public var formats: String
    /// The folder for files.
    public var output: String
    /// The number of workers; `nil` for one per core.
    public var jobs: Int?
    /// The time limit in seconds, after which a figure is abandoned and the others continue.
    public var timeLimit = JobLoss.standardTimeLimit

    public init(
        names: [String], theme: String?, language: String, devices: [String], formats: String, output: String
    ) {
        self.names = names
        self.theme = theme
        self.language = language
        self.devices = devices
        self.formats = formats
        self.output = output
    }

    /// The names and descriptions of all figures, one per line.
    public static var listing: String {
        let width = Figure.all.map { $0.name.count }.max() ?? 0
        let words = FigureWords(language: .english)
        return Figure.all.map {
            "\($0.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(words("\($0.name).title"))\n"
        }.joined()
    }

    /// The languages of captions.
    public static var languages: [String] { FigureLanguage.allCases.map(\.rawValue) }

    /// The JSON Schema of figure files, for editors.
    public static var jsonSchema: String { FigureDocument.jsonSchema }

    /// Checks figure files by reading and composing them.
    ///
    /// - Parameters:
    ///   - paths: the paths of the files.
    ///   - theme: the name or path of a theme in place of the files' own.
    ///   - timeLimit: the time limit in seconds, after which a figure is abandoned.
    /// - Returns: the status, which is good, a failed check or an unreadable file, and the problems found.
    public static func check(
        _ paths: [String], theme: String?, timeLimit: Int = JobLoss.standardTimeLimit
    ) -> (status: ExitStatus, diagnostics: [Diagnostic]) {
        var options = FigureOptions(
            names: paths, theme: theme, language: FigureLanguage.english.rawValue, devices: [], formats: "svg",
            output: ".")
        options.timeLimit = timeLimit
        var log = ProblemLog()
        guard let request = options.request(into: &log) else {
            return (ExitStatus(ofCheck: log.diagnostics), log.diagnostics)
        }
        do {
            let outcomes = try options.outcomes(of: request) { entry, tools in
                Outcome(
                    diagnostics: try request.composer(of: entry, tools: tools.0).picture(of: entry.figure).diagnostics)
            }
            for outcome in outcomes { log.append(contentsOf: outcome.diagnostics) }
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
        }
        return (ExitStatus(ofCheck: log.diagnostics), log.diagnostics)
    }

    /// The parsed arguments.
    private struct Request: Sendable {
        /// A figure, and the theme that it is drawn in.
        struct Entry: Sendable {
            var figure: Figure
            var theme: Theme
        }

        var figures: [Entry]
        var language: FigureLanguage
        var devices: [DeviceSelection]
        var formats: [OutputFormat]

        func composer(of entry: Entry, tools: WorkerTools) -> FigureComposer {
            FigureComposer(theme: entry.theme, language: language, tools: tools, devices: devices)
        }
    }

    /// Draws the figures.
    ///
    /// - Parameter write: receives a line for each file.
    /// - Returns: the exit status and the problems found.
    public func run(write: (String) -> Void) -> (status: ExitStatus, diagnostics: [Diagnostic]) {
        var log = ProblemLog()
        guard let request = request(into: &log) else { return (status(of: log.diagnostics), log.diagnostics) }
        var status = ExitStatus.good
        do {
            let folder = try OutputFolder(path: output)
            for outcome in try outcomes(of: request, { try draw($0, of: request, in: folder, with: &$1) }) {
                outcome.files.forEach(write)
                log.append(contentsOf: outcome.diagnostics)
                status = status.combined(with: outcome.status)
            }
        } catch let error as DiagnosedError {
            log.append(contentsOf: error.diagnostics)
            return (self.status(of: error.diagnostics), log.diagnostics)
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
            return (.checkFailed, log.diagnostics)
        }
        return (status, log.diagnostics)
    }

    /// The outcome of one figure.
    private struct Outcome {
        /// A line for each file.
        var files: [String] = []
        var diagnostics: [Diagnostic]
        var status = ExitStatus.good
    }

    /// The tools of a worker.
    private typealias Tools = (WorkerTools, RenderingTools)

    /// Performs the same work on each figure, on several workers.
    ///
    /// - Throws: an error that stops the whole run, such as a full disk.
    private func outcomes(
        of request: Request, _ body: @escaping @Sendable (Request.Entry, inout Tools) throws -> Outcome
    ) throws -> [Outcome] {
        let fonts = FontLibrary.standard().value
        return try mapInOrder(
            request.figures, workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            timeLimit: .seconds(timeLimit),
            tools: { (WorkerTools(fonts: fonts), RenderingTools(fonts: fonts)) },
            name: { "figure \($0.figure.name) \($0.theme.name)" },
            lost: { entry, loss in
                Outcome(
                    diagnostics: [Diagnostic(.error, WorkerProblem(loss), context: entry.figure.name)],
                    status: .checkFailed)
            },
            body: { entry, tools in
                do {
                    return try body(entry, &tools)
                } catch let error as DiagnosedError {
                    if error.diagnostics.contains(where: { $0.problem is OutputProblem }) { throw error }
                    return Outcome(diagnostics: error.diagnostics, status: status(of: error.diagnostics))
                } catch let problem as any Problem {
                    return Outcome(diagnostics: [Diagnostic(.error, problem)], status: .checkFailed)
                }
            })
    }

    private func draw(
        _ entry: Request.Entry, of request: Request, in folder: OutputFolder,
        with tools: inout Tools
    ) throws -> Outcome {
        let list = try request.composer(of: entry, tools: tools.0).picture(of: entry.figure)
        var outcome = Outcome(diagnostics: list.diagnostics)
        for format in request.formats {
            let drawn = try render(list.value, as: format, options: RenderingOptions(scale: 2), with: &tools.1)
            outcome.diagnostics += drawn.diagnostics
            let name =
                [entry.figure.name, entry.theme.name, request.language.rawValue].joined(separator: "-")
                + ".\(format.fileExtension)"
            try folder.write(drawn.value, as: name)
            outcome.files.append((output as NSString).appendingPathComponent(name) + "\n")
        }
        return outcome
    }

    /// The exit status for problems.
    ///
    /// Problems in a figure file, or in what it shows, are problems of an input; all others are problems of the
    /// arguments.
    private func status(of diagnostics: [Diagnostic]) -> ExitStatus {
        let isOfInput = diagnostics.contains { diagnostic in
            guard diagnostic.severity == .error, let file = diagnostic.location?.file else { return false }
            return file != theme && !(diagnostic.problem is OutputProblem)
        }
        return isOfInput ? .unreadableInput : .wrongUsage
    }

    private func request(into log: inout ProblemLog) -> Request? {
        log.check(jobs: jobs, timeLimit: timeLimit)
        let figures = entries(into: &log)
        let language = FigureLanguage(rawValue: self.language)
        if language == nil { log.error(FigureProblem.unknownLanguage(self.language)) }
        var selections: [DeviceSelection] = []
        for word in devices.flatMap({ $0.split(separator: ",").map(String.init) }) {
            do {
                selections += try DeviceCatalog.standard.selections(matching: word)
            } catch {
                log.error(error)
            }
        }
        var formats: [OutputFormat] = []
        for word in self.formats.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if let format = OutputFormat(rawValue: word) {
                if !formats.contains(format) { formats.append(format) }
            } else {
                log.error(FigureProblem.unknownFormat(word))
            }
        }
        if formats.isEmpty, !log.hasErrors { log.error(FigureProblem.unknownFormat(self.formats)) }
        guard !log.hasErrors, let language else { return nil }
        return Request(figures: figures, language: language, devices: selections, formats: formats)
    }

    /// The named figures, each with its theme.
    ///
    /// A theme is read once.
    private func entries(into log: inout ProblemLog) -> [Request.Entry] {
        guard !names.isEmpty else {
            log.error(FigureProblem.nothingNamed)
            return []
        }
        var themes: [String: Theme] = [:]
        var entries: [Request.Entry] = []
        for name in names {
            do throws(DiagnosedError) {
                var reference = self.theme ?? "docs"
                if self.theme == nil, let own = try Self.theme(ofFigure: name) { reference = own }
                let theme: Theme
                if let known = themes[reference] { theme = known } else { theme = try Theme.named(reference) }
                themes[reference] = theme
                for figure in try figures(named: name, theme: theme) {
                    entries.append(Request.Entry(figure: figure, theme: theme))
                }
            } catch {
                // A theme's problem is reported once for all figures.
                let known = Set(log.diagnostics.map(\.description))
                log.append(contentsOf: error.diagnostics.filter { !known.contains($0.description) })
            }
        }
        return entries
    }

    /// The theme of a figure; `nil` if the figure is built in or names none.
    private static func theme(ofFigure name: String) throws(DiagnosedError) -> String? {
        guard isFile(name), let theme = try FigureDocument.theme(ofFile: name) else { return nil }
        return Theme.isPath(theme) ? SplitPath(name).beside(theme) : theme
    }

    private static func isFile(_ name: String) -> Bool {
        name.contains("/") || name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    }

    private func figures(named name: String, theme: Theme) throws(DiagnosedError) -> [Figure] {
        if Self.isFile(name) {
            if !devices.isEmpty { throw DiagnosedError(FigureProblem.takesNoDevices(name)) }
            return [Figure(try FigureDocument.read(contentsOfFile: name, colorNames: theme.palette.names))]
        }
        if name == "all" { return Figure.all.filter { devices.isEmpty || $0.takesDevices } }
        let known = Figure.all.map(\.name)
        guard let figure = Figure.all.first(where: { $0.name == name }) else {
            throw DiagnosedError(
                FigureProblem.unknownFigure(name, known: known, nearest: nearestWords(to: name, among: known).first))
        }
        if !devices.isEmpty, !figure.takesDevices { throw DiagnosedError(FigureProblem.takesNoDevices(name)) }
        return [figure]
    }
}
