internal import Diagnostics
public import Foundation
internal import LocatedText

/// An attributed text, stored in fragments.
public struct DocumentText: Hashable, Sendable {
    public struct Fragment: Hashable, Sendable {
        public var text: String
        public var font: DocumentFont?
        public var color: DocumentColor?
        /// Extra space after each character, in points.
        public var kerning: CGFloat?
        public var isUnderlined = false
        public var isStruckThrough = false
        public var background: DocumentColor?
        /// The offset in points above the line's baseline.
        public var baselineOffset: CGFloat?
        public var paragraph: Paragraph?
        /// The link's destination.
        ///
        /// Linked text has the tint color.
        public var link: String?
    }

    public struct Paragraph: Hashable, Sendable {
        /// The line break modes of a paragraph, whose spellings differ from those of labels.
        public enum LineBreakMode: String, Hashable, Sendable {
            case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
        }

        public var alignment: DocumentTextAlignment?
        public var lineBreakMode: LineBreakMode?
        /// The line spacing in points.
        public var lineSpacing: CGFloat?
        public var paragraphSpacing: CGFloat?
        public var paragraphSpacingBefore: CGFloat?
        public var firstLineHeadIndent: CGFloat?
        public var headIndent: CGFloat?
        public var tailIndent: CGFloat?
        public var lineHeightMultiple: CGFloat?
        public var minimumLineHeight: CGFloat?
        public var maximumLineHeight: CGFloat?
        /// The hyphenation factor from 0 to 1.
        public var hyphenationFactor: CGFloat?
    }

    public var fragments: [Fragment]

    public var plainText: String { fragments.map(\.text).joined() }

    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        fragments = reader.takeAll("fragment").map { Fragment($0, reading) }
        reader.finish()
    }
}

extension DocumentText.Fragment {
    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        text = reader.text("content") ?? ""
        defer { reader.finish() }
        guard var values = reader.reader("attributes") else { return }
        if let font = values.take(key: "NSFont") { self.font = DocumentFont(attributedTextFont: font, reading) }
        color = values.color(key: "NSColor")
        background = values.color(key: "NSBackgroundColor")
        if let style = values.take(key: "NSParagraphStyle") { paragraph = DocumentText.Paragraph(style, reading) }
        for number in values.takeAll("real") + values.takeAll("integer") {
            var value = ElementReader(number, reading)
            let amount = value.number("value")
            switch number.key {
            case "NSKern", "CTTracking": kerning = amount
            case "NSBaselineOffset": baselineOffset = amount
            case "NSUnderline": isUnderlined = (amount ?? 0) != 0
            case "NSStrikethrough": isStruckThrough = (amount ?? 0) != 0
            default: break
            }
        }
        values.ignoreChildren(keys: ["NSOriginalFont"], .bookkeeping)
        if var url = values.reader(key: "NSLink") {
            link = url.string("string") ?? url.element.text
            url.finish()
        }
        values.ignoreChildren(
            keys: [
                "NSShadow", "NSLigature", "NSUnderlineColor", "NSStrikethroughColor", "NSStrokeColor", "NSTextEffect",
                "NSAttachment", "NSWritingDirection", "NSGlyphInfo",
            ], .undrawn)
        values.ignoreChildren(keys: ["NSToolTip", "NSLanguage"], .bookkeeping)
        values.finish()
    }
}

extension DocumentText.Paragraph {
    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        reader.ignore(
            [
                "baseWritingDirection", "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation",
                "usesDefaultHyphenation", "defaultTabInterval", "lineBreakStrategy", "headerLevel",
            ], .undrawn)
        alignment = reader.spelled("alignment")
        lineBreakMode = reader.spelled("lineBreakMode")
        lineSpacing = reader.number("lineSpacing")
        paragraphSpacing = reader.number("paragraphSpacing")
        paragraphSpacingBefore = reader.number("paragraphSpacingBefore")
        firstLineHeadIndent = reader.number("firstLineHeadIndent")
        headIndent = reader.number("headIndent")
        tailIndent = reader.number("tailIndent")
        lineHeightMultiple = reader.number("lineHeightMultiple")
        minimumLineHeight = reader.number("minimumLineHeight")
        maximumLineHeight = reader.number("maximumLineHeight")
        hyphenationFactor = reader.number("hyphenationFactor")
        reader.ignoreChildren(["array", "mutableArray", "tabStops", "textBlocks", "textLists"], .undrawn)
        reader.finish()
    }
}

extension DocumentFont {
    /// Reads `<font key="NSFont" size="15" name="HelveticaNeue-Bold"/>` or `<font key="NSFont" metaFont="system"
    /// size="15"/>`.
    init(attributedTextFont element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        let size = reader.number("size")
        if let name = reader.string("name") {
            // The private names of San Francisco and of the system font before it.
            if [".SF", ".AppleSystem", ".HelveticaNeueInterface"].contains(where: { name.hasPrefix($0) }) {
                let isItalic = name.hasSuffix("Italic") || name.hasSuffix("ItalicP4")
                self.init(
                    kind: isItalic ? .italicSystem : .system, pointSize: size ?? 17, weight: Self.weight(in: name))
            } else {
                self.init(kind: .custom(name: name, family: name), pointSize: size ?? 17)
            }
        } else {
            let meta = reader.string("metaFont") ?? "system"
            let sizes: [String: CGFloat] = [
                "system": 17, "smallSystem": 12, "systemBold": 17, "cellTitle": 17, "label": 17, "menu": 14,
            ]
            self.init(kind: .system, pointSize: size ?? sizes[meta] ?? 12, weight: Self.weight(in: meta))
        }
        reader.finish()
    }

    /// The weight at the end of a system font's name: `.SFUI-Semibold`, `systemHeavy`.
    private static func weight(in name: String) -> DocumentFontWeight? {
        let weights: [String: DocumentFontWeight] = [
            "UltraLight": .ultraLight, "Ultralight": .ultraLight, "Thin": .thin, "Light": .light,
            "Medium": .medium, "MediumP4": .medium, "Semibold": .semibold, "SemiBold": .semibold, "Demi": .semibold,
            "Bold": .bold, "Heavy": .heavy, "Black": .black,
        ]
        let ends = weights.keys.filter { name.hasSuffix($0) }
        return ends.max { ($0.count, $0) < ($1.count, $1) }.flatMap { weights[$0] }
    }
}
