import DeviceFrames
package import Devices
import Diagnostics
package import Pages
package import Previews
import Sheets
import Theming

/// The options of `maquette render`, in the words of its arguments.
package struct RenderOptions: Sendable {
    package var inputs: [String]
    package var axes: AxisSelection.Words
    /// The part of each storyboard to show.
    package var flow: FlowWords
    /// The part of the inputs to draw.
    package var coverage = Coverage()
    /// A comma-separated list of formats.
    package var formats: String
    /// Whether contact sheets are written.
    ///
    /// Naming rows or columns implies them.
    package var hasGrid: Bool
    /// The axes that change from the top of a sheet down, and from left to right, as comma-separated lists.
    package var rows = ""
    package var columns = ""
    /// Whether a point has the same length everywhere on a sheet.
    package var isToScale = false
    /// The paper that a sheet's pages are cut for.
    package var paper = SheetArrangement.Paper.none.rawValue
    /// Whether light and dark are written at every scale, with markup that shows them.
    package var hasPairs = false
    /// The images of the gallery page; `nil` for no page.
    package var gallery: GalleryPictures?
    /// The name or path of the theme.
    package var theme: String
    /// The theme that was asked for, which file names show; `nil` for the inputs' own or the default.
    package var namedTheme: String?
    package var frame: String
    /// A comma-separated list of annotations over the pictures; empty for none.
    package var annotations = ""
    /// The path of the input that shares the screen, if a frame shows it.
    package var beside: String?
    package var output: String
    /// The number of workers; `nil` for one per core.
    package var jobs: Int?
    /// The folder of the cache; `nil` for none.
    package var cache: String?
    /// The time limit in seconds for one picture; `nil` for no limit.
    package var timeLimit: Int?
    /// The language of the documents' strings, such as `de`; `nil` for their own.
    package var locale: String?

    /// The same options with a single scene file's preferences, unless these options say otherwise.
    ///
    /// - Parameter hasTheme: whether a theme was named.
    /// - Returns: the options; the same ones for other inputs, and if the file cannot be read, which drawing reports.
    package func withScenePreferences(hasTheme: Bool) -> RenderOptions {
        var options = self
        let preferences = InputSource.preferences(of: inputs)
        options.axes = options.axes.completed(by: preferences.axes)
        if !hasTheme, let theme = preferences.theme { options.theme = theme }
        return options
    }

    /// The part of the documents to draw; `nil` for all.
    package var shard: Shard?

    package init(
        inputs: [String], axes: AxisSelection.Words, flow: FlowWords = FlowWords(), formats: String, hasGrid: Bool,
        theme: String, frame: String, beside: String? = nil, output: String, jobs: Int?, cache: String? = nil,
        timeLimit: Int? = nil
    ) {
        self.inputs = inputs
        self.axes = axes
        self.flow = flow
        self.formats = formats
        self.hasGrid = hasGrid
        self.theme = theme
        self.frame = frame
        self.beside = beside
        self.output = output
        self.jobs = jobs
        self.cache = cache
        self.timeLimit = timeLimit
    }

    /// The result of a run.
    package struct Result: Sendable {
        package var outcome: CommandOutcome
        /// The data for a page that shows the run.
        package var gallery: GalleryRun?
    }

    /// Runs the command, from reading the words to writing the last file.
    ///
    /// - Parameter progress: called with the number of finished pictures and the total, from any thread, one call at a
    ///   time.
    /// - Returns: the result; nothing is printed here.
    package func run(progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void) -> Result {
        var gallery: GalleryRun?
        let outcome = CommandRun().outcome(prepare: request) { request, log throws(DiagnosedError) in
            let inputs = try request.load()
            log.append(contentsOf: inputs.diagnostics)
            return inputs
        } work: { request, inputs, log in
            let result = try request.run(inputs, progress: progress)
            log.append(contentsOf: result.diagnostics)
            gallery = result.gallery
            return CommandOutcome(result.status, text: result.text, json: result.json)
        }
        return Result(outcome: outcome, gallery: gallery)
    }

    /// The existing files that the pictures are made from, as far as the input shows.
    var watchedFiles: [String] {
        let selection = InputSelection(inputs, coverage: coverage, flow: flow, locale: locale)
        let files = selection.watchedFiles(apartFrom: output)
        return Theme.isPath(theme) ? Array(Set(files + [theme])).sorted() : files
    }

    func request(into log: inout ProblemLog) -> RenderRequest? {
        var axes = axes
        if hasPairs, axes[.appearance] == nil { axes[.appearance] = ["light", "dark"] }
        let variants = log.variants(axes, locale: locale)
        let formats = log.formats(formats)
        let arrangement = SheetArrangement(
            rows: rows, columns: columns, isToScale: isToScale, paper: paper, into: &log)
        let hasSheet = hasGrid || !rows.isEmpty || !columns.isEmpty
        let style = FrameStyle(named: frame, into: &log)
        let work = log.workload(jobs: jobs, timeLimit: timeLimit)
        let loaded = log.theme(named: theme)
        guard let loaded, let style, !log.hasErrors else { return nil }
        let annotations = PictureLook.annotations(named: annotations, into: &log)
        let look = PictureLook(loaded, annotations: annotations, into: &log)
        var pictures = PreviewRequest(
            variants: variants, formats: formats, frame: style, sheet: hasSheet ? arrangement : nil,
            nameWords: PictureName.surroundings(
                theme: namedTheme, frame: style, beside: beside, annotations: annotations),
            theme: loaded, workers: work.workers, timeLimit: work.timeLimit)
        pictures.hasPairs = hasPairs
        pictures.gallery = gallery
        var request = RenderRequest(
            inputs: InputSelection(inputs, coverage: coverage, flow: flow, locale: locale), beside: beside,
            pictures: pictures, look: look, themeName: theme, annotations: annotations, output: output, cache: cache)
        request.shard = shard
        request.landscapeVariants = log.landscapeVariants(axes, locale: locale)
        return request
    }
}
