public import Foundation

/// UTF-16 text, as some editors save files.
public enum WideText {
    /// Whether the data begins with the byte order mark of UTF-16.
    public static func isMarked(_ data: Data) -> Bool {
        data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    }

    /// The text without its byte order mark; `nil` if the bytes are not UTF-16.
    public static func text(of data: Data) -> String? {
        guard let text = String(data: data, encoding: .utf16) else { return nil }
        return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }
}
