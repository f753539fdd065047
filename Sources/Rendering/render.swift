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

/// Draws pictures and writes them as the pages of one PDF document, with title and summary of the first.
///
/// - Parameters:
///   - count: how many pages there are; at least one.
///   - options: as for a single picture; the scale is that of what must be held as pixels.
///   - tools: the worker's own tools.
///   - page: makes a page by its index; each is drawn before the next is made.
/// - Returns: the file's bytes, with what could only be drawn as a stand-in.
/// - Throws: ``RenderingProblem``, and whatever the function throws.
public func renderPages(
    _ count: Int, options: RenderingOptions = RenderingOptions(), with tools: inout RenderingTools,
    page: (Int) throws -> DisplayList
) throws -> Diagnosed<[UInt8]> {
    let first = try page(0)
    var document = try PDFDocument(firstPage: first, backend: PDFBackend(tools: tools, options: options))
    try document.add(first)
    for index in 1..<max(1, count) { try document.add(page(index)) }
    return try document.finish()
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

/// Replaces what is seen through panes by pictures of it, as every backend does first.
///
/// - Parameters:
///   - list: any list; one without a backdrop is given back as it is.
///   - tools: the worker's own tools.
/// - Returns: a list that can be cut into bands, or laid into others.
/// - Throws: ``RenderingProblem`` where there is no picture to be had.
public func renderBackdrops(
    of list: DisplayList, with tools: inout RenderingTools
) throws(RenderingProblem) -> DisplayList {
    try list.drawingBackdrops(on: nil, with: tools)
}

/// Draws some rows of an opaque picture, compressed for a PNG file.
///
/// - Parameters:
///   - list: what to draw, or as much of it as reaches into the rows, without backdrops.
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
