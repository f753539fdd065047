import Diagnostics
import Foundation

/// A worker's cache of hyphenation patterns, by language.
final class HyphenationCache {
    private let folders: [String]
    private var patterns: [String: HyphenationPatterns?] = [:]
    private let report: (FontProblem) -> Void
    /// The maximum size of a dictionary; the German one has a million bytes.
    private static let largestFile = 16_000_000

    /// - Parameters:
    ///   - folders: the folders to search, in order.
    ///   - report: receives languages without a dictionary.
    init(folders: [String], report: @escaping (FontProblem) -> Void) {
        self.folders = folders
        self.report = report
    }

    /// The letters before which a word may break in a language, such as `en` or `pt-BR`.
    ///
    /// Without a dictionary there are none, and the language is reported.
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
                // If a folder or file cannot be read, the next one is tried.
                continue
            }
        }
        return nil
    }
}
