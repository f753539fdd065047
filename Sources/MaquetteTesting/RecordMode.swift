import Foundation
public import Goldens
public import Testing

/// Which goldens a test may write: none, those that are missing, those that failed, or all.
public typealias RecordMode = GoldenRun.RecordMode

/// What holds for the tests of a scope.
struct GoldenConfiguration: Sendable {
    @TaskLocal static var current = GoldenConfiguration()

    var record: RecordMode?
    /// Where goldens are; `nil` for beside the test's file.
    var goldens: String?
    /// Where images, colours and fonts are; `nil` for the package's sources.
    var resources: String?

    /// What a test may write: what the call says, else the trait, else the environment's `MAQUETTE_RECORD`.
    ///
    /// Where nobody says anything missing goldens are recorded, and none on a CI machine, which sets `CI`.
    ///
    /// - Throws: `GoldenProblem` where the environment's word is none.
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

/// Says for a test or a suite which goldens may be written, and where goldens and the app's resources are.
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
    /// Which goldens may be written, the folder that they are in, and that of the app's asset catalogs and fonts.
    ///
    /// - Parameters:
    ///   - record: `nil` for what a call, the environment or the standard says.
    ///   - folder: `nil` for `__Goldens__` beside the test's file.
    ///   - resources: where `UIImage(named:)`, `UIColor(named:)` and `UIFont(name:size:)` find what they name; `nil` for
    ///     the folder `Sources` of the test's package.
    /// - Returns: the trait, for a test or a suite.
    public static func goldens(
        record: RecordMode? = nil, in folder: String? = nil, resources: String? = nil
    ) -> Self {
        GoldensTrait(record: record, goldens: folder, resources: resources)
    }
}
