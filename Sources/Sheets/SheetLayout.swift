import Foundation

/// The layout of the pages of a contact sheet, in points, derived only from sizes and headings.
///
/// A group is a panel with a heading. Its pictures run from left to right and wrap into rows of about equal widths, or
/// form a table with row and column headings. A panel is as large as its content. Each one is placed where it fits
/// highest on the page. A group that is taller than a page, or a table that is wider, continues in another panel and
/// repeats its headings.
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
        /// Whether pictures follow one another in time, so that no picture is below another one of its row.
        var isSequence = false
        /// The smallest width of pages to try: pages get the width that leaves the least paper empty.
        var leastPageWidth: CGFloat?
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
        /// The height of each picture's caption; `nil` if all have the greatest one.
        var captionHeights: [CGFloat]?
        /// The width of the heading's text; 0 without a heading.
        var headingWidth: CGFloat
        var table: SheetPlan.Table?

        init(
            sizes: [CGSize], kinds: [Int]? = nil, captionHeights: [CGFloat]? = nil, headingWidth: CGFloat = 200,
            table: SheetPlan.Table? = nil
        ) {
            self.sizes = sizes
            self.kinds = kinds ?? sizes.map { _ in 0 }
            self.captionHeights = captionHeights
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
        self.init(groups, measures)
        // A table shrinks with the page before it is split, so a narrower page is not a fuller one.
        guard let least = measures.leastPageWidth, !groups.contains(where: { $0.table != nil }) else { return }
        for width in stride(from: measures.pageWidth - 24, through: least, by: -24) {
            var narrower = measures
            narrower.pageWidth = width
            let other = SheetLayout(groups, narrower)
            if other.area < area { self = other }
        }
    }

    private init(_ groups: [Block], _ measures: Measures) {
        let space = CGSize(
            width: measures.pageWidth - 2 * measures.margin,
            height: measures.pageHeight - 2 * measures.margin - measures.titleHeight)
        let top = measures.margin + measures.titleHeight
        var packing = PagePacking(size: space, gap: measures.gap)
        var page = Page(size: CGSize(width: measures.pageWidth, height: 0), panels: [])
        func finish(_ page: inout Page) -> Page {
            defer { page.panels = [] }
            page.size.height = (page.panels.map(\.frame.maxY).max() ?? 0) + measures.margin
            return page
        }
        for panel in Self.panels(groups, measures) {
            var place = packing.place(panel.frame.size)
            if place == nil, !page.panels.isEmpty {
                pages.append(finish(&page))
                packing = PagePacking(size: space, gap: measures.gap)
                place = packing.place(panel.frame.size)
            }
            // What is too large for an empty page is alone on one.
            let origin = place ?? .zero
            page.panels.append(panel.moved(x: measures.margin + origin.x, y: top + origin.y))
        }
        if !page.panels.isEmpty { pages.append(finish(&page)) }
        trim(measures)
    }

    /// The area of all pages.
    private var area: CGFloat { pages.reduce(0) { $0 + $1.size.width * $1.size.height } }

    /// Trims each page to its content.
    private mutating func trim(_ measures: Measures) {
        for index in pages.indices {
            let right = pages[index].panels.map(\.frame.maxX).max() ?? 0
            pages[index].size.width = min(measures.pageWidth, max(right + measures.margin, measures.leastWidth))
            if measures.isPaper {
                let least = pages[index].size.height
                pages[index].size = CGSize(width: measures.pageWidth, height: max(least, measures.pageHeight))
            }
        }
    }

    // MARK: Panels

    /// The panels of all groups, each at the origin.
    private static func panels(_ groups: [Block], _ measures: Measures) -> [Panel] {
        let roomBelow = measures.pageHeight - 2 * measures.margin - measures.titleHeight
        let longest = groups.flatMap(\.sizes).longestSide
        return groups.enumerated().flatMap { index, block -> [Panel] in
            guard !block.sizes.isEmpty else { return [] }
            let pictures = block.scaled(to: measures.tile, longest: measures.isToScale ? longest : nil)
            return block.table.map {
                TablePanels(group: index, block: block, table: $0, pictures: pictures, measures: measures)
                    .panels(greatestHeight: roomBelow)
            } ?? flowPanels(of: index, block, pictures, measures, greatestHeight: roomBelow)
        }
    }

    /// One group as a panel at the origin, or as several if it is taller than a page.
    private static func flowPanels(
        of group: Int, _ block: Block, _ pictures: [CGSize], _ measures: Measures, greatestHeight: CGFloat
    ) -> [Panel] {
        let room = measures.pageWidth - 2 * measures.margin - 2 * measures.panelPadding
        let heading = measures.panelPadding + (block.hasHeading ? measures.headingHeight : 0)
        let captions = block.captionHeights ?? pictures.map { _ in measures.captionHeight }
        let rows = FlowRow.balanced(pictures, captions: captions, within: room, measures)
        var parts: [[FlowRow]] = []
        var height: CGFloat = 0
        for row in rows {
            let gap = measures.gap / 2
            if parts.isEmpty || heading + height + gap + row.height + measures.panelPadding > greatestHeight {
                parts.append([])
                height = -gap
            }
            parts[parts.count - 1].append(row)
            height += gap + row.height
        }
        return parts.enumerated().map { number, rows in
            let widest = rows.map(\.width).max() ?? 0
            let width = max(widest, min(room, max(220, block.headingWidth))) + 2 * measures.panelPadding
            var cells: [Cell] = []
            var y = heading
            for row in rows {
                cells += row.cells.map { $0.moved(x: measures.panelPadding, y: y) }
                y += row.height + measures.gap / 2
            }
            return Panel(
                group: group, isContinued: number > 0,
                frame: CGRect(x: 0, y: 0, width: width, height: y - measures.gap / 2 + measures.panelPadding),
                heading: CGRect(
                    x: measures.panelPadding, y: measures.panelPadding, width: width - 2 * measures.panelPadding,
                    height: heading - measures.panelPadding),
                cells: cells)
        }
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

extension SheetLayout.Cell {
    func moved(x: CGFloat, y: CGFloat) -> Self {
        var cell = self
        cell.picture = picture.offsetBy(dx: x, dy: y)
        cell.caption = caption.offsetBy(dx: x, dy: y)
        return cell
    }
}

extension SheetLayout.Panel {
    fileprivate func moved(x: CGFloat, y: CGFloat) -> Self {
        var panel = self
        panel.frame = panel.frame.offsetBy(dx: x, dy: y)
        panel.heading = panel.heading.offsetBy(dx: x, dy: y)
        panel.rules = rules.map { $0.offsetBy(dx: x, dy: y) }
        panel.holes = holes.map { $0.offsetBy(dx: x, dy: y) }
        for index in panel.headings.indices {
            panel.headings[index].frame = headings[index].frame.offsetBy(dx: x, dy: y)
        }
        panel.cells = cells.map { $0.moved(x: x, y: y) }
        return panel
    }
}
