import Bitmaps
import CCairo
import Diagnostics
import Drawing
import Foundation
import Geometry

/// Draws display lists onto pixels.
struct ImageBackend {
    let tools: RenderingTools
    let options: RenderingOptions

    /// The size of the drawing in whole pixels: the list's size times the scale.
    static func drawnSize(of list: DisplayList, scale: CGFloat) throws(RenderingProblem) -> PixelSize {
        let (width, height) = ((list.size.width * scale).rounded(), (list.size.height * scale).rounded())
        let sides = 1...CGFloat(RenderingOptions.maximumSide)
        // Comparisons with NaN are false, so it is rejected too.
        guard sides.contains(width), sides.contains(height), width * height <= CGFloat(RenderingOptions.maximumPixels)
        else { throw .impossibleSize(width: list.size.width, height: list.size.height, scale: scale) }
        return PixelSize(width: Int(width), height: Int(height))
    }

    /// Draws a list and gives access to the pixels at the output size.
    func withPixels<Result>(
        of list: DisplayList, _ body: (PixelRows) -> Result
    ) throws(RenderingProblem) -> Diagnosed<Result> {
        let size = try Self.drawnSize(of: list, scale: options.scale)
        if let wanted = options.pixelSize {
            guard PixelLimits(maximumPixels: RenderingOptions.maximumPixels).allow(wanted) else {
                throw .impossibleSize(width: CGFloat(wanted.width), height: CGFloat(wanted.height), scale: 1)
            }
        }
        let list = try list.drawingBackdrops(on: options.background, with: tools)
        let (surface, diagnostics) = try draw(list, rows: 0..<size.height, width: size.width)
        let result: Result? = surface.withPixelRows { rows -> Result? in
            guard let wanted = options.pixelSize, wanted != size else { return body(rows) }
            return PixelResampler(from: size, to: wanted).resample(rows, body)
        }
        guard let result else { throw .drawingFailed(reason: "the pixels cannot be read") }
        return Diagnosed(result, diagnostics: diagnostics)
    }

    /// Draws some rows of a list and gives access to their pixels.
    ///
    /// Pixels equal those of the whole picture, except for rounding in antialiasing.
    func withPixels<Result>(
        of list: DisplayList, rows: Range<Int>, _ body: (PixelRows) -> Result
    ) throws(RenderingProblem) -> Diagnosed<Result> {
        let size = try Self.drawnSize(of: list, scale: options.scale)
        let (surface, diagnostics) = try draw(
            list, rows: rows.clamped(to: 0..<size.height), width: size.width)
        guard let result = surface.withPixelRows({ rows -> Result? in body(rows) }) else {
            throw .drawingFailed(reason: "the pixels cannot be read")
        }
        return Diagnosed(result, diagnostics: diagnostics)
    }

    private func draw(
        _ list: DisplayList, rows: Range<Int>, width: Int
    ) throws(RenderingProblem) -> (ImageSurface, [Diagnostic]) {
        guard let surface = ImageSurface(width: width, height: rows.count, in: tools.pixels) else {
            throw .drawingFailed(reason: "no memory for \(width) × \(rows.count) pixels")
        }
        // Items keep their coordinates in the whole picture, and everything that depends on them, such as the position
        // of the large pixels of a wide blur.
        if rows.lowerBound > 0 { cairo_surface_set_device_offset(surface.pointer, 0, -Double(rows.lowerBound)) }
        let context = try CairoContext(surface.pointer)
        cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE)
        let ground = OpaqueGround(of: list)
        let groundColor = ground.color ?? options.background ?? .clear
        context.setSource(groundColor)
        let isWhole = rows.lowerBound == 0 && CGFloat(rows.count) >= (list.size.height * options.scale).rounded()
        // On a surface known to be clear, Cairo uses another code path, which rounds differently.
        if isWhole, groundColor.alpha == 1,
            let ink = InkRows(of: list, after: ground.fills, scale: options.scale, height: rows.count, tools.faces)
        {
            // Blank rows refer to the first of them. The memory of the others is not touched.
            for drawn in ink.ranges + [ink.firstBlank..<ink.firstBlank + 1] {
                cairo_rectangle(
                    context.pointer, 0, Double(drawn.lowerBound), Double(width), Double(drawn.count))
            }
            cairo_fill(context.pointer)
            surface.places = ink.places
        } else {
            cairo_paint(context.pointer)
        }
        cairo_set_operator(context.pointer, CAIRO_OPERATOR_OVER)
        cairo_scale(context.pointer, options.scale, options.scale)
        var painter = CairoPainter(context: context, tools: tools, target: .pixels, scale: options.scale)
        painter.fillsToSkip = ground.fills
        try painter.draw(list.items)
        try context.check()
        return (surface, painter.log.diagnostics)
    }
}
