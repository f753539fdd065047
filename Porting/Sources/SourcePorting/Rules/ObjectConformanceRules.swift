import SwiftSyntax

/// Replaces conformances that hold with Objective-C alone: those of notification centers and of delegates' protocols.
final class ObjectConformanceRules: PortingRule {
    /// `extension NSObject: Reactive {}` holds for notification centers too, which are no `NSObject` here.
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.extendedType.flat == "NSObject", node.memberBlock.members.isEmpty, node.genericWhereClause == nil,
            let types = node.inheritanceClause?.inheritedTypes,
            types.allSatisfy({ context.index.types[$0.type.flat]?.isProtocol == true })
        {
            let text = "extension Foundation.NotificationCenter: \(types.flat) {}"
            if !node.root.description.contains(text) { context.append(text, for: node) }
        }
        return .visitChildren
    }

    /// Widens `where Proxy.Delegate: AnyObject`, which a protocol's own type does not meet here. The function compares
    /// such values as objects.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let clause = node.genericWhereClause else { return .visitChildren }
        let classes = clause.requirements.compactMap { requirement -> TypeSyntax? in
            guard case .conformanceRequirement(let words) = requirement.requirement,
                words.leftType.is(MemberTypeSyntax.self), words.rightType.flat == "AnyObject"
            else { return nil }
            return words.rightType
        }
        guard !classes.isEmpty, let body = node.body else { return .visitChildren }
        for type in classes { context.edits.replace(type, with: "Any") }
        let comparisons = ObjectComparisons(viewMode: .sourceAccurate)
        comparisons.walk(body)
        for operand in comparisons.operands {
            context.edits.insert("(", before: operand)
            context.edits.insert(" as AnyObject?)", after: operand)
        }
        return .visitChildren
    }
}

/// The operands of `===` and `!==` in a function.
private final class ObjectComparisons: SyntaxVisitor {
    var operands: [ExprSyntax] = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        for (index, part) in parts.enumerated() where ["===", "!=="].contains(part.flat) {
            if index > 0, index + 1 < parts.count { operands += [parts[index - 1], parts[index + 1]] }
        }
        return .visitChildren
    }
}
