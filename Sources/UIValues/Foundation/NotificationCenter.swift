public import Foundation
public import Job

/// Foundation's notification center, except that the default one belongs to the job: jobs don't share notifications.
open class NotificationCenter: Foundation.NotificationCenter, @unchecked Sendable {
    open override class var `default`: NotificationCenter { JobEnvironment.current.notificationCenter }

    /// Calls the closure for each posted notification.
    ///
    /// Foundation requires a closure that may run on any thread. A job has one thread, like UIKit's classes, so a
    /// controller may be captured here.
    @discardableResult
    open func addObserver(
        forName name: Notification.Name?, object obj: AnyObject?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        nonisolated(unsafe) let block = block
        return super.addObserver(forName: name, object: obj, queue: queue) { block($0) }
    }

    /// The notifications that are posted from now on.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
        AsyncStream { continuation in
            // A notification reaches the thread that waits for it once, and is not used by the one that posts it.
            nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) {
                nonisolated(unsafe) let notification = $0
                continuation.yield(notification)
            }
            continuation.onTermination = { [weak self] _ in self?.removeObserver(observer) }
        }
    }
}

extension JobEnvironment {
    private enum NotificationCenterKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> NotificationCenter { NotificationCenter() }
    }

    /// The job's `NotificationCenter.default`, so that jobs don't share notifications.
    public var notificationCenter: NotificationCenter { self[NotificationCenterKey.self] }
}
