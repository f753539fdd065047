import SwiftSyntax

/// Names the type of text attributes whose values have no class in common here.
///
/// UIKit's fonts and colors are both `NSObject`, so that Swift finds a type for
/// `[NSAttributedString.Key.font: font, NSAttributedString.Key.foregroundColor: color]`.
final class TextAttributeRules: PortingRule {
    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        guard case .elements(let elements) = node.content, elements.count > 1,
            elements.allSatisfy({ $0.key.flat.hasPrefix("NSAttributedString.Key.") }),
            let binding = node.parent?.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil
        else { return .visitChildren }
        context.edits.insert(" as [NSAttributedString.Key: Any]", after: node)
        return .visitChildren
    }
}
