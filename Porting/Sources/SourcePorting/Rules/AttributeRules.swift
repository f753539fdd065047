import SwiftSyntax

/// Takes away attributes and modifiers of the Objective-C runtime, and the isolation that UIKit does not have here.
final class AttributeRules: PortingRule {
    /// The attributes that mean nothing without Objective-C, Interface Builder or an app that runs.
    static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
        "NSCopying", "NSApplicationMain", "UIApplicationMain", "main", "MainActor", "_objcRuntimeName", "objc_direct",
        "_nonSendable",
    ]

    /// The classes of UIKit that have no subclasses here.
    private static let closedClasses: Set<String> = [
        "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIImage", "UIScreen",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.flat
        if Self.removed.contains(name.lastWord),
            name == name.lastWord || name.hasPrefix("_Concurrency") || name.hasPrefix("Swift.")
        {
            context.edits.blank(node)
        }
        // A function of C with Objective-C's types: what a replaced implementation is called as, which none is here.
        if name == "convention", ["c", "block"].contains(node.arguments?.flat ?? ""),
            node.parent?.parent?.flat.contains("Selector") == true
        {
            context.edits.blank(node)
            context.note(
                node, "methods whose implementations are exchanged stay as they are: Swift cannot replace a method",
                remedy: "override the method in a subclass")
        }
        return .visitChildren
    }

    /// `{ @MainActor in … }`: without the attribute nothing is left before `in`.
    override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
        let isOnlyIsolation =
            node.capture == nil && node.parameterClause == nil && node.effectSpecifiers == nil
            && node.returnClause == nil && !node.attributes.isEmpty
            && node.attributes.allSatisfy { element in
                if case .attribute(let attribute) = element {
                    return Self.removed.contains(attribute.attributeName.flat.lastWord)
                }
                return false
            }
        guard isOnlyIsolation else { return .visitChildren }
        context.edits.blank(node)
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        // Objective-C's protocols may ask for weak properties.
        let isOfProtocol = node.name.text == "weak" && node.enclosingType?.isProtocol == true
        if node.name.text == "dynamic" || isOfProtocol { context.edits.blank(node) }
        if node.name.text == "open", let type = node.enclosingType, type.isExtension,
            Self.closedClasses.contains(type.name)
        {
            context.edits.replace(node, with: "public")
        }
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        // Objective-C's protocols are for classes only.
        guard node.attributes.names("objc") else { return .visitChildren }
        if let clause = node.inheritanceClause, let last = clause.inheritedTypes.last {
            if !clause.inheritedTypes.contains(where: {
                ["AnyObject", "class", "NSObjectProtocol"].contains($0.type.lastWord)
            }) {
                context.edits.insert(", AnyObject", after: last)
            }
        } else {
            context.edits.insert(
                ": AnyObject", after: node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name))
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        // Some values are for Interface Builder only; a document sets them here.
        if node.attributes.names("IBInspectable"), let attribute = node.attributes.first(named: "available"),
            attribute.arguments?.flat.contains("unavailable") == true
        {
            context.edits.blank(attribute)
        }
        outlet(node)
        return .visitChildren
    }

    private func outlet(_ node: VariableDeclSyntax) {
        guard let attribute = node.attributes.first(named: "IBOutlet") else { return }
        let isStored = node.bindings.allSatisfy(\.isStored) && node.enclosingType?.isExtension == false
        guard isStored, node.enclosingType?.isProtocol == false, !node.modifiers.has("lazy"),
            !node.modifiers.has("static")
        else {
            context.edits.blank(attribute)
            return
        }
        // An outlet with observers is set by its own name, so that they are called; see InterfaceValueRules.
        if node.bindings.contains(where: \.hasObservers) {
            context.edits.blank(attribute)
            return
        }
        context.edits.replace(attribute, with: "@Outlet")
        for modifier in node.modifiers where ["weak", "unowned"].contains(modifier.name.text) {
            context.edits.blank(modifier)
        }
    }
}

extension AttributeListSyntax {
    func first(named name: String) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.attributeName.flat == name { return attribute }
        }
        return nil
    }
}
