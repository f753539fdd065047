import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
    /// Marks tests that need a browser, many seconds or hundreds of processes.
    ///
    /// `make test-all` runs them, and `make test` does not.
    public static var long: Self {
        .enabled(if: runsLongTests, "runs with make test-all")
    }

    private static var runsLongTests: Bool { ProcessInfo.processInfo.environment["MAQUETTE_TEST_ALL"] == "1" }
}
