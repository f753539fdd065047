import Devices
import Diagnostics
import Foundation

/// What stands where on a contact sheet, and what is said of it: a function of variants alone.
///
/// Each axis is named once, where it changes: at the head of a row, a column or a group, or below a picture. What is
/// the same everywhere is said of the sheet.
struct SheetPlan: Hashable, Sendable {
    /// Pictures in a row that breaks into lines, or in a table.
    struct Group: Hashable, Sendable {
        var heading: String
        var subheading: String
        var cells: [Cell]
        /// `nil` where the pictures follow one another.
        var table: Table?
    }

    /// A picture by its index among the variants, and the words below it.
    struct Cell: Hashable, Sendable {
        var picture: Int
        /// What tells it from its neighbours, in lines.
        var caption: [String]
        var details: [String]
    }

    struct Table: Hashable, Sendable {
        /// What is said of each column, the words of an axis each; columns that share the first words stand together.
        var columns: [[String]]
        /// Likewise of rows.
        var rows: [[String]]
        /// Below a row's words: what is the same in all of its pictures.
        var facts: [[String]]
        /// By row and column, an index of ``Group/cells``; `nil` where there is no such variant.
        var places: [[Int?]]
    }

    var groups: [Group] = []
    /// What all pictures share.
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
        // One side alone leaves the other to all that remains.
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

    /// The pictures that share a key, in the order in which keys are first met.
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

    /// Size and size classes: `375 × 667 pt`, `wC hR`.
    static func facts(of variant: Variant) -> [String] {
        let size = "\(JSONText.number(variant.windowSize.width)) × \(JSONText.number(variant.windowSize.height))"
        return ["\(size) pt", "\(variant.sizeClasses)"]
    }

    /// What the device alone decides, and not all of the sheet's devices alike.
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
            var facts = [facts(of: variants[picture]).joined(separator: " · ")]
            let caption = words.isEmpty ? [facts.removeFirst()] : Self.lines(of: words)
            return Cell(picture: picture, caption: caption, details: facts)
        }
        // Words that no picture of the group has are left out, as for a phone that knows no multitasking.
        return Group(
            heading: device.title,
            subheading: (versions(pictures, of: variants) + [device.otherModels]).filter { !$0.isEmpty }
                .joined(separator: " · "), cells: cells)
    }

    /// Words in a row, the first with a capital as it is, the others without.
    static func sentence(_ words: [String]) -> String {
        words.enumerated().map { index, word in
            let keepsCapital =
                index == 0 || word.hasPrefix("i") || word.dropFirst().first?.isUppercase == true
                || word.hasPrefix("Split View") || word.hasPrefix("Slide Over")
            return keepsCapital ? word : word.prefix(1).lowercased() + word.dropFirst()
        }.joined(separator: " · ")
    }

    /// Letters that a caption's line has room for below the narrowest picture.
    private static let lineLength = 24

    /// The words in as few lines as hold them whole.
    private static func lines(of words: [String]) -> [String] {
        var lines: [[String]] = []
        for word in words {
            if let last = lines.last, sentence(last + [word]).count <= lineLength {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        return lines.map(sentence)
    }

    // MARK: Tables

    private static func table(
        _ pictures: [Int], of variants: [Variant], rows: [VariantAxis], columns: [VariantAxis], apart: [VariantAxis]
    ) -> Group {
        func keys(_ axes: [VariantAxis]) -> [[String]] {
            // Values stand in the order in which the run has them, each combination that any picture shows.
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
        // What all pictures of a row have in common is said once; elsewhere each picture says it.
        let rowPictures = table.places.map { $0.compactMap { $0 }.map { pictures[$0] } }
        let isOfRows = rowPictures.allSatisfy { Set($0.map { facts(of: variants[$0]) }).count <= 1 }
        for (row, members) in rowPictures.enumerated() {
            guard let first = members.first else { continue }
            table.facts[row] = versions(members, of: variants) + (isOfRows ? facts(of: variants[first]) : [])
        }
        let cells = pictures.map { picture in
            Cell(picture: picture, caption: [], details: isOfRows ? [] : facts(of: variants[picture]))
        }
        return Group(
            heading: sentence(titles(apart, variants[pictures[0]])), subheading: "", cells: cells, table: table)
    }
}
