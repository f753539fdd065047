/// Rows of text in columns, for a terminal.
struct Table {
    enum Alignment { case left, right }

    let columns: [(title: String, alignment: Alignment)]
    var rows: [[String]] = []

    /// The titles and rows, with columns two spaces apart and without trailing spaces.
    var text: String {
        let widths = columns.indices.map { column in
            ([columns[column].title] + rows.map { $0[column] }).map(\.count).max() ?? 0
        }
        func line(_ cells: [String]) -> String {
            let padded = cells.indices.map { column in
                let gap = String(repeating: " ", count: widths[column] - cells[column].count)
                return columns[column].alignment == .left ? cells[column] + gap : gap + cells[column]
            }
            let joined = padded.joined(separator: "  ")
            return String(joined[..<(joined.lastIndex { $0 != " " }.map(joined.index(after:)) ?? joined.startIndex)])
        }
        return ([columns.map(\.title)] + rows).map(line).joined(separator: "\n") + "\n"
    }
}
