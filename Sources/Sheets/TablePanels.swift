import Foundation

/// A table of pictures as one or more panels, depending on the page's width and height.
struct TablePanels {
    private let group: Int
    private let block: SheetLayout.Block
    private let table: SheetPlan.Table
    private let measures: SheetLayout.Measures
    /// The pictures' sizes on the sheet.
    private let pictures: [CGSize]
    private let columnWidths: [CGFloat]
    private let rowHeights: [CGFloat]
    /// Without row headings, their space includes the gap before the first column.
    private let rowHeadingWidth: CGFloat

    /// The factor to which pictures shrink before a table is split.
    private static let leastShrinking: CGFloat = 0.6
    private static let columnGap: CGFloat = 20
    private static let rowGap: CGFloat = 28

    /// - Parameters:
    ///   - group: the group's index.
    ///   - block: the group's pictures.
    ///   - table: the places of the pictures.
    ///   - pictures: the pictures' sizes on a sheet that is wide enough.
    ///   - measures: the measures of the sheet.
    init(
        group: Int, block: SheetLayout.Block, table: SheetPlan.Table, pictures: [CGSize],
        measures: SheetLayout.Measures
    ) {
        self.group = group
        self.block = block
        self.table = table
        self.measures = measures
        func width(of words: [String]) -> CGFloat {
            CGFloat(words.map(\.count).max() ?? 0) * measures.letterWidth
        }
        let rowWords = (table.rows + table.facts).flatMap { $0 }
        rowHeadingWidth = rowWords.isEmpty ? -Self.columnGap : min(max(width(of: rowWords), 80), 250)
        func columnWidths(_ pictures: [CGSize]) -> [CGFloat] {
            table.columns.indices.map { column in
                let widest = table.places.compactMap { $0[column].map { pictures[$0].width } }.max() ?? 0
                let words = min(width(of: table.columns[column].suffix(1)), measures.tile * 0.8)
                return max(widest, words, measures.captionHeight > 0 ? measures.leastCellWidth : 0)
            }
        }
        let gaps = Self.columnGap * CGFloat(table.columns.count)
        let room = measures.pageWidth - 2 * (measures.margin + measures.panelPadding) - rowHeadingWidth - gaps
        // Columns of narrow pictures do not shrink with them, so the factor is found by trying.
        let factors = stride(from: 1, to: Self.leastShrinking, by: -0.02).map { CGFloat($0) } + [Self.leastShrinking]
        let tries = factors.lazy.map { factor in
            pictures.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
        }
        let pictures = tries.first { columnWidths($0).reduce(0, +) <= room } ?? pictures
        self.pictures = pictures
        self.columnWidths = columnWidths(pictures)
        rowHeights = table.places.enumerated().map { row, places in
            let tallest = places.compactMap { $0.map { pictures[$0].height } }.max() ?? 0
            let lines = CGFloat(table.rows[row].count + table.facts[row].count)
            return max(tallest + measures.captionHeight, lines * measures.lineHeight)
        }
    }

    /// The panels at the origin, from top to bottom and, if the table is too wide, from left to right.
    func panels(greatestHeight: CGFloat) -> [SheetLayout.Panel] {
        let top = self.top
        let room = measures.pageWidth - 2 * (measures.margin + measures.panelPadding) - rowHeadingWidth
        let columnParts = Self.parts(columnWidths.map { $0 + Self.columnGap }, table.columns, within: room)
        let rowParts = Self.parts(
            rowHeights.map { $0 + Self.rowGap }, table.rows,
            within: greatestHeight - top - measures.panelPadding + Self.rowGap)
        let parts = rowParts.flatMap { rows in columnParts.map { (rows, $0) } }
        return parts.enumerated().map { panel(rows: $1.0, columns: $1.1, isContinued: $0 > 0) }
    }

    /// Runs of lengths that fit, at least one in each.
    ///
    /// Items that share their first headings stay together if possible.
    private static func parts(_ lengths: [CGFloat], _ words: [[String]], within room: CGFloat) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        while start < lengths.count {
            var (end, sum) = (start + 1, lengths[start])
            while end < lengths.count, sum + lengths[end] <= room {
                sum += lengths[end]
                end += 1
            }
            if end < lengths.count {
                let whole = (start + 1...end).last { words[$0].first != words[$0 - 1].first }
                end = whole ?? end
            }
            parts.append(start..<end)
            start = end
        }
        return parts
    }

    private var headingHeight: CGFloat { block.hasHeading ? measures.headingHeight : 0 }

    /// The top of the first row.
    private var top: CGFloat {
        let levels = CGFloat(table.columns.first?.count ?? 0)
        return measures.panelPadding + headingHeight + levels * measures.lineHeight + 10
    }

    private func panel(rows: Range<Int>, columns: Range<Int>, isContinued: Bool) -> SheetLayout.Panel {
        let padding = measures.panelPadding
        var lefts: [Int: CGFloat] = [:]
        var right = padding + rowHeadingWidth
        for column in columns {
            lefts[column] = right + Self.columnGap
            right += Self.columnGap + columnWidths[column]
        }
        var panel = SheetLayout.Panel(
            group: group, isContinued: isContinued, frame: .zero,
            heading: CGRect(x: padding, y: padding, width: right - padding, height: headingHeight), cells: [])
        panel.headings = columnHeadings(columns, lefts)
        var y = top
        for row in rows {
            if row > rows.lowerBound {
                panel.rules.append(CGRect(x: padding, y: y - Self.rowGap / 2, width: right - padding, height: 0))
            }
            panel.headings += rowHeadings(row, y: y, isFirst: row == rows.lowerBound)
            for column in columns {
                let x = lefts[column] ?? 0
                guard let index = table.places[row][column] else {
                    panel.holes.append(
                        CGRect(x: x, y: y, width: columnWidths[column], height: min(rowHeights[row], 40)))
                    continue
                }
                let picture = CGRect(origin: CGPoint(x: x, y: y), size: pictures[index])
                panel.cells.append(
                    SheetLayout.Cell(
                        index: index, picture: picture,
                        caption: CGRect(
                            x: x, y: picture.maxY, width: columnWidths[column], height: measures.captionHeight)))
            }
            y += rowHeights[row] + Self.rowGap
        }
        panel.frame = CGRect(x: 0, y: 0, width: right + padding, height: y - Self.rowGap + padding)
        return panel
    }

    private func columnHeadings(_ columns: Range<Int>, _ lefts: [Int: CGFloat]) -> [SheetLayout.Heading] {
        let levels = table.columns.first?.count ?? 0
        return (0..<levels).flatMap { level in
            var headings: [SheetLayout.Heading] = []
            for column in columns {
                let isSame =
                    column > columns.lowerBound
                    && table.columns[column].prefix(level + 1) == table.columns[column - 1].prefix(level + 1)
                let (left, right) = (lefts[column] ?? 0, (lefts[column] ?? 0) + columnWidths[column])
                if isSame {
                    headings[headings.count - 1].frame.size.width = right - headings[headings.count - 1].frame.minX
                } else {
                    headings.append(
                        SheetLayout.Heading(
                            text: table.columns[column][level], kind: level == 0 ? .first : .inner,
                            frame: CGRect(
                                x: left,
                                y: measures.panelPadding + headingHeight + CGFloat(level) * measures.lineHeight,
                                width: right - left, height: measures.lineHeight)))
                }
            }
            return headings
        }
    }

    private func rowHeadings(_ row: Int, y: CGFloat, isFirst: Bool) -> [SheetLayout.Heading] {
        let words = table.rows[row]
        var lines: [(String, SheetLayout.Heading.Kind)] = []
        for level in words.indices {
            // Outer headings appear where they change; every row has its own innermost heading.
            let isSame =
                !isFirst && level < words.count - 1
                && words.prefix(level + 1) == table.rows[row - 1].prefix(level + 1)
            if !isSame { lines.append((words[level], level == 0 ? .first : .inner)) }
        }
        lines += table.facts[row].map { ($0, .fact) }
        return lines.enumerated().map { index, line in
            SheetLayout.Heading(
                text: line.0, kind: line.1,
                frame: CGRect(
                    x: measures.panelPadding, y: y + CGFloat(index) * measures.lineHeight, width: rowHeadingWidth,
                    height: measures.lineHeight))
        }
    }
}
