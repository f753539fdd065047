public import Foundation
import Testing

/// A program of the package that was built with the tests.
public enum BuiltProgram {
    /// The program's file beside the test runner.
    ///
    /// - Parameter name: the name of the executable target.
    /// - Returns: the file.
    /// - Throws: an error if there is no such program.
    public static func url(named name: String) throws -> URL {
        let runner = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        let found = ([runner] + bundles).map { $0.appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        return try #require(found, "\(name) is not built")
    }
}
