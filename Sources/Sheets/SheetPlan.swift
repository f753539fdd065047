import Devices
import Foundation

/// The plan of a contact sheet: the places and captions of its pictures, derived only from variants.
///
/// Each axis is named once, where it changes: in the heading of a row, a column or a group, or below a picture. Values
/// that all pictures share are in the sheet's title.
struct SheetPlan: Hashable, Sendable {
    /// Pictures in a wrapping row, or in a table.
    struct Group: Hashable, Sendable {
        var heading: String
        var subheading: String
        var cells: [Cell]
        /// The table; `nil` if the pictures follow one another.
        var table: Table?
    }

    /// The index of a picture among the variants, and its caption.
    struct Cell: Hashable, Sendable {
        var picture: Int
        /// The lines that distinguish it from its neighbors.
        var caption: [String]
        var details: [String]
    }

    struct Table: Hashable, Sendable {
        /// The headings of each column, one for each axis.
        ///
        /// Columns that share the first headings are adjacent.
        var columns: [[String]]
        /// The headings of each row, likewise.
        var rows: [[String]]
        /// The facts that all pictures of a row share, below its headings.
        var facts: [[String]]
        /// The index in ``Group/cells`` by row and column; `nil` if there is no such variant.
        var places: [[Int?]]
    }

    var groups: [Group] = []
    /// The values that all pictures share.
    var common: [String]

    init(_ variants: [Variant], _ arrangement: SheetArrangement) {
        let varying = VariantAxis.varying(in: variants)
        common = []
        if let first = variants.first {
            for axis in VariantAxis.allCases where !varying.contains(axis) {
                let isShared = variants.allSatisfy { axis.title(of: $0) == axis.title(of: first) }
                if isShared, !axis.isPlain(in: first) { common.append(axis.title(of: first)) }
            }
        }
        let pictures = variants.indices.map { $0 }
        guard !arrangement.rows.isEmpty || !arrangement.columns.isEmpty else {
            groups = Self.split(pictures, by: { variants[$0].device }).map { Self.flow($0, of: variants, varying) }
            return
        }
        let asked = arrangement.rows + arrangement.columns
        let rest = varying.filter { !asked.contains($0) }
        // If only one side is given, the other gets all remaining axes.
        let rows = arrangement.rows.isEmpty ? rest : arrangement.rows
        let columns = arrangement.columns.isEmpty ? rest : arrangement.columns
        let apart = arrangement.rows.isEmpty || arrangement.columns.isEmpty ? [] : rest
        groups = Self.split(pictures, by: { Self.titles(apart, variants[$0]) }).map {
            Self.table($0, of: variants, rows: rows, columns: columns, apart: apart)
        }
    }

    private static func titles(_ axes: [VariantAxis], _ variant: Variant) -> [String] {
        axes.map { $0.title(of: variant) }
    }

    /// The pictures grouped by key, in the order in which keys first occur.
    private static func split<Key: Hashable>(_ pictures: [Int], by key: (Int) -> Key) -> [[Int]] {
        var places: [Key: Int] = [:]
        var parts: [[Int]] = []
        for picture in pictures {
            let key = key(picture)
            if let place = places[key] {
                parts[place].append(picture)
            } else {
                places[key] = parts.count
                parts.append([picture])
            }
        }
        return parts
    }

    /// The values that depend on the device alone, if they differ among the sheet's devices.
    private static func versions(_ pictures: [Int], of variants: [Variant]) -> [String] {
        guard Set(variants.map(\.ios)).count > 1, let first = pictures.first,
            pictures.allSatisfy({ variants[$0].ios == variants[first].ios })
        else { return [] }
        return [VariantAxis.ios.title(of: variants[first])]
    }

    // MARK: One device after the other

    private static func flow(_ pictures: [Int], of variants: [Variant], _ varying: [VariantAxis]) -> Group {
        let device = variants[pictures[0]].device
        let named = varying.filter { $0 != .device }
        let cells = pictures.map { picture in
            let words = titles(named.filter { !$0.isPlain(in: variants[picture]) }, variants[picture])
            var facts = [variants[picture].sizeFacts.joined(separator: " · ")]
            let caption = words.isEmpty ? [facts.removeFirst()] : Self.lines(of: words)
            return Cell(picture: picture, caption: caption, details: facts)
        }
        // Values that no picture of the group has are omitted, such as multitasking on phones.
        return Group(
            heading: device.title,
            subheading: (versions(pictures, of: variants) + [device.otherModels]).filter { !$0.isEmpty }
                .joined(separator: " · "), cells: cells)
    }

    /// The number of letters in a caption's line below the narrowest picture.
    private static let lineLength = 24

    /// The words in the smallest number of lines that keep them whole.
    private static func lines(of words: [String]) -> [String] {
        var lines: [[String]] = []
        for word in words {
            if let last = lines.last, VariantWords.sentence(last + [word]).count <= lineLength {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        return lines.map(VariantWords.sentence)
    }

    // MARK: Tables

    private static func table(
        _ pictures: [Int], of variants: [Variant], rows: [VariantAxis], columns: [VariantAxis], apart: [VariantAxis]
    ) -> Group {
        func keys(_ axes: [VariantAxis]) -> [[String]] {
            // Values are in the run's order, with each combination that any picture shows.
            let orders = axes.map { axis in
                var seen: [String: Int] = [:]
                for picture in pictures {
                    let title = axis.title(of: variants[picture])
                    if seen[title] == nil { seen[title] = seen.count }
                }
                return seen
            }
            let found = Set(pictures.map { titles(axes, variants[$0]) })
            return found.sorted { a, b in
                for (order, pair) in zip(orders, zip(a, b)) where pair.0 != pair.1 {
                    return order[pair.0, default: 0] < order[pair.1, default: 0]
                }
                return false
            }
        }
        let (rowKeys, columnKeys) = (keys(rows), keys(columns))
        let rowPlaces = Dictionary(uniqueKeysWithValues: rowKeys.enumerated().map { ($1, $0) })
        let columnPlaces = Dictionary(uniqueKeysWithValues: columnKeys.enumerated().map { ($1, $0) })
        var table = Table(
            columns: columnKeys, rows: rowKeys, facts: rowKeys.map { _ in [] },
            places: rowKeys.map { _ in columnKeys.map { _ in nil } })
        for (index, picture) in pictures.enumerated() {
            guard let row = rowPlaces[titles(rows, variants[picture])],
                let column = columnPlaces[titles(columns, variants[picture])]
            else { continue }
            table.places[row][column] = index
        }
        // Facts that all pictures of a row share are shown once; otherwise each picture shows its own.
        let rowPictures = table.places.map { $0.compactMap { $0 }.map { pictures[$0] } }
        let isOfRows = rowPictures.allSatisfy { Set($0.map { variants[$0].sizeFacts }).count <= 1 }
        for (row, members) in rowPictures.enumerated() {
            guard let first = members.first else { continue }
            table.facts[row] = versions(members, of: variants) + (isOfRows ? variants[first].sizeFacts : [])
        }
        let cells = pictures.map { picture in
            Cell(picture: picture, caption: [], details: isOfRows ? [] : variants[picture].sizeFacts)
        }
        return Group(
            heading: VariantWords.sentence(titles(apart, variants[pictures[0]])), subheading: "", cells: cells,
            table: table)
    }
}
