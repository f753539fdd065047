import Diagnostics
import Drawing
import Foundation
import LocatedYAML

/// Reads the YAML of one theme over the values of the theme that it inherits from, collecting all that is wrong.
struct ThemeReader {
    static let appearances = [
        "light", "dark", "lightHighContrast", "darkHighContrast", "darkElevated", "darkHighContrastElevated",
    ]

    var log = ProblemLog()

    /// Lays what the file says over `theme`.
    ///
    /// - Parameters:
    ///   - root: the document.
    ///   - theme: what is inherited; ``Theme/blank`` where nothing is.
    ///   - isComplete: whether keys left out are a problem, there being nothing to inherit.
    mutating func read(_ root: YAMLNode, over theme: inout Theme, isComplete: Bool) {
        let sections = ["name", "inherits", "palette", "statusBar", "device", "grid", "annotations", "picture"]
        guard let pairs = mapping(root, key: "theme") else { return }
        var seen: Set<String> = []
        for entry in pairs {
            let value = entry.value
            seen.insert(entry.key)
            switch entry.key {
            case "name": if let text = string(value, key: "name") { theme.name = text }
            case "inherits": break
            case "palette": readPalette(value, into: &theme.palette)
            case "statusBar":
                read(value, fields: StatusBarStyle.fields, into: &theme.statusBar, key: "statusBar", isComplete)
            case "device": read(value, fields: DeviceStyle.fields, into: &theme.device, key: "device", isComplete)
            case "annotations":
                read(
                    value, fields: AnnotationStyle.fields, into: &theme.annotations, key: "annotations", isComplete)
            case "picture": read(value, fields: PictureStyle.fields, into: &theme.picture, key: "picture", isComplete)
            case "grid": read(value, fields: GridStyle.fields, into: &theme.grid, key: "grid", isComplete)
            default:
                log.error(unknown(entry.key, in: "", known: sections), at: entry.keyLocation)
            }
        }
        guard isComplete else { return }
        for section in sections where section != "inherits" && !seen.contains(section) {
            log.error(ThemeProblem.missingKey(section), at: root.location)
        }
    }

    // MARK: Sections

    private mutating func read<Section>(
        _ node: YAMLNode, fields: [ThemeField<Section>], into section: inout Section, key: String, _ isComplete: Bool
    ) {
        guard let pairs = mapping(node, key: key) else { return }
        var seen: Set<String> = []
        for pair in pairs {
            guard let field = fields.first(where: { $0.key == pair.key }) else {
                log.error(unknown(pair.key, in: key, known: fields.map(\.key)), at: pair.keyLocation)
                continue
            }
            seen.insert(pair.key)
            read(pair.value, as: field.kind, into: &section, key: "\(key).\(pair.key)")
        }
        guard isComplete else { return }
        for field in fields where !seen.contains(field.key) {
            log.error(ThemeProblem.missingKey("\(key).\(field.key)"), at: node.location)
        }
    }

    private mutating func read<Section>(
        _ node: YAMLNode, as kind: ThemeField<Section>.Kind, into section: inout Section, key: String
    ) {
        switch kind {
        case .text(let path): if let text = string(node, key: key) { section[keyPath: path] = text }
        case .length(let path): if let number = length(node, key: key) { section[keyPath: path] = number }
        case .color(let path): if let color = color(node, key: key) { section[keyPath: path] = color }
        case .words(let path):
            if node.isNull {
                section[keyPath: path] = ""
            } else if let text = string(node, key: key) {
                section[keyPath: path] = text
            }
        case .choice(let words, let set):
            guard let text = string(node, key: key) else { return }
            guard words.contains(text) else {
                log.error(
                    ThemeProblem.wrongType(key: key, expected: "one of \(words.joined(separator: ", "))"),
                    at: node.location)
                return
            }
            set(&section, text)
        }
    }

    // MARK: Values

    private mutating func mapping(_ node: YAMLNode, key: String) -> [YAMLNode.Entry]? {
        if let entries = node.entries { return entries }
        log.error(ThemeProblem.wrongType(key: key, expected: "a mapping of names to values"), at: node.location)
        return nil
    }

    private mutating func string(_ node: YAMLNode, key: String) -> String? {
        if let text = node.text, !text.isEmpty { return text }
        log.error(ThemeProblem.wrongType(key: key, expected: "a text"), at: node.location)
        return nil
    }

    private mutating func length(_ node: YAMLNode, key: String) -> CGFloat? {
        guard let number = node.number, number < 10_000 else {
            log.error(ThemeProblem.wrongType(key: key, expected: "a number"), at: node.location)
            return nil
        }
        guard number >= 0 else {
            log.error(ThemeProblem.negative(key: key), at: node.location)
            return nil
        }
        return CGFloat(number)
    }

    private mutating func color(_ node: YAMLNode, key: String) -> Color? {
        guard let text = string(node, key: key) else { return nil }
        if let color = Color(hexadecimal: text) { return color }
        log.error(ThemeProblem.badColor(text), at: node.location)
        return nil
    }

    private func unknown(_ key: String, in parent: String, known: [String]) -> ThemeProblem {
        .unknownKey(key, in: parent, nearest: nearestWords(to: key, among: known).first)
    }
}

// MARK: - Palette

extension ThemeReader {
    private mutating func readPalette(_ node: YAMLNode, into palette: inout Palette) {
        guard let pairs = mapping(node, key: "palette") else { return }
        var references: [(name: String, to: String, node: YAMLNode)] = []
        for pair in pairs {
            guard let entry = entry(pair.value, key: "palette.\(pair.key)", references: &references, of: pair.key)
            else { continue }
            palette.entries[pair.key] = entry
        }
        var reported: Set<String> = []
        for (name, other, node) in references where !reported.contains(name) {
            if palette.entries[other] == nil {
                let guess = nearestWords(to: other, among: palette.names).first
                log.error(ThemeProblem.unknownColorName(other, nearest: guess), at: node.location)
            } else if let circle = circle(from: name, in: palette) {
                log.error(ThemeProblem.colorCircle(circle), at: node.location)
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
        _ node: YAMLNode, key: String, references: inout [(name: String, to: String, node: YAMLNode)], of name: String
    ) -> PaletteEntry? {
        if node.text != nil {
            return tone(node, key: key, references: &references, of: name).map { PaletteEntry(tones: [(0, $0)]) }
        }
        guard let pairs = mapping(node, key: key) else { return nil }
        guard pairs.contains(where: { $0.key.hasPrefix("ios") }) else {
            return shades(pairs, node: node, key: key).map { PaletteEntry(tones: [(0, .shades($0))]) }
        }
        var tones: [(since: Int, tone: PaletteEntry.Tone)] = []
        for pair in pairs {
            guard pair.key.hasPrefix("ios"), let version = Int(pair.key.dropFirst(3)), (1...99).contains(version)
            else {
                log.error(ThemeProblem.badVersion(pair.key), at: pair.keyLocation)
                continue
            }
            if let tone = tone(pair.value, key: "\(key).\(pair.key)", references: &references, of: name) {
                tones.append((version, tone))
            }
        }
        return tones.isEmpty ? nil : PaletteEntry(tones: tones.sorted { $0.since < $1.since })
    }

    private mutating func tone(
        _ node: YAMLNode, key: String, references: inout [(name: String, to: String, node: YAMLNode)], of name: String
    ) -> PaletteEntry.Tone? {
        if let text = node.text {
            if let color = Color(hexadecimal: text) { return .shades(Shades(light: color)) }
            guard text.first?.isLetter == true, text.allSatisfy({ $0.isLetter || $0.isNumber }) else {
                log.error(ThemeProblem.badColor(text), at: node.location)
                return nil
            }
            references.append((name, text, node))
            return .sameAs(text)
        }
        guard let pairs = mapping(node, key: key) else { return nil }
        return shades(pairs, node: node, key: key).map { .shades($0) }
    }

    private mutating func shades(_ pairs: [YAMLNode.Entry], node: YAMLNode, key: String) -> Shades? {
        var colors: [String: Color] = [:]
        for pair in pairs {
            guard Self.appearances.contains(pair.key) else {
                log.error(ThemeProblem.badVersion(pair.key), at: pair.keyLocation)
                continue
            }
            colors[pair.key] = color(pair.value, key: "\(key).\(pair.key)")
        }
        guard let light = colors["light"] else {
            // A misspelt or unreadable `light` has been reported already.
            if pairs.contains(where: { $0.key == "light" || !Self.appearances.contains($0.key) }) { return nil }
            log.error(ThemeProblem.missingKey("\(key).light"), at: node.location)
            return nil
        }
        return Shades(
            light: light, dark: colors["dark"], lightHighContrast: colors["lightHighContrast"],
            darkHighContrast: colors["darkHighContrast"], darkElevated: colors["darkElevated"],
            darkHighContrastElevated: colors["darkHighContrastElevated"])
    }
}
