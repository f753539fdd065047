import AdaptiveKit
public import Testing

/// Runs each test of a scope in a job of its own, apart from the tests that run at the same time.
///
/// Outside a job all tests of the process share one app, one notification center and one screen that does not turn.
public struct SeparateJobTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite has no case of its own: its tests each get their job.
        guard testCase != nil else { return try await function() }
        try await JobEnvironment.$running.withValue(JobEnvironment()) { try await function() }
    }
}

extension Trait where Self == SeparateJobTrait {
    /// A job for each test: its own app, pasteboard, notifications and appearance proxies, and a screen that can turn.
    public static var separateJob: Self { SeparateJobTrait() }
}
