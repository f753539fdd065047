public import Drawing

/// The appearance that selects a shade of a color.
public struct ColorAppearance: Hashable, Sendable {
    public var isDark: Bool
    public var isHighContrast: Bool
    /// Whether the surface is elevated, as a sheet or a split view's column is.
    public var isElevated: Bool

    public init(isDark: Bool = false, isHighContrast: Bool = false, isElevated: Bool = false) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isElevated = isElevated
    }
}

/// The named colors of a theme: UIKit's system and semantic colors, and those of bars.
public struct Palette: Hashable, Sendable {
    var entries: [String: PaletteEntry] = [:]
    /// The folder with templates of system symbols; `nil` for stand-ins.
    ///
    /// Jobs get it with the colors, because symbols are the system's as well.
    public internal(set) var symbols: SymbolFolder?

    /// The names of all colors, in alphabetical order.
    public var names: [String] { entries.keys.sorted() }

    /// A named color in a version of iOS.
    ///
    /// iOS before 13 has one appearance and ignores `appearance`. A version older than the color uses its oldest
    /// shades.
    ///
    /// - Parameters:
    ///   - name: UIKit's name with or without the suffix `Color`: `label`, `systemBlueColor`.
    ///   - appearance: the appearance that selects the shade.
    ///   - major: the major version of iOS.
    /// - Returns: the color, or `nil` if the theme has none with that name.
    public func color(named name: String, appearance: ColorAppearance, ios major: Int) -> Color? {
        let name = entries[name] == nil && name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        var next = name
        // The decoder rejects cycles, so the chain ends after at most as many steps as there are names.
        for _ in 0...entries.count {
            guard let entry = entries[next] else { return nil }
            switch entry.tone(for: major) {
            case .shades(let shades)?:
                return shades.color(for: major >= 13 ? appearance : ColorAppearance())
            case .sameAs(let other)?: next = other
            case nil: return nil
            }
        }
        return nil
    }
}

/// One color through the versions of iOS.
struct PaletteEntry: Hashable, Sendable {
    enum Tone: Hashable, Sendable {
        case shades(Shades)
        case sameAs(String)
    }

    /// By version, oldest first.
    var tones: [(since: Int, tone: Tone)]

    func tone(for major: Int) -> Tone? {
        (tones.last { $0.since <= major } ?? tones.first)?.tone
    }

    static func == (a: PaletteEntry, b: PaletteEntry) -> Bool {
        a.tones.elementsEqual(b.tones) { $0.since == $1.since && $0.tone == $1.tone }
    }

    func hash(into hasher: inout Hasher) {
        for (since, tone) in tones {
            hasher.combine(since)
            hasher.combine(tone)
        }
    }
}

/// One color in each appearance; missing ones fall back to a plainer one.
struct Shades: Hashable, Sendable {
    var light: Color
    var dark: Color?
    var lightHighContrast: Color?
    var darkHighContrast: Color?
    var darkElevated: Color?
    var darkHighContrastElevated: Color?

    func color(for appearance: ColorAppearance) -> Color {
        guard appearance.isDark else {
            return appearance.isHighContrast ? lightHighContrast ?? light : light
        }
        let plain = dark ?? light
        switch (appearance.isHighContrast, appearance.isElevated) {
        case (false, false): return plain
        case (true, false): return darkHighContrast ?? plain
        case (false, true): return darkElevated ?? plain
        case (true, true): return darkHighContrastElevated ?? darkHighContrast ?? darkElevated ?? plain
        }
    }
}
