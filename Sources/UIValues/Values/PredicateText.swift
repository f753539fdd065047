import Foundation

/// A condition on an object.
indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateOperand, String, PredicateOperand, options: String)

    func matches(_ object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let inner): !inner.matches(object, variables)
        case .all(let list): list.allSatisfy { $0.matches(object, variables) }
        case .any(let list): list.contains { $0.matches(object, variables) }
        case .comparison(let left, let word, let right, let options):
            Self.compare(left.value(of: object, variables), word, right.value(of: object, variables), options)
        }
    }

    private static func compare(_ left: Any?, _ word: String, _ right: Any?, _ options: String) -> Bool {
        var folding: String.CompareOptions = []
        if options.contains("c") { folding.insert(.caseInsensitive) }
        if options.contains("d") { folding.insert(.diacriticInsensitive) }
        switch word {
        case "==", "=": return isEqual(left, right, folding)
        case "!=", "<>": return !isEqual(left, right, folding)
        case "<", "<=", "=<", ">", ">=", "=>":
            guard let order = KeyedValue.order(left, right) else { return false }
            return switch word {
            case "<": order < 0
            case ">": order > 0
            case ">=", "=>": order >= 0
            default: order <= 0
            }
        case "IN": return elements(right).contains { isEqual(left, $0, folding) }
        case "CONTAINS":
            if let text = left as? String {
                return (right as? String).map { text.range(of: $0, options: folding) != nil } ?? false
            }
            return elements(left).contains { isEqual($0, right, folding) }
        case "BEGINSWITH":
            return texts(left, right).map { $0.range(of: $1, options: folding.union(.anchored)) != nil } ?? false
        case "ENDSWITH":
            return texts(left, right).map { $0.range(of: $1, options: folding.union([.anchored, .backwards])) != nil }
                ?? false
        case "LIKE":
            return texts(left, right).map { text, pattern in
                let expression = NSRegularExpression.escapedPattern(for: pattern)
                    .replacing("\\*", with: ".*").replacing("\\?", with: ".")
                return isWhole(text, expression, options.contains("c"))
            } ?? false
        case "MATCHES": return texts(left, right).map { isWhole($0, $1, options.contains("c")) } ?? false
        default: return false
        }
    }

    private static func isWhole(_ text: String, _ pattern: String, _ ignoresCase: Bool) -> Bool {
        let expression = try? NSRegularExpression(
            pattern: "^(?:\(pattern))$", options: ignoresCase ? .caseInsensitive : [])
        return expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
        guard let left = left as? String, let right = right as? String else { return nil }
        return (left, right)
    }

    private static func elements(_ value: Any?) -> [Any] {
        if let list = value as? [Any] { return list }
        if let set = value as? NSSet { return set.allObjects }
        if let set = value as? Set<AnyHashable> { return set.map(\.base) }
        return []
    }

    private static func isEqual(_ left: Any?, _ right: Any?, _ folding: String.CompareOptions) -> Bool {
        if let (left, right) = texts(left, right) { return left.compare(right, options: folding) == .orderedSame }
        if let order = KeyedValue.order(left, right) { return order == 0 }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return left == nil && right == nil
    }
}

/// A side of a comparison.
enum PredicateOperand {
    case constant(Any?)
    /// The path of a value of the object; empty for the object itself.
    case path([String])
    case variable(String)

    func value(of object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): value
        case .variable(let name): variables[name]
        case .path(let words): KeyedValue.value(at: words, of: object)
        }
    }
}

/// The text of a predicate, as `NSPredicate` reads it.
struct PredicateText {
    /// The condition; `nil` if the text cannot be understood.
    private(set) var condition: PredicateCondition?
    private var words: [String] = []
    private var position = 0
    private var arguments: [Any]

    init(_ format: String, arguments: [Any]) {
        self.arguments = arguments
        words = Self.words(of: format)
        let found = alternatives()
        condition = position == words.count ? found : nil
    }

    private static func words(of text: String) -> [String] {
        let pattern =
            #""(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|%(?:@|K|ld|lu|lf|d|i|u|f)|[<>=!]=|=[<>]|<>|&&|\|\||-?\d+(?:\.\d+)?|[$#@]?[\w.@]+|\[[cdnlw]+\]|\S"#
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let whole = NSRange(location: 0, length: text.utf16.count)
        return expression.matches(in: text, range: whole).map { (text as NSString).substring(with: $0.range) }
    }

    private var next: String? { position < words.count ? words[position] : nil }

    private mutating func take(_ candidates: String...) -> Bool {
        guard let next, candidates.contains(next.uppercased()) else { return false }
        position += 1
        return true
    }

    private mutating func alternatives() -> PredicateCondition? {
        guard var list = conjunction().map({ [$0] }) else { return nil }
        while take("OR", "||") {
            guard let more = conjunction() else { return nil }
            list.append(more)
        }
        return list.count == 1 ? list[0] : .any(list)
    }

    private mutating func conjunction() -> PredicateCondition? {
        guard var list = negation().map({ [$0] }) else { return nil }
        while take("AND", "&&") {
            guard let more = negation() else { return nil }
            list.append(more)
        }
        return list.count == 1 ? list[0] : .all(list)
    }

    private mutating func negation() -> PredicateCondition? {
        if take("NOT", "!") { return negation().map { .not($0) } }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            let inner = alternatives()
            return take(")") ? inner : nil
        }
        return comparison()
    }

    private mutating func comparison() -> PredicateCondition? {
        guard let left = operand(), let word = next?.uppercased() else { return nil }
        position += 1
        var options = ""
        if let next, next.hasPrefix("["), next.hasSuffix("]") {
            options = next.lowercased()
            position += 1
        }
        guard let right = operand() else { return nil }
        return .comparison(left, word, right, options: options)
    }

    private mutating func operand() -> PredicateOperand? {
        guard let word = next else { return nil }
        position += 1
        if word == "%K" { return argument().map { .path("\($0)".split(separator: ".").map(String.init)) } }
        if word.hasPrefix("%") { return argument().map { .constant($0) } }
        if let quote = word.first, quote == "\"" || quote == "'" {
            return .constant(String(word.dropFirst().dropLast()).replacing("\\\\", with: "\\"))
        }
        if word == "{" {
            var list: [Any] = []
            while !take("}") {
                guard case .constant(let value)? = operand() else { return nil }
                if let value { list.append(value) }
                _ = take(",")
            }
            return .constant(list)
        }
        if let number = Double(word) { return .constant(number) }
        switch word.uppercased() {
        case "SELF": return .path([])
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        default: break
        }
        if word.hasPrefix("$") { return .variable(String(word.dropFirst())) }
        guard word.first.map({ $0.isLetter || $0 == "_" || $0 == "@" || $0 == "#" }) == true else { return nil }
        let name = word.hasPrefix("#") ? String(word.dropFirst()) : word
        let path = name.split(separator: ".").map(String.init)
        return .path(path.first?.uppercased() == "SELF" ? Array(path.dropFirst()) : path)
    }

    private mutating func argument() -> Any? { arguments.isEmpty ? nil : arguments.removeFirst() }
}
