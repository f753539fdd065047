import SwiftSyntax

/// Lets classes override what an extension of one of UIKit's classes declares, as Objective-C does.
///
/// The extension's member asks the object whether a class overrides it, by a protocol that those classes meet. The
/// member's own body, and what overrides it, get other names.
final class DispatchRules: PortingRule {
    /// The name of what overrides a member.
    static func overriding(_ name: String) -> String { "ported_overriding_" + name.filter { $0 != "`" } }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let modifiers = node.modifiers
        member(
            node, node.name, modifiers, first: modifiers.first.map(Syntax.init) ?? Syntax(node.funcKeyword),
            key: node.dispatchKey)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            let modifiers = node.modifiers
            member(
                node, name, modifiers, first: modifiers.first.map(Syntax.init) ?? Syntax(node.bindingSpecifier),
                key: name.text)
        }
        return .visitChildren
    }

    private func member(
        _ node: some SyntaxProtocol, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, first: Syntax,
        key: String
    ) {
        guard node.isMember, let type = node.enclosingType else { return }
        if let dispatch = context.index.dispatch(of: type.key, key) {
            context.edits.insert(dispatch.declaration + "; ", before: first)
            context.edits.replace(name, with: OverrideRules.renamed(name.text, in: type.key))
            context.append(dispatch.requirement, for: node)
            for modifier in modifiers where modifier.name.text == "open" {
                context.edits.replace(modifier, with: "public")
            }
        }
        guard let override = context.index.override(of: type.key, key) else { return }
        if !override.isBelowAnother { context.append("extension \(type.name): \(override.protocolName) {}", for: node) }
        // A member of the class's extension has its own name already, which the class's body calls.
        guard !context.index.isHoisted(type.key, override.memberKey) else { return }
        context.edits.replace(name, with: Self.overriding(name.text))
        for modifier in modifiers {
            if modifier.name.text == "override", !override.isBelowAnother { context.edits.blank(modifier) }
            if modifier.name.text == "open", type.isExtension { context.edits.replace(modifier, with: "public") }
        }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base?.is(SuperExprSyntax.self) == true, let type = node.enclosingType,
            let override = context.index.override(named: node.declName.baseName.text, of: type.key)
        else { return .visitChildren }
        let name = node.declName.baseName.text
        context.edits.replace(
            node.declName.baseName,
            with: override.isBelowAnother
                ? Self.overriding(name) : OverrideRules.renamed(name, in: override.base))
        return .visitChildren
    }
}

extension FunctionDeclSyntax {
    /// The name with labels and the types of the parameters, which tell overloads apart.
    var dispatchKey: String {
        DeclarationIndex.key(name.text, labels) + " "
            + signature.parameterClause.parameters.map { $0.type.flat + ($0.ellipsis == nil ? "" : "...") }
            .joined(separator: ",")
    }

    /// The member of an extension that asks whether a class overrides it, and the protocol that asks.
    func dispatch(access: String?, in type: String) -> DeclarationIndex.Dispatch? {
        guard genericParameterClause == nil, !modifiers.has("static"), !modifiers.has("class"),
            !signature.parameterClause.parameters.contains(where: { $0.ellipsis != nil })
        else { return nil }
        let protocolName = DeclarationIndex.Dispatch.protocolName(type, dispatchKey)
        let effects = (signature.effectSpecifiers?.flat).map { " \($0)" } ?? ""
        let result = signature.returnClause.map { " \($0.flat)" } ?? ""
        let head = "\(signature.parameterClause.portedFlat)\(effects)\(result)"
        let words = modifiers.forDispatch(access)
        let overriding = DispatchRules.overriding(name.text)
        return DeclarationIndex.Dispatch(
            protocolName: protocolName,
            declaration:
                "\(words)func \(name.text)\(head) { if let object = self as? any \(protocolName) { return \(attempt)object.\(overriding)(\(arguments)) }; return \(attempt)\(OverrideRules.renamed(name.text, in: type))(\(arguments)) }",
            requirement:
                "\(words)protocol \(protocolName): AnyObject { func \(overriding)\(signature.parameterClause.withoutDefaults)\(effects)\(result) }"
        )
    }
}

extension FunctionParameterClauseSyntax {
    /// The parameters on one line, as a protocol may declare them.
    fileprivate var withoutDefaults: String {
        "("
            + parameters.map { parameter in
                let name = parameter.secondName.map { " \($0.text)" } ?? ""
                return "\(parameter.firstName.text)\(name): \(parameter.type.flat.withoutIsolation)"
            }.joined(separator: ", ") + ")"
    }
}

extension VariableDeclSyntax {
    /// The property of an extension that asks whether a class overrides it, and the protocol that asks.
    func dispatch(access: String?, in type: String) -> DeclarationIndex.Dispatch? {
        guard bindings.count == 1, let binding = bindings.first, let value = binding.typeAnnotation?.type,
            !modifiers.has("static"), !modifiers.has("class"),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        let protocolName = DeclarationIndex.Dispatch.protocolName(type, name)
        let words = modifiers.forDispatch(access)
        let overriding = DispatchRules.overriding(name), own = OverrideRules.renamed(name, in: type)
        let asks = "if let object = self as? any \(protocolName)"
        let setter =
            binding.hasSetter ? " set { \(asks) { object.\(overriding) = newValue } else { \(own) = newValue } }" : ""
        return DeclarationIndex.Dispatch(
            protocolName: protocolName,
            declaration:
                "\(words)var \(name): \(value.flat.withoutIsolation) { get { \(asks) { return object.\(overriding) }; return \(own) }\(setter) }",
            requirement:
                "\(words)protocol \(protocolName): AnyObject { var \(overriding): \(value.flat.withoutIsolation) { get\(setter.isEmpty ? "" : " set") } }"
        )
    }
}

extension DeclModifierListSyntax {
    /// The access that the asking member and its protocol have, with a space after it.
    fileprivate func forDispatch(_ extensionAccess: String?) -> String {
        switch access ?? extensionAccess {
        case "public", "open": "public "
        case "package": "package "
        default: ""
        }
    }
}
