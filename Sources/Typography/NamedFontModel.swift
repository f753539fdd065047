/// The metrics of named fonts without their files, as data: `Data/named-fonts.json` and `Data/free-fonts.json`.
struct NamedFontModel: Decodable, Sendable {
    /// The style of a family, which selects its substitute.
    enum Kind: String, Decodable, Sendable { case sans, serif, monospaced }

    struct Family: Decodable, Sendable {
        struct Face: Decodable, Sendable {
            var weight: Int
            var isItalic: Bool
            /// The values that differ from the family's.
            var ascender: Double?
            var descender: Double?
            var advances: [Double]
        }

        /// The family's name and the prefixes of its PostScript names.
        var names: [String]
        /// Relative to the size, like the other metrics.
        var ascender: Double
        var descender: Double
        var leading: Double
        var capHeight: Double
        var xHeight: Double
        var drawnIn: Kind
        /// Whether the pairs that begin with a capital are kerned as in the system font.
        var isKerned: Bool
        /// The family's own kerning: for each value, its pairs one after the other.
        var kerning: [String: String]?
        /// The advance of every character in a monospaced font.
        var fixedAdvance: Double?
        /// The family's advances in proportion to the system font's.
        var systemScale: Double?
        var faces: [Face]

        /// The face nearest to a weight and slant.
        func face(weight: Int, isItalic: Bool) -> Face? {
            faces.min {
                (abs($0.weight - weight), $0.isItalic == isItalic ? 0 : 1)
                    < (abs($1.weight - weight), $1.isItalic == isItalic ? 0 : 1)
            }
        }
    }

    let unitsPerEm: Double
    let indices: [Unicode.Scalar: Int]
    let families: [Family]

    /// The fonts that devices have.
    static let device = EmbeddedData.decoded(NamedFontModel.self, from: EmbeddedData.namedFonts)

    /// Free fonts that apps bundle, because no device has them.
    static let free = EmbeddedData.decoded(NamedFontModel.self, from: EmbeddedData.freeFonts)

    init(from decoder: any Decoder) throws {
        struct Document: Decodable {
            var unitsPerEm: Double
            var characters: String
            var families: [Family]
        }
        let document = try Document(from: decoder)
        unitsPerEm = document.unitsPerEm
        var indices: [Unicode.Scalar: Int] = [:]
        for (index, scalar) in document.characters.unicodeScalars.enumerated() { indices[scalar] = index }
        self.indices = indices
        families = document.families
        for face in families.flatMap(\.faces) where face.advances.count != indices.count {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "a face lacks advances"))
        }
    }

    /// The family for a family name or a PostScript name.
    func family(named name: String) -> Family? {
        let stem = name.split(separator: "-", maxSplits: 1).first.map(String.init) ?? name
        return families.first { $0.names.contains(name) || $0.names.contains(stem) }
    }

    /// The advances of one of a family's faces, with the system font's kerning where the family has the same.
    func table(
        of face: Family.Face, in family: Family, kerning: @autoclosure () -> KerningTable?
    ) -> AdvanceTable {
        AdvanceTable(
            unitsPerEm: unitsPerEm, indices: indices, advances: face.advances,
            kerning: family.kerning.map { KerningTable(pairs: $0) } ?? (family.isKerned ? kerning() : nil))
    }
}

extension KerningTable {
    /// Creates a table from the pairs of each value, written one after the other.
    fileprivate init(pairs: [String: String]) {
        self.init(indices: [:], values: [])
        for (text, characters) in pairs {
            guard let value = Double(text) else { continue }
            let scalars = Array(characters.unicodeScalars)
            for index in stride(from: 0, to: scalars.count - 1, by: 2) {
                indices[KerningPair(first: scalars[index], second: scalars[index + 1])] = values.count
            }
            values.append(value)
        }
    }
}

/// The weight and slant in a PostScript name: `AvenirNext-DemiBoldItalic` is 600 and italic.
struct FontStyleName {
    var weight: Int?
    var isItalic: Bool

    init(postScriptName: String) {
        let style = postScriptName.split(separator: "-", maxSplits: 1).dropFirst().first.map { $0.lowercased() } ?? ""
        isItalic = style.contains("italic") || style.contains("oblique")
        // Longer words come first, so that none matches inside another.
        let words: [(String, Int)] = [
            ("ultralight", 100), ("extralight", 200), ("hairline", 100), ("thin", 200), ("semibold", 600),
            ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("demi", 600), ("light", 300),
            ("book", 400), ("regular", 400), ("roman", 400), ("medium", 500), ("bold", 700), ("heavy", 800),
            ("black", 900),
        ]
        weight = words.first { style.contains($0.0) }?.1
    }
}
