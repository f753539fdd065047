import Foundation

/// The style of text in HTML: what an element passes on to its children, and what its own paragraph has.
struct HTMLTextStyle {
    // MARK: Characters

    /// The names of font families; the first that is known counts.
    var families = ["Times New Roman"]
    /// The size of the font, in points.
    var size = HTMLTextStyle.standardSize { didSet { size = min(size, Self.largestSize) } }
    var isBold = false
    var isItalic = false
    var color = UIColor.black
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    var link: URL?
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var isUppercase = false
    var keepsSpaces = false
    var isHidden = false

    // MARK: Paragraphs

    var alignment = NSTextAlignment.natural
    /// The height of lines, in points or as a factor; 0 for that of the font.
    var lineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineIndent: CGFloat = 0
    var indent: CGFloat = 0
    /// The space below the paragraph, in points.
    var spacing: CGFloat = 0
    /// Whether the paragraph is an item of a list, whose text begins at a tab stop.
    var isListItem = false

    /// The size of text without a style, in points.
    static let standardSize: CGFloat = 12
    private static let largestSize: CGFloat = 1000

    // MARK: Elements

    /// Takes the style that a browser gives an element.
    mutating func apply(_ element: HTMLElement) {
        switch element.name {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "var", "dfn", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruckThrough = true
        case "code", "kbd", "samp", "tt": families = ["Courier"]
        case "pre": (families, keepsSpaces, spacing) = (["Courier"], true, size)
        case "small": size *= Self.smaller
        case "big": size *= Self.larger
        case "sub": (size, baselineOffset) = (size * Self.smaller, baselineOffset - size / 4)
        case "sup": (size, baselineOffset) = (size * Self.smaller, baselineOffset + size / 3)
        case "center": alignment = .center
        case "p", "dl": spacing = size
        case "blockquote": (spacing, indent) = (size, indent + 40)
        case "ul", "ol": indent += 36
        case "dd": indent += 40
        case "li": isListItem = true
        case "h1", "h2", "h3", "h4", "h5", "h6": applyHeading(element.name)
        case "a":
            guard let target = element.attributes["href"] else { break }
            link = URL(string: target)
            (color, isUnderlined) = (Self.linkColor, true)
        case "font": applyFontElement(element.attributes)
        default: break
        }
        if let value = element.attributes["align"] { apply("text-align", value) }
    }

    private mutating func applyHeading(_ name: String) {
        guard let level = name.last?.wholeNumberValue, let heading = Self.headings[level] else { return }
        (isBold, size) = (true, size * heading.size)
        spacing = size * heading.spacing
    }

    private mutating func applyFontElement(_ attributes: [String: String]) {
        if let face = attributes["face"] { apply("font-family", face) }
        if let color = attributes["color"].flatMap(UIColor.init(css:)) { self.color = color }
        guard let text = attributes["size"], let number = Int(text).map({ max(-7, min(7, $0)) }) else { return }
        // A size with a sign counts from 3.
        let step = text.hasPrefix("+") || text.hasPrefix("-") ? 3 + number : number
        size = Self.fontSizes[max(1, min(Self.fontSizes.count, step)) - 1] * Self.standardSize
    }

    /// Size and space below of headings, as factors: the HTML standard, "Rendering".
    private static let headings: [Int: (size: CGFloat, spacing: CGFloat)] = [
        1: (2, 0.67), 2: (1.5, 0.83), 3: (1.17, 1), 4: (1, 1.33), 5: (0.83, 1.67), 6: (0.67, 2.33),
    ]
    /// The sizes 1 to 7 of the `font` element, as factors of the standard size.
    private static let fontSizes: [CGFloat] = [0.625, 0.8125, 1, 1.125, 1.5, 2, 3]
    private static let smaller: CGFloat = 5 / 6
    private static let larger: CGFloat = 6 / 5
    private static let linkColor = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)

    // MARK: Declarations of CSS

    /// Takes the value of a property of CSS; properties that text does not have are ignored.
    mutating func apply(_ property: String, _ value: String) {
        let word = value.lowercased()
        switch property {
        case "color": if let found = UIColor(css: word) { color = found }
        case "background", "background-color": if let found = UIColor(css: word) { background = found }
        case "font-family":
            families = value.split(separator: ",").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\n\t"))
            }
        case "font-size": if let found = fontSize(word) { size = found }
        case "font-weight":
            isBold = ["bold", "bolder"].contains(word) || (Int(word).map { $0 >= 600 } ?? false)
        case "font-style": isItalic = ["italic", "oblique"].contains(word)
        case "font": applyFontShorthand(value)
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruckThrough = word.contains("line-through")
        case "text-align": if let found = Self.alignments[word] { alignment = found }
        case "text-transform": isUppercase = word == "uppercase"
        case "text-indent": firstLineIndent = length(word) ?? firstLineIndent
        case "letter-spacing": kerning = length(word) ?? 0
        case "line-height":
            if let factor = Double(word) {
                (lineHeightMultiple, lineHeight) = (CGFloat(factor), 0)
            } else {
                (lineHeightMultiple, lineHeight) = (0, length(word) ?? 0)
            }
        case "margin-bottom": spacing = max(0, length(word) ?? spacing)
        case "margin":
            // Top, right, bottom and left; one or two values are for top and bottom alike.
            let parts = word.split(separator: " ")
            if let part = parts.count > 2 ? parts[2] : parts.first { spacing = max(0, length(String(part)) ?? spacing) }
        case "white-space": keepsSpaces = word.hasPrefix("pre")
        case "display": isHidden = word == "none"
        default: break
        }
    }

    /// `font: italic bold 16px/1.2 Helvetica, sans-serif`.
    private mutating func applyFontShorthand(_ value: String) {
        let parts = value.split(separator: " ").map(String.init)
        guard let index = parts.firstIndex(where: { fontSize($0.prefixBefore("/").lowercased()) != nil }) else {
            return
        }
        for part in parts[..<index] { apply(part.lowercased() == "italic" ? "font-style" : "font-weight", part) }
        apply("font-size", parts[index].prefixBefore("/"))
        if parts.index(after: index) < parts.endIndex {
            apply("font-family", parts[(index + 1)...].joined(separator: " "))
        }
    }

    private func fontSize(_ word: String) -> CGFloat? {
        if let factor = Self.sizeWords[word] { return Self.standardSize * factor }
        switch word {
        case "smaller": return size * Self.smaller
        case "larger": return size * Self.larger
        default: return length(word, ofPercent: size).flatMap { $0 > 0 ? $0 : nil }
        }
    }

    /// A length in points; a pixel of CSS is a point.
    private func length(_ word: String, ofPercent whole: CGFloat? = nil) -> CGFloat? {
        let units: [(String, CGFloat)] = [
            ("px", 1), ("pt", 4 / 3), ("rem", Self.standardSize), ("em", size), ("%", (whole ?? size) / 100),
        ]
        for (unit, factor) in units where word.hasSuffix(unit) {
            return Double(word.dropLast(unit.count)).flatMap { $0.isFinite ? CGFloat($0) * factor : nil }
        }
        return word == "0" ? 0 : nil
    }

    private static let sizeWords: [String: CGFloat] = [
        "xx-small": 0.5625, "x-small": 0.625, "small": 0.8125, "medium": 1, "large": 1.125, "x-large": 1.5,
        "xx-large": 2,
    ]
    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
    ]

    // MARK: Attributes

    private var font: UIFont {
        for family in families {
            let font: UIFont?
            switch family.lowercased() {
            case "-apple-system", "system-ui", "blinkmacsystemfont", ".applesystemuifont", "ui-sans-serif":
                font = .systemFont(ofSize: size)
            case let name where name.hasPrefix("sf pro") || name.hasPrefix(".sf"): font = .systemFont(ofSize: size)
            case "sans-serif": font = UIFont(name: "Helvetica", size: size)
            case "serif": font = UIFont(name: "Times New Roman", size: size)
            case "monospace", "ui-monospace": font = UIFont(name: "Courier", size: size)
            default: font = UIFont(name: family, size: size)
            }
            guard let font else { continue }
            var traits = font.fontDescriptor.symbolicTraits
            if isBold { traits.insert(.traitBold) }
            if isItalic { traits.insert(.traitItalic) }
            return UIFont(descriptor: font.fontDescriptor.withSymbolicTraits(traits) ?? font.fontDescriptor, size: size)
        }
        return .systemFont(ofSize: size)
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.paragraphSpacing = spacing
        (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight)
        style.lineHeightMultiple = lineHeightMultiple
        style.headIndent = indent
        style.firstLineHeadIndent = isListItem ? 0 : indent + firstLineIndent
        style.defaultTabInterval = 36
        if isListItem {
            style.tabStops = [
                NSTextTab(textAlignment: .natural, location: max(0, indent - 25)),
                NSTextTab(textAlignment: .natural, location: indent),
            ]
        }
        return style
    }

    /// The attributes of text in this style.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: paragraphStyle,
        ]
        if let background { attributes[.backgroundColor] = background }
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = link }
        if kerning != 0 { attributes[.kern] = kerning }
        if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
        return attributes
    }
}

extension String {
    /// The part before the first of a character.
    fileprivate func prefixBefore(_ character: Character) -> String { String(prefix { $0 != character }) }
}
