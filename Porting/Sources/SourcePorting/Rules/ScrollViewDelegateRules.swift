import SwiftSyntax

/// Names the property of scroll views that a subclass's own `delegate` overrides.
///
/// In UIKit a table declares `delegate` again with another type. In Swift the scroll view's is in an extension, and what
/// can be overridden has a name of its own.
final class ScrollViewDelegateRules: PortingRule {
    private static let overridable = "scrollingDelegate"

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, node.modifiers.has("override"), node.bindings.count == 1, isOfScrollView(node),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            name.text == "delegate"
        else { return .visitChildren }
        context.edits.replace(name, with: Self.overridable)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == "delegate", isOfScrollView(node) {
            context.edits.replace(node.declName, with: Self.overridable)
        }
        return .visitChildren
    }

    /// Whether the class around a node is a scroll view, and no table, collection or text view.
    private func isOfScrollView(_ node: some SyntaxProtocol) -> Bool {
        guard let type = node.enclosingType else { return false }
        return context.index.superclasses(of: type.key).last == "UIScrollView"
    }
}
