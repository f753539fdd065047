import SwiftSyntax

/// Lets code take an optional requirement as a value, which is `nil` where a class leaves the requirement out.
///
/// `if let f = delegate?.f { f(x) }` reads a property that stands beside the requirement.
final class OptionalValueRules: PortingRule {
    /// The name of the property for a requirement.
    static func property(_ base: String, _ labels: [String]) -> String {
        (["optional_value", base.filter { $0 != "`" }] + labels.filter { $0 != "_" }).joined(separator: "_")
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard context.index.isTakenAsValue(node.name.text), node.isMember, let type = node.enclosingType,
            node.genericParameterClause == nil
        else { return .visitChildren }
        let property = Self.property(node.name.text, node.labels)
        if node.isOptionalRequirement {
            context.edits.insert("; var \(property): \(node.valueType)? { get }", after: node)
            context.append(
                "extension \(type.name) { \(node.protocolAccess)var \(property): \(node.valueType)? { nil } }",
                for: node)
        } else if !type.isProtocol, node.body != nil, !node.modifiers.has("override"),
            context.index.isOptionalRequirement(node.name.text, node.labels, metBy: type.key)
        {
            let isPublic = ["public", "open"].contains(node.modifiers.access ?? "")
            let name =
                node.labels.isEmpty ? node.name.text : DeclarationIndex.key(node.name.text, node.labels)
            context.edits.insert(
                "; \(isPublic ? "public " : "")var \(property): \(node.valueType)? { self.\(name) }", after: node)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.isTakenAsOptional, !context.index.isProperty(node.declName.baseName.text) || node.isOfDelegate,
            let requirement = context.index.optionalRequirement(
                node.declName.baseName.text,
                writtenLabels: node.declName.argumentNames?.arguments.map(\.name.text))
        else { return .visitChildren }
        context.edits.replace(node.declName, with: Self.property(requirement.base, requirement.labels))
        return .visitChildren
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member is one of a delegate or a data source, as the name of the value says.
    fileprivate var isOfDelegate: Bool {
        let name = (base?.as(OptionalChainingExprSyntax.self)?.expression ?? base)?.flat.lowercased() ?? ""
        return ["delegate", "datasource"].contains { name.hasSuffix($0) }
    }

    /// Whether a member that may be missing is read and not called.
    fileprivate var isTakenAsOptional: Bool {
        // `if let f = object.f`: only a requirement that is optional can be missing.
        if base != nil, parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard base?.is(OptionalChainingExprSyntax.self) == true, let parent else { return false }
        return !parent.is(FunctionCallExprSyntax.self) && !parent.is(OptionalChainingExprSyntax.self)
            && !parent.is(MemberAccessExprSyntax.self) && !parent.is(ForceUnwrapExprSyntax.self)
    }
}

/// Finds the members that may be missing, and are read and not called.
final class OptionalValueFinder: SyntaxVisitor {
    private(set) var found: Set<String> = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isTakenAsOptional { found.insert(node.declName.baseName.text) }
        return .visitChildren
    }
}

extension FunctionDeclSyntax {
    /// The function's type.
    fileprivate var valueType: String {
        let parameters = signature.parameterClause.parameters.map(\.type.flat.withoutIsolation)
        return "((\(parameters.joined(separator: ", "))) -> \(signature.returnClause?.type.flat ?? "Void"))"
    }
}
