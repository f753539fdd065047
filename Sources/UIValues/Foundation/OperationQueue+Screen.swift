public import Foundation
import Job

extension OperationQueue {
    /// Does work later: on the main queue, before the picture of the screen is drawn.
    public func addOperationOnScreen(_ block: @escaping @Sendable () -> Void) {
        guard self === OperationQueue.main, let queue = ScreenQueue.ofThisThread else { return addOperation(block) }
        queue.add(block)
    }

    /// Starts an operation later: on the main queue, before the picture of the screen is drawn.
    public func addOperationOnScreen(_ operation: Operation) {
        guard self === OperationQueue.main, let queue = ScreenQueue.ofThisThread else {
            return addOperation(operation)
        }
        queue.add { operation.start() }
    }
}
