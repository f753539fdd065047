public import Bitmaps
public import Devices
public import Diagnostics
public import Drawing
import UIKit

/// A source of a run's pictures: documents that can each be shown on any variant.
public protocol PictureSource: Sendable {
    /// The paths of the documents, as used in messages and file names.
    var documents: [String] { get }

    /// The place of each of ``documents`` in its project, for file names: its folders and its name.
    var places: [[String]] { get }

    /// The part that is shown of each of ``documents``, for file names: a scene, the steps from there, a language.
    ///
    /// It is empty for what the document shows first.
    var parts: [[String]] { get }

    /// The digests of everything that the pictures of each document depend on besides the variant and the request.
    ///
    /// - Parameter output: the folder of the run's pictures, which do not count even if they are beside an input; `nil`
    ///   for none.
    /// - Returns: one digest for each of ``documents``; `nil` if it is unknown, and only a layout can tell.
    func inputDigests(apartFrom output: String?) -> [ContentDigest?]

    /// The files and settings that the pictures of a document depend on; `nil` if they are unknown.
    func inputs(of document: Int) -> DocumentInputs?

    /// The window of one document on one variant, in points from the window's own corner.
    ///
    /// This method is called from many threads at a time. The same arguments give the same picture.
    ///
    /// - Parameters:
    ///   - document: an index of ``documents``.
    ///   - variant: the variant that it is shown on.
    ///   - tools: the worker's tools.
    /// - Returns: the picture, with the problems found on this variant.
    /// - Throws: the reason why there is no picture.
    func picture(of document: Int, on variant: Variant, tools: WorkerTools) throws -> Diagnosed<WindowPicture>

    /// The window of the other app on a shared screen, if a document provides one.
    ///
    /// - Parameters:
    ///   - document: an index of ``documents``.
    ///   - variant: the variant that the other app is shown on.
    ///   - tools: the worker's tools.
    /// - Returns: its picture, with the problems found; `nil` if the document provides none.
    /// - Throws: the reason why there is no picture.
    func otherApp(
        beside document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture>?

    /// The reason why a document is not shown on a variant; `nil` if it is.
    func exclusion(of document: Int, on variant: Variant) -> PictureExclusion?
}

extension PictureSource {
    public var places: [[String]] { documents.map { [PictureName.name(ofFile: $0)] } }

    public var parts: [[String]] { documents.map { _ in [] } }

    public func inputDigests(apartFrom output: String?) -> [ContentDigest?] { documents.map { _ in nil } }

    public func inputs(of document: Int) -> DocumentInputs? { nil }

    public func otherApp(
        beside document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture>? { nil }

    public func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? { nil }
}

/// A reason why a document is not shown on a variant.
public enum PictureExclusion: Sendable {
    /// The app shows another of the run's documents there.
    case anotherInItsPlace
    /// The app is never shown there, for this reason.
    case never(Diagnostic)
}

/// A window's picture, with its requests for the screen around it.
public struct WindowPicture: Hashable, Sendable {
    public var list: DisplayList
    /// Whether the app hides the status bar.
    public var hidesStatusBar: Bool
    /// Whether the status bar's text is light; `nil` if the appearance decides.
    public var hasLightStatusBar: Bool?

    public init(list: DisplayList, hidesStatusBar: Bool = false, hasLightStatusBar: Bool? = nil) {
        self.list = list
        self.hidesStatusBar = hidesStatusBar
        self.hasLightStatusBar = hasLightStatusBar
    }

    /// Creates a window's picture, with its controllers' requests for the status bar.
    ///
    /// - Parameters:
    ///   - list: the picture.
    ///   - window: the window, laid out.
    ///   - isLight: the Info.plist's setting for the status bar's text.
    @MainActor init(list: DisplayList, of window: UIWindow, isLight: Bool? = nil) {
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
