import Foundation

/// Quotes words for a shell.
enum ShellText {
    /// The word, in quotation marks if it contains more than letters, digits and harmless characters.
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-@=+,".contains($0)) }
        return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
