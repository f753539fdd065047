import AdaptiveKit
import Annotations
public import Bitmaps
public import Devices
public import Diagnostics
public import Drawing
import Foundation
import Rendering
import Theming

extension WorkerTools {
    /// The picture of a laid-out window, with what is drawn over it; behind every window the screen is dark.
    func picture(of window: UIWindow, on variant: Variant) -> DisplayList {
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

    /// Draws a window's picture, with or without what is around it, at the scale of its variant.
    ///
    /// - Returns: the pixels, with what is wrong with the fonts and what could only be drawn as a stand-in.
    /// - Throws: `RenderingProblem`, and ``DiagnosedError`` where a font is missing: text is set in the pinned fonts or
    ///   not at all.
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
