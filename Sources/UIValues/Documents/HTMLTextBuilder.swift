import Foundation

/// Builds the attributed text of an HTML file from its elements.
struct HTMLTextBuilder: HTMLVisitor {
    private let text = NSMutableAttributedString(string: "")
    private let sheet: HTMLStyleSheet
    private var styles = [HTMLTextStyle()]
    /// The number of items so far of each open list; `nil` for lists with bullets.
    private var lists: [Int?] = []
    private var isAtLineStart = true
    private var endsWithSeparator = false
    /// The style of a space that follows if another character does.
    private var owedSpace: HTMLTextStyle?

    private init(_ sheet: HTMLStyleSheet) { self.sheet = sheet }

    /// The attributed text of an HTML text.
    static func attributedText(of html: String) -> NSAttributedString {
        let tree = HTMLTree(html)
        var sheet = HTMLStyleSheet()
        tree.visit(with: &sheet)
        var builder = HTMLTextBuilder(sheet)
        tree.visit(with: &builder)
        return builder.text
    }

    private var style: HTMLTextStyle { styles[styles.count - 1] }

    mutating func start(_ element: HTMLElement) {
        var style = style
        if Self.blocks.contains(element.name) {
            endLine()
            // A paragraph's own spacing is not that of the paragraphs inside it.
            style.spacing = 0
        }
        style.apply(element)
        sheet.apply(to: &style, of: element)
        for (property, value) in HTMLStyleSheet.declarations(element.attributes["style"] ?? "") {
            style.apply(property, value)
        }
        if Self.hidden.contains(element.name) { style.isHidden = true }
        styles.append(style)
        switch element.name {
        case "ul": lists.append(nil)
        case "ol": lists.append(element.attributes["start"].flatMap { Int($0) }.map { $0 &- 1 } ?? 0)
        case "li": startItem()
        case "br": write(Self.lineSeparator)
        default: break
        }
    }

    mutating func end(_ element: String) {
        if Self.blocks.contains(element) { endLine() }
        if ["ul", "ol"].contains(element) {
            lists.removeLast()
            // The list has a space below, as a paragraph has.
            if lists.isEmpty { setSpacing(style.size) }
        }
        styles.removeLast()
    }

    mutating func append(_ string: String, in element: String) {
        guard !style.isHidden, element != "style" else { return }
        // A line that an element breaks is no paragraph.
        if style.keepsSpaces { return write(string.replacing("\n", with: Self.lineSeparator)) }
        for word in string.split(omittingEmptySubsequences: false, whereSeparator: Self.isSpace) {
            if !word.isEmpty { write(String(word)) }
            owedSpace = isAtLineStart ? nil : owedSpace ?? style
        }
        // What follows the last word is a space only if the text ends with one.
        if let last = string.last, !Self.isSpace(last) { owedSpace = nil }
    }

    private static func isSpace(_ character: Character) -> Bool {
        [" ", "\n", "\t", "\r", "\r\n", "\u{C}"].contains(character)
    }

    private mutating func write(_ string: String) {
        guard !style.isHidden, !string.isEmpty else { return }
        endsWithSeparator = string.hasSuffix(Self.lineSeparator)
        isAtLineStart = string == "\n" || endsWithSeparator
        if let space = owedSpace, string != "\n", string != Self.lineSeparator { append(" ", space) }
        owedSpace = nil
        append(style.isUppercase ? string.uppercased() : string, style)
    }

    private func append(_ string: String, _ style: HTMLTextStyle) {
        text.append(NSAttributedString(string: string, attributes: style.attributes))
    }

    private mutating func endLine() {
        owedSpace = nil
        if !isAtLineStart {
            write("\n")
        } else if endsWithSeparator {
            // A break at the end of a paragraph is its end.
            endsWithSeparator = false
            text.replaceCharacters(in: NSRange(location: text.length - 1, length: 1), with: "\n")
        }
    }

    private mutating func startItem() {
        guard let last = lists.indices.last else { return }
        if let count = lists[last] {
            lists[last] = count &+ 1
            write("\t\(count &+ 1).\t")
        } else {
            write("\t\(Self.bullets[min(last, Self.bullets.count - 1)])\t")
        }
        // An item without text has a line all the same.
        isAtLineStart = false
    }

    /// Sets the space below the last paragraph.
    private func setSpacing(_ spacing: CGFloat) {
        guard text.length > 0 else { return }
        let range = (text.string as NSString).paragraphRange(for: NSRange(location: text.length - 1, length: 0))
        let paragraph = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
        guard let style = paragraph?.mutableCopy() as? NSMutableParagraphStyle else { return }
        style.paragraphSpacing = spacing
        text.addAttribute(.paragraphStyle, value: style, range: range)
    }

    private static let lineSeparator = "\u{2028}"
    private static let bullets = ["•", "◦", "▪"]
    private static let hidden: Set<String> = ["head", "title", "script", "noscript", "template", "iframe", "object"]
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "dd", "div", "dl", "dt", "fieldset",
        "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li",
        "main", "nav", "ol", "p", "pre", "section", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
    ]
}
