/// A font face that the theme uses.
struct PinnedFont: Hashable, Sendable {
    var postScriptName: String
    /// The file names in packages, most likely first.
    var fileNames: [String]
    /// The packages to install.
    var package: String
    /// Whether the file contains other faces.
    var isInCollection = false

    /// The face of Inter for a size and weight, with the display cut from 24 points.
    static func inter(size: Double, weight: Int, isItalic: Bool) -> PinnedFont {
        let weights = [
            (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
            (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
        ]
        let style = weights.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? "Regular"
        let slanted = isItalic ? (style == "Regular" ? "Italic" : style + "Italic") : style
        return inter("\(size < 24 ? "Inter" : "InterDisplay")-\(slanted)")
    }

    private static func inter(_ name: String) -> PinnedFont {
        PinnedFont(
            postScriptName: name, fileNames: ["\(name).otf", "\(name).ttf", "Inter.ttc"],
            package: "fonts-inter with apt-get, or font-inter with brew")
    }

    /// The Noto face of a script: `NotoSansArabic`, `NotoSerif`.
    static func noto(_ family: String, isBold: Bool, isItalic: Bool = false) -> PinnedFont {
        let style = isBold ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
        return noto("\(family)-\(style)", family: family)
    }

    private static func noto(_ name: String, family: String) -> PinnedFont {
        PinnedFont(
            postScriptName: name,
            fileNames: ["\(name).ttf", "\(name).otf", "\(family)[wdth,wght].ttf", "\(family)[wght].ttf"],
            package: "fonts-noto-core with apt-get, or font-noto-sans and its scripts with brew")
    }

    /// Noto Sans CJK, with the simplified Chinese shapes where the languages differ.
    static func cjk(isBold: Bool, isMonospaced: Bool = false) -> PinnedFont {
        let style = isBold ? "Bold" : "Regular"
        return PinnedFont(
            postScriptName: "NotoSans\(isMonospaced ? "Mono" : "")CJKsc-\(style)",
            fileNames: ["NotoSansCJK-\(style).ttc", "NotoSansCJK.ttc"],
            package: "fonts-noto-cjk with apt-get, or font-noto-sans-cjk with brew", isInCollection: true)
    }

    static let emoji = PinnedFont(
        postScriptName: "NotoColorEmoji", fileNames: ["NotoColorEmoji.ttf", "NotoColorEmoji-Regular.ttf"],
        package: "fonts-noto-color-emoji with apt-get, or font-noto-color-emoji with brew")

    /// The pinned font with a PostScript name, as in glyph runs.
    static func named(_ name: String) -> PinnedFont? {
        if name == emoji.postScriptName { return emoji }
        if name.hasPrefix("Inter-") || name.hasPrefix("InterDisplay-") { return inter(name) }
        if name.hasPrefix("NotoSansCJK") || name.hasPrefix("NotoSansMonoCJK") {
            return cjk(isBold: name.hasSuffix("-Bold"), isMonospaced: name.hasPrefix("NotoSansMono"))
        }
        guard name.hasPrefix("Noto"), let dash = name.firstIndex(of: "-") else { return nil }
        return noto(name, family: String(name[..<dash]))
    }
}
