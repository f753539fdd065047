import Foundation

/// The languages that captions are written in.
public enum FigureLanguage: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case chinese = "zh"
}

/// The captions of figures, from the catalogue `Data/words.json`.
struct FigureWords {
    let language: FigureLanguage

    /// The text of a key; the key itself where the catalogue has none.
    ///
    /// - Parameters:
    ///   - key: as the catalogue has it.
    ///   - arguments: take the places of %1, %2 and so on.
    /// - Returns: the caption.
    func callAsFunction(_ key: String, _ arguments: String...) -> String {
        var text = Self.catalogue[key]?[language.rawValue] ?? key
        for (index, argument) in arguments.enumerated() {
            text = text.replacingOccurrences(of: "%\(index + 1)", with: argument)
        }
        return text
    }

    /// By key, then by language.
    static let catalogue = EmbeddedData.decoded([String: [String: String]].self, from: EmbeddedData.words)
}
