import SwiftSyntax

/// Leaves out the declarations that only SwiftUI has a use for, and the statements of others that show SwiftUI.
final class SwiftUIRules: PortingRule {
    /// The names of the members that the type lost, and of the variables that the body lost.
    private var lost: Set<String> = []
    /// The names of the members that each type lost.
    private var lostOfTypes: [String: Set<String>] = [:]
    /// The places that are blank already.
    private var blanked: Set<SyntaxIdentifier> = []

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        guard context.importsSwiftUI || !context.index.swiftUITypes.isEmpty else { return .skipChildren }
        items(node.statements)
        return .skipChildren
    }

    private func items(_ list: CodeBlockItemListSyntax) {
        for item in list {
            if let condition = item.item.as(IfConfigDeclSyntax.self) {
                for clause in condition.possibleClauses {
                    if case .statements(let list)? = clause.elements { items(list) }
                }
                continue
            }
            if case .decl(let declaration) = item.item { consider(declaration) }
        }
    }

    private func members(_ list: MemberBlockItemListSyntax) {
        for member in list {
            if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                for clause in condition.possibleClauses {
                    if case .decls(let list)? = clause.elements { members(list) }
                }
                continue
            }
            consider(member.decl)
        }
    }

    /// Whether the code names what only SwiftUI has, a type that is left out because it does, or a lost member.
    private func isAffected(_ node: some SyntaxProtocol, since start: Int = 0, until end: Int = .max) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, token.ownRange.lowerBound >= start,
                token.ownRange.lowerBound < end
            else { return false }
            if context.index.swiftUITypes.contains(name) { return true }
            if context.importsSwiftUI, context.index.swiftUINames.contains(name), !isOwnNestedType(token, name) {
                return true
            }
            return lost.contains(name) && token.isOwnMember
        }
    }

    /// Whether the name is that of a type that the app declares in another one: in this file, or after a period.
    private func isOwnNestedType(_ token: TokenSyntax, _ name: String) -> Bool {
        context.index.swiftUINamesOfNestedTypes.contains(name)
            && (context.declaredTypes.contains(name)
                || token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period)
    }

    private func consider(_ declaration: DeclSyntax) {
        if declaration.is(ImportDeclSyntax.self) || declaration.is(MacroExpansionDeclSyntax.self) { return }
        let isKnown = lostOfTypes[declaration.typeName]?.isEmpty == false
        guard isKnown || isAffected(declaration) else { return }
        // A type loses only the members that show SwiftUI, unless it is itself one of SwiftUI's.
        if let block = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock,
            !declaration.is(ProtocolDeclSyntax.self), !isAffected(declaration, until: block.ownRange.lowerBound)
        {
            let outer = lost
            let name = declaration.typeName
            lost = outer.union(lostOfTypes[name] ?? [])
            // What uses a lost member is lost as well.
            var count = -1
            while count != lost.count + blanked.count {
                count = lost.count + blanked.count
                members(block.members)
            }
            lostOfTypes[name] = lost
            lost = outer
            return
        }
        if let body = declaration.body, !isAffected(declaration, until: body.leftBrace.ownRange.lowerBound),
            loseStatements(of: body, declaration)
        {
            return
        }
        leaveOut(declaration)
    }

    /// Leaves out the statements of a body that show SwiftUI.
    ///
    /// - Returns: whether what is left is a body.
    private func loseStatements(of body: CodeBody, _ declaration: DeclSyntax) -> Bool {
        let outer = lost
        defer { lost = outer }
        let result = body.result
        let emptyResult = result.flatMap(Self.emptyResult)
        var statements: [CodeBlockItemSyntax] = []
        for statement in body.statements where isAffected(statement) {
            if keepOtherBranch(of: statement) { continue }
            if result == nil || emptyResult != nil, keepOtherCases(of: statement, in: body, emptyResult) {
                continue
            }
            let words = statement.tokens(viewMode: .sourceAccurate).map(\.tokenKind)
            // An initializer must call the one above it, and a function that returns something must return it.
            if declaration.is(InitializerDeclSyntax.self),
                words.contains(.keyword(.super)) || words.contains(.keyword(.`init`))
            {
                return false
            }
            if result != nil, emptyResult == nil, words.contains(.keyword(.return)) || body.statements.count == 1 {
                return false
            }
            statements.append(statement)
            if case .decl(let local) = statement.item, let variable = local.as(VariableDeclSyntax.self) {
                lost.formUnion(variable.names)
            }
            if let condition = statement.item.as(StmtSyntax.self)?.as(GuardStmtSyntax.self) {
                for case .optionalBinding(let binding) in condition.conditions.map(\.condition) {
                    if let name = binding.pattern.as(IdentifierPatternSyntax.self) { lost.insert(name.identifier.text) }
                }
            }
        }
        // A later statement may be affected by what an earlier one declared.
        for statement in statements where blanked.insert(statement.id).inserted {
            context.edits.blank(statement)
            context.note(
                statement, "this statement is left out: it shows SwiftUI, which exists only on Apple's platforms",
                remedy: "nothing to do, unless the picture needs it")
        }
        if let emptyResult, let last = body.statements.last?.id, statements.contains(where: { $0.id == last }),
            blanked.insert(body.rightBrace.id).inserted
        {
            context.edits.insert("return \(emptyResult) ", before: body.rightBrace)
        }
        return true
    }

    /// The value that a function returns in place of SwiftUI; `nil` if there is none for its type.
    private static func emptyResult(_ type: String) -> String? {
        if type.hasSuffix("?") { return "nil" }
        return ["UIViewController", "UIView"].contains(type) ? "\(type)()" : nil
    }

    /// Leaves out the branch of `if #available` that shows SwiftUI, if the other one does not.
    ///
    /// - Returns: whether the statement is such a condition.
    private func keepOtherBranch(of statement: CodeBlockItemSyntax) -> Bool {
        guard
            let choice = statement.item.as(StmtSyntax.self)?.as(ExpressionStmtSyntax.self)?.expression
                .as(IfExprSyntax.self),
            choice.conditions.allSatisfy({ $0.condition.is(AvailabilityConditionSyntax.self) }),
            case .codeBlock(let other)? = choice.elseBody, let keyword = choice.elseKeyword, !isAffected(other)
        else { return false }
        guard blanked.insert(statement.id).inserted else { return true }
        context.edits.blank(choice.ifKeyword)
        context.edits.blank(choice.conditions)
        context.edits.blank(choice.body)
        context.edits.replace(keyword, with: "do")
        context.note(
            statement, "this branch is left out: it shows SwiftUI, which exists only on Apple's platforms",
            remedy: "nothing to do: the other branch runs here")
        return true
    }

    /// Leaves out the bodies of the cases of a `switch` that show SwiftUI, if nothing else of it does.
    ///
    /// - Parameters:
    ///   - statement: the statement.
    ///   - body: the code around it.
    ///   - emptyResult: the value that such a case returns; `nil` in code that returns nothing.
    /// - Returns: whether the statement is such a `switch`.
    private func keepOtherCases(
        of statement: CodeBlockItemSyntax, in body: CodeBody, _ emptyResult: String?
    ) -> Bool {
        let expression = statement.item.as(StmtSyntax.self)?.as(ExpressionStmtSyntax.self)?.expression
        guard let choice = (expression ?? statement.item.as(ExprSyntax.self))?.as(SwitchExprSyntax.self),
            !isAffected(choice.subject)
        else { return false }
        let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        guard cases.count == choice.cases.count, !cases.contains(where: { isAffected($0.label) }) else { return false }
        let hasReturns = choice.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
        let isResult = body.statements.count == 1 && !hasReturns
        for item in cases where isAffected(item.statements) && blanked.insert(item.id).inserted {
            context.edits.blank(item.statements)
            let value = emptyResult.map { isResult ? $0 : "return \($0)" } ?? "break"
            context.edits.insert(" \(value)", after: item.label)
            context.note(
                item, "this case is left out: it shows SwiftUI, which exists only on Apple's platforms",
                remedy: "nothing to do, unless the picture needs it")
        }
        return true
    }

    private func leaveOut(_ declaration: DeclSyntax) {
        guard blanked.insert(declaration.id).inserted else { return }
        lost.formUnion(declaration.memberNames)
        context.edits.blank(declaration)
        // PreviewRules says more of these.
        if declaration.as(StructDeclSyntax.self)?.inheritanceClause?.isOfPreviews == true { return }
        context.note(
            declaration, "left out: it is made for SwiftUI, which exists only on Apple's platforms",
            remedy: "draw the UIKit parts here, and these in Xcode")
    }
}

/// The statements of a function or a computed property, with the type that it returns; `nil` for nothing.
private struct CodeBody {
    let leftBrace: TokenSyntax
    let statements: CodeBlockItemListSyntax
    let rightBrace: TokenSyntax
    let result: String?
}

extension InheritanceClauseSyntax {
    /// Whether the type is a `PreviewProvider`.
    var isOfPreviews: Bool { inheritedTypes.contains { $0.type.lastWord == "PreviewProvider" } }
}

extension TokenSyntax {
    /// Whether a name is written alone or after `self.`, and not as a member of something else or a label.
    fileprivate var isOwnMember: Bool {
        if let label = parent?.as(LabeledExprSyntax.self), label.label?.id == id { return false }
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id else {
            return true
        }
        return access.base?.flat == "self"
    }
}

extension DeclSyntax {
    /// The code of a function, an initializer or a computed property.
    fileprivate var body: CodeBody? {
        if let property = self.as(VariableDeclSyntax.self), property.bindings.count == 1,
            let binding = property.bindings.first, let block = binding.accessorBlock,
            case .getter(let statements) = block.accessors, let type = binding.typeAnnotation?.type
        {
            return CodeBody(
                leftBrace: block.leftBrace, statements: statements, rightBrace: block.rightBrace, result: type.flat)
        }
        let function = self.as(FunctionDeclSyntax.self)
        let block =
            function?.body ?? self.as(InitializerDeclSyntax.self)?.body ?? self.as(DeinitializerDeclSyntax.self)?.body
        return block.map {
            CodeBody(
                leftBrace: $0.leftBrace, statements: $0.statements, rightBrace: $0.rightBrace,
                result: function?.signature.returnClause?.type.flat)
        }
    }

    /// The last word of the name of a type or of an extension's type; empty for other declarations.
    fileprivate var typeName: String {
        self.as(ClassDeclSyntax.self)?.name.text ?? self.as(StructDeclSyntax.self)?.name.text
            ?? self.as(EnumDeclSyntax.self)?.name.text ?? self.as(ExtensionDeclSyntax.self)?.extendedType.lastWord ?? ""
    }

    /// The names that a member of a type brings.
    fileprivate var memberNames: [String] {
        if let function = self.as(FunctionDeclSyntax.self) { return [function.name.text] }
        return self.as(VariableDeclSyntax.self)?.names ?? []
    }

    /// Whether a type's declaration names SwiftUI's types outside its members, or a protocol's anywhere.
    func headUsesSwiftUI() -> Bool {
        guard let block = asProtocol((any DeclGroupSyntax).self)?.memberBlock else { return false }
        // A protocol is left out for any of its requirements.
        let start = self.is(ProtocolDeclSyntax.self) ? Int.max : block.ownRange.lowerBound
        // The app's own type may have a name of SwiftUI's.
        let own = self.is(ExtensionDeclSyntax.self) ? "" : typeName
        return tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, token.ownRange.lowerBound < start else { return false }
            return name != own && AppleModules.swiftUINames.contains(name)
        }
    }
}

extension VariableDeclSyntax {
    fileprivate var names: [String] {
        bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
}
