/// The Swift files of the package, by target, with the names that they declare and use.
struct PackageFiles {
    /// A file of a target, by its path in the target's folder.
    struct File {
        let target: String
        let path: String
        let names: DeclaredNames

        /// The folder in the target; empty for the target's own folder.
        var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    }

    let files: [File]
    private let types: [String: String]

    /// The files of this package, read once for all tests.
    private static let ofThisPackage = Result { try PackageFiles(PackageManifest.ofThisPackage()) }

    /// The files of this package's targets of some types.
    static func ofThisPackage(_ types: Set<String>) throws -> [File] {
        let package = try ofThisPackage.get()
        return package.files.filter { types.contains(package.types[$0.target] ?? "") }
    }

    private init(_ manifest: PackageManifest) throws {
        types = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.type) })
        files = try manifest.targets.filter { !["system", "plugin"].contains($0.type) }.flatMap { target in
            try SourceFile.all(below: target.folder).map { file in
                File(
                    target: target.name, path: String(file.path.dropFirst(target.folder.count + 1)),
                    names: DeclaredNames(file.lines.joined(separator: "\n")))
            }
        }
    }
}
