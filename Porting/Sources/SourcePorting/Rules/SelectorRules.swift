import SwiftSyntax

/// Writes `#selector(save(_:))` as `Selector("save:", Editor.save(_:))`: the name, and the method that it stands for.
///
/// Where the files do not say which method that is, only the name remains, which calls nothing.
final class SelectorRules: PortingRule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let argument = node.arguments.first else { return .visitChildren }
            context.edits.replace(node, with: selector(argument, in: node))
            return .skipChildren
        case "keyPath":
            guard let argument = node.arguments.first else { return .visitChildren }
            var words = argument.expression.flat.split(separator: ".").map(String.init)
            if words.count > 1, words[0].first?.isUppercase == true { words.removeFirst() }
            if words.count > 1, words[0] == "self" { words.removeFirst() }
            context.edits.replace(node, with: "\"\(words.joined(separator: "."))\"")
            return .skipChildren
        default:
            return .visitChildren
        }
    }

    private func selector(_ argument: LabeledExprSyntax, in node: MacroExpansionExprSyntax) -> String {
        switch argument.label?.text {
        case "getter": return named(argument.expression.lastName ?? "")
        case "setter": return named(ObjectiveCName.setter(argument.expression.lastName ?? ""))
        default: break
        }
        var expression = argument.expression
        while true {
            // `save as (Editor) -> () -> Void`: the labels say enough.
            if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                expression = first
            } else if let cast = expression.as(AsExprSyntax.self) {
                expression = cast.expression
            } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let first = tuple.elements.first
            {
                expression = first.expression
            } else {
                break
            }
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return call(of: reference, on: nil, in: node)
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return call(of: member.declName, on: member.base, in: node)
        }
        return named(expression.flat)
    }

    private func named(_ name: String) -> String { "\(typeName)(\"\(name)\")" }

    /// The name of UIKit's type, which the files may have one of their own for.
    private var typeName: String {
        context.index.types["Selector"]?.isDeclared == true ? "UIKit.Selector" : "Selector"
    }

    private func call(
        of reference: DeclReferenceExprSyntax, on base: ExprSyntax?, in node: MacroExpansionExprSyntax
    ) -> String {
        let name = reference.baseName.text
        let labels = reference.argumentNames?.arguments.map(\.name.text)
        let nameOnly = named(ObjectiveCName.selector(name, labels: labels))
        guard let type = type(of: base, having: name, labels, in: node),
            let method = context.index.method(name, labels: labels, of: type.key), !method.isAsync, !method.isGeneric
        else { return nameOnly }
        let selector = ObjectiveCName.selector(name, labels: method.labels)
        let label = method.labels.isEmpty ? "" : "(\(method.labels.map { $0 + ":" }.joined()))"
        let unapplied = "\(type.name).\(name)\(label)"
        // A bare name that other methods share needs its type.
        let isShared =
            method.labels.isEmpty && (context.index.types[type.key]?.methods.filter { $0.base == name }.count ?? 0) > 1
        let cast = isShared && !method.isStatic ? " as (\(type.name)) -> () -> \(method.result)" : ""
        return "\(typeName)(\"\(selector)\", \(unapplied)\(cast))"
    }

    /// The class that a selector's method is looked for in, as the file can write it.
    private func type(
        of base: ExprSyntax?, having name: String, _ labels: [String]?, in node: some SyntaxProtocol
    ) -> (name: String, key: String)? {
        let enclosing = node.enclosingType
        let word = base?.flat
        if word == nil || word == "self" || word == "Self" {
            guard let enclosing, context.index.types[enclosing.key]?.isClass == true else { return nil }
            return (
                enclosing.isExtension || !enclosing.name.contains(".") ? enclosing.name : enclosing.key, enclosing.key
            )
        }
        guard let word else { return nil }
        if word.lastWord.first?.isUppercase == true {
            guard let record = context.index.types[word.lastWord], record.isClass || !record.isDeclared else {
                return nil
            }
            return (word, word.lastWord)
        }
        // A property's method: the one class that has such a method.
        let owners = context.index.types.filter { _, record in
            record.isClass && !record.isPrivate && record.methods.contains { $0.hasName(name, labels) && !$0.isPrivate }
        }
        guard owners.count == 1, let owner = owners.first else { return nil }
        return (owner.value.name, owner.key)
    }
}

extension ExprSyntax {
    /// The last name of `a.b.c`.
    fileprivate var lastName: String? {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
