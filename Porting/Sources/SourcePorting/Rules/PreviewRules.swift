import SwiftSyntax

/// Writes `#Preview` as a function that returns the preview, which a list of the module's previews calls.
final class PreviewRules: PortingRule {
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        preview(
            node, pound: node.pound, name: node.macroName, arguments: node.arguments, closure: node.trailingClosure)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        preview(
            node, pound: node.pound, name: node.macroName, arguments: node.arguments, closure: node.trailingClosure)
        return .visitChildren
    }

    private func preview(
        _ node: some SyntaxProtocol, pound: TokenSyntax, name: TokenSyntax, arguments: LabeledExprListSyntax,
        closure: ClosureExprSyntax?
    ) {
        let body = closure.map(Syntax.init) ?? arguments.first { $0.label?.text == "body" }.map(Syntax.init)
        if context.importsSwiftUI, body?.namesUIKit(context.index) != true {
            context.edits.blank(node)
            context.note(
                node, "this preview shows a SwiftUI view, and SwiftUI exists only on Apple's platforms",
                remedy: "preview the UIKit parts here, and this one in Xcode")
            return
        }
        let function = "preview_\(context.fileKey)_\(context.previews.count)"
        context.edits.replace(from: pound, to: name, with: "func \(function)() -> UIKit.Preview { UIKit.Preview")
        context.edits.insert(" }", after: node)
        let title = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)?
            .representedLiteralValue
        context.previews.append(
            PortedFile.Preview(
                function: function, name: title, line: context.line(of: node), conditions: node.compilationConditions))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.inheritanceClause?.isOfPreviews == true {
            context.note(
                node, "the previews of a PreviewProvider are not shown: SwiftUI exists only on Apple's platforms",
                remedy: "write #Preview { … } with the controller or view itself")
        }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The conditions of compilation around a node, outermost first.
    fileprivate var compilationConditions: [String] {
        var conditions: [String] = []
        var current = parent
        while let node = current {
            if let clause = node.as(IfConfigClauseSyntax.self),
                let list = clause.parent?.as(IfConfigClauseListSyntax.self)
            {
                let earlier = list.prefix { $0.id != clause.id }.compactMap { $0.condition?.flat }.map { "!(\($0))" }
                let own = clause.condition.map { ["(\($0.flat))"] } ?? []
                conditions.insert((earlier + own).joined(separator: " && "), at: 0)
            }
            current = node.parent
        }
        return conditions
    }

    /// Whether the code names a class of UIKit, or of the app that is one of UIKit's.
    fileprivate func namesUIKit(_ index: DeclarationIndex) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true else { return false }
            return name.hasPrefix("UI") || index.isResponder(name)
        }
    }
}
