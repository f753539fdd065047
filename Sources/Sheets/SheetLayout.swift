import Foundation

/// The layout of the pages of a contact sheet, in points, derived only from sizes and headings.
///
/// A group is a panel with a heading. Its pictures run from left to right and wrap into rows, or form a table with row
/// and column headings. Groups also run over the page, and rows of groups break into pages. A group that is taller than
/// a page, or a table that is wider, continues in another panel and repeats its headings.
struct SheetLayout: Hashable, Sendable {
    /// One picture with its caption, by the picture's index in the group.
    struct Cell: Hashable, Sendable {
        var index: Int
        var picture: CGRect
        /// The caption's frame, below the picture.
        var caption: CGRect
    }

    /// The heading of a table's row or column.
    struct Heading: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            /// The heading of one or several rows or columns.
            case first
            /// The heading of one row or column within those.
            case inner
            /// A fact that all pictures of a row share.
            case fact
        }

        var text: String
        var kind: Kind
        var frame: CGRect
    }

    /// A group, or a part of one that fits on a page.
    struct Panel: Hashable, Sendable {
        var group: Int
        /// Whether the group began in an earlier panel.
        var isContinued: Bool
        var frame: CGRect
        var heading: CGRect
        var headings: [Heading] = []
        /// The rules between a table's rows.
        var rules: [CGRect] = []
        /// The empty cells of a table.
        var holes: [CGRect] = []
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
        /// The smallest width of a cell, so that captions of narrow pictures are readable.
        var leastCellWidth: CGFloat
        /// The longest side of the largest picture.
        var tile: CGFloat
        /// The height above the first row of each page.
        var titleHeight: CGFloat
        var pageWidth: CGFloat
        var pageHeight: CGFloat
        /// Whether every page has the full size, like paper, rather than that of its content.
        var isPaper = false
        /// Whether all groups have one scale.
        var isToScale = false
        /// The smallest width of a page.
        var leastWidth: CGFloat = 480
        /// The height of one line of a table's headings.
        var lineHeight: CGFloat = 20
        /// The width of a letter in them.
        var letterWidth: CGFloat = 7.5
    }

    /// The pictures of a group.
    struct Block: Hashable, Sendable {
        /// The size of each picture, unscaled.
        var sizes: [CGSize]
        /// The kind of each picture.
        ///
        /// Pictures of one kind have one scale.
        var kinds: [Int]
        /// The width of the heading's text; 0 without a heading.
        var headingWidth: CGFloat
        var table: SheetPlan.Table?

        init(sizes: [CGSize], kinds: [Int]? = nil, headingWidth: CGFloat = 200, table: SheetPlan.Table? = nil) {
            self.sizes = sizes
            self.kinds = kinds ?? sizes.map { _ in 0 }
            self.headingWidth = headingWidth
            self.table = table
        }

        var hasHeading: Bool { headingWidth > 0 }
    }

    var pages: [Page] = []

    /// Creates a layout without pages.
    init() {}

    /// Creates the pages for groups of pictures; empty groups are skipped.
    init(groups: [Block], measures: Measures) {
        let rows = Self.panelRows(groups, measures)
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
        trim(measures)
    }

    /// Trims the pages of a sheet with few pictures; all of its pages have the same width.
    private mutating func trim(_ measures: Measures) {
        let right = pages.flatMap(\.panels).map(\.frame.maxX).max() ?? 0
        for index in pages.indices {
            pages[index].size.width = min(measures.pageWidth, max(right + measures.margin, measures.leastWidth))
            if measures.isPaper {
                let least = pages[index].size.height
                pages[index].size = CGSize(width: measures.pageWidth, height: max(least, measures.pageHeight))
            }
        }
    }

    // MARK: Panels

    /// The rows of panels at their horizontal positions, each with its top at 0.
    private static func panelRows(_ groups: [Block], _ measures: Measures) -> [[Panel]] {
        let roomBelow = measures.pageHeight - 2 * measures.margin - measures.titleHeight
        let longest = groups.flatMap(\.sizes).longestSide
        var rows: [[Panel]] = []
        var row: [Panel] = []
        var x = measures.margin
        for (index, block) in groups.enumerated() where !block.sizes.isEmpty {
            let pictures = block.scaled(to: measures.tile, longest: measures.isToScale ? longest : nil)
            let panels =
                block.table.map {
                    TablePanels(group: index, block: block, table: $0, pictures: pictures, measures: measures)
                        .panels(greatestHeight: roomBelow)
                } ?? flowPanels(of: index, block, pictures, measures, greatestHeight: roomBelow)
            for panel in panels {
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

    /// One group as a panel at the origin, or as several if it is taller than a page.
    private static func flowPanels(
        of group: Int, _ block: Block, _ pictures: [CGSize], _ measures: Measures, greatestHeight: CGFloat
    ) -> [Panel] {
        let room = measures.pageWidth - 2 * measures.margin - 2 * measures.panelPadding
        let headingHeight = block.hasHeading ? measures.headingHeight : 0
        let heading = measures.panelPadding + headingHeight
        var panels: [Panel] = []
        var cells: [Cell] = []
        var (x, y, rowHeight, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, heading, 0, 0)
        func finish() {
            guard !cells.isEmpty else { return }
            let width = max(widest, min(room, max(220, block.headingWidth))) + 2 * measures.panelPadding
            panels.append(
                Panel(
                    group: group, isContinued: !panels.isEmpty,
                    frame: CGRect(x: 0, y: 0, width: width, height: y + rowHeight + measures.panelPadding),
                    heading: CGRect(
                        x: measures.panelPadding, y: measures.panelPadding, width: width - 2 * measures.panelPadding,
                        height: headingHeight),
                    cells: cells))
        }
        for (index, picture) in pictures.enumerated() {
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

extension SheetLayout.Block {
    /// The pictures' sizes on the sheet: the largest picture of each kind, or of all, gets the tile's length.
    fileprivate func scaled(to tile: CGFloat, longest: CGFloat?) -> [CGSize] {
        var sides: [Int: CGFloat] = [:]
        for (size, kind) in zip(sizes, kinds) { sides[kind] = max(sides[kind] ?? 0, [size].longestSide) }
        return zip(sizes, kinds).map { size, kind in
            let scale = tile / max(longest ?? sides[kind] ?? 1, 1)
            return CGSize(width: size.width * scale, height: size.height * scale)
        }
    }
}

extension [CGSize] {
    fileprivate var longestSide: CGFloat { flatMap { [$0.width, $0.height] }.max() ?? 0 }
}

extension SheetLayout.Panel {
    fileprivate func moved(right x: CGFloat) -> Self { moved(x: x, y: 0) }

    fileprivate func moved(down y: CGFloat, stretchedTo height: CGFloat) -> Self {
        var panel = moved(x: 0, y: y)
        panel.frame.size.height = height
        return panel
    }

    private func moved(x: CGFloat, y: CGFloat) -> Self {
        var panel = self
        panel.frame = panel.frame.offsetBy(dx: x, dy: y)
        panel.heading = panel.heading.offsetBy(dx: x, dy: y)
        panel.rules = rules.map { $0.offsetBy(dx: x, dy: y) }
        panel.holes = holes.map { $0.offsetBy(dx: x, dy: y) }
        for index in panel.headings.indices {
            panel.headings[index].frame = headings[index].frame.offsetBy(dx: x, dy: y)
        }
        for index in panel.cells.indices {
            panel.cells[index].picture = cells[index].picture.offsetBy(dx: x, dy: y)
            panel.cells[index].caption = cells[index].caption.offsetBy(dx: x, dy: y)
        }
        return panel
    }
}
