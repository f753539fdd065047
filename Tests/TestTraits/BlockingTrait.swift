public import Testing

/// Runs tests that block their thread, as by waiting for a process, on threads outside of the concurrency pool.
///
/// The pool has as many threads as the machine has cores. Tests that block all of them delay every task, and with it
/// every test that waits for a task. The number of blocking tests that run at a time is the number of cores.
public struct BlockingTrait: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    /// Runs a test on its own thread.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(OwnThreadExecutor.shared) {
            await Permits.forBlockingTests.take()
            defer { Permits.forBlockingTests.giveBack() }
            try await function()
        }
    }
}

extension Trait where Self == BlockingTrait {
    /// The tests block the thread that they run on.
    public static var blocking: Self { BlockingTrait() }
}
