import Foundation

/// The words and signs of a Swift file, without comments and the text of string literals.
///
/// This is a lexer only: it knows strings with their interpolations, comments and regular expressions, and no grammar.
struct SwiftTokens {
    enum Token: Equatable {
        /// An identifier, a keyword or a number.
        case word(String)
        case sign(UInt8)
    }

    private(set) var tokens: [Token] = []
    /// The lines of the tokens, from 1.
    private(set) var lines: [Int] = []
    private var line = 1
    private var counted = 0
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        readCode(untilParenthesis: false)
    }

    private mutating func append(_ token: Token) {
        while counted < index {
            if bytes[counted] == UInt8(ascii: "\n") { line += 1 }
            counted += 1
        }
        tokens.append(token)
        lines.append(line)
    }

    private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + offset + count <= bytes.count else { return false }
        for step in 0..<count where bytes[index + offset + step] != text.utf8Start[step] { return false }
        return true
    }

    /// Reads code up to the end of the file, or up to the parenthesis that ends an interpolation.
    private mutating func readCode(untilParenthesis: Bool) {
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            if Self.isPartOfWord(byte) {
                readWord()
            } else if byte == UInt8(ascii: "/"), skipCommentOrRegex() {
                continue
            } else if byte == UInt8(ascii: "#"), let pounds = poundsOfLiteral() {
                index += pounds
                let isRegex = bytes[index] == UInt8(ascii: "/")
                if isRegex { skipRegex(pounds: pounds) } else { readString(pounds: pounds) }
            } else if byte == UInt8(ascii: "\"") {
                readString(pounds: 0)
            } else {
                index += 1
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    if untilParenthesis, depth == 0 { return }
                    depth -= 1
                }
                if byte > UInt8(ascii: " "), byte != UInt8(ascii: "`") { append(.sign(byte)) }
            }
        }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func readWord() {
        let start = index
        while index < bytes.count, Self.isPartOfWord(bytes[index]) { index += 1 }
        append(.word(String(decoding: bytes[start..<index], as: UTF8.self)))
    }

    /// Skips a comment or a regular expression; a slash can also be an operator.
    private mutating func skipCommentOrRegex() -> Bool {
        if starts(with: "//") {
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            return true
        }
        if starts(with: "/*") {
            var depth = 0
            repeat {
                if starts(with: "/*") {
                    depth += 1
                    index += 2
                } else if starts(with: "*/") {
                    depth -= 1
                    index += 2
                } else {
                    index += 1
                }
            } while depth > 0 && index < bytes.count
            return true
        }
        // A regular expression begins where a value can begin, and not with a space.
        guard index + 1 < bytes.count, bytes[index + 1] > UInt8(ascii: " "), !endsValue else { return false }
        skipRegex(pounds: 0)
        return true
    }

    /// Whether the last token can end a value, so that a slash after it divides.
    private var endsValue: Bool {
        switch tokens.last {
        case .word(let word): !["return", "in", "case", "try", "await", "else"].contains(word)
        case .sign(let sign): [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(sign)
        case nil: false
        }
    }

    /// The number of signs before a raw string or regular expression; `nil` if neither follows.
    private func poundsOfLiteral() -> Int? {
        var count = 0
        while index + count < bytes.count, bytes[index + count] == UInt8(ascii: "#") { count += 1 }
        guard index + count < bytes.count else { return nil }
        let next = bytes[index + count]
        return next == UInt8(ascii: "\"") || next == UInt8(ascii: "/") ? count : nil
    }

    private func isClosed(pounds: Int, after offset: Int) -> Bool {
        guard index + offset + pounds <= bytes.count else { return false }
        return (0..<pounds).allSatisfy { bytes[index + offset + $0] == UInt8(ascii: "#") }
    }

    private mutating func skipRegex(pounds: Int) {
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/"), isClosed(pounds: pounds, after: 1) {
                index += 1 + pounds
                break
            }
            // A plain literal ends with its line.
            if pounds == 0, byte == UInt8(ascii: "\n") { break }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        append(.sign(UInt8(ascii: "\"")))
    }

    /// Reads a string: its text is dropped, and its interpolations are kept.
    private mutating func readString(pounds: Int) {
        append(.sign(UInt8(ascii: "\"")))
        let isLong = starts(with: "\"\"\"")
        index += isLong ? 3 : 1
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                let length = isLong ? 3 : 1
                if !isLong || starts(with: "\"\"\""), isClosed(pounds: pounds, after: length) {
                    index += length + pounds
                    return
                }
            } else if byte == UInt8(ascii: "\\"), isClosed(pounds: pounds, after: 1) {
                index += 1 + pounds
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                    index += 1
                    readCode(untilParenthesis: true)
                    continue
                }
            }
            index += 1
        }
    }
}
