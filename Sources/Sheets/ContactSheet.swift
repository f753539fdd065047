package import Annotations
package import Devices
package import Drawing
package import Foundation
import Geometry
package import Theming
package import Typography

/// A sheet of pictures, with captions that say how they differ.
package struct ContactSheet: Sendable {
    /// One picture.
    package struct Tile: Sendable {
        /// The index by which the picture is requested when its page is drawn.
        package var picture: Int
        /// The picture's size in points.
        package var size: CGSize
        /// The corner radius of a hairline around the picture, in the picture's points; `nil` for none, because a
        /// device has an outline of its own.
        package var outlineRadius: CGFloat?
        /// The kind of the picture.
        ///
        /// Pictures of one kind have one scale.
        package var kind: Int

        package init(picture: Int, size: CGSize, outlineRadius: CGFloat?, kind: Int) {
            self.picture = picture
            self.size = size
            self.outlineRadius = outlineRadius
            self.kind = kind
        }
    }

    /// The title, which is also the stem of the sheet's file names.
    package private(set) var title: String
    private var subtitle: String
    private var plan: SheetPlan
    /// The tiles in the order of the plan's pictures.
    private var tiles: [Tile]
    private var legend: [SheetLegend.Entry]
    private var arrangement: SheetArrangement
    private var style: GridStyle
    /// Whether the pictures are the steps of strips.
    private var isOfStrips = false

    /// The layout of the pages, and the legend's lines on each.
    private var layout = SheetLayout()
    private var legendLines: [[SheetLegend.Entry]] = []
    /// The size of the paper that pages are cut for, in points and in its orientation; `nil` without paper.
    package private(set) var paperSize: CGSize?

    /// Creates a sheet and lays out its pages.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - pictures: the pictures with their variants.
    ///   - annotator: the annotator that draws over the pictures, for the legend; `nil` for none.
    ///   - arrangement: the arrangement of the pictures.
    ///   - style: the style of the pages.
    package init(
        title: String, pictures: [(variant: Variant, tile: Tile)], annotator: Annotator?,
        arrangement: SheetArrangement, style: GridStyle
    ) {
        let variants = pictures.map(\.variant)
        let devices = Set(variants.map(\.device)).count
        let count = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
        let number = devices == 1 ? "" : " on \(devices) devices"
        self.title = title
        plan = SheetPlan(variants, arrangement)
        subtitle = VariantWords.sentence([count + number] + plan.common)
        tiles = pictures.map(\.tile)
        legend = SheetLegend.entries(annotator, classes: variants.map(\.sizeClasses))
        self.arrangement = arrangement
        self.style = style
        layOut()
        // Paper has the orientation that needs fewer pages, or landscape if both need the same number.
        guard let lying = arrangement.paper.sizes.first else { return }
        let other = self
        for size in arrangement.paper.sizes {
            var turned = other
            turned.paperSize = size
            turned.layOut()
            if size == lying || turned.layout.pages.count < layout.pages.count { self = turned }
        }
    }

    /// A row of pictures that follow one another, such as the steps of a walk.
    package struct Strip: Sendable {
        /// A picture with the lines below it.
        package struct Panel: Sendable {
            package var tile: Tile
            package var caption: [String]
            package var details: [String]

            package init(_ tile: Tile, caption: [String], details: [String] = []) {
                self.tile = tile
                self.caption = caption
                self.details = details
            }
        }

        package var heading: String
        package var subheading: String
        package var panels: [Panel]

        package init(heading: String, subheading: String, panels: [Panel]) {
            self.heading = heading
            self.subheading = subheading
            self.panels = panels
        }
    }

    /// Creates a sheet of strips, one below the other, and lays out its pages.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - subtitle: the line below the title.
    ///   - strips: the strips with their panels.
    ///   - style: the style of the pages.
    package init(title: String, subtitle: String, strips: [Strip], style: GridStyle) {
        self.title = title
        self.subtitle = subtitle
        self.style = style
        tiles = strips.flatMap { $0.panels.map(\.tile) }
        legend = []
        arrangement = SheetArrangement()
        isOfStrips = true
        var plan = SheetPlan([], arrangement)
        var next = 0
        plan.groups = strips.map { strip in
            let cells = strip.panels.enumerated().map {
                SheetPlan.Cell(picture: next + $0, caption: $1.caption, details: $1.details)
            }
            next += cells.count
            return SheetPlan.Group(heading: strip.heading, subheading: strip.subheading, cells: cells)
        }
        self.plan = plan
        layOut()
    }

    /// The number of pages.
    package var pageCount: Int { layout.pages.count }

    /// The size of a page, numbered from 1, in points.
    package func size(ofPage number: Int) -> CGSize { layout.pages[number - 1].size }

    /// The indices of the pictures on a page, numbered from 1, as in ``Tile/picture``.
    package func pictures(onPage number: Int) -> [Int] {
        layout.pages[number - 1].panels.flatMap { panel in
            panel.cells.map { tiles[plan.groups[panel.group].cells[$0.index].picture].picture }
        }
    }

    /// The values that all pages depend on besides the pictures: every text, and the paper.
    package var dependencies: [any Sendable] { [title, subtitle, plan, legend, arrangement] }

    /// The value that one page, numbered from 1, depends on besides the pictures and ``dependencies``: its layout.
    package func dependency(ofPage number: Int) -> any Sendable { layout.pages[number - 1] }

    private mutating func layOut() {
        let blocks = plan.groups.map { group in
            let members = group.cells.map { tiles[$0.picture] }
            return SheetLayout.Block(
                sizes: members.map(\.size), kinds: members.map(\.kind),
                captionHeights: group.cells.map { captionHeight($0.caption.count, $0.details.count) },
                headingWidth: CGFloat(group.heading.count) * style.headingSize * 0.5, table: group.table)
        }
        // The number of the legend's lines depends on the width of the pages.
        legendLines = legend.isEmpty ? [] : [legend]
        layout = SheetLayout(groups: blocks, measures: measures)
        let width = (layout.pages.map(\.size.width).min() ?? 0) - 2 * style.margin
        let lines = SheetLegend.lines(of: legend, within: width, textSize: style.detailSize)
        if lines.count != legendLines.count {
            legendLines = lines
            layout = SheetLayout(groups: blocks, measures: measures)
        }
        legendLines = lines
    }

    private var detailHeight: CGFloat { (style.detailSize * 1.35).rounded(.up) }

    /// The greatest size of a page without paper, in points.
    ///
    /// Captions and size classes are readable where a page is as large as a window. A strip has its steps in few rows.
    private var greatestPage: CGSize {
        isOfStrips ? CGSize(width: 2_160, height: 2_048) : CGSize(width: 1_480, height: 1_240)
    }

    /// The height of a caption with a number of lines and of details.
    private func captionHeight(_ lines: Int, _ details: Int) -> CGFloat {
        guard lines > 0 || details > 0 else { return 0 }
        return (10 + style.captionSize * 1.35 * CGFloat(lines) + detailHeight * CGFloat(details)).rounded(.up)
    }

    private var measures: SheetLayout.Measures {
        let cells = plan.groups.flatMap(\.cells)
        let detailLines = cells.map(\.details.count).max() ?? 0
        let captionLines = cells.map(\.caption.count).max() ?? 0
        let hasCaptions = captionLines > 0
        let letter = style.detailSize * 0.6
        // On paper, letters are larger in relation to the pictures, and two rows fit on a landscape page.
        let page = paperSize.map { CGSize(width: $0.width * 1.55, height: $0.height * 1.55) }
        let width = page?.width.rounded(.down) ?? greatestPage.width
        let tile = paperSize == nil ? style.tile : style.tile * 0.78
        return SheetLayout.Measures(
            margin: style.margin, gap: style.gap,
            headingHeight: (style.headingSize * 0.8 * 1.3 + detailHeight + 16).rounded(.up),
            captionHeight: captionHeight(captionLines, detailLines),
            leastCellWidth: hasCaptions ? style.tile * 0.62 : style.tile * 0.42,
            tile: arrangement.scaling == .toScale ? tile * 1.6 : tile,
            titleHeight: headHeight,
            pageWidth: width, pageHeight: page?.height.rounded(.down) ?? greatestPage.height,
            isPaper: paperSize != nil, isSequence: isOfStrips,
            leastPageWidth: page == nil && !isOfStrips ? width * 0.75 : nil,
            isToScale: arrangement.scaling == .toScale,
            leastWidth: min(width, max(480, CGFloat(max(title.count * 2, subtitle.count)) * letter + 2 * style.margin)),
            lineHeight: (style.captionSize * 1.45).rounded(.up), letterWidth: style.captionSize * 0.6)
    }

    private var titleHeight: CGFloat { (style.headingSize * 1.3 + detailHeight + 24).rounded(.up) }
    private var legendLineHeight: CGFloat { (style.detailSize * 1.7).rounded(.up) }
    /// The height of title, subtitle and legend.
    private var headHeight: CGFloat {
        titleHeight + (legendLines.isEmpty ? 0 : CGFloat(legendLines.count) * legendLineHeight + 10)
    }

    /// One page as a display list, for any format.
    ///
    /// - Parameters:
    ///   - number: the page number, from 1.
    ///   - rows: the part of the page to draw, in points from its top. Items outside it are skipped.
    ///   - text: sets the text.
    ///   - content: gives the content of a picture.
    /// - Returns: the page.
    package func picture(
        ofPage number: Int, rows: Range<CGFloat>? = nil, text: TextPlacement,
        items content: (Int) throws -> [DrawingItem]
    ) rethrows -> DisplayList {
        let page = layout.pages[number - 1]
        let rows = rows ?? 0..<page.size.height
        var items: [DrawingItem] = [
            .fill(.rectangle(CGRect(origin: .zero, size: page.size)), .color(style.background))
        ]
        if rows.lowerBound <= style.margin + headHeight {
            items += header(page, number: number, text: text)
        }
        for panel in page.panels where panel.frame.reaches(into: rows) {
            items += try drawing(of: panel, rows: rows, text: text, items: content)
        }
        let count = layout.pages.count
        let name = count > 1 ? "\(title), page \(number) of \(count)" : title
        return DisplayList(size: page.size, items: items, title: name, summary: subtitle)
    }

    private func header(_ page: SheetLayout.Page, number: Int, text: TextPlacement) -> [DrawingItem] {
        let width = page.size.width - 2 * style.margin
        let count = layout.pages.count
        let detail = count > 1 ? "page \(number) of \(count) · \(subtitle)" : subtitle
        var items =
            text.line(
                title, at: CGPoint(x: style.margin, y: style.margin + style.headingSize * 0.6), size: style.headingSize,
                weight: 700, color: style.heading, width: width)
            + text.line(
                detail,
                at: CGPoint(x: style.margin, y: style.margin + style.headingSize * 1.3 + style.detailSize * 0.9),
                size: style.detailSize + 1, color: style.detail, width: width)
        var y = style.margin + titleHeight + legendLineHeight / 2 - 8
        for line in legendLines {
            items += SheetLegend.drawing(of: line, at: CGPoint(x: style.margin, y: y), style: style, text: text)
            y += legendLineHeight
        }
        return items
    }

    private func drawing(
        of panel: SheetLayout.Panel, rows: Range<CGFloat>, text: TextPlacement,
        items content: (Int) throws -> [DrawingItem]
    ) rethrows -> [DrawingItem] {
        let group = plan.groups[panel.group]
        let outline = Path.roundedRectangle(panel.frame, cornerRadius: 12)
        let hairline = Paint.color(style.hairline)
        var items: [DrawingItem] = [
            .fill(outline, .color(style.panel)), .stroke(outline, hairline, StrokeStyle(width: 0.5)),
        ]
        if !group.heading.isEmpty {
            let size = style.headingSize * 0.8
            let heading = panel.heading
            items += text.line(
                panel.isContinued ? "\(group.heading), continued" : group.heading,
                at: CGPoint(x: heading.minX, y: heading.minY + size * 0.6), size: size, weight: 600,
                color: style.heading, width: heading.width)
            items += text.line(
                group.subheading, at: CGPoint(x: heading.minX, y: heading.minY + size * 1.3 + style.detailSize * 0.7),
                size: style.detailSize, color: style.detail, width: heading.width)
        }
        items += panel.rules.map { .stroke(.line(from: $0), hairline, StrokeStyle(width: 0.5)) }
        for heading in panel.headings { items += drawing(of: heading, text: text) }
        for hole in panel.holes {
            items += text.line(
                "–", at: CGPoint(x: hole.minX, y: hole.minY + 10), size: style.captionSize, color: style.detail)
        }
        for cell in panel.cells where cell.picture.union(cell.caption).reaches(into: rows) {
            let words = group.cells[cell.index]
            items += drawing(of: cell, words, text: text, items: try content(tiles[words.picture].picture))
        }
        return items
    }

    private func drawing(of heading: SheetLayout.Heading, text: TextPlacement) -> [DrawingItem] {
        let (size, weight, color) =
            switch heading.kind {
            case .first: (style.captionSize, 600, style.heading)
            case .inner: (style.captionSize, 400, style.caption)
            case .fact: (style.detailSize, 400, style.detail)
            }
        return text.line(
            heading.text, at: CGPoint(x: heading.frame.minX, y: heading.frame.minY + style.captionSize * 0.65),
            size: size, weight: weight, color: color, width: heading.frame.width)
    }

    private func drawing(
        of cell: SheetLayout.Cell, _ words: SheetPlan.Cell, text: TextPlacement, items content: [DrawingItem]
    ) -> [DrawingItem] {
        let tile = tiles[words.picture]
        let size = tile.size
        let scale = size.width > 0 ? cell.picture.width / size.width : 1
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: cell.picture.minX, ty: cell.picture.minY)
        var items: [DrawingItem] = [
            .group(
                GroupStyle(transform: transform, clip: .rectangle(CGRect(origin: .zero, size: size))),
                content)
        ]
        if let radius = tile.outlineRadius {
            let outline = Path.roundedRectangle(
                cell.picture.insetBy(dx: -0.5, dy: -0.5), cornerRadius: radius > 0 ? radius * scale + 0.5 : 0)
            items.append(.stroke(outline, .color(style.hairline), StrokeStyle(width: 1)))
        }
        var y = cell.caption.minY + 8
        for line in words.caption {
            y += style.captionSize * 0.6
            items += text.line(
                line, at: CGPoint(x: cell.caption.minX, y: y), size: style.captionSize, weight: 500,
                color: style.caption, width: cell.caption.width)
            y += style.captionSize * 0.7
        }
        y += style.detailSize * 0.65
        for line in words.details {
            items += text.line(
                line, at: CGPoint(x: cell.caption.minX, y: y), size: style.detailSize, color: style.detail,
                width: cell.caption.width)
            y += detailHeight
        }
        return items
    }
}

extension Path {
    /// A line along a rectangle's top.
    fileprivate static func line(from rect: CGRect) -> Path {
        Path([.move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY))])
    }
}

extension CGRect {
    /// Whether any of it may be visible in a part of the page, allowing for strokes and letters that extend beyond it.
    fileprivate func reaches(into rows: Range<CGFloat>) -> Bool {
        minY - 12 < rows.upperBound && maxY + 12 > rows.lowerBound
    }
}
