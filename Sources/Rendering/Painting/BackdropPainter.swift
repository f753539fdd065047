import Bitmaps
import CCairo
import Drawing
import Foundation
import Geometry

extension DisplayList {
    /// Replaces every backdrop of a list by an image of its content.
    ///
    /// No format supports backdrops, and a picture that is drawn in bands lacks the content outside of them. So the
    /// content below is drawn once, with one pixel per point, and blurred: a blur has no finer detail. Below most bars
    /// there is only one color, which needs no drawing.
    ///
    /// - Parameters:
    ///   - background: the color behind the list.
    ///   - tools: the worker's own tools.
    /// - Returns: a list without backdrops.
    /// - Throws: ``RenderingProblem`` if drawing fails.
    func drawingBackdrops(on background: Color?, with tools: RenderingTools) throws(RenderingProblem) -> DisplayList {
        let grounds = BackdropGrounds(of: self, on: background ?? .clear).colors
        guard !grounds.isEmpty else { return self }
        var painter = try BackdropPainter(of: self, grounds: grounds, on: background, with: tools)
        var result = self
        result.items = try painter.replaceBackdrops(in: items, whileDrawing: true)
        return result
    }
}

/// Draws a list from back to front and captures the content below each backdrop.
private struct BackdropPainter {
    /// The maximum number of pixels for blurring.
    private static let maximumPixels: CGFloat = 4_000_000

    /// The color below each backdrop, if it is uniform.
    private let grounds: [Color?]
    /// The number of finished backdrops.
    private var done = 0
    /// The content below; `nil` when no remaining backdrop needs drawing.
    private var canvas: Canvas?
    /// The number of backdrops after which the canvas is no longer needed.
    private let lastDrawn: Int
    private let tools: RenderingTools

    private struct Canvas {
        let surface: ImageSurface
        var painter: CairoPainter
    }

    init(
        of list: DisplayList, grounds: [Color?], on background: Color?, with tools: RenderingTools
    ) throws(RenderingProblem) {
        self.grounds = grounds
        self.tools = tools
        lastDrawn = grounds.lastIndex { $0 == nil }.map { $0 + 1 } ?? 0
        let (width, height) = try list.pageSides
        guard lastDrawn > 0 else { return }
        let scale = min(1, (Self.maximumPixels / (width * height)).squareRoot())
        guard
            let surface = ImageSurface(
                width: max(1, Int((width * scale).rounded(.up))), height: max(1, Int((height * scale).rounded(.up))))
        else { throw .drawingFailed(reason: "no memory for what is seen through a pane") }
        let context = try CairoContext(surface.pointer)
        if let background {
            context.setSource(background)
            cairo_paint(context.pointer)
        }
        cairo_scale(context.pointer, scale, scale)
        canvas = Canvas(
            surface: surface, painter: CairoPainter(context: context, tools: tools, target: .pixels, scale: scale))
    }

    /// The items with an image in place of each backdrop.
    ///
    /// They are drawn during the traversal, or by the caller.
    mutating func replaceBackdrops(
        in items: [DrawingItem], whileDrawing isDrawing: Bool
    ) throws(RenderingProblem) -> [DrawingItem] {
        var result: [DrawingItem] = []
        for item in items {
            guard done < grounds.count, item.holdsBackdrop else {
                if isDrawing { try canvas?.painter.draw([item]) }
                result.append(item)
                continue
            }
            switch item {
            case .backdrop(let path, let backdrop):
                let seen =
                    if let ground = grounds[done] {
                        Self.shape(of: backdrop, within: path, over: ground)
                    } else {
                        try picture(of: backdrop, within: path)
                    }
                pass(1)
                if isDrawing { try canvas?.painter.draw(seen) }
                result += seen
            case .element(let mark, let inner):
                result.append(.element(mark, try replaceBackdrops(in: inner, whileDrawing: isDrawing)))
            case .group(let style, let inner):
                result.append(try replaceBackdrops(in: inner, of: style, whileDrawing: isDrawing))
            case .fill, .stroke, .glyphs, .image, .shadow: break
            }
        }
        return result
    }

    private mutating func pass(_ count: Int) {
        done += count
        if done >= lastDrawn { canvas = nil }
    }

    private mutating func replaceBackdrops(
        in items: [DrawingItem], of style: GroupStyle, whileDrawing isDrawing: Bool
    ) throws(RenderingProblem) -> DrawingItem {
        let map = style.transform
        let determinant = map.a * map.d - map.b * map.c
        guard determinant != 0, determinant.isFinite, map.tx.isFinite, map.ty.isFinite,
            style.clip?.isFinite ?? true
        else {
            pass(items.backdropCount)
            return .group(style, [])
        }
        let context = canvas?.painter.context
        if let context {
            cairo_save(context.pointer)
            context.concatenate(map)
            if let clip = style.clip {
                context.setPath(clip)
                cairo_clip(context.pointer)
            }
        }
        // Such a group is composed first, so backdrops inside it show the content below the whole group.
        let isComposed = style.isComposed
        let inner: [DrawingItem]
        do {
            defer { if let context { cairo_restore(context.pointer) } }
            inner = try replaceBackdrops(in: items, whileDrawing: isDrawing && !isComposed)
        }
        let group = DrawingItem.group(style, inner)
        if isDrawing, isComposed { try canvas?.painter.draw([group]) }
        return group
    }

    /// The color after a change of saturation.
    private static func shape(of backdrop: Backdrop, within path: Path, over ground: Color) -> [DrawingItem] {
        let grey = 0.2126 * ground.red + 0.7152 * ground.green + 0.0722 * ground.blue
        func moved(_ value: Double) -> Double { max(0, min(1, grey + (value - grey) * backdrop.drawnSaturation)) }
        let color = Color(
            red: moved(ground.red), green: moved(ground.green), blue: moved(ground.blue), alpha: ground.alpha)
        return color == ground || ground.alpha == 0 ? [] : [.fill(path, color)]
    }

    /// The blurred content of the surface inside an outline; `nil` if the outline is outside.
    private func picture(
        of backdrop: Backdrop, within path: Path
    ) throws(RenderingProblem) -> [DrawingItem] {
        guard let canvas else { return [] }
        let surface = canvas.surface
        let map = canvas.painter.context.transform
        let determinant = map.a * map.d - map.b * map.c
        guard path.isFinite, let outline = path.bounds, determinant != 0 else { return [] }
        let box = outline.applying(map).integral
            .intersection(CGRect(x: 0, y: 0, width: surface.width, height: surface.height))
        guard box.width >= 1, box.height >= 1 else { return [] }
        guard let part = ImageSurface(width: Int(box.width), height: Int(box.height)) else {
            throw .drawingFailed(reason: "no memory for what is seen through a pane")
        }
        let copy = try CairoContext(part.pointer)
        cairo_surface_flush(surface.pointer)
        cairo_set_operator(copy.pointer, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(copy.pointer, surface.pointer, -box.minX, -box.minY)
        cairo_paint(copy.pointer)
        part.withPixels { pixels, stride in
            // Transparent pixels, as outside a rounded screen, do not count in the mean and stay transparent.
            let cover = (0..<part.width * part.height).map { index in
                let place = index / part.width * stride + index % part.width * 4
                return UInt8(pixels.load(fromByteOffset: place, as: UInt32.self) >> 24)
            }
            tools.blur.apply(
                to: pixels, width: part.width, height: part.height, stride: stride, channels: 4,
                deviation: Double(backdrop.drawnRadius * abs(determinant).squareRoot()), edge: .continued)
            Self.finish(
                pixels, width: part.width, stride: stride, cover: cover, saturation: backdrop.drawnSaturation)
        }
        guard let bitmap = part.withPixelRows({ Bitmap($0) }) else { return [] }
        let back = map.inverted()
        let isUpright = map.b == 0 && map.c == 0 && map.a > 0 && map.d > 0
        let image = DrawingItem.image(
            PlacedImage(image: DrawingImage(bitmap: bitmap), frame: isUpright ? box.applying(back) : box))
        return [.clipped(to: path, isUpright ? [image] : [.group(GroupStyle(transform: back), [image])])]
    }

    /// Restores the coverage of pixels, and changes their saturation, in integers.
    private static func finish(
        _ pixels: UnsafeMutableRawPointer, width: Int, stride: Int, cover: [UInt8], saturation: Double
    ) {
        let factor = Int((saturation * 256).rounded())
        for (index, own) in cover.enumerated() {
            let place = index / width * stride + index % width * 4
            let word = pixels.load(fromByteOffset: place, as: UInt32.self)
            let (alpha, cover) = (Int(word >> 24), Int(own))
            guard alpha > 0 else { continue }
            func covered(_ shift: UInt32) -> Int { (Int(word >> shift & 0xFF) * cover + alpha / 2) / alpha }
            let (red, green, blue) = (covered(16), covered(8), covered(0))
            // The luminance of each sRGB primary, of 256.
            let grey = (54 * red + 183 * green + 19 * blue + 128) >> 8
            func moved(_ value: Int) -> UInt32 {
                UInt32(max(0, min(cover, grey + ((value - grey) * factor + 128) >> 8)))
            }
            pixels.storeBytes(
                of: UInt32(own) << 24 | moved(red) << 16 | moved(green) << 8 | moved(blue), toByteOffset: place,
                as: UInt32.self)
        }
    }
}

extension Backdrop {
    /// The radius within its limits.
    fileprivate var drawnRadius: CGFloat { radius.isFinite ? max(0, min(200, radius)) : 0 }

    /// The saturation within its limits.
    fileprivate var drawnSaturation: Double { saturation.isFinite ? max(0, min(10, saturation)) : 1 }
}
