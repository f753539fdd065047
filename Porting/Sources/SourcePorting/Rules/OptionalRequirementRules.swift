import SwiftSyntax

/// Writes a protocol's optional requirement as one that has a default, which says that there is no such method.
///
/// `optional func f(_ x: X) -> R` becomes `func optional_f(_ x: X) -> R?`, which returns `nil` unless a type has `f`.
/// So `delegate?.f?(x) ?? r` means what it did.
final class OptionalRequirementRules: PortingRule {
    static func renamed(_ name: String) -> String { "optional_" + name.filter { $0 != "`" } }

    /// The names of the file's properties of the type `AnyObject`, of which Objective-C calls any method.
    private var namesOfAnyObjects: Set<String> = []

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let finder = AnyObjectFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        namesOfAnyObjects = finder.found
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isOptionalRequirement {
            requirement(node)
            return .skipChildren
        }
        implementation(node)
        return .visitChildren
    }

    private func requirement(_ node: FunctionDeclSyntax) {
        for modifier in node.modifiers where modifier.name.text == "optional" { context.edits.blank(modifier) }
        let name = Self.renamed(node.name.text)
        context.edits.replace(node.name, with: name)
        let result: String
        if let clause = node.signature.returnClause {
            let type = clause.type
            result = Self.optional(type.flat)
            context.edits.replace(type, with: result)
        } else {
            result = "Void?"
            context.edits.insert(" -> Void?", after: node.signature)
        }
        context.edits.insert(
            "@discardableResult ", before: node.modifiers.first.map(Syntax.init) ?? Syntax(node.funcKeyword))
        guard let type = node.enclosingType else { return }
        let access = node.protocolAccess
        let isMutable = node.modifiers.has("static") ? "static " : ""
        context.append(
            "extension \(type.name) { @discardableResult \(access)\(isMutable)func \(name)\(node.signature.parameterClause.portedFlat) -> \(result) { nil } }",
            for: node)
    }

    private static func optional(_ type: String) -> String {
        if type.hasSuffix("?") { return type }
        if type.hasSuffix("!") { return type.dropLast() + "?" }
        return type.contains("->") || type.hasPrefix("any ") || type.contains("&") ? "(\(type))?" : type + "?"
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isOptionalRequirement {
            requirement(node)
            return .skipChildren
        }
        for (name, type) in node.typedNames { implementation(node, of: name, type) }
        return .visitChildren
    }

    /// Gives a property's requirement a default.
    ///
    /// `optional var v: V { get }` becomes `optional_v: V?`. The protocol's values then have a `v` that is optional, as
    /// in Objective-C, and the values of a class that has one have its own.
    private func requirement(_ node: VariableDeclSyntax) {
        for modifier in node.modifiers where modifier.name.text == "optional" { context.edits.blank(modifier) }
        guard let type = node.enclosingType, let binding = node.bindings.first,
            let value = binding.typeAnnotation?.type, let name = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return }
        let words = node.protocolAccess + (node.modifiers.has("static") ? "static " : "")
        let ownName = name.identifier.text
        guard !value.is(OptionalTypeSyntax.self), !value.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
            let setter = binding.accessorBlock?.flat.contains("set") == true ? " set {}" : ""
            context.append(
                "extension \(type.name) { \(words)var \(ownName): \(value.flat) { get { nil }\(setter) } }", for: node)
            return
        }
        let (renamed, optional) = (Self.renamed(ownName), Self.optional(value.flat))
        context.edits.replace(from: name, to: binding, with: "\(renamed): \(optional) { get }")
        context.append(
            "extension \(type.name) { \(words)var \(renamed): \(optional) { nil }; \(words)var \(ownName): \(optional) { \(renamed) } }",
            for: node)
    }

    /// Adds beside a property what meets the requirement that it is optional to meet.
    private func implementation(_ node: VariableDeclSyntax, of name: String, _ value: TypeSyntax) {
        guard node.isMember, let type = node.enclosingType, !type.isProtocol, !node.modifiers.has("override"),
            !value.is(OptionalTypeSyntax.self), !value.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
            context.index.isOptionalRequirement(name, metBy: type.key)
        else { return }
        context.edits.insert(
            "; \(Self.words(beside: node.modifiers))var \(Self.renamed(name)): \(Self.optional(value.flat)) { self.\(name) }", after: node)
    }

    /// The access and the kind, each with a space after it, of what stands beside an implementation.
    private static func words(beside modifiers: DeclModifierListSyntax) -> String {
        (["public", "open"].contains(modifiers.access ?? "") ? "public " : "")
            + (modifiers.has("static") || modifiers.has("class") ? "static " : "")
    }

    /// Adds beside a method what meets the requirement that it is optional to meet.
    private func implementation(_ node: FunctionDeclSyntax) {
        guard node.isMember, let type = node.enclosingType, !type.isProtocol, node.body != nil else { return }
        guard context.index.isOptionalRequirement(node.name.text, node.labels, metBy: type.key),
            !node.modifiers.has("override")
        else { return }
        let words = Self.words(beside: node.modifiers)
        let result = node.signature.returnClause.map { Self.optional($0.type.flat) } ?? "Void?"
        context.edits.insert(
            "; @discardableResult \(words)func \(Self.renamed(node.name.text))\(node.signature.parameterClause.portedFlat) -> \(result) { self.\(node.name.text)(\(node.arguments)) }",
            after: node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let unwrapped = node.calledExpression.as(ForceUnwrapExprSyntax.self) { return force(unwrapped, in: node) }
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) else { return .visitChildren }
        let name: TokenSyntax
        guard let member = chain.expression.as(MemberAccessExprSyntax.self) else {
            return .visitChildren
        }
        name = member.declName.baseName
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if let requirement = context.index.optionalRequirement(name.text, labels: labels) {
            context.edits.replace(name, with: Self.renamed(name.text))
            close(chain)
            cast(member.base, to: context.index.protocolName(of: requirement))
        } else if !node.arguments.isEmpty || node.trailingClosure != nil, Self.beginnings.contains(where: { name.text.hasPrefix($0) }),
            !context.index.closureNames.contains(name.text)
        {
            close(chain)
            // Without another optional in the chain, the call would be no optional where one is expected.
            if chain.expression.firstOptional == nil, !(node.parent?.is(CodeBlockItemSyntax.self) ?? true) {
                context.edits.insert("Optional(", before: node)
                context.edits.insert(")", after: node)
            }
        }
        return .visitChildren
    }

    /// Casts a property of the type `AnyObject` to the protocol whose method is called.
    private func cast(_ receiver: ExprSyntax?, to protocolName: String?) {
        guard let protocolName, let value = receiver?.as(OptionalChainingExprSyntax.self)?.expression,
            let name = value.as(DeclReferenceExprSyntax.self) ?? value.as(MemberAccessExprSyntax.self)?.declName,
            namesOfAnyObjects.contains(name.baseName.text)
        else { return }
        context.edits.insert("(", before: value)
        context.edits.insert(" as? any \(protocolName))", after: value)
    }

    /// `delegate.collectionView!(…)`, which says that the delegate has the method.
    private func force(
        _ unwrapped: ForceUnwrapExprSyntax, in call: FunctionCallExprSyntax
    ) -> SyntaxVisitorContinueKind {
        guard let name = unwrapped.expression.as(MemberAccessExprSyntax.self)?.declName.baseName else {
            return .visitChildren
        }
        if context.index.optionalRequirement(name.text, labels: call.arguments.map { $0.label?.text ?? "_" }) != nil {
            context.edits.replace(name, with: Self.renamed(name.text))
            context.edits.replace(unwrapped.exclamationMark, with: "")
            context.edits.insert("!", after: call)
        } else if Self.beginnings.contains(where: { name.text.hasPrefix($0) }), !call.arguments.isEmpty,
            !context.index.closureNames.contains(name.text)
        {
            context.edits.replace(unwrapped.exclamationMark, with: "")
        }
        return .visitChildren
    }

    /// `UIApplication.shared.delegate?.window` is an optional in an optional in UIKit, because delegates may have none.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "window", let chain = node.base?.as(OptionalChainingExprSyntax.self),
            chain.expression.flat == "UIApplication.shared.delegate", !node.isAssigned
        {
            context.edits.replace(from: chain.questionMark, to: node.declName, with: ".map({ $0.window })")
        }
        return .visitChildren
    }

    /// `container.window??`, where `container` is an unwrapped delegate.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if let inner = node.expression.as(OptionalChainingExprSyntax.self),
            let member = inner.expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window",
            member.base?.is(DeclReferenceExprSyntax.self) == true
        {
            context.edits.replace(inner.questionMark, with: "")
        }
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if let inner = node.expression.as(ForceUnwrapExprSyntax.self),
            inner.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
        {
            context.edits.replace(inner.exclamationMark, with: "")
        }
        return .visitChildren
    }

    /// Removes the question mark, without a gap before the parenthesis.
    private func close(_ chain: OptionalChainingExprSyntax) { context.edits.replace(chain.questionMark, with: "") }

    /// How the names of methods begin that delegates and data sources of UIKit may leave out.
    private static let beginnings = [
        "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar", "gestureRecognizer",
        "navigationController", "tabBarController", "presentationController", "pickerView", "numberOfSections",
        "sectionIndexTitles", "indexTitles", "splitViewController", "pageViewController", "adaptivePresentationStyle",
        "viewForZooming", "animationDid", "animator", "tabBar", "popoverPresentationController", "updateSearchResults",
        "animationEnded", "startInteractiveTransition", "interactionController", "animationController",
        "indexPathForPreferredFocusedView", "addCompletion", "addAnimations", "urlSession",
    ]
}

/// A search of a file for properties of the type `AnyObject`.
private final class AnyObjectFinder: SyntaxVisitor {
    private(set) var found: Set<String> = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type.flat, ["AnyObject", "AnyObject?", "AnyObject!"].contains(type) {
            found.insert(node.pattern.flat)
        }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The access, with a space after it, that an extension of the protocol around the requirement needs.
    var protocolAccess: String {
        var current = parent
        while let node = current {
            if let access = node.as(ProtocolDeclSyntax.self)?.modifiers.access {
                return ["public", "open"].contains(access) ? "public " : ""
            }
            current = node.parent
        }
        return ""
    }
}

extension VariableDeclSyntax {
    /// The names with a type beside them, and their types.
    fileprivate var typedNames: [(name: String, type: TypeSyntax)] {
        bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type
            else { return nil }
            return (name.identifier.text, type)
        }
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member itself gets a value.
    fileprivate var isAssigned: Bool {
        guard let elements = parent?.as(ExprListSyntax.self), elements.count > 1,
            let place = elements.index(of: ExprSyntax(self))
        else { return false }
        let next = elements.index(after: place)
        return next < elements.endIndex && elements[next].is(AssignmentExprSyntax.self)
    }
}

extension ExprSyntax {
    /// An optional in the chain before the last member.
    fileprivate var firstOptional: OptionalChainingExprSyntax? {
        var current: ExprSyntax? = self
        while let expression = current {
            if let chain = expression.as(OptionalChainingExprSyntax.self) { return chain }
            if let member = expression.as(MemberAccessExprSyntax.self) {
                current = member.base
            } else if let call = expression.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let item = expression.as(SubscriptCallExprSyntax.self) {
                current = item.calledExpression
            } else {
                return nil
            }
        }
        return nil
    }
}
