import Bitmaps
import CCairo
import Drawing
import Foundation
import Geometry

extension DisplayList {
    /// Replaces each composed group whose items blend in a way that SVG lacks by a picture of it.
    ///
    /// - Parameters:
    ///   - scale: the pixels per point of the pictures.
    ///   - tools: the worker's own tools.
    /// - Returns: a list whose compositions SVG can show.
    /// - Throws: ``RenderingProblem`` if drawing fails.
    func picturingCompositions(
        scale: CGFloat, with tools: RenderingTools
    ) throws(RenderingProblem) -> DisplayList {
        guard items.blendsAlpha else { return self }
        var result = self
        let visible = CGRect(origin: .zero, size: size)
        result.items = try items.picturingCompositions(scale: scale, within: visible, with: tools)
        return result
    }
}

extension [DrawingItem] {
    /// Whether a group at any depth blends in a way that is not only of colors.
    fileprivate var blendsAlpha: Bool {
        contains { item in
            switch item {
            case .group(let style, let items):
                style.composition.map { !$0.blendMode.isOfColors } ?? false || items.blendsAlpha
                    || style.composition?.mask?.blendsAlpha ?? false
            case .element(_, let items): items.blendsAlpha
            case .fill, .stroke, .glyphs, .image, .shadow, .backdrop: false
            }
        }
    }

    /// The items, where what can be seen is a rectangle in their coordinates.
    fileprivate func picturingCompositions(
        scale: CGFloat, within visible: CGRect, with tools: RenderingTools
    ) throws(RenderingProblem) -> [DrawingItem] {
        var result: [DrawingItem] = []
        for item in self {
            switch item {
            case .group(var style, let items):
                let visible = style.visible(within: visible)
                if var composition = style.composition {
                    if let mask = composition.mask {
                        composition.mask = try mask.picturingCompositions(scale: scale, within: visible, with: tools)
                        style.composition = composition
                    }
                    if items.blendsAlpha {
                        let picture = try items.picture(scale: scale, within: visible, with: tools)
                        result.append(.group(style, picture.map { [$0] } ?? []))
                        continue
                    }
                }
                result.append(
                    .group(style, try items.picturingCompositions(scale: scale, within: visible, with: tools)))
            case .element(let mark, let items):
                result.append(
                    .element(mark, try items.picturingCompositions(scale: scale, within: visible, with: tools)))
            case .fill, .stroke, .glyphs, .image, .shadow, .backdrop: result.append(item)
            }
        }
        return result
    }

    /// The most pixels of a picture.
    private static var mostPixels: CGFloat { 16_000_000 }

    /// The items as an image in their place; `nil` if they draw nothing.
    private func picture(
        scale: CGFloat, within visible: CGRect, with tools: RenderingTools
    ) throws(RenderingProblem) -> DrawingItem? {
        guard let bounds = bounds?.intersection(visible).integral, bounds.width >= 1, bounds.height >= 1 else {
            return nil
        }
        let scale = Swift.min(scale, (Self.mostPixels / (bounds.width * bounds.height)).squareRoot())
        guard
            let surface = ImageSurface(
                width: Swift.max(1, Int((bounds.width * scale).rounded())),
                height: Swift.max(1, Int((bounds.height * scale).rounded())))
        else { throw .drawingFailed(reason: "no memory for a blended picture") }
        let context = try CairoContext(surface.pointer)
        cairo_scale(context.pointer, Double(surface.width) / bounds.width, Double(surface.height) / bounds.height)
        cairo_translate(context.pointer, -bounds.minX, -bounds.minY)
        var painter = CairoPainter(context: context, tools: tools, target: .pixels, scale: scale)
        try painter.draw(self)
        guard let bitmap = surface.withPixelRows({ Bitmap($0) }) else { return nil }
        return .image(PlacedImage(image: DrawingImage(bitmap: bitmap), frame: bounds))
    }
}

extension GroupStyle {
    /// What can be seen, in the coordinates of the group.
    fileprivate func visible(within outer: CGRect) -> CGRect {
        let inner = outer.applying(transform.inverted())
        guard let clip else { return inner }
        return clip.bounds.map(inner.intersection) ?? .null
    }
}
