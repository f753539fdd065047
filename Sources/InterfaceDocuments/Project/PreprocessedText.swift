import Foundation

/// A property list after the directives of the C preprocessor, which Xcode runs over it if a target asks for that.
struct PreprocessedText {
    private static let deepestCondition = 64

    private var macros: [String: String]
    private(set) var text = ""

    /// Whether a line is a directive.
    static func isDirective(_ line: Substring) -> Bool {
        let words = ["if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include"]
        return words.contains(word(of: line))
    }

    private static func word(of line: Substring) -> String {
        let line = line.drop { $0 == " " || $0 == "\t" }
        guard line.first == "#" else { return "" }
        return String(line.dropFirst().drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter })
    }

    /// Runs the directives over a text.
    ///
    /// Lines keep their numbers. There is no result if conditions do not end or are nested too deeply.
    ///
    /// - Parameters:
    ///   - source: the text.
    ///   - macros: the macros that are defined, with their values.
    init?(_ source: String, macros: [String: String]) {
        self.macros = macros
        /// Whether the current branch is taken, and whether any branch was.
        var conditions: [(isTaken: Bool, wasTaken: Bool, isReached: Bool)] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let isOn = conditions.allSatisfy { $0.isTaken && $0.isReached }
            let word = Self.word(of: line)
            let rest = Self.argument(of: line, after: word)
            switch word {
            case "if", "ifdef", "ifndef":
                guard conditions.count < Self.deepestCondition else { return nil }
                let holds =
                    word == "if"
                    ? Condition.holds(rest, self.macros) : (self.macros[rest] != nil) == (word == "ifdef")
                conditions.append((holds, holds, isOn))
            case "elif":
                guard var last = conditions.popLast() else { return nil }
                last.isTaken = !last.wasTaken && Condition.holds(rest, self.macros)
                last.wasTaken = last.wasTaken || last.isTaken
                conditions.append(last)
            case "else":
                guard var last = conditions.popLast() else { return nil }
                last.isTaken = !last.wasTaken
                last.wasTaken = true
                conditions.append(last)
            case "endif":
                guard conditions.popLast() != nil else { return nil }
            case "define" where isOn:
                let parts = rest.split(separator: " ", maxSplits: 1)
                if let name = parts.first { self.macros[String(name)] = parts.count > 1 ? String(parts[1]) : "" }
            case "undef" where isOn: self.macros[rest] = nil
            case "define", "undef", "include": break
            default: if isOn { text += line }
            }
            text += "\n"
        }
        guard conditions.isEmpty else { return nil }
    }

    private static func argument(of line: Substring, after word: String) -> String {
        guard !word.isEmpty, let start = line.firstIndex(of: "#") else { return "" }
        let rest = line[line.index(after: start)...].drop { $0 == " " || $0 == "\t" }.dropFirst(word.count)
        return rest.trimmingCharacters(in: .whitespaces)
    }

    /// The condition of `#if`: names, whole numbers, `defined`, `!`, `&&`, `||`, comparisons and parentheses.
    private struct Condition {
        private var tokens: ArraySlice<String>
        private let macros: [String: String]
        private var depth = 0

        static func holds(_ text: String, _ macros: [String: String]) -> Bool {
            var condition = Condition(tokens: tokens(of: text)[...], macros: macros)
            return condition.either() != 0
        }

        private init(tokens: ArraySlice<String>, macros: [String: String]) {
            self.tokens = tokens
            self.macros = macros
        }

        private static func tokens(of text: String) -> [String] {
            var tokens: [String] = []
            var rest = text.prefix(1000)
            while let first = rest.first {
                if first.isWhitespace {
                    rest = rest.dropFirst()
                } else if first.isLetter || first.isNumber || first == "_" {
                    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                    tokens.append(String(word))
                    rest = rest.dropFirst(word.count)
                } else {
                    let pair = String(rest.prefix(2))
                    let token = ["&&", "||", "==", "!=", "<=", ">="].contains(pair) ? pair : String(first)
                    tokens.append(token)
                    rest = rest.dropFirst(token.count)
                }
            }
            return tokens
        }

        private mutating func take(_ token: String) -> Bool {
            guard tokens.first == token else { return false }
            tokens = tokens.dropFirst()
            return true
        }

        private mutating func either() -> Int {
            var value = both()
            while take("||") { value = (both() != 0 || value != 0) ? 1 : 0 }
            return value
        }

        private mutating func both() -> Int {
            var value = comparison()
            while take("&&") { value = (comparison() != 0 && value != 0) ? 1 : 0 }
            return value
        }

        private mutating func comparison() -> Int {
            let value = single()
            guard let sign = tokens.first, ["==", "!=", "<", ">", "<=", ">="].contains(sign) else { return value }
            tokens = tokens.dropFirst()
            let other = single()
            switch sign {
            case "==": return value == other ? 1 : 0
            case "!=": return value != other ? 1 : 0
            case "<": return value < other ? 1 : 0
            case ">": return value > other ? 1 : 0
            case "<=": return value <= other ? 1 : 0
            default: return value >= other ? 1 : 0
            }
        }

        private mutating func single() -> Int {
            depth += 1
            defer { depth -= 1 }
            guard depth < 100, let token = tokens.popFirst() else { return 0 }
            switch token {
            case "!": return single() == 0 ? 1 : 0
            case "(":
                let value = either()
                _ = take(")")
                return value
            case "defined":
                let isInParentheses = take("(")
                let name = tokens.popFirst() ?? ""
                if isInParentheses { _ = take(")") }
                return macros[name] != nil ? 1 : 0
            default: return Int(token) ?? Int(macros[token] ?? "") ?? 0
            }
        }
    }
}
