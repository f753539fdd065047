public import Foundation

/// Foundation's centre, save that the default one is the job's: two jobs never hear each other's notifications.
open class NotificationCenter: Foundation.NotificationCenter, @unchecked Sendable {
    open override class var `default`: NotificationCenter { JobEnvironment.current.notificationCenter }

    /// Calls the closure for each notification that is posted.
    ///
    /// Foundation wants a closure that may run on any thread. A job has one thread, as UIKit's classes have, so that a
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

    /// The job's `NotificationCenter.default`, so that no job hears another's notifications.
    public var notificationCenter: NotificationCenter { self[NotificationCenterKey.self] }
}
