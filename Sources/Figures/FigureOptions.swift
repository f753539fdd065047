import Devices
public import Diagnostics
import Drawing
import Foundation
public import Previews
import Rendering
import Theming
import Typography

/// What `maquette figure` was asked for, in the words of its arguments.
public struct FigureOptions: Sendable {
    /// Names of figures; `all` for every one.
    public var names: [String]
    /// A theme's name, or the path of a file.
    public var theme: String
    /// The language of captions.
    public var language: String
    /// Devices instead of those that a figure would choose.
    public var devices: [String]
    /// Formats with commas.
    public var formats: String
    /// The folder that files go into.
    public var output: String

    public init(
        names: [String], theme: String, language: String, devices: [String], formats: String, output: String
    ) {
        self.names = names
        self.theme = theme
        self.language = language
        self.devices = devices
        self.formats = formats
        self.output = output
    }

    /// The names of all figures with what they show, a line each.
    public static var listing: String {
        let width = BuiltInFigure.all.map { $0.name.count }.max() ?? 0
        let words = FigureWords(language: .english)
        return BuiltInFigure.all.map {
            "\($0.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(words("\($0.name).title"))\n"
        }.joined()
    }

    /// What the arguments stand for.
    private struct Request {
        var figures: [BuiltInFigure]
        var theme: Theme
        var language: FigureLanguage
        var devices: [DeviceSelection]
        var formats: [OutputFormat]
    }

    /// Draws the figures.
    ///
    /// - Parameter write: takes a line for each file.
    /// - Returns: how it went.
    public func run(write: (String) -> Void) -> (status: ExitStatus, diagnostics: [Diagnostic]) {
        var log = ProblemLog()
        guard let request = request(into: &log) else { return (.wrongUsage, log.diagnostics) }
        let fonts = FontLibrary()
        let composer = FigureComposer(
            theme: request.theme, language: request.language, tools: WorkerTools(fonts: fonts),
            devices: request.devices)
        var rendering = RenderingTools(fonts: fonts)
        do {
            let folder = try OutputFolder(path: output)
            for figure in request.figures {
                let list = try composer.picture(of: figure)
                for format in request.formats {
                    let drawn = try render(list, as: format, options: RenderingOptions(scale: 2), with: &rendering)
                    log.append(contentsOf: drawn.diagnostics)
                    let name =
                        "\(figure.name)-\(request.theme.name)-\(request.language.rawValue).\(format.fileExtension)"
                    try folder.write(drawn.value, as: name)
                    write((output as NSString).appendingPathComponent(name) + "\n")
                }
            }
        } catch let error as DiagnosedError {
            return (.wrongUsage, log.diagnostics + error.diagnostics)
        } catch let problem as any Problem {
            return (.checkFailed, log.diagnostics + [Diagnostic(.error, problem)])
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
            return (.checkFailed, log.diagnostics)
        }
        return (.good, log.diagnostics)
    }

    private func request(into log: inout ProblemLog) -> Request? {
        let figures = figures(into: &log)
        var loaded: Theme?
        do {
            loaded = try Theme.named(theme)
        } catch {
            log.append(contentsOf: error.diagnostics)
        }
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
        guard !log.hasErrors, let loaded, let language else { return nil }
        return Request(
            figures: figures, theme: loaded, language: language, devices: selections, formats: formats)
    }

    private func figures(into log: inout ProblemLog) -> [BuiltInFigure] {
        guard !names.isEmpty else {
            log.error(FigureProblem.nothingNamed)
            return []
        }
        if names == ["all"] { return BuiltInFigure.all.filter { devices.isEmpty || $0.takesDevices } }
        let known = BuiltInFigure.all.map(\.name)
        return names.compactMap { name in
            guard let figure = BuiltInFigure.all.first(where: { $0.name == name }) else {
                log.error(
                    FigureProblem.unknownFigure(name, known: known, nearest: nearestWords(to: name, among: known).first)
                )
                return nil
            }
            if !devices.isEmpty, !figure.takesDevices { log.error(FigureProblem.takesNoDevices(name)) }
            return figure
        }
    }
}
