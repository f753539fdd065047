import SwiftSyntax

/// Makes a queue's methods of the app's own yield to those that keep work for the picture of a screen.
///
/// An app declares them so that queues meet a protocol of its own. UIKit has the same methods here, and calls would be
/// ambiguous.
final class QueueMethodRules: PortingRule {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard ["async", "asyncAfter"].contains(node.name.text), node.labels.last == "execute",
            let type = node.enclosingType, type.isExtension, type.key == "DispatchQueue",
            !node.attributes.flat.contains("@_disfavoredOverload")
        else { return .visitChildren }
        context.edits.insert(
            "@_disfavoredOverload ", before: node.modifiers.first.map(Syntax.init) ?? Syntax(node.funcKeyword))
        return .visitChildren
    }
}
