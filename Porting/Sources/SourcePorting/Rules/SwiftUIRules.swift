import SwiftSyntax

/// Leaves out the declarations that only SwiftUI has a use for.
final class SwiftUIRules: PortingRule {
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        guard context.importsSwiftUI else { return .skipChildren }
        items(node.statements)
        return .skipChildren
    }

    private func items(_ list: CodeBlockItemListSyntax) {
        for item in list {
            if let condition = item.item.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .statements(let list)? = clause.elements { items(list) }
                }
                continue
            }
            if case .decl(let declaration) = item.item { consider(declaration) }
        }
    }

    private func consider(_ declaration: DeclSyntax) {
        if declaration.is(ImportDeclSyntax.self) || declaration.is(MacroExpansionDeclSyntax.self) { return }
        guard declaration.usesSwiftUI(context.index.swiftUITypes) else { return }
        // A type loses only the members that show SwiftUI, unless it is itself one of SwiftUI's.
        guard let block = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock,
            !declaration.headUsesSwiftUI(context.index.swiftUITypes), !declaration.is(ProtocolDeclSyntax.self)
        else {
            leaveOut(declaration)
            return
        }
        for member in block.members { consider(member.decl) }
    }

    private func leaveOut(_ declaration: DeclSyntax) {
        context.edits.blank(declaration)
        // PreviewRules says more of these.
        if declaration.as(StructDeclSyntax.self)?.inheritanceClause?.isOfPreviews == true { return }
        context.note(
            declaration, "left out: it is made for SwiftUI, which exists only on Apple's platforms",
            remedy: "draw the UIKit parts here, and these in Xcode")
    }
}

extension InheritanceClauseSyntax {
    /// Whether the type is a `PreviewProvider`.
    var isOfPreviews: Bool { inheritedTypes.contains { $0.type.lastWord == "PreviewProvider" } }
}

extension SyntaxProtocol {
    /// Whether the code names what only SwiftUI has, or a type that is left out because it does.
    func usesSwiftUI(_ types: Set<String> = []) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return AppleModules.swiftUINames.contains(name) || types.contains(name)
        }
    }
}

extension DeclSyntax {
    /// Whether a type's declaration names SwiftUI's types outside its members.
    func headUsesSwiftUI(_ types: Set<String> = []) -> Bool {
        guard let block = asProtocol((any DeclGroupSyntax).self)?.memberBlock else { return false }
        let start = block.ownRange.lowerBound
        return tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, token.ownRange.lowerBound < start else { return false }
            return AppleModules.swiftUINames.contains(name) || types.contains(name)
        }
    }
}
