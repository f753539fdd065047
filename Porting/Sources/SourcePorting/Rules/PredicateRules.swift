import SwiftSyntax

/// Passes the arguments of predicates as what they are.
///
/// Foundation's objects are no variadic arguments on Linux, so that `date as CVarArg` does not compile. The initializer
/// of a predicate takes any values here.
final class PredicateRules: PortingRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.flat == "NSPredicate", node.arguments.first?.label?.text == "format" else {
            return .visitChildren
        }
        for argument in node.arguments.dropFirst() {
            guard let parts = argument.expression.as(SequenceExprSyntax.self)?.elements.suffix(2), parts.count == 2,
                parts.first?.is(UnresolvedAsExprSyntax.self) == true, let type = parts.last,
                ["CVarArg", "any CVarArg"].contains(type.flat)
            else { continue }
            context.edits.replace(type, with: "Any")
        }
        return .visitChildren
    }
}
