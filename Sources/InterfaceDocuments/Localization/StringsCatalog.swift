internal import Diagnostics
internal import Foundation

/// A `.xcstrings` file: the texts of all languages by key.
struct StringsCatalog: Decodable {
    private struct Entry: Decodable {
        struct Localization: Decodable {
            struct Unit: Decodable { var value: String }
            struct Variations: Decodable {
                var device: [String: Localization]?
                var plural: [String: Localization]?
            }
            var stringUnit: Unit?
            var variations: Variations?

            /// The text that a document can use.
            var words: LocalizedWords? {
                if let unit = stringUnit { return LocalizedWords(unit.value, awaitsNumber: unit.value.contains("%#@")) }
                if let devices = variations?.device {
                    return LocalizedWords(byDevice: devices.compactMapValues(\.words))
                }
                // Only code that formats the text can choose a plural form.
                return variations?.plural.flatMap { $0["other"]?.words }.map {
                    LocalizedWords($0.any, awaitsNumber: true)
                }
            }
        }
        var localizations: [String: Localization]?
    }

    private var strings: [String: Entry] = [:]

    /// Reads a catalog.
    ///
    /// An unreadable one is reported, and the result is empty.
    static func read(_ data: Data, path: String) -> Diagnosed<StringsCatalog> {
        do {
            return Diagnosed(try JSONDecoder().decode(StringsCatalog.self, from: data))
        } catch {
            let problem = LocalizationProblem.unreadable(reason: "it is not a strings catalog")
            return Diagnosed(
                StringsCatalog(), diagnostics: [Diagnostic(.error, problem, at: SourceLocation(file: path))])
        }
    }

    private init() {}

    var languages: Set<String> {
        Set(strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] })
    }

    /// The texts that are translated into a language.
    func entries(in language: String) -> [String: LocalizedWords] {
        strings.compactMapValues { $0.localizations?[language]?.words }
    }
}
