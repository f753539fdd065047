import SwiftSyntax

/// A search of a file for code that creates a window.
final class WindowFinder: SyntaxVisitor {
    private var hasFound = false

    /// Whether a file creates a window: one of UIKit's class, or one of the app's own for a scene.
    static func finds(in tree: SourceFileSyntax) -> Bool {
        let finder = WindowFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.hasFound
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let isWindow = node.calledExpression.trimmedDescription == "UIWindow"
        if isWindow || node.arguments.first?.label?.text == "windowScene" { hasFound = true }
        return hasFound ? .skipChildren : .visitChildren
    }
}
