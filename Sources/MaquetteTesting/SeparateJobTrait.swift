public import Testing
import UIKit

/// A trait that runs each test of a scope in its own job, apart from tests that run at the same time.
///
/// Outside a job, all tests of the process share one app, one notification center and one screen that does not rotate.
public struct SeparateJobTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite has no case of its own; each of its tests gets a job.
        guard testCase != nil else { return try await function() }
        try await JobEnvironment.$running.withValue(JobEnvironment()) { try await function() }
    }
}

extension Trait where Self == SeparateJobTrait {
    /// A job for each test, with its own app, pasteboard, notifications and appearance proxies, and a screen that can
    /// rotate.
    public static var separateJob: Self { SeparateJobTrait() }
}
