import SwiftSyntax

/// Writes the creation of an object of a class that is known only at run time, as UIKit's own code does it.
///
/// Swift calls an initializer on such a class only if it is `required`, and UIKit's are not. Objective-C calls any.
final class ConstructionRules: PortingRule {
    /// The labels of UIKit's initializers that can be called on a class.
    private static let initializers: Set<[String]> = [
        [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"], ["type"],
        ["identifier", "source", "destination"],
    ]

    /// The classes whose initializers have labels that no others have.
    private static let rootsByLabels: [[String]: String] = [
        ["identifier", "source", "destination"]: "UIStoryboardSegue", ["nibName", "bundle"]: "UIViewController",
        ["style", "reuseIdentifier"]: "UITableViewCell",
    ]

    /// The types of the values in the file that are classes: the names of `let cellClass: Cell.Type`.
    private var classValues: [String: String] = [:]

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let finder = ClassValueFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        classValues = finder.found
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        // A class of Objective-C gives its name.
        if labels.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", let base = member.base, base.isClass
        {
            let type = base.is(DeclReferenceExprSyntax.self) ? "\(base.flat).self" : base.flat
            context.edits.replace(node, with: "String(reflecting: \(type))")
            return .skipChildren
        }
        // The class method of Objective-C, which gives the class.
        if labels.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "classForCoder", let base = member.base?.as(DeclReferenceExprSyntax.self)
        {
            context.edits.replace(node, with: base.baseName.text == "self" ? "self" : "\(base.flat).self")
            return .skipChildren
        }
        // Foundation's timers cannot be created without arguments here.
        if labels.isEmpty, node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Timer",
            node.trailingClosure == nil, let left = node.leftParen
        {
            context.edits.insert("timeInterval: 0, repeats: false, block: { _ in }", after: left)
        }
        // Foundation's texts cannot be created without arguments here.
        if labels.isEmpty, let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["NSAttributedString", "NSMutableAttributedString", "NSTextStorage"].contains(name),
            let left = node.leftParen,
            node.trailingClosure == nil
        {
            context.edits.insert("string: \"\"", after: left)
        }
        guard Self.initializers.contains(labels), node.trailingClosure == nil,
            let type = runtimeClass(node.calledExpression, isCalled: true, in: node),
            isOfKit(type.root, labels: labels),
            let left = node.leftParen
        else { return .visitChildren }
        context.needsUIKit = true
        context.edits.replace(
            from: node.calledExpression, to: left, with: "makeObject(of: \(type.value)\(labels.isEmpty ? "" : ", ")")
        return .visitChildren
    }

    /// `View.init` as a function.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "init", node.parent?.is(FunctionCallExprSyntax.self) != true,
            node.declName.argumentNames == nil, let type = runtimeClass(ExprSyntax(node), isCalled: false, in: node),
            isOfKit(type.root, labels: [])
        else { return .visitChildren }
        context.needsUIKit = true
        context.edits.replace(node, with: "{ makeObject(of: \(type.value)) }")
        return .skipChildren
    }

    /// Whether the class is UIKit's or inherits from one, and has no initializer of its own with the labels.
    private func isOfKit(_ name: String, labels: [String]) -> Bool {
        let isProtocol = context.index.types[name]?.isProtocol == true
        let above = isProtocol ? context.index.protocols(of: name).sorted() : context.index.superclasses(of: name)
        let chain = [name] + above
        // A protocol may require a class: `protocol Themed: UIView`.
        let roots = isProtocol ? above.map(context.index.alias) : chain.suffix(1)
        guard roots.contains(where: { Self.isKitName($0) && !DeclarationScanner.isProtocolOfKit($0) }) else {
            return false
        }
        return !chain.contains { context.index.types[$0]?.initializers.contains { $0.labels == labels } == true }
    }

    private static func isKitName(_ name: String) -> Bool {
        ["UI", "CA"].contains(where: name.hasPrefix) && name.dropFirst(2).first?.isUppercase == true
    }

    /// The value of the class that a call is made on, and the class that it is known to inherit from.
    private func runtimeClass(
        _ called: ExprSyntax, isCalled: Bool, in node: some SyntaxProtocol
    ) -> (value: String, root: String)? {
        if called.flat == ".init", node.parent?.is(ReturnStmtSyntax.self) == true,
            let name = resultType(around: Syntax(node)), let root = constraint(of: name, around: Syntax(node))
        {
            return ("\(name).self", root)
        }
        if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base
        {
            if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
                if let root = constraint(of: name, around: Syntax(node)) { return ("\(name).self", root) }
                if let type = classValues[name] {
                    let root = constraint(of: type, around: Syntax(node)) ?? context.index.alias(of: type)
                    // A value of the same name elsewhere in the file may be of a generic type.
                    if context.index.types[root] != nil || Self.isKitName(root) { return (name, root) }
                }
            }
            // A value that a pattern binds has no type here, but only a class has these initializers.
            if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isLowercase == true,
                name != "self", let call = node.as(FunctionCallExprSyntax.self),
                let root = Self.rootsByLabels[call.arguments.map { $0.label?.text ?? "_" }]
            {
                return (name, root)
            }
            if let access = base.as(MemberAccessExprSyntax.self), access.base?.flat == "self",
                let type = classValues[access.declName.baseName.text]
            {
                return (access.flat, constraint(of: type, around: Syntax(node)) ?? context.index.alias(of: type))
            }
            return nil
        }
        guard isCalled, let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let root = constraint(of: name, around: Syntax(node))
        else { return nil }
        return ("\(name).self", root)
    }

    /// The type that the function around a node returns; `nil` in a closure, whose type is not written there.
    private func resultType(around node: Syntax) -> String? {
        let around = sequence(first: node) { $0.parent }
            .first { $0.is(FunctionDeclSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self) }
        return around?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.flat
    }

    /// The class that a generic parameter, an associated type or `Self` inherits from; `nil` if it is none of these.
    private func constraint(of name: String, around node: Syntax) -> String? {
        var current: Syntax? = node
        while let syntax = current {
            current = syntax.parent
            var requirements: GenericWhereClauseSyntax?
            if let generic = syntax.asProtocol((any WithGenericParametersSyntax).self) {
                requirements = generic.genericWhereClause
                for parameter in generic.genericParameterClause?.parameters ?? [] where parameter.name.text == name {
                    if let type = parameter.inheritedType { return root(of: type) }
                    if let type = requirements?.constraint(of: name) { return root(of: type) }
                    return inheritedConstraint(of: name, in: syntax)
                }
            } else if let declaration = syntax.as(ExtensionDeclSyntax.self) {
                requirements = declaration.genericWhereClause
            } else if let declaration = syntax.as(ProtocolDeclSyntax.self) {
                requirements = declaration.genericWhereClause
            }
            if let type = requirements?.constraint(of: name) { return root(of: type) }
            if syntax.is(ExtensionDeclSyntax.self) || syntax.is(ProtocolDeclSyntax.self) {
                if let found = inheritedConstraint(of: name, in: syntax) { return found }
                return name == "Self" ? selfConstraint(in: syntax) : nil
            }
            if syntax.is(ClassDeclSyntax.self), name == "Self" { return selfConstraint(in: syntax) }
        }
        return nil
    }

    private func selfConstraint(in node: Syntax) -> String? {
        let name = node.as(ClassDeclSyntax.self)?.name.text ?? node.as(ExtensionDeclSyntax.self)?.extendedType.lastWord
        guard let name, context.index.types[name]?.isDeclared != true || context.index.types[name]?.isClass == true
        else {
            return nil
        }
        return name
    }

    /// The class that a type's own declaration gives a parameter or associated type, for its extensions.
    private func inheritedConstraint(of name: String, in node: Syntax) -> String? {
        guard
            let key = node.as(ExtensionDeclSyntax.self)?.extendedType.lastWord
                ?? node.as(ProtocolDeclSyntax.self)?.name.text
        else { return nil }
        let selfTypes = node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.constraints(of: "Self") ?? []
        let types =
            [key] + context.index.protocols(of: key).sorted()
            + selfTypes.flatMap { [$0] + context.index.protocols(of: $0).sorted() }
        return types.lazy.compactMap { self.context.index.types[$0]?.constraints[name] }.first
            .map { context.index.alias(of: $0) }
    }

    private func root(of type: TypeSyntax) -> String? {
        // `UIView & Themed`: the class is the first.
        let first = type.as(CompositionTypeSyntax.self)?.elements.first?.type ?? type
        return context.index.alias(of: first.lastWord)
    }
}

extension ExprSyntax {
    /// Whether the code is a class, and no object: `type(of: x)`, `Cell`, `Cell.self`.
    fileprivate var isClass: Bool {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.flat == "type" }
        if let member = self.as(MemberAccessExprSyntax.self) {
            return ["self", "classForCoder"].contains(member.declName.baseName.text)
        }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    }
}

extension GenericWhereClauseSyntax {
    /// The type that a clause says a parameter conforms to.
    func constraint(of name: String) -> TypeSyntax? {
        for requirement in requirements {
            if case .conformanceRequirement(let conformance) = requirement.requirement,
                conformance.leftType.flat == name
            {
                return conformance.rightType
            }
        }
        return nil
    }
}

extension GenericWhereClauseSyntax {
    /// The last words of all types that a clause says a parameter conforms to.
    fileprivate func constraints(of name: String) -> [String] {
        requirements.compactMap { requirement in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                conformance.leftType.flat == name
            else { return nil }
            return conformance.rightType.lastWord
        }
    }
}

extension ExprSyntax {
    /// The type that the expression is cast to at its end.
    fileprivate var castType: TypeSyntax? {
        self.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    }
}

/// Finds the values of a file whose types are classes' types.
private final class ClassValueFinder: SyntaxVisitor {
    var found: [String: String] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            note(name, node.typeAnnotation?.type ?? node.initializer?.value.castType)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .visitChildren
    }

    private func note(_ name: String, _ type: TypeSyntax?) {
        guard let type, let metatype = type.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type"
        else {
            return
        }
        found[name] = metatype.baseType.flat.lastWord
    }
}
