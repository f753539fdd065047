public import Foundation
import Job

extension Thread {
    /// Whether a device would run the code on the main thread.
    ///
    /// Several screens are made at once, and `isMainThread` is `false` on their threads.
    public static var isScreenThread: Bool { ScreenQueue.ofThisThread.map { !$0.isInBackground } ?? isMainThread }

    /// Waits; not on the thread that makes a screen, whose clock does not run.
    public static func sleepOnScreen(forTimeInterval interval: TimeInterval) {
        if ScreenQueue.ofThisThread == nil { sleep(forTimeInterval: interval) }
    }
}
