import Foundation
public import Goldens
public import Testing

/// Which goldens a test may write: none, those that are missing, those that failed, or all.
public typealias RecordMode = GoldenRun.RecordMode

/// The configuration for the tests of a scope.
struct GoldenConfiguration: Sendable {
    @TaskLocal static var current = GoldenConfiguration()

    var record: RecordMode?
    /// The folder of goldens; `nil` for beside the test's file.
    var goldens: String?
    /// The folder of images, colors and fonts; `nil` for the package's sources.
    var resources: String?

    /// The record mode: from the call, else from the trait, else from the environment's `MAQUETTE_RECORD`.
    ///
    /// By default, missing goldens are recorded, except on a CI machine, which sets `CI`.
    ///
    /// - Throws: `GoldenProblem` if the environment's value is not a record mode.
    static func mode(
        _ argument: RecordMode?, environment: [String: String]
    ) throws(GoldenProblem) -> RecordMode {
        if let mode = argument ?? current.record { return mode }
        if let word = environment["MAQUETTE_RECORD"] {
            guard let mode = RecordMode(rawValue: word) else { throw .unknownMode(word) }
            return mode
        }
        return ["", "0", "false", nil].contains(environment["CI"]) ? .missing : .never
    }
}

/// A trait for a test or a suite that sets the record mode, and the folders of goldens and of the app's resources.
public struct GoldensTrait: TestTrait, SuiteTrait, TestScoping {
    let record: RecordMode?
    let goldens: String?
    let resources: String?

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        var configuration = GoldenConfiguration.current
        configuration.record = record ?? configuration.record
        configuration.goldens = goldens ?? configuration.goldens
        configuration.resources = resources ?? configuration.resources
        try await GoldenConfiguration.$current.withValue(configuration) { try await function() }
    }
}

extension Trait where Self == GoldensTrait {
    /// Sets the record mode, the folder of goldens, and that of the app's asset catalogs and fonts.
    ///
    /// - Parameters:
    ///   - record: the record mode; `nil` for that of the call, the environment or the default.
    ///   - folder: the folder of goldens; `nil` for `__Goldens__` beside the test's file.
    ///   - resources: the folder in which `UIImage(named:)`, `UIColor(named:)` and `UIFont(name:size:)` look; `nil` for
    ///     the folder `Sources` of the test's package.
    /// - Returns: the trait, for a test or a suite.
    public static func goldens(
        record: RecordMode? = nil, in folder: String? = nil, resources: String? = nil
    ) -> Self {
        GoldensTrait(record: record, goldens: folder, resources: resources)
    }
}
