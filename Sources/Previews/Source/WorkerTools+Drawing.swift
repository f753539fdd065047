import Annotations
public import Bitmaps
public import Devices
public import Diagnostics
public import Drawing
import Foundation
import Rendering
import Theming
public import UIKit

extension WorkerTools {
    /// The picture of a laid-out window with its annotations.
    ///
    /// The screen behind every window is dark.
    @MainActor func picture(of window: UIWindow, on variant: Variant) -> DisplayList {
        var list = window.displayList()
        list.items.insert(.rectangle(CGRect(origin: .zero, size: list.size), .black), at: 0)
        list = list.restyled(by: style)
        if let annotator {
            let overlay = annotator.overlay(for: window, setter: textSetter, scale: variant.scale)
            let mark = ElementMark(
                id: "annotations", kind: Annotator.markKind, frame: CGRect(origin: .zero, size: list.size))
            list.items.append(.element(mark, overlay))
        }
        return list
    }

    /// Draws a window's picture, with or without its frame, at the scale of its variant.
    ///
    /// - Returns: the pixels, with problems with fonts and items that are drawn only as stand-ins.
    /// - Throws: `RenderingProblem`, and ``DiagnosedError`` if a font is missing, because text is set only in the
    ///   pinned fonts.
    public func bitmap(of list: DisplayList, on variant: Variant) throws -> Diagnosed<Bitmap> {
        let fonts = takeFontDiagnostics()
        let missing = fonts.filter { $0.severity == .error }
        guard missing.isEmpty else { throw DiagnosedError(missing) }
        var tools = rendering
        let drawn = try renderBitmap(
            list, options: RenderingOptions(for: list, on: variant), with: &tools)
        return Diagnosed(drawn.value, diagnostics: fonts + drawn.diagnostics)
    }
}

extension WorkerTools: Rasterizer {
    public func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap? {
        var tools = rendering
        do {
            return try renderBitmap(list, options: RenderingOptions(scale: scale), with: &tools).value
        } catch {
            return nil
        }
    }
}
