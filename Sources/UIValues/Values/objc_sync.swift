import Foundation

/// The locks of objects; all objects share one, which a thread may take again.
private let sharedLock = NSRecursiveLock()

/// Waits until no other thread is between these two calls.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    sharedLock.lock()
    return 0
}

/// Lets other threads go on.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    sharedLock.unlock()
    return 0
}
