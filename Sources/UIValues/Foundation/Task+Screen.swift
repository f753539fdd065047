import Job

// Swift's own methods go past the queue of the screen. The compiler prefers these where UIKit is imported.
extension Task where Success == Never, Failure == Never {
    /// Waits: on the clock of the screen that the task belongs to, which does not take time.
    ///
    /// A task that waits for more than a second after the screen has appeared does not go on.
    ///
    /// - Throws: `CancellationError` if the task was cancelled.
    public static func sleep(for duration: Duration) async throws {
        guard let queue = ScreenQueue.ofThisThread else { return try await ContinuousClock().sleep(for: duration) }
        try Task.checkCancellation()
        let (seconds, attoseconds) = duration.components
        await withUnsafeContinuation { continuation in
            queue.add(after: Double(seconds) + Double(attoseconds) / 1e18) { continuation.resume() }
        }
        try Task.checkCancellation()
    }

    /// Waits: on the clock of the screen that the task belongs to, which does not take time.
    ///
    /// - Throws: `CancellationError` if the task was cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Lets other tasks go on first.
    public static func yield() async {
        await withUnsafeContinuation { continuation in
            if let queue = ScreenQueue.ofThisThread {
                queue.add { continuation.resume() }
            } else {
                Task<Void, Never>.detached { continuation.resume() }
            }
        }
    }
}
