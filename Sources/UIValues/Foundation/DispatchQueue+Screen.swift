public import Foundation
import Job

// The compiler prefers these to Dispatch's own methods, which have more parameters.
extension DispatchQueue {
    /// Does work later: on the main queue, before the picture of the screen is drawn.
    public func async(execute work: @escaping @Sendable () -> Void) { async(group: nil, execute: work) }

    /// Does work of a group later: on the main queue, before the picture of the screen is drawn.
    public func async(group: DispatchGroup?, execute work: @escaping @Sendable () -> Void) {
        guard let queue = screenQueue else { return async(group: group, qos: .unspecified, execute: work) }
        group?.enter()
        queue.add {
            work()
            group?.leave()
        }
    }

    /// Does work at a time: on the main queue, before the picture of the screen is drawn if that is within a second.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        guard let queue = screenQueue else { return asyncAfter(deadline: deadline, qos: .unspecified, execute: work) }
        let now = DispatchTime.now().uptimeNanoseconds
        let delay = deadline.uptimeNanoseconds > now ? Double(deadline.uptimeNanoseconds - now) / 1e9 : 0
        queue.add(after: delay.roundedUpForScreen, work)
    }

    /// The queue of the screen that this thread makes, if this is the main queue.
    var screenQueue: ScreenQueue? { isMain ? .ofThisThread : nil }

    /// Whether this is the main queue, for which Dispatch makes a new object each time that it is asked.
    package var isMain: Bool { label == DispatchQueue.main.label }
}

extension TimeInterval {
    /// The time from now on to one that code made before, as a screen's queue takes it.
    ///
    /// The clock ran on since, and not by the same time in each run.
    package var roundedUpForScreen: TimeInterval { (self * 20).rounded(.up) / 20 }
}
