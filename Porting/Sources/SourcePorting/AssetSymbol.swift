/// The names of the symbols that Xcode writes for assets.
enum AssetSymbol {
    /// The name of the symbol of an asset; `nil` if nothing of its name can be in one.
    ///
    /// Words are joined as in `leftArrow`. The word of the kind is left out at the end, as in `accent` for `AccentColor`. A
    /// name without small letters keeps its words: `BG`, `A_1`.
    ///
    /// - Parameters:
    ///   - asset: the name of the asset, without its namespace.
    ///   - suffix: the word of the kind, in small letters.
    /// - Returns: the symbol.
    static func name(of asset: String, without suffix: String) -> String? {
        var words = words(of: asset)
        if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
        guard let first = words.first else { return nil }
        if !asset.contains(where: \.isLowercase), asset.contains(where: \.isUppercase) || words.count > 1 {
            return valid(words.joined(separator: "_"))
        }
        return valid(first.lowercased() + words.dropFirst().map(capitalized).joined())
    }

    /// The name of the type for a namespace; `nil` if nothing of the folder's name can be in one.
    static func typeName(of folder: String) -> String? {
        let words = words(of: folder)
        return words.isEmpty ? nil : valid(words.map(capitalized).joined())
    }

    /// A symbol as it is declared, in backticks if it is a keyword.
    static func escaped(_ symbol: String) -> String { keywords.contains(symbol) ? "`\(symbol)`" : symbol }

    private static func valid(_ word: String) -> String { word.first?.isNumber == true ? "_" + word : word }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// The words of a name: they end at other characters than letters and digits, before a number and after it, before
    /// a capital after a small letter, and before the last capital of several that a small letter follows.
    private static func words(of name: String) -> [String] {
        let characters = Array(name)
        var words: [String] = []
        var word = ""
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if let last = word.last {
                let next = index + 1 < characters.count ? characters[index + 1] : nil
                let ends =
                    last.isNumber != character.isNumber
                    || character.isUppercase && (last.isLowercase || last.isUppercase && next?.isLowercase == true)
                if ends {
                    words.append(word)
                    word = ""
                }
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while",
    ]
}
