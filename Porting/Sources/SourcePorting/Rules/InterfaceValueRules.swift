import SwiftSyntax

/// Lets documents set outlets with observers, and values that Interface Builder shows: a class gets a
/// `setValue(_:forKey:)` that knows their names.
final class InterfaceValueRules: PortingRule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard context.index.isMadeByDocuments(node.name.text),
            context.index.method("setValue", labels: ["_", "forKey"], of: node.name.text)?.isStatic == nil
        else { return .visitChildren }
        let cases = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap(self.case)
        guard !cases.isEmpty else { return .visitChildren }
        let access = ["public", "open"].contains(node.modifiers.access ?? "") ? "public " : ""
        context.edits.insert(
            "\(access)override func setValue(_ value: Any?, forKey key: String) { switch key { \(cases.joined(separator: "; ")); default: super.setValue(value, forKey: key) } } ",
            before: node.memberBlock.rightBrace)
        return .visitChildren
    }

    private func `case`(_ node: VariableDeclSyntax) -> String? {
        let isOutlet = node.attributes.names("IBOutlet") && node.bindings.contains(where: \.hasObservers)
        let isValue = node.attributes.names("IBInspectable")
        guard isOutlet || isValue, node.bindings.count == 1, let binding = node.bindings.first,
            node.bindingSpecifier.text == "var", binding.isStored || binding.hasSetter,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        return "case \"\(name)\": interfaceValue(value).map { self.\(name) = $0 }"
    }
}
