import SwiftSyntax

/// Lets classes report changes of their `dynamic` properties, which Objective-C does for them.
final class KeyValueObservingRules: PortingRule {
    /// Foundation's NSObject has no method for changes, so a protocol has it.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard !node.isLeftOutOnIOS, isObserver(name), !context.index.isOfKit(name),
            !context.index.superclasses(of: name).contains(where: isObserver),
            let inherited = node.inheritanceClause?.inheritedTypes, let superclass = inherited.first,
            !inherited.contains(where: { $0.type.flat == "KeyValueObserver" })
        else { return .visitChildren }
        context.edits.insert(", KeyValueObserver", after: superclass.type)
        context.needsUIKit = true
        return .visitChildren
    }

    private func isObserver(_ name: String) -> Bool {
        context.index.declares("observeValue(forKeyPath:of:change:context:)", in: name)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, node.modifiers.has("dynamic"), node.bindingSpecifier.text == "var",
            !["static", "class", "lazy", "override"].contains(where: node.modifiers.has),
            !node.attributes.names("NSManaged"), !node.attributes.names("IBOutlet"),
            let type = node.enclosingType, !type.isExtension, !type.isProtocol,
            context.index.isOfObjectiveC(type.key),
            node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return .visitChildren }
        let report = "didChangeValue(forKey: \"\(name.text.filter { $0 != "`" })\")"
        // Reported after all that the property's own code does.
        if let body = (binding.accessor("didSet") ?? binding.accessor("set"))?.body {
            context.edits.insert(" defer { \(report) };", after: body.leftBrace)
        } else if let willSet = binding.accessor("willSet") {
            context.edits.insert(" didSet { \(report) }", after: willSet)
        } else if binding.accessorBlock == nil {
            context.edits.insert(" { didSet { \(report) } }", after: binding)
        } else {
            return .visitChildren
        }
        context.needsUIKit = true
        return .visitChildren
    }
}
