import AdaptiveKit
public import Bitmaps
public import Devices
public import Diagnostics
public import Drawing

/// Where the pictures of a run come from: documents that can each be shown on any variant.
public protocol PictureSource: Sendable {
    /// The paths of the documents, as messages and file names call them.
    var documents: [String] { get }

    /// All that the pictures of each document depend on beside the variant and the request.
    ///
    /// - Parameter output: the folder that pictures go to, of which nothing counts even where it lies beside an input;
    ///   `nil` for none.
    /// - Returns: one digest for each of ``documents``; `nil` where it is not known, and the document must be laid out
    ///   to know.
    func inputDigests(apartFrom output: String?) -> [ContentDigest?]

    /// The window of one document on one variant, in points from the window's own corner.
    ///
    /// Called from many threads at a time; the same arguments give the same picture.
    ///
    /// - Parameters:
    ///   - document: an index of ``documents``.
    ///   - variant: where it is shown.
    ///   - tools: the worker's own.
    /// - Returns: the picture, with what was found wrong on this variant.
    /// - Throws: what makes the picture impossible.
    func picture(of document: Int, on variant: Variant, tools: WorkerTools) throws -> Diagnosed<WindowPicture>

    /// The window of the other app on a shared screen, where a document says what that shows.
    ///
    /// - Parameters:
    ///   - document: an index of ``documents``.
    ///   - variant: where the other app is shown.
    ///   - tools: the worker's own.
    /// - Returns: its picture, with what was found wrong; `nil` where the document says nothing of it.
    /// - Throws: what makes the picture impossible.
    func otherApp(
        beside document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture>?

    /// Why a document is not shown on a variant; `nil` where it is.
    func exclusion(of document: Int, on variant: Variant) -> PictureExclusion?
}

extension PictureSource {
    public func inputDigests(apartFrom output: String?) -> [ContentDigest?] { documents.map { _ in nil } }

    public func otherApp(
        beside document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture>? { nil }

    public func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? { nil }
}

/// Why a document is not shown on a variant.
public enum PictureExclusion: Sendable {
    /// The app shows another of the run's documents there.
    case anotherInItsPlace
    /// The app is never shown there, for this reason.
    case never(Diagnostic)
}

/// A window's picture, and what it says of the screen around it.
public struct WindowPicture: Hashable, Sendable {
    public var list: DisplayList
    /// Whether the app hides the status bar.
    public var hidesStatusBar: Bool
    /// Whether the status bar's text is light; `nil` where the appearance decides.
    public var hasLightStatusBar: Bool?

    public init(list: DisplayList, hidesStatusBar: Bool = false, hasLightStatusBar: Bool? = nil) {
        self.list = list
        self.hidesStatusBar = hidesStatusBar
        self.hasLightStatusBar = hasLightStatusBar
    }

    /// A window's picture, with what its controllers ask of the status bar.
    ///
    /// - Parameters:
    ///   - list: the picture.
    ///   - window: laid out.
    ///   - isLight: what the app's Info.plist says of the status bar's text.
    init(list: DisplayList, of window: UIWindow, isLight: Bool? = nil) {
        self.list = list
        hidesStatusBar = window.isStatusBarHidden
        hasLightStatusBar =
            switch window.preferredStatusBarStyle {
            case .lightContent: true
            case .darkContent: false
            default: isLight == true ? true : nil
            }
    }
}
