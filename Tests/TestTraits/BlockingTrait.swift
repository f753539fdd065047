public import Testing

/// Runs tests that block their thread, as by waiting for a process, on threads apart from the concurrency pool.
///
/// The pool has as many threads as the machine has cores. Tests that block them all keep every task waiting, and with
/// that each test that waits for a task. As many blocking tests as the machine has cores run at a time.
public struct BlockingTrait: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    /// Runs a test on threads of its own.
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
