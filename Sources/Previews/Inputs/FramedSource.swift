public import Bitmaps
public import DeviceFrames
public import Devices
public import Diagnostics
import Drawing
import Foundation
public import Theming

/// A source that adds frames around another source's windows.
public struct FramedSource: PictureSource {
    let source: any PictureSource
    let frame: FrameStyle
    /// The source whose first document shares the screen; `nil` if each document provides its own.
    let companion: (any PictureSource)?
    let theme: Theme

    /// - Parameters:
    ///   - source: the source of the windows.
    ///   - frame: the extent of the frame.
    ///   - companion: the source whose first document shares the screen; `nil` if each document provides its own.
    ///   - theme: the theme of the frames.
    public init(
        _ source: any PictureSource, in frame: FrameStyle, beside companion: (any PictureSource)? = nil, theme: Theme
    ) {
        self.source = source
        self.frame = frame
        self.companion = companion
        self.theme = theme
    }

    public var documents: [String] { source.documents }

    public var places: [[String]] { source.places }

    public var parts: [[String]] { source.parts }

    public func inputs(of document: Int) -> DocumentInputs? {
        companion == nil ? source.inputs(of: document) : nil
    }

    /// A companion is not part of a document's digest.
    public func inputDigests(apartFrom output: String?) -> [ContentDigest?] {
        companion == nil ? source.inputDigests(apartFrom: output) : documents.map { _ in nil }
    }

    public func picture(
        of document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture> {
        let (picture, window) = try framed(document, on: variant, tools: tools)
        var whole = window.value
        whole.list = picture
        return Diagnosed(whole, diagnostics: window.diagnostics)
    }

    /// The framed picture and the window in it, with all problems found.
    func framed(
        _ document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> (picture: DisplayList, window: Diagnosed<WindowPicture>) {
        let window = try source.picture(of: document, on: variant, tools: tools)
        let other = try otherApp(beside: document, in: variant.companion, tools: tools)
        let picture = tools.framed(window.value, on: variant, in: frame, theme: theme, companion: other?.value.list)
        return (picture, Diagnosed(window.value, diagnostics: window.diagnostics + (other?.diagnostics ?? [])))
    }

    /// The other app's window, if the frame shows one: from the companion source, or from the document itself.
    private func otherApp(
        beside document: Int, in variant: Variant?, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture>? {
        guard frame != .none, let variant else { return nil }
        return try companion?.picture(of: 0, on: variant, tools: tools)
            ?? source.otherApp(beside: document, on: variant, tools: tools)
    }

    public func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? {
        source.exclusion(of: document, on: variant)
    }
}
