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
///   - options: the scale and the background.
///   - tools: the worker's own tools.
/// - Returns: the file's bytes, with what could only be drawn as a stand-in.
/// - Throws: ``RenderingProblem`` if the size is impossible or a font is missing.
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
///   - count: the number of pages; at least one.
///   - options: as for a single picture; the scale applies to parts that must be pixels.
///   - tools: the worker's own tools.
///   - page: makes a page by its index; each is drawn before the next is made.
/// - Returns: the file's bytes, with what could only be drawn as a stand-in.
/// - Throws: ``RenderingProblem``, and errors of the function.
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
///   - options: the scale and the background.
///   - tools: the worker's own tools.
/// - Returns: the pixels, with what could only be drawn as a stand-in.
/// - Throws: ``RenderingProblem`` if drawing fails.
public func renderBitmap(
    _ list: DisplayList, options: RenderingOptions = RenderingOptions(), with tools: inout RenderingTools
) throws(RenderingProblem) -> Diagnosed<Bitmap> {
    try ImageBackend(tools: tools, options: options).withPixels(of: list) { Bitmap($0) }
}

/// Replaces backdrops by images, the first step of every backend.
///
/// - Parameters:
///   - list: the list; without backdrops it is returned unchanged.
///   - tools: the worker's own tools.
/// - Returns: a list that can be cut into bands, or laid into others.
/// - Throws: ``RenderingProblem`` if drawing fails.
public func renderBackdrops(
    of list: DisplayList, with tools: inout RenderingTools
) throws(RenderingProblem) -> DisplayList {
    try list.drawingBackdrops(on: nil, with: tools)
}

/// Draws rows of an opaque picture, compressed for a PNG file.
///
/// - Parameters:
///   - list: the items, without backdrops; items outside the rows may be missing.
///   - rows: the rows in pixels from the top.
///   - options: the scale, and an opaque background.
///   - tools: the worker's own tools.
/// - Returns: the band, with what could only be drawn as a stand-in.
/// - Throws: ``RenderingProblem`` if drawing fails.
public func renderBand(
    _ list: DisplayList, rows: Range<Int>, options: RenderingOptions, with tools: inout RenderingTools
) throws(RenderingProblem) -> Diagnosed<PNGBand> {
    let encoder = tools.encoder
    return try ImageBackend(tools: tools, options: options).withPixels(of: list, rows: rows) {
        encoder.encodeBand($0, isTop: rows.lowerBound == 0)
    }
}
