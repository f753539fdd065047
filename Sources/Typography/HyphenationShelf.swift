import Diagnostics
import Foundation

/// The hyphenation patterns that one worker has read, by language.
final class HyphenationShelf {
    private let folders: [String]
    private var patterns: [String: HyphenationPatterns?] = [:]
    private let report: (FontProblem) -> Void
    /// A dictionary's: the German one has a million bytes.
    private static let largestFile = 16_000_000

    /// - Parameters:
    ///   - folders: where dictionaries are looked for, in this order.
    ///   - report: hears of languages that there is none of.
    init(folders: [String], report: @escaping (FontProblem) -> Void) {
        self.folders = folders
        self.report = report
    }

    /// Before which of a word's letters it may be parted in a language, as `en` or `pt-BR`; nowhere where no dictionary
    /// of the language is installed, which is reported.
    func breaks(in word: String, language: String) -> [Int] {
        let found: HyphenationPatterns?
        if let known = patterns[language] {
            found = known
        } else {
            found = read(language)
            if found == nil { report(.noHyphenation(language: language)) }
            patterns[language] = .some(found)
        }
        return found?.breaks(in: word) ?? []
    }

    private func read(_ language: String) -> HyphenationPatterns? {
        let tag = language.replacing("-", with: "_")
        guard let stem = tag.split(separator: "_").first, tag.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        for folder in folders {
            do {
                let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                let wanted = ["hyph_\(tag).dic", "hyph_\(stem).dic"] + names.filter { $0.hasPrefix("hyph_\(stem)_") }
                for name in wanted where names.contains(name) {
                    let bytes = try readFile(folder + "/" + name, limit: Self.largestFile)
                    if let patterns = HyphenationPatterns(dictionary: bytes) { return patterns }
                }
            } catch {
                // A folder that is not there, or a file that cannot be read: the next may have one.
                continue
            }
        }
        return nil
    }
}
