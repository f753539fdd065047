import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Rendering
import Sheets
import Theming
import Typography

extension SheetAssembly {
    /// A file in one format, or a band of it.
    struct Part: Sendable {
        var format: OutputFormat
        /// The rows of the band; `nil` for the whole file.
        var rows: Range<Int>?
    }

    /// The parts to draw.
    ///
    /// - Parameter ground: the background of the sheet. Only opaque pictures are cut into bands.
    /// - Returns: the parts in the order of formats and rows.
    func parts(on ground: Color) -> [Part] {
        formats.flatMap { format -> [Part] in
            guard format == .png, ground.alpha == 1 else { return [Part(format: format)] }
            return stride(from: 0, to: pixelSize.height, by: Self.bandHeight).map {
                Part(format: format, rows: $0..<min($0 + Self.bandHeight, pixelSize.height))
            }
        }
    }

    /// The number of pixel rows drawn at a time, small enough for a processor's caches.
    private static var bandHeight: Int { 512 }

    /// Draws a part and adds it to the file.
    ///
    /// - Parameters:
    ///   - part: the part.
    ///   - ground: the background of the sheet.
    ///   - tools: the tools of the worker that draws it.
    ///   - items: the picture of a tile, by the index that the tile has.
    /// - Returns: the problems found while drawing.
    /// - Throws: an error if the part cannot be drawn.
    func draw(
        _ part: Part, on ground: Color, with tools: WorkerTools, items: (Int) throws -> [DrawingItem]
    ) throws -> [Diagnostic] {
        let text = TextPlacement(setter: tools.textSetter, scale: Self.scale)
        let rows = part.rows.map { CGFloat($0.lowerBound) / Self.scale..<CGFloat($0.upperBound) / Self.scale }
        func page(_ number: Int) throws -> DisplayList {
            try sheet.picture(ofPage: number, rows: rows, text: text, items: items)
        }
        var options = RenderingOptions(scale: Self.scale)
        var rendering = tools.rendering
        let first = pages.lowerBound
        if let rows = part.rows {
            options.background = ground
            let band = try renderBand(page(first), rows: rows, options: options, with: &rendering)
            add(band.value, from: rows.lowerBound)
            return band.diagnostics
        }
        let drawn =
            if part.format == .pdf {
                try renderPages(pages.count, options: options, with: &rendering) { index in
                    try page(first + index).fitted(to: sheet.paperSize, ground: ground)
                }
            } else {
                try render(page(first), as: part.format, options: options, with: &rendering)
            }
        add(drawn.value, as: part.format)
        return drawn.diagnostics
    }
}

extension DisplayList {
    /// The page scaled to fit a paper and centered on it; unchanged without paper.
    fileprivate func fitted(to paper: CGSize?, ground: Color) -> DisplayList {
        guard let paper, size.width > 0, size.height > 0 else { return self }
        let scale = min(paper.width / size.width, paper.height / size.height)
        var page = self
        page.size = paper
        page.items = [
            .rectangle(CGRect(origin: .zero, size: paper), ground),
            .group(
                GroupStyle(
                    transform: CGAffineTransform(
                        a: scale, b: 0, c: 0, d: scale, tx: (paper.width - size.width * scale) / 2,
                        ty: (paper.height - size.height * scale) / 2)), items),
        ]
        return page
    }
}
