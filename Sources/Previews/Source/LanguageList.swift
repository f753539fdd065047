public import Devices
import Foundation

/// The languages that documents are shown in.
struct LanguageList: Sendable {
    /// The word for the documents' own language.
    private static let base = "base"

    /// The languages in order, each once; `nil` is the documents' own.
    let languages: [String?]

    /// - Parameter words: languages with commas between them, such as `base,de,ar`; `nil` for the documents' own.
    init(_ words: String?) {
        var languages: [String?] = []
        for word in (words ?? "").split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            let language: String? = word.lowercased() == Self.base ? nil : word
            if !word.isEmpty, !languages.contains(language) { languages.append(language) }
        }
        self.languages = languages.isEmpty ? [nil] : languages
    }

    /// Whether languages of both directions are among them.
    var hasBothDirections: Bool { Set(languages.map(Self.isRightToLeft)).count > 1 }

    /// The words for the directions that the languages are written in; `nil` for the default.
    var directions: [String]? {
        let all = Set(languages.map(Self.isRightToLeft))
        return all == [false] ? nil : all.count > 1 ? ["ltr", "rtl"] : ["rtl"]
    }

    static func isRightToLeft(_ language: String?) -> Bool {
        language.map { Locale.Language(identifier: $0).characterDirection == .rightToLeft } ?? false
    }
}

extension AxisSelection.Words {
    /// The same words with the languages' writing directions, if they name no direction: an app in Arabic or Hebrew is
    /// laid out from right to left.
    public func following(locale: String?) -> Self {
        guard self[.direction] == nil, let directions = LanguageList(locale).directions else { return self }
        return completed(by: [.direction: directions])
    }
}
