public import Foundation
import Job

extension Thread {
    /// Whether the code runs on the thread that makes a screen, or on the main thread.
    ///
    /// Several screens are made at once, and `isMainThread` is `false` on their threads.
    public static var isScreenThread: Bool { ScreenQueue.ofThisThread != nil || isMainThread }
}
