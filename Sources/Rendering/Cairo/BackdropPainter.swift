import Bitmaps
import CCairo
import Drawing
import Foundation
import Geometry

extension DisplayList {
    /// The list with every backdrop replaced by a picture of what it shows.
    ///
    /// No format has a word for a backdrop, and what is drawn in bands does not know what lay outside them. So what is
    /// below is drawn once, a pixel to the point, and softened: a blur has no finer detail.
    ///
    /// - Parameters:
    ///   - background: what lies behind the list.
    ///   - tools: the worker's own tools.
    /// - Returns: a list without backdrops.
    /// - Throws: ``RenderingProblem`` where there is no picture to be had.
    func drawingBackdrops(on background: Color?, with tools: RenderingTools) throws(RenderingProblem) -> DisplayList {
        let count = items.backdropCount
        guard count > 0 else { return self }
        var painter = try BackdropPainter(of: self, count: count, on: background, with: tools)
        var result = self
        result.items = try painter.replaceBackdrops(in: items, whileDrawing: true)
        return result
    }
}

/// Draws a list from back to front and keeps, for each backdrop in it, what is there when its turn comes.
private struct BackdropPainter {
    /// More pixels than that are not needed to soften them.
    private static let maximumPixels: CGFloat = 4_000_000

    private let surface: ImageSurface
    private var painter: CairoPainter
    private let tools: RenderingTools
    /// Backdrops still to come: what is drawn after the last one, nothing here will be seen through.
    private var remaining: Int

    init(
        of list: DisplayList, count: Int, on background: Color?, with tools: RenderingTools
    ) throws(RenderingProblem) {
        let (width, height) = try list.pageSides
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
        self.surface = surface
        self.tools = tools
        painter = CairoPainter(context: context, tools: tools, target: .pixels, scale: scale)
        remaining = count
    }

    /// The items with a picture in each backdrop's place; either they are drawn as they are gone through, or the
    /// caller draws them all at once.
    mutating func replaceBackdrops(
        in items: [DrawingItem], whileDrawing isDrawing: Bool
    ) throws(RenderingProblem) -> [DrawingItem] {
        var result: [DrawingItem] = []
        for item in items {
            let within = remaining > 0 ? [item].backdropCount : 0
            guard within > 0 else {
                if isDrawing, remaining > 0 { try painter.draw([item]) }
                result.append(item)
                continue
            }
            switch item {
            case .backdrop(let path, let backdrop):
                remaining -= 1
                let seen = try picture(of: backdrop, within: path)
                if isDrawing { try painter.draw(seen) }
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

    private mutating func replaceBackdrops(
        in items: [DrawingItem], of style: GroupStyle, whileDrawing isDrawing: Bool
    ) throws(RenderingProblem) -> DrawingItem {
        let map = style.transform
        let determinant = map.a * map.d - map.b * map.c
        guard determinant != 0, determinant.isFinite, map.tx.isFinite, map.ty.isFinite,
            style.clip?.isFinite ?? true
        else {
            remaining -= items.backdropCount
            return .group(style, [])
        }
        let context = painter.context
        cairo_save(context.pointer)
        context.concatenate(map)
        if let clip = style.clip {
            context.setPath(clip)
            cairo_clip(context.pointer)
        }
        // A faint group becomes one picture before it is made faint, so what is in it shows what is below all of it.
        let isFaint = style.opacity < 1
        let inner: [DrawingItem]
        do {
            defer { cairo_restore(context.pointer) }
            inner = try replaceBackdrops(in: items, whileDrawing: isDrawing && !isFaint)
        }
        let group = DrawingItem.group(style, inner)
        if isDrawing, isFaint, remaining > 0 { try painter.draw([group]) }
        return group
    }

    /// What is on the surface now within an outline, softened; nothing where the outline lies outside.
    private func picture(
        of backdrop: Backdrop, within path: Path
    ) throws(RenderingProblem) -> [DrawingItem] {
        let map = painter.context.transform
        let determinant = map.a * map.d - map.b * map.c
        let radius = backdrop.radius.isFinite ? max(0, min(200, backdrop.radius)) : 0
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
            tools.blur.apply(
                to: pixels, width: part.width, height: part.height, stride: stride, channels: 4,
                deviation: Double(radius * abs(determinant).squareRoot()), edge: .continued)
            Self.saturate(pixels, width: part.width, height: part.height, stride: stride, by: backdrop.saturation)
        }
        guard let bitmap = part.withPixelRows({ Bitmap($0) }) else { return [] }
        let back = map.inverted()
        let isUpright = map.b == 0 && map.c == 0 && map.a > 0 && map.d > 0
        let image = DrawingItem.image(
            PlacedImage(image: DrawingImage(bitmap: bitmap), frame: isUpright ? box.applying(back) : box))
        return [.clipped(to: path, isUpright ? [image] : [.group(GroupStyle(transform: back), [image])])]
    }

    /// Moves colours away from the grey that is as bright; whole numbers only.
    private static func saturate(
        _ pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, by saturation: Double
    ) {
        guard saturation.isFinite, saturation != 1 else { return }
        let factor = Int((max(0, min(10, saturation)) * 256).rounded())
        for y in 0..<height {
            for x in 0..<width {
                let place = y * stride + x * 4
                let word = pixels.load(fromByteOffset: place, as: UInt32.self)
                let (alpha, red) = (Int(word >> 24), Int(word >> 16 & 0xFF))
                let (green, blue) = (Int(word >> 8 & 0xFF), Int(word & 0xFF))
                // How bright each primary of sRGB is, of 256.
                let grey = (54 * red + 183 * green + 19 * blue + 128) >> 8
                func moved(_ value: Int) -> UInt32 {
                    UInt32(max(0, min(alpha, grey + ((value - grey) * factor + 128) >> 8)))
                }
                pixels.storeBytes(
                    of: word & 0xFF00_0000 | moved(red) << 16 | moved(green) << 8 | moved(blue),
                    toByteOffset: place, as: UInt32.self)
            }
        }
    }
}

extension [DrawingItem] {
    /// How many backdrops there are, at any depth.
    fileprivate var backdropCount: Int {
        reduce(0) { count, item in
            switch item {
            case .backdrop: count + 1
            case .group(_, let items), .element(_, let items): count + items.backdropCount
            case .fill, .stroke, .glyphs, .image, .shadow: count
            }
        }
    }
}
