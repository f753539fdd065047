import Foundation
import Job
public import UIValues

/// The time since the machine started, in seconds; on a screen, a time on the clock of its picture.
public func CACurrentMediaTime() -> CFTimeInterval {
    guard let queue = ScreenQueue.ofThisThread else { return ProcessInfo.processInfo.systemUptime }
    // Code may take 0 for a time that was never set.
    return 1000 + queue.time
}
