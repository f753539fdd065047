public import Foundation

/// A spelling checker that knows no words: nothing is misspelled, and there are no guesses.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    open var ignoredWords: [String]?

    open class var availableLanguages: [String] { ["en_US"] }

    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }

    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }

    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }

    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
}
