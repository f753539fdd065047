/// Forms of device names on the command line.
enum DeviceName {
    /// The name in lower case, with single hyphens in place of everything but letters and digits: `iPad mini (A17 Pro)`
    /// becomes
    /// `ipad-mini-a17-pro`.
    static func slug(_ name: String) -> String {
        // All known names are ASCII, and splitting bytes is much faster than splitting characters.
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            return name.lowercased().utf8.split { !((0x61...0x7A).contains($0) || (0x30...0x39).contains($0)) }
                .map { String(Substring($0)) }.joined(separator: "-")
        }
        return name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }

    /// Shorter ways to write a model's slug: `ipad-pro-11-4` for `ipad-pro-11-inch-4th-generation`.
    static func shortForms(of slug: String) -> [String] {
        let withoutInch = removing("inch", from: slug)
        return [withoutInch, shortGeneration(slug), shortGeneration(withoutInch)].unique().filter { $0 != slug }
    }

    /// The slug without the generation, `iphone-se` for `iphone-se-3rd-generation`, or `nil` if the name
    /// has none.
    static func withoutGeneration(_ name: String) -> String? {
        guard let parenthesis = name.firstIndex(of: "(") else { return nil }
        return slug(String(name[..<parenthesis]))
    }

    /// `…-4th-generation` as `…-4`.
    private static func shortGeneration(_ slug: String) -> String {
        var words = slug.split(separator: "-").map(String.init)
        guard words.last == "generation", words.count > 1 else { return slug }
        words.removeLast()
        words[words.count - 1] = String(words[words.count - 1].prefix { $0.isNumber })
        return words.joined(separator: "-")
    }

    private static func removing(_ word: String, from slug: String) -> String {
        slug.split(separator: "-").filter { $0 != word }.joined(separator: "-")
    }
}
