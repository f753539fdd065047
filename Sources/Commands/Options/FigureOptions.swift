package import Devices
import Diagnostics
import Figures
import Foundation
import OutputFiles
package import Previews
import Rendering
import Theming
import Workers

/// The options of `maquette figure`, in the words of its arguments.
package struct FigureOptions: Sendable {
    /// The names of figures, `all` for every built-in one, and the paths of figure files.
    package var names: [String]
    /// A theme's name or path; `nil` for a figure file's own, or else `docs`.
    package var theme: String?
    /// The language of captions.
    package var language: String
    /// The devices in place of those that a figure would choose.
    package var devices: [String]
    /// The devices of a project's own, which ``devices`` can name besides Apple's.
    package var definitions: [DeviceDefinition] = []
    /// The formats, separated by commas.
    package var formats: String
    /// The folder for files.
    package var output: String
    /// The number of workers; `nil` for one per core.
    package var jobs: Int?
    /// The time limit in seconds, after which a figure is abandoned and the others continue.
    package var timeLimit = JobLoss.standardTimeLimit

    package init(
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
    package static var listing: String { Figure.listing }

    /// The JSON Schema of figure files, for editors.
    package static var jsonSchema: String { Figure.jsonSchema }

    /// Checks figure files by reading and composing them.
    ///
    /// - Parameters:
    ///   - paths: the paths of the files.
    ///   - theme: the name or path of a theme in place of the files' own.
    ///   - timeLimit: the time limit in seconds, after which a figure is abandoned.
    /// - Returns: the outcome: good, a failed check or an unreadable file.
    package static func check(
        _ paths: [String], theme: String?, timeLimit: Int = JobLoss.standardTimeLimit
    ) -> CommandOutcome {
        var options = FigureOptions(
            names: paths, theme: theme, language: FigureLanguage.english.rawValue, devices: [], formats: "svg",
            output: ".")
        options.timeLimit = timeLimit
        let run = CommandRun(
            statusOfWords: { ExitStatus(ofCheck: $0) }, statusOfWork: { ExitStatus(ofCheck: $0) })
        return run.outcome(prepare: options.request) { _, _ in
        } work: { request, _, log in
            for outcome in try request.check() { log.append(contentsOf: outcome.diagnostics) }
            return CommandOutcome(ExitStatus(ofCheck: log.diagnostics))
        }
    }

    /// Draws the figures.
    ///
    /// - Parameter write: receives a line for each file.
    /// - Returns: the outcome without the lines.
    package func run(write: (String) -> Void) -> CommandOutcome {
        CommandRun(statusOfWords: status, statusOfWork: status).outcome(prepare: request) { _, _ in
        } work: { request, _, log in
            var status = ExitStatus.good
            for outcome in try request.run() {
                outcome.files.forEach { write($0 + "\n") }
                log.append(contentsOf: outcome.diagnostics)
                switch outcome.end {
                case .done: continue
                case .rejected: status = status.combined(with: self.status(of: outcome.diagnostics))
                case .failed: status = status.combined(with: .checkFailed)
                }
            }
            return CommandOutcome(status)
        }
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

    private func request(into log: inout ProblemLog) -> FigureRequest? {
        let work = log.workload(jobs: jobs, timeLimit: timeLimit)
        var request = FigureRequest(entries(into: &log), output: output)
        request.work = work
        if let language = FigureLanguage(rawValue: language) {
            request.language = language
        } else {
            log.error(FigureProblem.unknownLanguage(language))
        }
        let catalog = log.catalog(with: definitions)
        for word in devices.flatMap({ $0.split(separator: ",").map(String.init) }) {
            do {
                request.devices += try catalog.selections(matching: word)
            } catch {
                log.error(error)
            }
        }
        request.formats = []
        for word in formats.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if let format = OutputFormat(rawValue: word) {
                if !request.formats.contains(format) { request.formats.append(format) }
            } else {
                log.error(FigureProblem.unknownFormat(word))
            }
        }
        if request.formats.isEmpty, !log.hasErrors { log.error(FigureProblem.unknownFormat(formats)) }
        return request
    }

    /// The named figures, each with its theme.
    ///
    /// A theme is read once.
    private func entries(into log: inout ProblemLog) -> [FigureRequest.Entry] {
        guard !names.isEmpty else {
            log.error(FigureProblem.nothingNamed)
            return []
        }
        var themes: [String: Theme] = [:]
        var entries: [FigureRequest.Entry] = []
        for name in names {
            do throws(DiagnosedError) {
                var reference = self.theme ?? "docs"
                if self.theme == nil, let own = try Self.theme(ofFigure: name) { reference = own }
                let theme: Theme
                if let known = themes[reference] { theme = known } else { theme = try Theme.named(reference) }
                themes[reference] = theme
                for figure in try figures(named: name, theme: theme) {
                    entries.append(FigureRequest.Entry(figure, in: theme))
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
        guard isFile(name), let theme = try Figure.theme(ofFile: name) else { return nil }
        return Theme.isPath(theme) ? SplitPath(name).beside(theme) : theme
    }

    private static func isFile(_ name: String) -> Bool {
        name.contains("/") || name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    }

    private func figures(named name: String, theme: Theme) throws(DiagnosedError) -> [Figure] {
        if Self.isFile(name) {
            if !devices.isEmpty { throw DiagnosedError(FigureProblem.takesNoDevices(name)) }
            return [try Figure(contentsOfFile: name, theme: theme)]
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
