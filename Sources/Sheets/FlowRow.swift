import Foundation

/// A row of pictures with their captions, in columns: a short picture may have another one below it.
struct FlowRow {
    private struct Column {
        var x: CGFloat
        var width: CGFloat
        var height: CGFloat
    }

    /// The cells, from the row's corner.
    private(set) var cells: [SheetLayout.Cell] = []
    private var columns: [Column] = []

    var width: CGFloat { columns.last.map { $0.x + $0.width } ?? 0 }
    var height: CGFloat { columns.map(\.height).max() ?? 0 }

    /// The part by which a row may grow so that two pictures have space in one column.
    private static let growth: CGFloat = 1.2

    /// Pictures in the smallest number of rows, whose widths are about equal.
    static func balanced(
        _ pictures: [CGSize], captions: [CGFloat], within room: CGFloat, _ measures: SheetLayout.Measures
    ) -> [FlowRow] {
        let widest = rows(of: pictures, captions: captions, within: room, measures)
        guard widest.count > 1, !measures.isSequence else { return widest }
        // Stacked pictures make the number of rows uneven in the width, so the narrowest one is found by trying.
        for share in stride(from: 0.3, to: 1, by: 0.02) {
            let rows = rows(of: pictures, captions: captions, within: room * CGFloat(share), measures)
            if rows.count <= widest.count { return rows }
        }
        return widest
    }

    private static func rows(
        of pictures: [CGSize], captions: [CGFloat], within room: CGFloat, _ measures: SheetLayout.Measures
    ) -> [FlowRow] {
        var rows: [FlowRow] = []
        for (index, (picture, caption)) in zip(pictures, captions).enumerated() {
            let size = CGSize(width: max(picture.width, measures.leastCellWidth), height: picture.height + caption)
            if rows.isEmpty || !rows[rows.count - 1].hasSpace(for: size, within: room, measures) {
                rows.append(FlowRow())
            }
            rows[rows.count - 1].append(index, picture, size, caption: caption, measures)
        }
        return rows
    }

    /// The column in which a cell fits below the others.
    private func column(for size: CGSize, _ measures: SheetLayout.Measures) -> Int? {
        guard !measures.isSequence else { return nil }
        return columns.firstIndex {
            size.width <= $0.width && $0.height + measures.gap / 2 + size.height <= height * Self.growth
        }
    }

    private func hasSpace(for size: CGSize, within room: CGFloat, _ measures: SheetLayout.Measures) -> Bool {
        columns.isEmpty || width + measures.gap + size.width <= room || column(for: size, measures) != nil
    }

    private mutating func append(
        _ index: Int, _ picture: CGSize, _ size: CGSize, caption: CGFloat, _ measures: SheetLayout.Measures
    ) {
        let origin: CGPoint
        if let column = column(for: size, measures) {
            origin = CGPoint(x: columns[column].x, y: columns[column].height + measures.gap / 2)
            columns[column].height = origin.y + size.height
        } else {
            origin = CGPoint(x: columns.isEmpty ? 0 : width + measures.gap, y: 0)
            columns.append(Column(x: origin.x, width: size.width, height: size.height))
        }
        cells.append(
            SheetLayout.Cell(
                index: index, picture: CGRect(origin: origin, size: picture),
                caption: CGRect(x: origin.x, y: origin.y + picture.height, width: size.width, height: caption)))
    }
}
