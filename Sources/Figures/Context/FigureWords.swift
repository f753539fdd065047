import Foundation

/// The languages of captions.
public enum FigureLanguage: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case chinese = "zh"
}

/// The captions of figures, from the catalog `Data/words.json`.
struct FigureWords {
    let language: FigureLanguage

    /// The text of a key, or the key itself if the catalog has none.
    ///
    /// - Parameters:
    ///   - key: the key in the catalog.
    ///   - arguments: the values for %1, %2 and so on.
    /// - Returns: the caption.
    func callAsFunction(_ key: String, _ arguments: String...) -> String {
        var text = Self.catalogue[key]?[language.rawValue] ?? key
        for (index, argument) in arguments.enumerated() {
            text = text.replacingOccurrences(of: "%\(index + 1)", with: argument)
        }
        return text
    }

    /// The texts by key and language.
    static let catalogue = EmbeddedData.decoded([String: [String: String]].self, from: EmbeddedData.words)
}
