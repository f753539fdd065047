public import Foundation
import Job

// The compiler prefers these to Dispatch's own methods, which have more parameters.
extension DispatchQueue {
    /// The value of a key on the queue that the code runs on; the main queue's on the thread of a screen.
    public static func specificOnScreen<T>(key: DispatchSpecificKey<T>) -> T? {
        Thread.isScreenThread ? main.getSpecific(key: key) : getSpecific(key: key)
    }

    /// Does work later: on the main queue and on global ones, before the picture of the screen is drawn.
    public func async(execute work: @escaping @Sendable () -> Void) { async(group: nil, execute: work) }

    /// Does work of a group later: on the main queue and on global ones, before the picture of the screen is drawn.
    public func async(group: DispatchGroup?, execute work: @escaping @Sendable () -> Void) {
        guard let queue = screenQueue else { return async(group: group, qos: .unspecified, execute: work) }
        group?.enter()
        queue.add(isInBackground: !isMain) {
            work()
            group?.leave()
        }
    }

    /// Does work at a time: on the main queue and on global ones, before the picture of the screen is drawn if that is
    /// within a second.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        guard let queue = screenQueue else { return asyncAfter(deadline: deadline, qos: .unspecified, execute: work) }
        let now = DispatchTime.now().uptimeNanoseconds
        let delay = deadline.uptimeNanoseconds > now ? Double(deadline.uptimeNanoseconds - now) / 1e9 : 0
        queue.add(after: delay.roundedUpForScreen, isInBackground: !isMain, work)
    }

    /// Does work on the main queue, and waits for its end.
    public func syncOnScreen<Result>(execute work: () throws -> Result) rethrows -> Result {
        guard let queue = screenQueue else { return try sync(execute: work) }
        return try queue.performing(inBackground: !isMain, work)
    }

    /// The work of an item, unless the item is cancelled by then.
    public static func work(of item: DispatchWorkItem) -> @Sendable () -> Void {
        // A device calls it on another thread as well.
        nonisolated(unsafe) let item = item
        return { if !item.isCancelled { item.perform() } }
    }

    /// A closure as a queue takes it.
    public static func work(of block: @escaping () -> Void) -> @Sendable () -> Void {
        nonisolated(unsafe) let block = block
        return { block() }
    }

    /// The queue of the screen that this thread makes, if this is the main queue or a global one.
    ///
    /// Work of an app's own queues runs on threads of its own, because code may wait for it.
    var screenQueue: ScreenQueue? { isOfScreens ? .ofThisThread : nil }

    /// Whether this is the main queue or a global one, whose work on a screen is done before its picture is drawn.
    package var isOfScreens: Bool { isMain || label.hasPrefix("com.apple.root.") }

    /// Whether this is the main queue, for which Dispatch makes a new object each time that it is asked.
    package var isMain: Bool { label == DispatchQueue.main.label }
}

extension TimeInterval {
    /// The time from now on to one that code made before, as a screen's queue takes it.
    ///
    /// The clock ran on since, and not by the same time in each run.
    package var roundedUpForScreen: TimeInterval { (self * 20).rounded(.up) / 20 }
}
