import Foundation

/// Words for a shell.
enum ShellText {
    /// The word as a shell takes it: in quotation marks where it has more than letters, digits and harmless signs.
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-@=+,".contains($0)) }
        return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
