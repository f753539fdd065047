public import Testing

/// Runs tests that block their thread, as by waiting for a process, on threads apart from the concurrency pool.
///
/// The pool has as many threads as the machine has cores. Tests that block them all keep every task waiting, and with
/// that each test that waits for a task.
public struct BlockingTrait: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(BlockingThreads.shared) { try await function() }
    }
}

extension Trait where Self == BlockingTrait {
    /// The tests block the thread that they run on.
    public static var blocking: Self { BlockingTrait() }
}
