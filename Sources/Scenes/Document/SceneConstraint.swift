import AutoLayout
import Diagnostics
import Foundation
import LocatedText
import UIKit

/// The constraints of an entry in a scene file.
struct SceneConstraint: Sendable {
    var form: Form
    var location: SourceLocation

    enum Form: Sendable {
        case visualFormat(String, options: VisualFormat.Options)
        case anchors(AnchorExpression)
    }

    private struct Long: Sendable {
        var format: SceneConstraint?
        var options: VisualFormat.Options = []
    }

    private static let options: [(String, VisualFormat.Options)] = [
        ("alignAllBottom", .alignAllBottom), ("alignAllCenterX", .alignAllCenterX),
        ("alignAllCenterY", .alignAllCenterY), ("alignAllFirstBaseline", .alignAllFirstBaseline),
        ("alignAllLastBaseline", .alignAllLastBaseline), ("alignAllLeading", .alignAllLeading),
        ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight), ("alignAllTop", .alignAllTop),
        ("alignAllTrailing", .alignAllTrailing), ("directionLeftToRight", .directionLeftToRight),
        ("directionRightToLeft", .directionRightToLeft),
    ]

    static var shape: Shape<SceneConstraint> {
        let short = Shape<SceneConstraint>(
            "a constraint", schema: { _ in .object([("type", .text("string"))]) }
        ) { node, reader in
            guard let text = node.text, !node.isNull else {
                reader.reportType(of: node, expected: "a constraint in quotation marks")
                return nil
            }
            guard text.contains("==") || text.contains("<=") || text.contains(">="), !text.hasPrefix("H:"),
                !text.hasPrefix("V:"), !text.contains("[")
            else { return SceneConstraint(form: .visualFormat(text, options: []), location: node.location) }
            do throws(AnchorExpression.Failure) {
                return SceneConstraint(form: .anchors(try AnchorExpression(text)), location: node.location)
            } catch {
                reader.report(
                    SceneProblem.badConstraint(text, reason: error.reason, column: error.column), at: node.location)
                return nil
            }
        }
        let long = ObjectShape(
            "constraint", Long(),
            fields: [
                Field("format", \.format, short, isRequired: true, "Visual format."),
                Field(
                    "options", .list(.choice(options), atMost: 4), "How the views align across the format's direction."
                ) { $0.options = VisualFormat.Options($1) },
            ]
        ).shape
        let either = Shape<SceneConstraint?>.either(
            short.map { $0 },
            or: long.map { long in
                guard let format = long.format else { return nil }
                guard case .visualFormat(let text, _) = format.form else { return format }
                return SceneConstraint(form: .visualFormat(text, options: long.options), location: format.location)
            }
        ) { $0.entries == nil }
        return Shape(either.words, schema: either.schema) { either.read($0, &$1).flatMap { $0 } }
    }
}

/// A parsed constraint expression such as `title.leading == photo.trailing * 2 + 8 @750`.
struct AnchorExpression: Sendable {
    struct Anchor: Sendable, Equatable {
        /// The id of a view, or `superview`, `safeArea`, `margins`, `readable`, `keyboard`.
        var item: String
        var attribute: NSLayoutConstraint.Attribute
    }

    var first: Anchor
    var relation: NSLayoutConstraint.Relation
    var second: Anchor?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: Float = 1_000

    private static let attributes: [(word: String, attribute: NSLayoutConstraint.Attribute)] = [
        ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
        ("trailing", .trailing), ("width", .width), ("height", .height), ("centerX", .centerX), ("centerY", .centerY),
        ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
    ]

    struct Failure: Error {
        var reason: String
        /// The column, counted from 1.
        var column: Int
    }

    /// Parses `anchor relation [anchor] [* multiplier] [+ constant] [@priority]`.
    init(_ text: String) throws(Failure) {
        var scanner = Scanner(text)
        first = try scanner.anchor()
        relation = try scanner.relation()
        if scanner.startsNumber {
            constant = try scanner.number()
        } else {
            second = try scanner.anchor()
            if scanner.take("*") { multiplier = try scanner.number() }
            if scanner.take("/") {
                let divisor = try scanner.number()
                guard divisor != 0 else { throw scanner.failure("nothing can be divided by zero") }
                multiplier = 1 / divisor
            }
            if scanner.take("+") {
                constant = try scanner.number()
            } else if scanner.take("-") {
                constant = -(try scanner.number())
            }
        }
        if scanner.take("@") {
            let value = try scanner.number()
            guard (1...1_000).contains(value) else { throw scanner.failure("a priority is a number from 1 to 1000") }
            priority = Float(value)
        }
        guard scanner.isAtEnd else { throw scanner.failure("nothing more is expected here") }
    }

    private struct Scanner {
        let characters: [Character]
        var index = 0

        init(_ text: String) {
            characters = Array(text)
            skipSpaces()
        }

        var isAtEnd: Bool { index >= characters.count }

        func failure(_ reason: String) -> Failure { Failure(reason: reason, column: min(index, characters.count) + 1) }

        private mutating func skipSpaces() {
            while index < characters.count, characters[index] == " " { index += 1 }
        }

        mutating func take(_ sign: Character) -> Bool {
            guard index < characters.count, characters[index] == sign else { return false }
            index += 1
            skipSpaces()
            return true
        }

        var startsNumber: Bool {
            guard index < characters.count else { return false }
            let character = characters[index]
            return character.isASCII && (character.isNumber || character == "." || character == "-")
        }

        mutating func word() -> String {
            let start = index
            while index < characters.count, characters[index].isASCII,
                characters[index].isLetter || characters[index].isNumber || characters[index] == "_"
                    || (characters[index] == "-" && index > start && index + 1 < characters.count
                        && characters[index + 1].isLetter)
            {
                index += 1
            }
            return String(characters[start..<index])
        }

        mutating func anchor() throws(Failure) -> Anchor {
            let item = word()
            guard !item.isEmpty else { throw failure("a view's id is expected") }
            guard index < characters.count, characters[index] == "." else {
                throw failure("'.' and an attribute are expected after '\(item)'")
            }
            index += 1
            let start = index
            let word = word()
            guard let attribute = AnchorExpression.attributes.first(where: { $0.word == word })?.attribute else {
                let known = AnchorExpression.attributes.map(\.word)
                index = start
                throw failure(
                    nearestWords(to: word, among: known).first
                        .map { "there is no attribute '\(word)'; did you mean '\($0)'?" }
                        ?? "an attribute is one of \(known.joined(separator: ", "))")
            }
            skipSpaces()
            return Anchor(item: item, attribute: attribute)
        }

        mutating func relation() throws(Failure) -> NSLayoutConstraint.Relation {
            let relations: [(sign: String, NSLayoutConstraint.Relation)] = [
                ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
            ]
            for (sign, relation) in relations where characters[index...].starts(with: sign) {
                index += 2
                skipSpaces()
                return relation
            }
            throw failure("'==', '<=' or '>=' is expected")
        }

        mutating func number() throws(Failure) -> CGFloat {
            let start = index
            if index < characters.count, characters[index] == "-" { index += 1 }
            while index < characters.count, characters[index].isASCII,
                characters[index].isNumber || characters[index] == "."
            {
                index += 1
            }
            guard let value = Double(String(characters[start..<index])), abs(value) <= 100_000 else {
                index = start
                throw failure("a number is expected")
            }
            skipSpaces()
            return CGFloat(value)
        }
    }
}
