public import Foundation

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
}

extension JobEnvironment {
    private enum NotificationCenterKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> NotificationCenter { NotificationCenter() }
    }

    /// The job's `NotificationCenter.default`, so that jobs don't share notifications.
    public var notificationCenter: NotificationCenter { self[NotificationCenterKey.self] }
}
