import Diagnostics
import Drawing
import Foundation
import Yams

/// Reads the YAML of one theme over the values of the theme that it inherits from, collecting all that is wrong.
struct ThemeReader {
    static let appearances = [
        "light", "dark", "lightHighContrast", "darkHighContrast", "darkElevated", "darkHighContrastElevated",
    ]

    let file: String
    var log = ProblemLog()

    init(file: String) {
        self.file = file
    }

    /// Lays what the file says over `theme`.
    ///
    /// - Parameters:
    ///   - root: the document.
    ///   - theme: what is inherited; ``Theme/blank`` where nothing is.
    ///   - isComplete: whether keys left out are a problem, there being nothing to inherit.
    mutating func read(_ root: Node, over theme: inout Theme, isComplete: Bool) {
        let sections = ["name", "inherits", "palette", "statusBar", "device", "grid"]
        guard let pairs = mapping(root, key: "theme") else { return }
        var seen: Set<String> = []
        for (key, value) in pairs {
            seen.insert(key.text)
            switch key.text {
            case "name": if let text = string(value, key: "name") { theme.name = text }
            case "inherits": break
            case "palette": readPalette(value, into: &theme.palette)
            case "statusBar":
                read(value, fields: StatusBarStyle.fields, into: &theme.statusBar, key: "statusBar", isComplete)
            case "device": read(value, fields: DeviceStyle.fields, into: &theme.device, key: "device", isComplete)
            case "grid": read(value, fields: GridStyle.fields, into: &theme.grid, key: "grid", isComplete)
            default:
                log.error(unknown(key.text, in: "", known: sections), at: location(key.node))
            }
        }
        guard isComplete else { return }
        for section in sections where section != "inherits" && !seen.contains(section) {
            log.error(ThemeProblem.missingKey(section), at: SourceLocation(file: file))
        }
    }

    // MARK: Sections

    private mutating func read<Section>(
        _ node: Node, fields: [ThemeField<Section>], into section: inout Section, key: String, _ isComplete: Bool
    ) {
        guard let pairs = mapping(node, key: key) else { return }
        var seen: Set<String> = []
        for (name, value) in pairs {
            guard let field = fields.first(where: { $0.key == name.text }) else {
                log.error(unknown(name.text, in: key, known: fields.map(\.key)), at: location(name.node))
                continue
            }
            seen.insert(name.text)
            read(value, as: field.kind, into: &section, key: "\(key).\(name.text)")
        }
        guard isComplete else { return }
        for field in fields where !seen.contains(field.key) {
            log.error(ThemeProblem.missingKey("\(key).\(field.key)"), at: location(node))
        }
    }

    private mutating func read<Section>(
        _ node: Node, as kind: ThemeField<Section>.Kind, into section: inout Section, key: String
    ) {
        switch kind {
        case .text(let path): if let text = string(node, key: key) { section[keyPath: path] = text }
        case .length(let path): if let number = length(node, key: key) { section[keyPath: path] = number }
        case .color(let path): if let color = color(node, key: key) { section[keyPath: path] = color }
        }
    }

    // MARK: Values

    typealias Key = (text: String, node: Node)

    private mutating func mapping(_ node: Node, key: String) -> [(Key, Node)]? {
        guard let mapping = node.mapping else {
            log.error(ThemeProblem.wrongType(key: key, expected: "a mapping of names to values"), at: location(node))
            return nil
        }
        return mapping.compactMap { name, value in
            guard let text = name.scalar?.string else {
                log.error(ThemeProblem.wrongType(key: key, expected: "a mapping with plain names"), at: location(name))
                return nil
            }
            return ((text, name), value)
        }
    }

    private mutating func string(_ node: Node, key: String) -> String? {
        if let scalar = node.scalar, !scalar.string.isEmpty { return scalar.string }
        log.error(ThemeProblem.wrongType(key: key, expected: "a text"), at: location(node))
        return nil
    }

    private mutating func length(_ node: Node, key: String) -> CGFloat? {
        guard let number = node.scalar.flatMap({ Double($0.string) }), number.isFinite, number < 10_000 else {
            log.error(ThemeProblem.wrongType(key: key, expected: "a number"), at: location(node))
            return nil
        }
        guard number >= 0 else {
            log.error(ThemeProblem.negative(key: key), at: location(node))
            return nil
        }
        return CGFloat(number)
    }

    private mutating func color(_ node: Node, key: String) -> Color? {
        guard let text = string(node, key: key) else { return nil }
        if let color = Color(hexadecimal: text) { return color }
        log.error(ThemeProblem.badColor(text), at: location(node))
        return nil
    }

    private func location(_ node: Node) -> SourceLocation {
        SourceLocation(file: file, line: node.mark?.line, column: node.mark?.column)
    }

    private func unknown(_ key: String, in parent: String, known: [String]) -> ThemeProblem {
        .unknownKey(key, in: parent, nearest: nearestWords(to: key, among: known).first)
    }
}

// MARK: - Palette

extension ThemeReader {
    private mutating func readPalette(_ node: Node, into palette: inout Palette) {
        guard let pairs = mapping(node, key: "palette") else { return }
        var references: [(name: String, to: String, node: Node)] = []
        for (name, value) in pairs {
            guard let entry = entry(value, key: "palette.\(name.text)", references: &references, of: name.text) else {
                continue
            }
            palette.entries[name.text] = entry
        }
        var reported: Set<String> = []
        for (name, other, node) in references where !reported.contains(name) {
            if palette.entries[other] == nil {
                let guess = nearestWords(to: other, among: palette.names).first
                log.error(ThemeProblem.unknownColorName(other, nearest: guess), at: location(node))
            } else if let circle = circle(from: name, in: palette) {
                log.error(ThemeProblem.colorCircle(circle), at: location(node))
                reported.formUnion(circle)
            }
        }
    }

    /// The names passed on the way from a colour back to itself, if there is such a way in any version.
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

    private mutating func entry(
        _ node: Node, key: String, references: inout [(name: String, to: String, node: Node)], of name: String
    ) -> PaletteEntry? {
        if node.scalar != nil {
            return tone(node, key: key, references: &references, of: name).map { PaletteEntry(tones: [(0, $0)]) }
        }
        guard let pairs = mapping(node, key: key) else { return nil }
        guard pairs.contains(where: { $0.0.text.hasPrefix("ios") }) else {
            return shades(pairs, node: node, key: key).map { PaletteEntry(tones: [(0, .shades($0))]) }
        }
        var tones: [(since: Int, tone: PaletteEntry.Tone)] = []
        for (label, value) in pairs {
            guard label.text.hasPrefix("ios"), let version = Int(label.text.dropFirst(3)), (1...99).contains(version)
            else {
                log.error(ThemeProblem.badVersion(label.text), at: location(label.node))
                continue
            }
            if let tone = tone(value, key: "\(key).\(label.text)", references: &references, of: name) {
                tones.append((version, tone))
            }
        }
        return tones.isEmpty ? nil : PaletteEntry(tones: tones.sorted { $0.since < $1.since })
    }

    private mutating func tone(
        _ node: Node, key: String, references: inout [(name: String, to: String, node: Node)], of name: String
    ) -> PaletteEntry.Tone? {
        if let text = node.scalar?.string {
            if let color = Color(hexadecimal: text) { return .shades(Shades(light: color)) }
            guard text.first?.isLetter == true, text.allSatisfy({ $0.isLetter || $0.isNumber }) else {
                log.error(ThemeProblem.badColor(text), at: location(node))
                return nil
            }
            references.append((name, text, node))
            return .sameAs(text)
        }
        guard let pairs = mapping(node, key: key) else { return nil }
        return shades(pairs, node: node, key: key).map { .shades($0) }
    }

    private mutating func shades(_ pairs: [(Key, Node)], node: Node, key: String) -> Shades? {
        var colors: [String: Color] = [:]
        for (name, value) in pairs {
            guard Self.appearances.contains(name.text) else {
                log.error(ThemeProblem.badVersion(name.text), at: location(name.node))
                continue
            }
            colors[name.text] = color(value, key: "\(key).\(name.text)")
        }
        guard let light = colors["light"] else {
            // A misspelt or unreadable `light` has been reported already.
            if pairs.contains(where: { $0.0.text == "light" || !Self.appearances.contains($0.0.text) }) { return nil }
            log.error(ThemeProblem.missingKey("\(key).light"), at: location(node))
            return nil
        }
        return Shades(
            light: light, dark: colors["dark"], lightHighContrast: colors["lightHighContrast"],
            darkHighContrast: colors["darkHighContrast"], darkElevated: colors["darkElevated"],
            darkHighContrastElevated: colors["darkHighContrastElevated"])
    }
}

extension Color {
    /// A colour written `#RRGGBB` or `#RRGGBBAA`, or `nil` for anything else.
    init?(hexadecimal text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
        var bytes: [Double] = []
        var high: Int?
        for digit in digits {
            guard let value = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
            if let first = high {
                bytes.append(Double(first * 16 + value) / 255)
                high = nil
            } else {
                high = value
            }
        }
        self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
    }
}
