import SwiftSyntax

/// Answers the conditions of compilation as iOS would.
final class ConditionRules: PortingRule {
    private static let answers: [String: Bool] = [
        "os(iOS)": true, "os(Linux)": false, "targetEnvironment(simulator)": true,
        "canImport(ObjectiveC)": false, "canImport(SwiftUI)": false, "canImport(AppKit)": false,
        "canImport(WatchKit)": false, "canImport(Glibc)": false,
    ]

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { answer(condition) }
        return .visitChildren
    }

    private func answer(_ condition: ExprSyntax) {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        for call in finder.calls {
            let text = call.flat.filter { $0 != " " }
            if let value = Self.answers[text] { context.edits.replace(call, with: value ? "true" : "false") }
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
