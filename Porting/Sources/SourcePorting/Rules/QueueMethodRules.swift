import SwiftSyntax

/// Lets the work that code leaves to queues be done before the picture of a screen.
///
/// UIKit has methods of queues here that keep the work for the picture. Some calls of Dispatch's and Foundation's own
/// methods do not reach them.
final class QueueMethodRules: PortingRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let method = node.calledExpression.as(MemberAccessExprSyntax.self), let queue = method.base?.flat else {
            return .visitChildren
        }
        let labels = node.arguments.map { $0.label?.text ?? "" }
        switch method.declName.baseName.text {
        case "sync" where queue == "DispatchQueue.main" && (labels.isEmpty || labels == ["execute"]),
            "addOperation" where queue == "OperationQueue.main":
            context.edits.insert("OnScreen", after: method.declName.baseName)
            context.needsUIKit = true
        case "async" where labels.isEmpty && node.leftParen == nil && queue.contains(".global(") && node.isWaitedFor:
            // Nothing would do the work while the thread waits for it.
            context.edits.insert("(qos: .unspecified)", after: method)
        case "async" where labels.last == "execute", "asyncAfter" where labels.last == "execute":
            // Dispatch's own methods for work items have the labels of those for closures.
            guard node.trailingClosure == nil, let work = node.arguments.last?.expression,
                !work.is(ClosureExprSyntax.self),
                work.as(FunctionCallExprSyntax.self)?.calledExpression.flat != "DispatchQueue.work"
            else { break }
            context.edits.insert("DispatchQueue.work(of: ", before: work)
            context.edits.insert(")", after: work)
            context.needsUIKit = true
        default: break
        }
        return .visitChildren
    }

    /// An app declares methods of queues so that queues meet a protocol of its own. Calls would be ambiguous.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard ["async", "asyncAfter"].contains(node.name.text), node.labels.last == "execute",
            let type = node.enclosingType, type.isExtension, type.key == "DispatchQueue",
            !node.attributes.flat.contains("@_disfavoredOverload")
        else { return .visitChildren }
        context.edits.insert(
            "@_disfavoredOverload ", before: node.modifiers.first.map(Syntax.init) ?? Syntax(node.funcKeyword))
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// Whether the function around the call waits for a semaphore or a group.
    fileprivate var isWaitedFor: Bool {
        var current = Syntax(self).parent
        while let node = current, !node.is(MemberBlockItemSyntax.self) { current = node.parent }
        return current?.flat.contains(".wait(") == true
    }
}
