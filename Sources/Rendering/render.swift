public import Bitmaps
public import Diagnostics
public import Drawing

/// Draws a picture and writes it as a file of a format.
///
/// The same list, options and fonts give the same bytes in every run, on every thread, after any other pictures.
///
/// - Parameters:
///   - list: what to draw.
///   - format: the kind of file.
///   - options: how many pixels, and what lies behind.
///   - tools: the worker's own tools.
/// - Returns: the file's bytes, with what could only be drawn as a stand-in.
/// - Throws: ``RenderingProblem`` where there is no picture to be had: an impossible size, a missing font.
public func render(
    _ list: DisplayList, as format: OutputFormat, options: RenderingOptions = RenderingOptions(),
    with tools: inout RenderingTools
) throws(RenderingProblem) -> Diagnosed<[UInt8]> {
    switch format {
    case .png:
        let encoder = tools.encoder
        return try ImageBackend(tools: tools, options: options).withPixels(of: list) { rows in
            encoder.encode(rows, scale: Double(options.scale))
        }
    case .svg: return try SVGBackend(tools: tools, options: options).document(of: list)
    case .pdf: return try PDFBackend(tools: tools, options: options).document(of: list)
    }
}

/// Draws a picture into memory.
///
/// - Parameters:
///   - list: what to draw.
///   - options: how many pixels, and what lies behind.
///   - tools: the worker's own tools.
/// - Returns: the pixels, with what could only be drawn as a stand-in.
/// - Throws: ``RenderingProblem`` where there is no picture to be had.
public func renderBitmap(
    _ list: DisplayList, options: RenderingOptions = RenderingOptions(), with tools: inout RenderingTools
) throws(RenderingProblem) -> Diagnosed<Bitmap> {
    try ImageBackend(tools: tools, options: options).withPixels(of: list) { Bitmap($0) }
}

/// Draws some rows of an opaque picture, compressed for a PNG file.
///
/// - Parameters:
///   - list: what to draw, or as much of it as reaches into the rows.
///   - rows: which, in pixels from the top.
///   - options: the scale, and an opaque background.
///   - tools: the worker's own tools.
/// - Returns: the band, with what could only be drawn as a stand-in.
/// - Throws: ``RenderingProblem`` where there is no picture to be had.
public func renderBand(
    _ list: DisplayList, rows: Range<Int>, options: RenderingOptions, with tools: inout RenderingTools
) throws(RenderingProblem) -> Diagnosed<PNGBand> {
    let encoder = tools.encoder
    return try ImageBackend(tools: tools, options: options).withPixels(of: list, rows: rows) {
        encoder.encodeBand($0, isTop: rows.lowerBound == 0)
    }
}
