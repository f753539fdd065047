import Foundation

/// The targets in the output of `swift package dump-package`, in the manifest's order.
struct PackageManifest: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let dependencies: [Dependency]
        let path: String?

        /// The folder of its sources, relative to the package.
        var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
    }

    /// A target or a product of another package, by name.
    struct Dependency: Decodable {
        let name: String
        let isProduct: Bool

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            isProduct = container.contains(.product)
            let key: Key = isProduct ? .product : container.contains(.byName) ? .byName : .target
            var list = try container.nestedUnkeyedContainer(forKey: key)
            name = try list.decode(String.self)
        }

        init(name: String, isProduct: Bool = false) {
            self.name = name
            self.isProduct = isProduct
        }

        private enum Key: CodingKey { case product, byName, target }
    }

    let targets: [Target]

    /// The package's own folder.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func ofThisPackage() throws -> PackageManifest {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "dump-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // A separate scratch folder, because the current one is locked while tests run.
        process.arguments = [
            "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(PackageManifest.self, from: data)
    }
}

extension PackageManifest.Target {
    init(_ name: String, type: String = "regular", dependencies: [PackageManifest.Dependency] = []) {
        self.init(name: name, type: type, dependencies: dependencies, path: nil)
    }
}
