package import Drawing
package import Foundation
package import Geometry

extension TextLayout {
    /// The items that draw the layout with its top left corner at a point.
    package func items(at origin: CGPoint) -> [DrawingItem] {
        let drawn = decorations + lines.flatMap(\.items)
        guard !drawn.isEmpty else { return [] }
        guard origin != .zero else { return drawn }
        return [.group(GroupStyle(transform: CGAffineTransform(translationX: origin.x, y: origin.y)), drawn)]
    }

    /// The origin, on whole pixels, that centers the layout's own size in a rectangle.
    package func centeredOrigin(in rect: CGRect, grid: PixelGrid) -> CGPoint {
        CGPoint(x: grid.round(rect.midX - size.width / 2), y: grid.round(rect.midY - size.height / 2))
    }
}

extension TextLayout.Line {
    /// The glyphs, with the shadows of their runs.
    fileprivate var items: [DrawingItem] {
        guard !shadows.isEmpty else { return runs.map(DrawingItem.glyphs) }
        return zip(runs, shadows).map { run, shadow in
            guard let shadow else { return .glyphs(run) }
            return .group(GroupStyle(composition: Composition(shadow: shadow)), [.glyphs(run)])
        }
    }
}

extension [DrawingItem] {
    /// Appends a layout with its top left corner at a point.
    package mutating func text(_ layout: TextLayout, at origin: CGPoint) {
        append(contentsOf: layout.items(at: origin))
    }
}
