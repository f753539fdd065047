import Foundation

/// The rules of the style elements of an HTML file.
///
/// A selector is the name of an element, a class, an identifier, or a combination of them such as `p.note`. Of a selector
/// for descendants, the last part counts.
struct HTMLStyleSheet: HTMLVisitor {
    private struct Rule {
        var element = ""
        var className = ""
        var identifier = ""
        var declarations: [(property: String, value: String)]

        /// A rule with an identifier comes before one with a class, and that before one with a name.
        var rank: Int { identifier.isEmpty ? className.isEmpty ? 0 : 1 : 2 }

        func matches(_ element: HTMLElement, classes: [Substring]) -> Bool {
            (self.element.isEmpty || self.element == "*" || self.element == element.name)
                && (identifier.isEmpty || identifier == element.attributes["id"])
                && (className.isEmpty || classes.contains { $0 == className })
        }
    }

    private var rules: [Rule] = []

    func start(_ element: HTMLElement) {}
    func end(_ element: String) {}

    /// Adds the rules of a style element.
    mutating func append(_ text: String, in element: String) {
        guard element == "style" else { return }
        for block in Self.withoutComments(text).split(separator: "}") {
            let parts = block.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
            // Rules for media and fonts begin with @.
            guard parts.count == 2, !parts[0].contains("@"), rules.count < Self.mostRules else { continue }
            let declarations = Self.declarations(String(parts[1]))
            for selector in parts[0].split(separator: ",") {
                guard let last = selector.split(whereSeparator: { $0.isWhitespace || $0 == ">" }).last,
                    !last.contains(":")
                else { continue }
                rules.append(Self.rule(String(last), declarations))
            }
        }
    }

    private static func rule(_ selector: String, _ declarations: [(property: String, value: String)]) -> Rule {
        var rule = Rule(declarations: declarations)
        var kind: Character?
        for character in selector {
            switch (character, kind) {
            case (".", _), ("#", _): kind = character
            case (_, "."?): rule.className.append(character)
            case (_, "#"?): rule.identifier.append(character)
            default: rule.element.append(contentsOf: character.lowercased())
            }
        }
        return rule
    }

    /// Gives a style what the sheet says of an element.
    func apply(to style: inout HTMLTextStyle, of element: HTMLElement) {
        guard !rules.isEmpty else { return }
        let classes = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
        let matching = rules.filter { $0.matches(element, classes: classes) }
        for rank in 0...2 {
            for rule in matching where rule.rank == rank {
                for (property, value) in rule.declarations { style.apply(property, value) }
            }
        }
    }

    /// The properties and values of a style attribute or of a rule's block.
    static func declarations(_ text: String) -> [(property: String, value: String)] {
        text.split(separator: ";").compactMap { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let value = parts[1].replacingOccurrences(of: "!important", with: "")
            return (
                parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
                value.trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var rest = Substring(text)
        var kept = ""
        while let start = rest.range(of: "/*") {
            kept += rest[..<start.lowerBound]
            guard let end = rest.range(of: "*/", range: start.upperBound..<rest.endIndex) else { return kept }
            rest = rest[end.upperBound...]
        }
        return kept + rest
    }

    private static let mostRules = 1000
}
