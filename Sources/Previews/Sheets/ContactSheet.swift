import Drawing
import Foundation
import Geometry
import Theming
import Typography

/// Pictures side by side with what each shows, grouped by device.
struct ContactSheet: Sendable {
    /// One picture, and the words below it.
    struct Tile: Sendable {
        /// By which the picture is asked for when its page is drawn.
        var picture: Int
        /// The picture's, in points.
        var size: CGSize
        var caption: String
        /// Smaller, below the caption; a line each.
        var details: [String]
        /// Whether a hairline shows where the picture ends; a device shows that by itself.
        var hasOutline: Bool
    }

    struct Group: Sendable {
        var heading: String
        var subheading: String
        var tiles: [Tile]
    }

    var title: String
    var subtitle: String
    var groups: [Group]
    var style: GridStyle

    var layout: SheetLayout {
        SheetLayout(groups: groups.map { $0.tiles.map(\.size) }, measures: measures)
    }

    private var detailLines: Int { groups.flatMap(\.tiles).map(\.details.count).max() ?? 0 }

    private var measures: SheetLayout.Measures {
        let detailHeight = (style.detailSize * 1.35).rounded(.up)
        return SheetLayout.Measures(
            margin: style.margin, gap: style.gap,
            headingHeight: (style.headingSize * 0.8 * 1.3 + detailHeight + 16).rounded(.up),
            captionHeight: (10 + style.captionSize * 1.35 + detailHeight * CGFloat(detailLines)).rounded(.up),
            leastCellWidth: style.tile * 0.62, tile: style.tile,
            titleHeight: (style.headingSize * 1.3 + detailHeight + 24).rounded(.up),
            pageWidth: 2_160, pageHeight: 2_048)
    }

    /// One page as a display list, whatever format it is to be written in.
    ///
    /// - Parameters:
    ///   - page: a page of the sheet's layout.
    ///   - number: the page's, from 1.
    ///   - count: how many pages there are.
    ///   - rows: what of the page is wanted, in points from its top; what lies elsewhere is left out.
    ///   - text: sets the words.
    ///   - content: what is in a picture.
    /// - Returns: the page.
    func picture(
        of page: SheetLayout.Page, number: Int, count: Int, rows: Range<CGFloat>? = nil, text: TextPlacement,
        items content: (Int) throws -> [DrawingItem]
    ) rethrows -> DisplayList {
        let rows = rows ?? 0..<page.size.height
        var items: [DrawingItem] = [
            .fill(.rectangle(CGRect(origin: .zero, size: page.size)), .color(style.background))
        ]
        if rows.lowerBound <= style.margin + measures.titleHeight {
            items += header(page, number: number, count: count, text: text)
        }
        for panel in page.panels where panel.frame.reaches(into: rows) {
            items += try drawing(of: panel, rows: rows, text: text, items: content)
        }
        let name = count > 1 ? "\(title), page \(number) of \(count)" : title
        return DisplayList(size: page.size, items: items, title: name, summary: subtitle)
    }

    private func header(_ page: SheetLayout.Page, number: Int, count: Int, text: TextPlacement) -> [DrawingItem] {
        let width = page.size.width - 2 * style.margin
        let detail = count > 1 ? "\(subtitle) · page \(number) of \(count)" : subtitle
        return text.line(
            title, at: CGPoint(x: style.margin, y: style.margin + style.headingSize * 0.6), size: style.headingSize,
            weight: 700, color: style.heading, width: width)
            + text.line(
                detail,
                at: CGPoint(x: style.margin, y: style.margin + style.headingSize * 1.3 + style.detailSize * 0.9),
                size: style.detailSize + 1, color: style.detail, width: width)
    }

    private func drawing(
        of panel: SheetLayout.Panel, rows: Range<CGFloat>, text: TextPlacement,
        items content: (Int) throws -> [DrawingItem]
    ) rethrows -> [DrawingItem] {
        let group = groups[panel.group]
        let outline = Path.roundedRectangle(panel.frame, cornerRadius: 12)
        let size = style.headingSize * 0.8
        var items: [DrawingItem] = [
            .fill(outline, .color(style.panel)), .stroke(outline, .color(style.hairline), StrokeStyle(width: 0.5)),
        ]
        let heading = panel.heading
        items += text.line(
            panel.isContinued ? "\(group.heading), continued" : group.heading,
            at: CGPoint(x: heading.minX, y: heading.minY + size * 0.6), size: size, weight: 600, color: style.heading,
            width: heading.width)
        items += text.line(
            group.subheading, at: CGPoint(x: heading.minX, y: heading.minY + size * 1.3 + style.detailSize * 0.7),
            size: style.detailSize, color: style.detail, width: heading.width)
        for cell in panel.cells where cell.picture.union(cell.caption).reaches(into: rows) {
            let tile = group.tiles[cell.index]
            items += drawing(of: cell, tile: tile, text: text, items: try content(tile.picture))
        }
        return items
    }

    private func drawing(
        of cell: SheetLayout.Cell, tile: Tile, text: TextPlacement, items content: [DrawingItem]
    ) -> [DrawingItem] {
        let size = tile.size
        let scale = size.width > 0 ? cell.picture.width / size.width : 1
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: cell.picture.minX, ty: cell.picture.minY)
        var items: [DrawingItem] = [
            .group(
                GroupStyle(transform: transform, clip: .rectangle(CGRect(origin: .zero, size: size))),
                content)
        ]
        if tile.hasOutline {
            let outline = Path.rectangle(cell.picture.insetBy(dx: -0.25, dy: -0.25))
            items.append(.stroke(outline, .color(style.hairline), StrokeStyle(width: 0.5)))
        }
        var y = cell.caption.minY + 8 + style.captionSize * 0.6
        items += text.line(
            tile.caption, at: CGPoint(x: cell.caption.minX, y: y), size: style.captionSize, weight: 500,
            color: style.caption, width: cell.caption.width)
        y += style.captionSize * 0.65 + style.detailSize * 0.65
        for line in tile.details {
            items += text.line(
                line, at: CGPoint(x: cell.caption.minX, y: y), size: style.detailSize, color: style.detail,
                width: cell.caption.width)
            y += (style.detailSize * 1.35).rounded(.up)
        }
        return items
    }
}

extension CGRect {
    /// Whether any of it may be seen in a part of the page, with room for lines and letters that stand out.
    fileprivate func reaches(into rows: Range<CGFloat>) -> Bool {
        minY - 12 < rows.upperBound && maxY + 12 > rows.lowerBound
    }
}
