import Diagnostics
import Drawing
import LocatedText

/// Reads a theme file's colors over the inherited ones.
struct PaletteChanges: Sendable {
    static let appearances = [
        "light", "dark", "lightHighContrast", "darkHighContrast", "darkElevated", "darkHighContrastElevated",
    ]

    /// An alias of a color, with its place in the file.
    struct Reference: Sendable {
        var name: String
        var other: String
        var location: SourceLocation
    }

    private var references: [Reference] = []

    /// The shape of the mapping: the result is the inherited colors with the changes.
    static func shape(over inherited: Palette) -> Shape<Palette> {
        Shape(
            "a mapping of names to colors", schema: { _ in .object([("type", .text("object"))]) }
        ) { node, reader in
            guard let pairs = node.isNull ? [] : node.entries else {
                reader.reportType(of: node, expected: "a mapping of names to colors")
                return nil
            }
            var changes = PaletteChanges()
            var palette = inherited
            for pair in pairs {
                let entry = reader.within(key: pair.key) { changes.entry(pair.value, of: pair.key, &$0) }
                if let entry { palette.entries[pair.key] = entry }
            }
            changes.checkReferences(in: palette, &reader)
            return palette
        }
    }

    /// Reports references to missing colors, and cyclic references.
    private func checkReferences(in palette: Palette, _ reader: inout ShapeReader) {
        var reported: Set<String> = []
        for reference in references where !reported.contains(reference.name) {
            if palette.entries[reference.other] == nil {
                let guess = nearestWords(to: reference.other, among: palette.names).first
                reader.report(
                    ThemeProblem.unknownColorName(reference.other, nearest: guess), at: reference.location)
            } else if let circle = circle(from: reference.name, in: palette) {
                reader.report(ThemeProblem.colorCircle(circle), at: reference.location)
                reported.formUnion(circle)
            }
        }
    }

    /// The names in a cycle from a color back to itself, in any version.
    private func circle(from start: String, in palette: Palette) -> [String]? {
        var paths = [[start]]
        while let path = paths.popLast() {
            for (_, tone) in palette.entries[path[path.count - 1]]?.tones ?? [] {
                guard case .sameAs(let next) = tone else { continue }
                if next == start { return path + [next] }
                if !path.contains(next) { paths.append(path + [next]) }
            }
        }
        return nil
    }

    // MARK: Reading

    private mutating func entry(_ node: YAMLNode, of name: String, _ reader: inout ShapeReader) -> PaletteEntry? {
        guard let pairs = node.entries else {
            return tone(node, of: name, &reader).map { PaletteEntry(tones: [(0, $0)]) }
        }
        guard pairs.contains(where: { $0.key.hasPrefix("ios") }) else {
            return shades(pairs, node: node, of: name, &reader).map { PaletteEntry(tones: [(0, .shades($0))]) }
        }
        var tones: [(since: Int, tone: PaletteEntry.Tone)] = []
        for pair in pairs {
            guard pair.key.hasPrefix("ios"), let version = Int(pair.key.dropFirst(3)), (1...99).contains(version)
            else {
                reader.report(ThemeProblem.badVersion(pair.key), at: pair.keyLocation)
                continue
            }
            if let tone = tone(pair.value, of: name, &reader) { tones.append((version, tone)) }
        }
        return tones.isEmpty ? nil : PaletteEntry(tones: tones.sorted { $0.since < $1.since })
    }

    private mutating func tone(
        _ node: YAMLNode, of name: String, _ reader: inout ShapeReader
    ) -> PaletteEntry.Tone? {
        if let pairs = node.entries { return shades(pairs, node: node, of: name, &reader).map { .shades($0) } }
        if let color = node.text.flatMap(Color.init(hexadecimal:)) { return .shades(Shades(light: color)) }
        guard let text = node.text, text.first?.isLetter == true, text.allSatisfy({ $0.isLetter || $0.isNumber }) else {
            reader.report(ThemeProblem.badColor(node.summary), at: node.location)
            return nil
        }
        references.append(Reference(name: name, other: text, location: node.location))
        return .sameAs(text)
    }

    private func shades(
        _ pairs: [YAMLNode.Entry], node: YAMLNode, of name: String, _ reader: inout ShapeReader
    ) -> Shades? {
        var colors: [String: Color] = [:]
        for pair in pairs {
            guard Self.appearances.contains(pair.key) else {
                reader.report(ThemeProblem.badVersion(pair.key), at: pair.keyLocation)
                continue
            }
            colors[pair.key] = Shape<Color>.hexadecimal.read(pair.value, &reader)
        }
        guard let light = colors["light"] else {
            // An unreadable `light` has already been reported.
            if pairs.contains(where: { $0.key == "light" || !Self.appearances.contains($0.key) }) { return nil }
            reader.report(ThemeProblem.noLightShade(name), at: node.location)
            return nil
        }
        return Shades(
            light: light, dark: colors["dark"], lightHighContrast: colors["lightHighContrast"],
            darkHighContrast: colors["darkHighContrast"], darkElevated: colors["darkElevated"],
            darkHighContrastElevated: colors["darkHighContrastElevated"])
    }
}
