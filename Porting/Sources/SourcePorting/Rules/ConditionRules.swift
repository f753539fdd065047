import Foundation
import SwiftSyntax

/// Answers the conditions of compilation as iOS would.
final class ConditionRules: PortingRule {
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { answer(condition) }
        return .visitChildren
    }

    private func answer(_ condition: ExprSyntax) {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        for call in finder.calls {
            if let value = CompilationCondition.answers[call.flat.filter { $0 != " " }] {
                context.edits.replace(call, with: value ? "true" : "false")
            }
        }
    }

    private final class CallFinder: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .skipChildren
        }
    }
}

/// The value of a condition of compilation on iOS.
enum CompilationCondition {
    /// The answers that differ from those of the machine that compiles.
    static let answers: [String: Bool] = [
        "os(iOS)": true, "os(Linux)": false, "targetEnvironment(simulator)": true,
        "canImport(ObjectiveC)": true, "canImport(SwiftUI)": false, "canImport(AppKit)": false,
        "canImport(WatchKit)": false, "canImport(Glibc)": false, "canImport(Cocoa)": false,
        "canImport(Combine)": true, "canImport(os)": true, "canImport(Darwin)": true,
        "canImport(UIKit)": true, "canImport(Network)": true, "canImport(CryptoKit)": true,
        "canImport(CommonCrypto)": true, "canImport(FoundationNetworking)": false, "canImport(FoundationXML)": false,
    ]

    /// The text with `false` in place of `SWIFT_PACKAGE` in conditions, at the same columns.
    ///
    /// The package manager sets the condition for all that it compiles, also for what Xcode compiles without it.
    static func withoutPackage(_ text: String) -> String {
        let word = "SWIFT_PACKAGE"
        guard text.contains(word) else { return text }
        let no = "false".padding(toLength: word.count, withPad: " ", startingAt: 0)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            guard start.hasPrefix("#if") || start.hasPrefix("#elseif") else { return String(line) }
            return line.replacingOccurrences(of: word, with: no)
        }
        return lines.joined(separator: "\n")
    }

    /// Whether the code under a condition is compiled; `nil` if that depends on more than the platform.
    static func value(_ condition: ExprSyntax) -> Bool? {
        let text = condition.flat.filter { $0 != " " }
        if let answer = answers[text] { return answer }
        if text == "true" { return true }
        if text == "false" { return false }
        if condition.is(FunctionCallExprSyntax.self), text.hasPrefix("os(") || text == "targetEnvironment(macCatalyst)"
        {
            return false
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return value(not.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return value(only.expression)
        }
        guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
        return value(sequence: Array(sequence.elements))
    }

    /// `&&` binds closer than `||`.
    private static func value(sequence: [ExprSyntax]) -> Bool? {
        let alternatives = sequence.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
        let values = alternatives.map { alternative -> Bool? in
            let parts = alternative.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }
                .map { $0.count == 1 ? $0.first.flatMap(value) : nil }
            if parts.contains(false) { return false }
            return parts.contains(nil) ? nil : true
        }
        if values.contains(true) { return true }
        return values.contains(nil) ? nil : false
    }
}

extension IfConfigDeclSyntax {
    /// The clauses that may be compiled for iOS.
    var possibleClauses: [IfConfigClauseSyntax] {
        var found: [IfConfigClauseSyntax] = []
        for clause in clauses {
            let value = clause.condition.map(CompilationCondition.value) ?? true
            if value != false { found.append(clause) }
            if value == true { break }
        }
        return found
    }
}

extension SyntaxProtocol {
    /// Whether a condition around the node leaves it out on iOS.
    var isLeftOutOnIOS: Bool {
        var current = parent
        while let node = current {
            if let clause = node.as(IfConfigClauseSyntax.self),
                let list = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
                !list.possibleClauses.contains(where: { $0.id == clause.id })
            {
                return true
            }
            current = node.parent
        }
        return false
    }
}
