public import DeviceFrames
public import Devices
public import Diagnostics
import OutputFiles
public import Rendering
import Theming
public import Walks

/// A request to take steps in running documents, and to show what each step does.
public struct WalkRequest: Sendable {
    public var inputs: InputSelection
    public var steps: [WalkStep]
    public var variants: [Variant]
    /// The formats of the strip and of the pictures.
    public var formats: [OutputFormat] = [.png]
    public var frame = FrameStyle.none
    public var look: PictureLook
    /// The words in file names after the document's name.
    public var nameWords: [String] = []
    /// Whether the picture of each step is a file too.
    public var hasPictures = false
    /// Whether an animated picture of each walk is written.
    public var hasAnimation = false
    /// Whether a page that steps through the walks is written.
    public var hasPage = false
    /// The folder of the files.
    public var output: String
    public var work = Workload()

    public init(
        inputs: InputSelection, steps: [WalkStep], variants: [Variant], look: PictureLook, output: String
    ) {
        self.inputs = inputs
        self.steps = steps
        self.variants = variants
        self.look = look
        self.output = output
    }

    /// The inputs of a request, read.
    public struct Inputs: Sendable {
        let source: InputSource
        /// The documents that walks start in.
        let documents: [Int]
        /// The problems found while reading.
        public let diagnostics: [Diagnostic]
        /// The steps whose names no document has.
        public let impossibleSteps: [Diagnostic]
    }

    /// Reads the inputs.
    ///
    /// - Returns: the inputs that could be read, with an error for each that could not.
    /// - Throws: all problems, if there is no document to walk through.
    public func load() throws(DiagnosedError) -> Inputs {
        let source = try InputSource.load(
            inputs.paths, palette: look.theme.palette, covering: inputs.coverage, showing: inputs.flow,
            locale: inputs.locale)
        do throws(DiagnosedError) {
            let documents = try source.value.walkedDocuments()
            return Inputs(
                source: source.value, documents: documents, diagnostics: source.diagnostics,
                impossibleSteps: documents.flatMap { source.value.problems(with: steps, in: $0) })
        } catch {
            throw DiagnosedError(source.diagnostics + error.diagnostics)
        }
    }

    /// Takes the walks, and writes their files.
    ///
    /// - Parameters:
    ///   - inputs: the inputs as ``load()`` returned them.
    ///   - progress: called with the number of finished walks and the total, from any thread, one call at a time.
    /// - Returns: the walks and their files.
    /// - Throws: the reason why nothing can be shown or written.
    public func run(
        _ inputs: Inputs, progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) throws(DiagnosedError) -> WalkReport {
        var run = WalkRun(
            source: inputs.source, documents: inputs.documents, steps: steps, variants: variants,
            folder: try OutputFolder(path: output), theme: look.theme)
        run.formats = formats
        run.frame = frame
        run.hasPictures = hasPictures
        run.hasAnimation = hasAnimation
        run.hasPage = hasPage
        run.nameWords = nameWords
        run.workers = work.workers
        run.timeLimit = work.timeLimit
        let look = look
        run.makeTools = { inputs.source.makeTools(in: look) }
        return try run.run(progress: progress)
    }
}

/// A report of the walks and files that a run made.
public struct WalkReport: Sendable {
    /// The walks, each with the names of its pictures.
    public var walks: [(walk: Walk, pictures: [String])] = []
    /// The names of all files.
    public var files: [String] = []
    /// The number of steps that were asked for.
    public var stepCount: Int
    public var diagnostics: [Diagnostic] = []
}
