import SwiftSyntax

/// Lets the class's own body override or be overridden where, with Objective-C, its extension does.
///
/// The extension's member gets another name, and the class a member that calls it. Both stay on their lines.
final class OverrideRules: PortingRule {
    /// The name of an extension's member whose own name the class's body has.
    ///
    /// Extensions of a class and of the class above it may have members of one name.
    static func renamed(_ name: String, in type: String) -> String { "ported_\(type)_" + name.filter { $0 != "`" } }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isLeftOutOnIOS { return .visitChildren }
        let forwarders = context.index.forwarders[node.name.text] ?? []
        if !forwarders.isEmpty {
            context.edits.insert(forwarders.joined(separator: "; ") + "; ", before: node.memberBlock.rightBrace)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        member(
            node, node.name, node.modifiers, key: DeclarationIndex.key(node.name.text, node.labels),
            dispatchKey: node.dispatchKey)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if observer(node) { return .visitChildren }
        if node.bindings.count == 1,
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        {
            member(node, name, node.modifiers, key: name.text, dispatchKey: name.text)
        }
        return .visitChildren
    }

    /// Removes calls of `super` methods that NSObject declares only with Objective-C; they do nothing there.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true
        else { return .visitChildren }
        let key = DeclarationIndex.key(member.declName.baseName.text, node.arguments.map { $0.label?.text ?? "_" })
        guard Self.emptyOfObjectiveC.contains(key), let type = node.enclosingType,
            !context.index.isOfKit(type.key), !isDeclaredAbove(type.key, key)
        else { return .visitChildren }
        context.edits.replace(node, with: "()")
        return .skipChildren
    }

    private func isDeclaredAbove(_ type: String, _ key: String) -> Bool {
        context.index.superclasses(of: type).contains { context.index.declares(key, in: $0) }
    }

    private static let emptyOfObjectiveC: Set<String> = [
        "observeValue(forKeyPath:of:change:context:)", "awakeFromNib()", "prepareForInterfaceBuilder()",
    ]

    /// Writes an extension's property that only observes as a function, which the class's own observer calls.
    private func observer(_ node: VariableDeclSyntax) -> Bool {
        guard node.isMember, let type = node.enclosingType, type.isExtension, node.bindings.count == 1,
            let binding = node.bindings.first, let observer = binding.onlyObserver, let body = observer.body,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            context.index.isHoisted(type.key, name), let value = binding.typeAnnotation?.type
        else { return false }
        let parameter =
            observer.parameters?.name.text ?? (observer.accessorSpecifier.text == "didSet" ? "oldValue" : "newValue")
        let first = node.modifiers.first.map(Syntax.init) ?? Syntax(node.bindingSpecifier)
        let function = "func \(Self.renamed(name, in: type.key))(_ \(parameter): \(value.flat.withoutIsolation))"
        context.edits.replace(from: first, to: value, with: function)
        context.edits.replace(from: observer.accessorSpecifier, to: body.leftBrace, with: "do {")
        return true
    }

    private func member(
        _ node: some SyntaxProtocol, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, key: String,
        dispatchKey: String
    ) {
        guard node.isMember, let type = node.enclosingType else { return }
        let override = modifiers.first { $0.name.text == "override" }
        guard type.isExtension else {
            // NSObject declares few methods without Objective-C.
            if let override, Self.ofObjectiveC.contains(key), !context.index.isOfKit(type.key),
                !isDeclaredAbove(type.key, key)
            {
                context.edits.blank(override)
            }
            return
        }
        if context.index.isHoisted(type.key, key) {
            context.edits.replace(name, with: Self.renamed(name.text, in: type.key))
        } else if context.index.override(of: type.key, dispatchKey) != nil {
            return
        } else if let override {
            // An extension of one of UIKit's classes that overrides its method for all of an app.
            context.edits.replace(name, with: Self.renamed(name.text, in: type.key))
            context.note(
                override,
                "'\(name.text)' of \(type.name) is not called: Swift cannot override in an extension of UIKit's class",
                remedy: "override it in a subclass")
        }
        guard override != nil || context.index.isHoisted(type.key, key) else { return }
        // The class's own body must be able to call it.
        if let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
            let attribute = attributes.first(named: "available"),
            attribute.arguments?.flat.contains("unavailable") == true
        {
            context.edits.blank(attribute)
        }
        for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
            if modifier.name.text == "open" {
                context.edits.replace(modifier, with: "public")
            } else {
                context.edits.blank(modifier)
            }
        }
    }

    /// Methods of Foundation's classes that exist only with Objective-C.
    static let ofObjectiveC: Set<String> = [
        "observeValue(forKeyPath:of:change:context:)", "responds(to:)", "forwardingTarget(for:)",
        "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "value(forKey:)", "setValue(_:forKey:)",
        "awakeFromNib()", "prepareForInterfaceBuilder()", "method(for:)", "doesNotRecognizeSelector(_:)",
        "automaticallyNotifiesObservers(forKey:)", "keyPathsForValuesAffectingValue(forKey:)",
        "accessibilityElementCount()",
        "accessibilityElement(at:)", "index(ofAccessibilityElement:)", "accessibilityElements",
        "isAccessibilityElement",
        "accessibilityLabel", "accessibilityTraits", "accessibilityValue", "accessibilityFrame",
        "accessibilityActivate()", "getObjectValue(_:for:errorDescription:)", "getObjectValue(_:for:range:)",
        "isPartialStringValid(_:newEditingString:errorDescription:)",
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
    ]
}
