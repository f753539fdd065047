import Foundation

/// The modules of a Mac that manifests of packages ask for.
///
/// Xcode reads manifests on a Mac. One that asks `#if canImport(Darwin)` leaves out the targets for iOS elsewhere.
enum ManifestModules {
    private static let darwin = """
        // swift-interface-format-version: 1.0
        // swift-module-flags: -module-name Darwin -enable-library-evolution
        @_exported import Glibc

        """

    /// The arguments of the package manager with which manifests find the modules.
    static var flags: [String] {
        let folder = PreviewBuild.standardFolder.appending(path: "manifests")
        do throws(PreviewBuildProblem) {
            try writeUnlessEqual(darwin, to: folder.appending(path: "Darwin.swiftinterface"))
        } catch {
            // Without a cache to write to, manifests are read as on Linux.
            return []
        }
        return ["-I", folder.path].flatMap { ["-Xbuild-tools-swiftc", $0] }
    }
}
