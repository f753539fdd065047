import SwiftSyntax

/// Reads the values of numbers and geometry from a cast to their class.
///
/// With Objective-C, any object has all members: `(value as AnyObject).cgRectValue`.
final class AnyObjectRules: PortingRule {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = Self.owners[node.declName.baseName.text], let base = node.base else { return .visitChildren }
        let chain = base.as(OptionalChainingExprSyntax.self)
        // The values of a dictionary may be of any class: `info[key]?.cgRectValue`. Strings have numeric values too, so
        // numbers are cast only if the key is a notification's.
        if let chain, let value = chain.expression.as(SubscriptCallExprSyntax.self),
            owner == "NSValue" || value.arguments.flat.hasSuffix("UserInfoKey")
        {
            context.edits.insert("(", before: chain.expression)
            context.edits.insert(" as? \(owner))", after: chain.expression)
            return .visitChildren
        }
        let forced = node.parent?.as(ForceUnwrapExprSyntax.self)
        let inner = chain?.expression ?? base
        if let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let cast = tuple.elements.first?.expression.castToAnyObject
        {
            // `(value as AnyObject).doubleValue!` asks whether the object has the member.
            if let forced, chain == nil {
                context.edits.replace(from: cast.keyword, to: cast.type, with: "as! \(owner)")
                context.edits.replace(forced.exclamationMark, with: "")
            } else {
                context.edits.replace(from: cast.keyword, to: cast.type, with: "as? \(owner)")
                if chain == nil { context.edits.insert("?", after: tuple) }
            }
            if let name = Self.renamed[node.declName.baseName.text] { context.edits.replace(node.declName, with: name) }
        } else if let closure = inner.as(FunctionCallExprSyntax.self)?.trailingClosure, closure.statements.count == 1,
            case .expr(let value)? = closure.statements.first?.item, let cast = value.castToAnyObject
        {
            context.edits.replace(from: cast.keyword, to: cast.type, with: "as! \(owner)")
        }
        return .visitChildren
    }

    /// The members that have other names in Swift.
    private static let renamed = ["integerValue": "intValue", "unsignedIntegerValue": "uintValue"]

    private static let owners: [String: String] = {
        let ofValue = [
            "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
            "uiEdgeInsetsValue", "directionalEdgeInsetsValue", "uiOffsetValue", "rangeValue",
        ]
        let ofNumber = ["doubleValue", "floatValue", "intValue", "int32Value", "boolValue", "uintValue"] + renamed.keys
        return Dictionary(
            uniqueKeysWithValues: ofValue.map { ($0, "NSValue") } + ofNumber.map { ($0, "NSNumber") })
    }()
}

extension ExprSyntax {
    /// The words of a cast to `AnyObject` at the end of the expression.
    fileprivate var castToAnyObject: (keyword: Syntax, type: Syntax)? {
        guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count >= 3,
            let keyword = parts.dropLast().last?.as(UnresolvedAsExprSyntax.self), let type = parts.last,
            ["AnyObject", "AnyObject?"].contains(type.flat)
        else { return nil }
        return (Syntax(keyword), Syntax(type))
    }
}
