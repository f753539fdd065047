internal import Diagnostics
internal import Foundation
internal import LocatedText

/// A `.strings` file: `"key" = "value";`, with comments.
enum StringsFile {
    /// Reads all valid entries.
    ///
    /// An invalid entry is reported, and reading resumes at the next one.
    static func read(_ data: Data, path: String) -> Diagnosed<[String: String]> {
        var log = ProblemLog()
        guard let text = text(of: data) else {
            log.error(
                LocalizationProblem.unreadable(reason: "it is neither UTF-8 nor UTF-16"),
                at: SourceLocation(file: path))
            return Diagnosed([:], diagnostics: log.diagnostics)
        }
        var scanner = StringsScanner(Array(text.unicodeScalars), path: path)
        var entries: [String: String] = [:]
        while scanner.skipBlanks() {
            do throws(StringsScanner.Failure) {
                let key = try scanner.word()
                try scanner.take("=")
                entries[key] = try scanner.word()
                try scanner.take(";")
            } catch {
                log.error(LocalizationProblem.syntax(expected: error.expected), at: scanner.location)
                scanner.skipEntry()
            }
        }
        if scanner.endsInComment { log.warn(LocalizationProblem.syntax(expected: "a */"), at: scanner.location) }
        return Diagnosed(entries, diagnostics: log.diagnostics)
    }

    private static func text(of data: Data) -> String? {
        WideText.isMarked(data) ? WideText.text(of: data) : String(data: data, encoding: .utf8)
    }
}

/// A scanner for the text of a `.strings` file.
private struct StringsScanner {
    struct Failure: Error { var expected: String }

    private let scalars: [Unicode.Scalar]
    private let path: String
    private var index = 0
    private var line = 1
    private var lineStart = 0
    /// Whether an unterminated comment extends to the end of the file and hides all entries inside it.
    private(set) var endsInComment = false

    init(_ scalars: [Unicode.Scalar], path: String) {
        self.scalars = scalars
        self.path = path
        if scalars.first == "\u{FEFF}" { index = 1 }
    }

    var location: SourceLocation { SourceLocation(file: path, line: line, column: index - lineStart + 1) }

    private func at(_ offset: Int = 0) -> Unicode.Scalar? {
        scalars.indices.contains(index + offset) ? scalars[index + offset] : nil
    }

    private mutating func advance() {
        if at() == "\n" { (line, lineStart) = (line + 1, index + 1) }
        index += 1
    }

    /// Skips whitespace and comments.
    ///
    /// - Returns: whether any text is left.
    mutating func skipBlanks() -> Bool {
        while let scalar = at() {
            if scalar.properties.isWhitespace {
                advance()
            } else if scalar == "/", at(1) == "/" {
                while at() != nil, at() != "\n" { advance() }
            } else if scalar == "/", at(1) == "*" {
                while at() != nil, !(at() == "*" && at(1) == "/") { advance() }
                if at() == nil { endsInComment = true }
                index = min(index + 2, scalars.count)
            } else {
                return true
            }
        }
        return false
    }

    mutating func take(_ sign: Unicode.Scalar) throws(Failure) {
        guard skipBlanks(), at() == sign else { throw Failure(expected: "a \(sign)") }
        advance()
    }

    /// A quoted string, or an unquoted word of letters, digits, full stops, hyphens and underscores.
    mutating func word() throws(Failure) -> String {
        guard skipBlanks(), let first = at() else { throw Failure(expected: "a string") }
        var result = String.UnicodeScalarView()
        guard first == "\"" else {
            while let scalar = at(), scalar.properties.isAlphabetic || "0123456789.-_".unicodeScalars.contains(scalar) {
                result.append(scalar)
                advance()
            }
            guard !result.isEmpty else { throw Failure(expected: "a string") }
            return String(result)
        }
        advance()
        while let scalar = at(), scalar != "\"" {
            advance()
            result.append(scalar == "\\" ? escaped() : scalar)
        }
        guard at() == "\"" else { throw Failure(expected: "a closing quotation mark") }
        advance()
        return String(result)
    }

    private mutating func escaped() -> Unicode.Scalar {
        guard let scalar = at() else { return "\\" }
        advance()
        switch scalar {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = String(String.UnicodeScalarView((0..<4).compactMap { at($0) }))
            guard digits.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                return scalar
            }
            for _ in 0..<4 { advance() }
            return scalar
        default: return scalar
        }
    }

    /// Skips to the character after the next semicolon.
    mutating func skipEntry() {
        while let scalar = at() {
            advance()
            if scalar == ";" { return }
        }
    }
}
