public import Diagnostics

/// A problem with the localized strings beside a document.
public enum LocalizationProblem: Problem {
    /// There are no strings in this language beside the document.
    case noStrings(locale: String, available: [String])
    /// The file must contain something else here.
    case syntax(expected: String)
    case unreadable(reason: String)
    /// A text that varies by a number, which is not available.
    case awaitsNumber(key: String)

    public var code: String {
        switch self {
        case .noStrings: "no-localization"
        case .syntax: "strings-syntax"
        case .unreadable: "unreadable-strings"
        case .awaitsNumber: "words-without-number"
        }
    }

    public var message: String {
        switch self {
        case .noStrings(let locale, let available):
            available.isEmpty
                ? "there are no strings in \(locale), nor in any other language"
                : "there are no strings in \(locale); there are some in \(available.joined(separator: ", "))"
        case .syntax(let expected): "\(expected) expected"
        case .unreadable(let reason): "the strings cannot be read: \(reason)"
        case .awaitsNumber(let key): "\(key) differs by a number, which a document does not give"
        }
    }

    public var remedy: String? {
        switch self {
        case .noStrings: "the document's own words are shown"
        case .syntax: "an entry is \"key\" = \"value\";"
        case .unreadable: "save the file as UTF-8 in Xcode again"
        case .awaitsNumber: "it is shown as UIKit shows it until code formats it"
        }
    }
}
