public import Bitmaps
public import Devices
public import Diagnostics
public import Drawing
import Rendering

extension WorkerTools {
    /// Draws a window's picture at the size and scale of its variant.
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
            list, options: RenderingOptions(scale: variant.scale, pixelSize: variant.windowPixelSize), with: &tools)
        return Diagnosed(drawn.value, diagnostics: fonts + drawn.diagnostics)
    }
}
