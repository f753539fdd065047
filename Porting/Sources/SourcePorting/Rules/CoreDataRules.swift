import SwiftSyntax

/// Gives the members that Core Data makes at run time a body, and sorts by names without key-value coding.
final class CoreDataRules: PortingRule {
    /// Reads and writes a managed property's value, which the object keeps by its name.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.first(named: "NSManaged") else { return .visitChildren }
        context.edits.blank(attribute)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type
            else { continue }
            let key = name.filter { $0 != "`" }
            let read = "managedValue(\"\(key)\")"
            let value =
                if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                    read
                } else if let initial = Self.initial(of: type) {
                    "\(read) ?? \(initial)"
                } else {
                    "\(read)!"
                }
            context.edits.insert(
                " { get { \(value) } set { setValue(newValue, forKey: \"\(key)\") } }", after: binding)
        }
        return .visitChildren
    }

    /// The value of an attribute that nobody has set.
    private static func initial(of type: TypeSyntax) -> String? {
        switch type.flat {
        case "String": "\"\""
        case "Bool": "false"
        case "Int", "Int16", "Int32", "Int64", "Double", "Float", "CGFloat", "TimeInterval": "0"
        case "Date", "Data", "UUID", "NSSet", "NSOrderedSet": "\(type.flat)()"
        case "Foundation.Date", "Foundation.Data", "Foundation.UUID": "\(type.flat)()"
        default: type.is(ArrayTypeSyntax.self) || type.flat.hasPrefix("Set<") ? "[]" : nil
        }
    }

    /// Changes a relationship in the methods that Core Data makes for it.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.first(named: "NSManaged"), node.body == nil else { return .visitChildren }
        context.edits.blank(attribute)
        context.edits.insert(" { \(change(in: node)) }", after: node)
        return .visitChildren
    }

    private func change(in node: FunctionDeclSyntax) -> String {
        let name = node.name.text
        guard let parameter = node.signature.parameterClause.parameters.first,
            node.signature.parameterClause.parameters.count == 1,
            let (prefix, label) = [("addTo", "adding"), ("removeFrom", "removing")].first(where: {
                name.hasPrefix($0.0) && name.count > $0.0.count
            })
        else { return "" }
        let key = name.dropFirst(prefix.count)
        let argument = (parameter.secondName ?? parameter.firstName).text
        let type = parameter.type.flat
        let isSeveral = ["NSSet", "NSOrderedSet"].contains(type) || type.hasPrefix("Set<") || type.hasPrefix("[")
        let objects = isSeveral ? "Array(\(argument))" : "[\(argument)]"
        return "changeManaged(\"\(key.prefix(1).lowercased())\(key.dropFirst())\", \(label): \(objects))"
    }

    /// The initializer that makes an object of a class by its name is required.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.signature.parameterClause.parameters.map(\.firstName.text) == ["entity", "insertInto"],
            let override = node.modifiers.first(where: { $0.name.text == "override" })
        {
            context.edits.replace(override, with: "required")
        }
        return .visitChildren
    }

    /// `NSSortDescriptor(key: "name", ascending: true)`, which Foundation has only with Objective-C.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
            callee.baseName.text == "NSSortDescriptor", node.arguments.first?.label?.text == "key"
        else { return .visitChildren }
        context.edits.replace(callee, with: "KeySortDescriptor")
        if let selector = node.arguments.first(where: { $0.label?.text == "selector" }) {
            context.edits.replace(selector, with: "comparator: KeySortDescriptor.localized")
            return .skipChildren
        }
        return .visitChildren
    }
}
