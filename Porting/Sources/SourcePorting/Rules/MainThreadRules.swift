import SwiftSyntax

/// Replaces checks for the main thread by checks for the thread of the screen, and waiting by its clock.
///
/// Several screens are made at once, each on a thread of its own. Their code expects to run on the main thread.
final class MainThreadRules: PortingRule {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "isMainThread",
            let base = node.base, ["Thread", "Thread.current", "Foundation.Thread"].contains(base.flat)
        else { return .visitChildren }
        context.edits.replace(node, with: "Thread.isScreenThread")
        context.needsUIKit = true
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.flat
        if called == "Thread.sleep", node.arguments.map({ $0.label?.text }) == ["forTimeInterval"] {
            context.edits.replace(node.calledExpression, with: "Thread.sleepOnScreen")
            context.needsUIKit = true
            return .visitChildren
        }
        if called == "DispatchQueue.getSpecific" {
            context.edits.replace(node.calledExpression, with: "DispatchQueue.specificOnScreen")
            context.needsUIKit = true
            return .visitChildren
        }
        guard called == "dispatchPrecondition", let condition = node.arguments.first,
            let call = condition.expression.as(FunctionCallExprSyntax.self),
            [".main", "DispatchQueue.main"].contains(call.arguments.first?.expression.flat)
        else { return .visitChildren }
        switch call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "onQueue": context.edits.replace(node, with: "precondition(Thread.isScreenThread)")
        case "notOnQueue": context.edits.replace(node, with: "precondition(!Thread.isScreenThread)")
        default: return .visitChildren
        }
        context.needsUIKit = true
        return .skipChildren
    }
}
