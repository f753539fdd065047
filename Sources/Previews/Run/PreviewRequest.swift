public import Devices
public import Diagnostics
public import Rendering
public import Theming

/// What is drawn around a window.
public enum FrameStyle: String, Hashable, Sendable, CaseIterable {
    /// The window alone, pixel for pixel.
    case none
    /// The screen that it is on: status bar, home indicator, cutout, rounded corners, the other app beside it.
    case screen
    /// The device around the screen.
    case bezel

    /// - Parameters:
    ///   - word: what a user calls it.
    ///   - log: is told where the word is none.
    public init?(named word: String, into log: inout ProblemLog) {
        guard let style = FrameStyle(rawValue: word) else {
            log.error(
                RunProblem.unknownFrame(
                    word, nearest: nearestWords(to: word, among: FrameStyle.allCases.map(\.rawValue)).first))
            return nil
        }
        self = style
    }
}

/// Where the pictures of a gallery's grid come from.
public enum GalleryPictures: Hashable, Sendable {
    /// Small ones, drawn for it.
    case thumbnails
    /// The run's own files, beside the page.
    case files
    /// The run's own files, within the page.
    case inline
}

/// Which pictures to make, and how.
public struct PreviewRequest: Sendable {
    /// Each document is shown on each of them, in this order.
    public var variants: [Variant]
    /// Each picture is written in each of them.
    public var formats: [OutputFormat]
    public var frame: FrameStyle
    /// The app that shares the screen, where a frame shows it: the first document of a source.
    public var companion: (any PictureSource)?
    /// How pictures stand on contact sheets; `nil` for none.
    public var sheet: SheetArrangement?
    /// Whether light and dark are written at every scale, under names of their own, with what to write to show them.
    public var hasPairs = false
    /// What the gallery shows in its grid; `nil` for no gallery.
    public var gallery: GalleryPictures?
    /// What files are called beside their document: the scene that is shown, and the way on from there.
    public var nameWords: [String]
    public var theme: Theme
    /// How many workers share the work.
    public var workers: Int
    /// How long one picture may take; `nil` for as long as it likes.
    public var timeLimit: Duration?

    public init(
        variants: [Variant], formats: [OutputFormat] = [.png], frame: FrameStyle = .none,
        companion: (any PictureSource)? = nil, sheet: SheetArrangement? = nil, nameWords: [String] = [],
        theme: Theme, workers: Int = 1, timeLimit: Duration? = nil
    ) {
        self.variants = variants
        self.formats = formats
        self.frame = frame
        self.companion = companion
        self.sheet = sheet
        self.nameWords = nameWords
        self.theme = theme
        self.workers = workers
        self.timeLimit = timeLimit
    }
}

extension PreviewRequest {
    /// Whether it must be known what each picture shows.
    var needsRecords: Bool { gallery != nil || hasPairs }
}

/// What a run made.
public struct PreviewReport: Sendable {
    /// A file that was put into the output folder.
    public struct File: Sendable, Hashable {
        public var name: String
        /// The path of the document.
        public var document: String
        /// `nil` for a contact sheet.
        public var variant: Variant?
        public var width: Int
        public var height: Int
    }

    /// Pictures in the order of documents and variants, then contact sheets.
    public var files: [File]
    /// What the gallery shows, where there is one.
    var gallery: GalleryRun?
    /// How many pictures could not be made.
    public var failures: Int
    public var diagnostics: [Diagnostic]
    public var status: ExitStatus
}
