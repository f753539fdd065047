import SwiftSyntax

/// Replaces what RxCocoa does with Objective-C.
final class RxCocoaRules: PortingRule {
    private var observesMessages = false

    /// The delegate that RxCocoa calls may be of any class.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "scrollViewDidScroll",
            let chain = node.base?.as(OptionalChainingExprSyntax.self), chain.expression.flat == "_forwardToDelegate"
        else { return .visitChildren }
        context.edits.insert("(", before: chain.expression)
        context.edits.insert(" as? any UIScrollViewDelegate)", after: chain.expression)
        return .skipChildren
    }

    /// RxCocoa's own observing of messages, which it leaves out without Objective-C.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "methodInvoked",
            sequence(first: Syntax(node), next: \.parent).contains(where: {
                $0.as(ExtensionDeclSyntax.self)?.extendedType.flat == "Reactive"
            })
        {
            observesMessages = true
        }
        return .visitChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        guard observesMessages, node.description.contains("import RxCocoaRuntime"), !node.description.contains(Self.mark)
        else { return }
        context.needsUIKit = true
        let functions = [("sentMessage", true), ("methodInvoked", false)].map { name, isBefore in
            """
                public func \(name)(_ selector: Selector) -> Observable<[Any]> { \(Self.mark)(selector, isBefore: \(isBefore)) }
            """
        }
        context.edits.append(
            """
            extension Reactive where Base: NSObject {
            \(functions.joined(separator: "\n"))
                private func \(Self.mark)(_ selector: Selector, isBefore: Bool) -> Observable<[Any]> {
                    Observable.create { observer in
                        let end = (base as? UIViewController)?.observeCallback(selector, isBefore: isBefore) { observer.onNext($0) }
                        return Disposables.create { end?() }
                    }
                }
            }
            """)
    }

    private static let mark = "observedCallback"
}
