import Foundation
import Geometry

/// Reads the visual format language by recursive descent; each function is a rule of the grammar.
///
///     format      = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]
///     view        = "[" name ["(" predicate {"," predicate} ")"] "]"
///     connection  = "" | "-" | "-" (number | name) ["@" priority] "-" | "-(" predicate {"," predicate} ")-"
///     predicate   = ["==" | "<=" | ">="] object {("*" | "/" | "+" | "-") number} ["@" priority]
///     object      = number | name
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var position = 0
    private let metrics: [String: Double]
    private let views: [String: ItemID]

    init(_ format: String, metrics: [String: Double], views: [String: ItemID]) {
        self.format = format
        characters = Array(format)
        self.metrics = metrics
        self.views = views
    }

    mutating func parse() throws(VisualFormatProblem) -> VisualFormatLine {
        var line = VisualFormatLine()
        if let axis = parseAxis() { line.axis = axis }
        if take("|") {
            line.leadingGap = try parseConnection()
        }
        line.views.append(try parseView())
        while !isAtEnd {
            let gap = try parseConnection()
            if take("|") {
                line.trailingGap = gap
                break
            }
            line.views.append(try parseView())
            line.gaps.append(gap)
        }
        guard isAtEnd else { throw problem(.expected("the end of the format")) }
        return line
    }

    private mutating func parseAxis() -> Axis? {
        skipSpace()
        guard position + 1 < characters.count, characters[position + 1] == ":" else { return nil }
        let axis: Axis
        switch characters[position] {
        case "H": axis = .horizontal
        case "V": axis = .vertical
        default: return nil
        }
        position += 2
        return axis
    }

    private mutating func parseView() throws(VisualFormatProblem) -> VisualFormatLine.View {
        guard take("[") else { throw problem(.expected("[")) }
        skipSpace()
        let column = position + 1
        guard let name = parseName() else { throw problem(.expected("the name of a view")) }
        guard let item = views[name] else { throw problem(.unknownView(name), column: column) }
        var predicates: [VisualFormatLine.Predicate] = []
        if take("(") { predicates = try parsePredicates(allowsViews: true) }
        guard take("]") else { throw problem(.expected("]")) }
        return VisualFormatLine.View(item: item, name: name, column: column, predicates: predicates)
    }

    private mutating func parseConnection() throws(VisualFormatProblem) -> VisualFormatLine.Gap {
        guard take("-") else { return .flush }
        skipSpace()
        guard let next = current else { throw problem(.expected("a gap, [ or |")) }
        if next == "[" || next == "|" { return .standard }
        let predicates: [VisualFormatLine.Predicate]
        if take("(") {
            predicates = try parsePredicates(allowsViews: false)
        } else {
            guard next.isNumber || next == "." || Self.isNameStart(next) else {
                throw problem(.expected("a number, the name of a metric, ( or ["))
            }
            let (object, _) = try parseObject(allowsViews: false)
            var predicate = VisualFormatLine.Predicate(object: object)
            if take("@") { predicate.priority = try parsePriority() }
            predicates = [predicate]
        }
        guard take("-") else { throw problem(.expected("-")) }
        return .predicates(predicates)
    }

    /// The predicates after an opening parenthesis, up to and including the closing one.
    private mutating func parsePredicates(
        allowsViews: Bool
    ) throws(VisualFormatProblem) -> [VisualFormatLine.Predicate] {
        var predicates = [try parsePredicate(allowsViews: allowsViews)]
        while take(",") { predicates.append(try parsePredicate(allowsViews: allowsViews)) }
        guard take(")") else { throw problem(.expected(") or ,")) }
        return predicates
    }

    private mutating func parsePredicate(
        allowsViews: Bool
    ) throws(VisualFormatProblem) -> VisualFormatLine.Predicate {
        var relation = LayoutRelation.equal
        if take("==") {
            relation = .equal
        } else if take("<=") {
            relation = .lessThanOrEqual
        } else if take(">=") {
            relation = .greaterThanOrEqual
        } else if let character = current, "=<>".contains(character) {
            throw problem(.expected("==, <= or >="))
        }
        let (object, _) = try parseObject(allowsViews: allowsViews)
        var predicate = VisualFormatLine.Predicate(relation: relation, object: object)
        while let sign = current, "*/+-".contains(sign) {
            let column = position + 1
            position += 1
            let value = try parseConstant()
            switch sign {
            case "*":
                (predicate.multiplier, predicate.offset) = (predicate.multiplier * value, predicate.offset * value)
            case "/":
                guard value != 0 else { throw problem(.number("/0"), column: column) }
                (predicate.multiplier, predicate.offset) = (predicate.multiplier / value, predicate.offset / value)
            case "+": predicate.offset += value
            default: predicate.offset -= value
            }
        }
        if take("@") { predicate.priority = try parsePriority() }
        return predicate
    }

    private mutating func parseObject(
        allowsViews: Bool
    ) throws(VisualFormatProblem) -> (VisualFormatLine.Predicate.Object, column: Int) {
        skipSpace()
        let column = position + 1
        guard let first = current, Self.isNameStart(first) else { return (.constant(try parseNumber()), column) }
        guard let name = parseName() else { throw problem(.expected("a name")) }
        if let value = metrics[name] { return (.constant(CGFloat(value)), column) }
        guard allowsViews else { throw problem(.unknownMetric(name), column: column) }
        guard let view = views[name] else { throw problem(.unknownName(name), column: column) }
        return (.view(view), column)
    }

    /// A number, or a metric by its name.
    private mutating func parseConstant() throws(VisualFormatProblem) -> CGFloat {
        guard case (.constant(let value), _) = try parseObject(allowsViews: false) else { return 0 }
        return value
    }

    private mutating func parsePriority() throws(VisualFormatProblem) -> Double {
        skipSpace()
        let column = position + 1
        let value = Double(try parseConstant())
        guard value > 0, value <= 1000 else { throw problem(.priority(value), column: column) }
        return value
    }

    // MARK: Characters

    private mutating func parseName() -> String? {
        skipSpace()
        guard let first = current, Self.isNameStart(first) else { return nil }
        var name = ""
        while let character = current, Self.isNameStart(character) || character.isNumber {
            name.append(character)
            position += 1
        }
        return name
    }

    private mutating func parseNumber() throws(VisualFormatProblem) -> CGFloat {
        skipSpace()
        let start = position
        var text = ""
        if let sign = current, sign == "-" || sign == "+" {
            text.append(sign)
            position += 1
        }
        while let character = current, character.isASCII, character.isNumber || character == "." {
            text.append(character)
            position += 1
        }
        guard text.contains(where: \.isNumber) else {
            position = start
            throw problem(.expected("a number or a name"))
        }
        guard let value = Double(text), value.isFinite, abs(value) <= Double(ConstraintSystem.largestLength) else {
            throw problem(.number(text), column: start + 1)
        }
        return CGFloat(value)
    }

    private static func isNameStart(_ character: Character) -> Bool { character.isLetter || character == "_" }

    private var current: Character? { position < characters.count ? characters[position] : nil }

    private var isAtEnd: Bool {
        characters[min(position, characters.count)...].allSatisfy(\.isWhitespace)
    }

    private mutating func skipSpace() {
        while current?.isWhitespace == true { position += 1 }
    }

    private mutating func take(_ token: String) -> Bool {
        skipSpace()
        guard characters[position...].starts(with: token) else { return false }
        position += token.count
        return true
    }

    private func problem(_ reason: VisualFormatProblem.Reason, column: Int? = nil) -> VisualFormatProblem {
        VisualFormatProblem(reason, format: format, column: column ?? position + 1)
    }
}
