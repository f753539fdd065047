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

    /// Lets Foundation's order of numbers win over an app's own, because on Linux a comparison would be ambiguous.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let types = node.signature.parameterClause.parameters.map(\.type.flat)
        if ["<", ">", "<=", ">="].contains(node.name.text), types == ["NSNumber", "NSNumber"],
            !node.attributes.names("_disfavoredOverload")
        {
            context.edits.insert(
                "@_disfavoredOverload ", before: node.modifiers.first.map(Syntax.init) ?? Syntax(node.funcKeyword))
        }
        return .visitChildren
    }
}
