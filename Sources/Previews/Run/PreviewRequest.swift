public import DeviceFrames
public import Devices
public import Diagnostics
import Pages
public import Rendering
public import Sheets
public import Theming
public import Workers

/// The images in a gallery's grid.
public enum GalleryPictures: String, Hashable, Sendable, Codable {
    /// Thumbnails, drawn for the gallery.
    case thumbnails
    /// The run's own files, beside the page.
    case files
    /// The run's own files, embedded in the page.
    case inline
}

/// A request for pictures.
public struct PreviewRequest: Sendable {
    /// The variants that each document is shown on, in order.
    public var variants: [Variant]
    /// The formats that each picture is written in.
    public var formats: [OutputFormat]
    public var frame: FrameStyle
    /// The source whose first document shares the screen, if a frame shows it.
    public var companion: (any PictureSource)?
    /// The arrangement of contact sheets; `nil` for none.
    public var sheet: SheetArrangement?
    /// Whether light and dark are written at every scale, under names of their own, with markup that shows them.
    public var hasPairs = false
    /// The images in the gallery's grid; `nil` for no gallery.
    public var gallery: GalleryPictures?
    /// The words in file names after the document's name and part: a theme, a frame, what is drawn over and beside.
    public var nameWords: [String]
    public var theme: Theme
    /// The number of workers that share the work.
    public var workers: Int
    /// The time limit for one picture; `nil` for no limit.
    public var timeLimit: TimeLimit?

    public init(
        variants: [Variant], formats: [OutputFormat] = [.png], frame: FrameStyle = .none,
        companion: (any PictureSource)? = nil, sheet: SheetArrangement? = nil, nameWords: [String] = [],
        theme: Theme, workers: Int = 1, timeLimit: TimeLimit? = nil
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
    /// Whether records of the pictures' content are needed.
    var needsRecords: Bool { gallery != nil || hasPairs }
}

/// A report of the files that a run made.
public struct PreviewReport: Sendable {
    /// A file that was written to the output folder.
    public struct File: Sendable, Hashable {
        public var name: String
        /// The path of the document.
        public var document: String
        /// The variant; `nil` for a contact sheet.
        public var variant: Variant?
        public var width: Int
        public var height: Int
    }

    /// The pictures in the order of documents and variants, then contact sheets.
    public var files: [File]
    /// The content of the gallery, if there is one.
    var gallery: GalleryRun?
    /// The number of pictures that could not be made.
    public var failures: Int
    public var diagnostics: [Diagnostic]
    public var status: ExitStatus
}
