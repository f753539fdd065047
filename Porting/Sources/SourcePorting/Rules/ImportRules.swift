import SwiftSyntax

/// Takes imports of Apple's modules from UIKit, which contains here what there is of them.
final class ImportRules: PortingRule {
    private var importsUIKit = false
    private var foundation: ImportDeclSyntax?

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.path.map(\.name.text)
        guard let module = path.first else { return .skipChildren }
        if module == "Foundation" { foundation = foundation ?? node }
        guard let replacement = module == AppleModules.swiftUI ? "UIKit" : AppleModules.replacements[module] else {
            return .skipChildren
        }
        importsUIKit = true
        let words = replacement == "UIKit" ? "import UIKit" : "import \(replacement); import UIKit"
        if path != ["UIKit"] { context.edits.replace(from: node.importKeyword, to: node.path, with: words) }
        return .skipChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        // Apple's Foundation re-exports Core Graphics.
        if !importsUIKit, let foundation, usesCoreGraphics(node) {
            context.edits.insert("; import UIKit", after: foundation)
        }
    }

    private func usesCoreGraphics(_ node: SourceFileSyntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return name.hasPrefix("CG") || name.hasPrefix("CA") || name.hasPrefix("objc_")
                || ["Selector", "NSKeyValueObservation", "CFTimeInterval", "NSValue", "autoreleasepool"].contains(name)
        }
    }
}
