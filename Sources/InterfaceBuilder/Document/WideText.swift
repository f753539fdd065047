internal import Foundation

/// Text as two bytes a character, which editors on other systems make of a file.
enum WideText {
    /// Whether a file begins with the mark of UTF-16.
    static func isMarked(_ data: Data) -> Bool {
        data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    }

    /// The text without the mark; `nil` where the bytes are not what the mark says.
    static func text(of data: Data) -> String? {
        guard let text = String(data: data, encoding: .utf16) else { return nil }
        return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }
}
