import Foundation
import Job

/// A group of layer changes; here each takes effect immediately.
public enum CATransaction {
    public static func begin() {
        // Outside a job, threads share the environment.
        if JobEnvironment.current.isOfJob { JobEnvironment.current.transactions.append(Transaction()) }
    }

    /// Ends the innermost group, whose completion runs when its animations end.
    public static func commit() {
        guard JobEnvironment.current.isOfJob, let ended = JobEnvironment.current.transactions.popLast(),
            let completion = ended.completion
        else { return }
        afterAnimation(of: ended.duration, completion)
    }

    /// The value of a setting of the innermost group.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }

    /// Changes a setting of the innermost group; keys of an app's own have no effect.
    public static func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let duration = anObject as? Double { setAnimationDuration(duration) }
        case kCATransactionDisableActions:
            if let flag = anObject as? Bool { setDisableActions(flag) }
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: break
        }
    }

    public static func flush() {}
    public static func lock() {}
    public static func unlock() {}

    public static func disableActions() -> Bool { innermost.disablesActions }
    public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    public static func animationDuration() -> CFTimeInterval { innermost.duration }
    public static func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.duration = duration } }
    public static func animationTimingFunction() -> CAMediaTimingFunction? { innermost.timingFunction }
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }
    public static func completionBlock() -> (() -> Void)? { innermost.completion }

    /// Sets what runs at the end of the group; at once outside a group.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard !JobEnvironment.current.transactions.isEmpty else {
            if let block { afterAnimation(of: 0, block) }
            return
        }
        change { $0.completion = block }
    }

    private static var innermost: Transaction { JobEnvironment.current.transactions.last ?? Transaction() }

    private static func change(_ change: (inout Transaction) -> Void) {
        let job = JobEnvironment.current
        guard !job.transactions.isEmpty else { return }
        change(&job.transactions[job.transactions.count - 1])
    }

    fileprivate struct Transaction {
        var disablesActions = false
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var completion: (() -> Void)?
    }
}

extension JobEnvironment {
    private enum TransactionsKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> [CATransaction.Transaction] { [] }
    }

    /// The groups of layer changes that have begun and not ended, innermost last.
    fileprivate var transactions: [CATransaction.Transaction] {
        get { self[TransactionsKey.self] }
        set { self[TransactionsKey.self] = newValue }
    }

}

/// Runs what follows an animation: at its end on the clock of the screen, and at once where no screen is made.
///
/// - Parameters:
///   - seconds: the time from now to the end of the animation.
///   - completion: what follows.
func afterAnimation(of seconds: TimeInterval, _ completion: @escaping () -> Void) {
    guard let queue = ScreenQueue.ofThisThread else { return completion() }
    queue.add(after: seconds, completion)
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
