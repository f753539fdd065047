import Foundation

/// Where everything lies on the pages of a contact sheet, in points, as a function of sizes alone.
///
/// Pictures of one device make a group with a heading, all at one scale. In a group they run from left to right and
/// break into rows; groups do the same on the page, and rows of groups break into pages. A group that is taller than a
/// page goes on at the top of the next.
struct SheetLayout: Hashable, Sendable {
    /// One picture with its caption, by the picture's index in the group.
    struct Cell: Hashable, Sendable {
        var index: Int
        var picture: CGRect
        /// Below the picture.
        var caption: CGRect
    }

    /// A group, or the part of one that fits on a page.
    struct Panel: Hashable, Sendable {
        var group: Int
        /// Whether the group began on an earlier page.
        var isContinued: Bool
        var frame: CGRect
        var heading: CGRect
        var cells: [Cell]
    }

    struct Page: Hashable, Sendable {
        var size: CGSize
        var panels: [Panel]
    }

    struct Measures: Hashable, Sendable {
        var margin: CGFloat
        var gap: CGFloat
        var panelPadding: CGFloat = 20
        var headingHeight: CGFloat
        var captionHeight: CGFloat
        /// Narrower pictures still get this much room, so that their captions can be read.
        var leastCellWidth: CGFloat
        /// The longest side of a group's largest picture.
        var tile: CGFloat
        /// Above the first row of the first page.
        var titleHeight: CGFloat
        var pageWidth: CGFloat
        var pageHeight: CGFloat
    }

    var pages: [Page]

    /// The pages for groups of pictures of these sizes; empty groups are left out.
    init(groups: [[CGSize]], measures: Measures) {
        let rows = Self.panelRows(groups, measures)
        pages = []
        var page = Page(size: CGSize(width: measures.pageWidth, height: 0), panels: [])
        var y = measures.margin + measures.titleHeight
        for row in rows {
            let height = row.map(\.frame.height).max() ?? 0
            if !page.panels.isEmpty, y + height + measures.margin > measures.pageHeight {
                page.size.height = y - measures.gap + measures.margin
                pages.append(page)
                page.panels = []
                y = measures.margin + measures.titleHeight
            }
            page.panels += row.map { $0.moved(down: y, stretchedTo: height) }
            y += height + measures.gap
        }
        if !page.panels.isEmpty {
            page.size.height = y - measures.gap + measures.margin
            pages.append(page)
        }
        trimWidth(measures)
    }

    /// A sheet of few pictures need not be as wide as a full one; all of its pages are equally wide.
    private mutating func trimWidth(_ measures: Measures) {
        let right = pages.flatMap(\.panels).map(\.frame.maxX).max() ?? 0
        for index in pages.indices {
            pages[index].size.width = min(measures.pageWidth, max(right + measures.margin, 480))
        }
    }

    // MARK: Panels

    /// Rows of panels at their horizontal places, each with its top at 0.
    private static func panelRows(_ groups: [[CGSize]], _ measures: Measures) -> [[Panel]] {
        let roomBelow = measures.pageHeight - 2 * measures.margin - measures.titleHeight
        var rows: [[Panel]] = []
        var row: [Panel] = []
        var x = measures.margin
        for (index, sizes) in groups.enumerated() where !sizes.isEmpty {
            for panel in panels(of: index, sizes, measures, greatestHeight: roomBelow) {
                if !row.isEmpty, x + panel.frame.width > measures.pageWidth - measures.margin {
                    rows.append(row)
                    row = []
                    x = measures.margin
                }
                row.append(panel.moved(right: x))
                x += panel.frame.width + measures.gap
            }
        }
        if !row.isEmpty { rows.append(row) }
        return rows
    }

    /// One group as a panel at the origin, or several where it is taller than a page.
    private static func panels(
        of group: Int, _ sizes: [CGSize], _ measures: Measures, greatestHeight: CGFloat
    ) -> [Panel] {
        let longest = sizes.flatMap { [$0.width, $0.height] }.max() ?? 1
        let scale = measures.tile / max(longest, 1)
        let room = measures.pageWidth - 2 * measures.margin - 2 * measures.panelPadding
        let heading = measures.panelPadding + measures.headingHeight
        var panels: [Panel] = []
        var cells: [Cell] = []
        var (x, y, rowHeight, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, heading, 0, 0)
        func finish() {
            guard !cells.isEmpty else { return }
            let width = max(widest, min(room, 220)) + 2 * measures.panelPadding
            panels.append(
                Panel(
                    group: group, isContinued: !panels.isEmpty,
                    frame: CGRect(x: 0, y: 0, width: width, height: y + rowHeight + measures.panelPadding),
                    heading: CGRect(
                        x: measures.panelPadding, y: measures.panelPadding, width: width - 2 * measures.panelPadding,
                        height: measures.headingHeight),
                    cells: cells))
        }
        for (index, size) in sizes.enumerated() {
            let picture = CGSize(width: size.width * scale, height: size.height * scale)
            let width = max(picture.width, measures.leastCellWidth)
            let height = picture.height + measures.captionHeight
            if x > 0, x + width > room {
                y += rowHeight + measures.gap / 2
                (x, rowHeight) = (0, 0)
            }
            if !cells.isEmpty, x == 0, y + height + measures.panelPadding > greatestHeight {
                y -= measures.gap / 2
                finish()
                (cells, y, widest) = ([], heading, 0)
            }
            let origin = CGPoint(x: measures.panelPadding + x, y: y)
            cells.append(
                Cell(
                    index: index, picture: CGRect(origin: origin, size: picture),
                    caption: CGRect(
                        x: origin.x, y: origin.y + picture.height, width: width, height: measures.captionHeight)))
            widest = max(widest, x + width)
            x += width + measures.gap
            rowHeight = max(rowHeight, height)
        }
        finish()
        return panels
    }
}

extension SheetLayout.Panel {
    fileprivate func moved(right x: CGFloat) -> Self {
        var panel = self
        panel.frame.origin.x += x
        panel.heading.origin.x += x
        panel.cells = cells.map { $0.moved(x: x, y: 0) }
        return panel
    }

    fileprivate func moved(down y: CGFloat, stretchedTo height: CGFloat) -> Self {
        var panel = self
        panel.frame.origin.y += y
        panel.frame.size.height = height
        panel.heading.origin.y += y
        panel.cells = cells.map { $0.moved(x: 0, y: y) }
        return panel
    }
}

extension SheetLayout.Cell {
    fileprivate func moved(x: CGFloat, y: CGFloat) -> Self {
        var cell = self
        cell.picture.origin.x += x
        cell.picture.origin.y += y
        cell.caption.origin.x += x
        cell.caption.origin.y += y
        return cell
    }
}
