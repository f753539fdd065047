import SwiftSyntax

/// Names the module of a function that a type's own static function hides inside its extensions.
///
/// Foundation gives `CGFloat` static functions on Linux that it does not have on Apple's systems.
final class ShadowedFunctionRules: PortingRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "abs",
            node.arguments.count == 1, let type = node.enclosingType, type.isExtension, type.key == "CGFloat"
        else { return .visitChildren }
        context.edits.insert("Swift.", before: callee)
        return .visitChildren
    }
}
