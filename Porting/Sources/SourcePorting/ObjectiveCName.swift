/// The names of Objective-C methods.
enum ObjectiveCName {
    /// The selector of a method, as `#selector` gives it.
    ///
    /// - Parameters:
    ///   - base: the name before the parentheses.
    ///   - labels: the labels, `_` for none; `nil` if the name has no parentheses.
    /// - Returns: the name in Objective-C.
    static func selector(_ base: String, labels: [String]?) -> String {
        guard let labels, let first = labels.first else { return base }
        let start =
            first == "_"
            ? base : base + (startsWithPreposition(first) || base == "init" ? "" : "With") + capitalized(first)
        let startOfInit = base == "init" && first != "_" ? "initWith" + capitalized(first) : start
        return startOfInit + ":" + labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    }

    /// The selector of a property's setter.
    static func setter(_ name: String) -> String { "set" + capitalized(name) + ":" }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    /// Swift adds no `With` before a preposition.
    private static func startsWithPreposition(_ word: String) -> Bool {
        prepositions.contains(String(word.prefix { $0.isLowercase }))
    }
}
