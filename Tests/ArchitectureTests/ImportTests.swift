import TestTraits
import Testing

/// Imports of the package's own modules that their files do not use.
///
/// An import counts as used if the file names anything that the module declares or extends, or a module that it
/// re-exports. So every import found is unused, unless the file uses only operators or subscripts of the module.
struct UnusedImports {
    private let files: [PackageFiles.File]
    /// The names that an import of each module makes available.
    private let names: [String: Set<String>]

    init(in files: [PackageFiles.File]) {
        self.files = files
        let modules = Dictionary(grouping: files, by: \.target)
        let reachable = modules.mapValues { files in
            files.reduce(into: Set<String>()) { $0.formUnion($1.names.reachable) }
        }
        let reexported = modules.mapValues { files in
            Set(files.flatMap(\.names.imports).filter(\.isReexport).map(\.module))
        }
        func all(of module: String) -> Set<String> {
            (reexported[module] ?? []).reduce(reachable[module] ?? []) { $0.union(all(of: $1)) }
        }
        names = Dictionary(uniqueKeysWithValues: modules.keys.map { ($0, all(of: $0)) })
    }

    /// The unused imports, one per line.
    var found: [String] {
        files.flatMap { file in
            file.names.imports.compactMap { imported in
                // A file that re-exports a module need not use it.
                guard let names = names[imported.module], !imported.isReexport,
                    file.names.used.isDisjoint(with: names)
                else { return nil }
                return "\(file.target)/\(file.path):\(imported.line): nothing of \(imported.module) is used"
            }
        }
    }
}

@Suite(.blocking) struct ImportTests {
    /// Imports that exist for other files, with the reason.
    static let kept = [
        "_Testing_CoreGraphics/Overlay.swift": "a file that imports Testing and CoreGraphics imports this overlay too",
        "_Testing_CoreImage/Overlay.swift": "a file that imports Testing and CoreImage imports this overlay too",
        "_Testing_UIKit/Overlay.swift": "a file that imports Testing and UIKit imports this overlay too",
    ]

    @Test func everyImportIsUsed() throws {
        let files = try PackageFiles.ofThisPackage(["regular", "executable", "test"])
        #expect(files.contains { $0.target == "UIKit" && $0.names.imports.contains(where: \.isReexport) })
        let found = UnusedImports(in: files).found
        #expect(found.filter { line in !Self.kept.keys.contains { line.hasPrefix($0) } } == [])
        for file in Self.kept.keys { #expect(found.contains { $0.hasPrefix(file) }) }
    }

    private func file(_ target: String, _ text: String) -> PackageFiles.File {
        PackageFiles.File(target: target, path: "A.swift", names: DeclaredNames(text))
    }

    @Test func anImportThatNothingUsesIsFound() {
        let files = [
            file("Walls", "public struct Wall { case brick }"),
            file("Roof", "extension Int { var tiles: Int { 1 } }"),
            file("House", "import Walls\n@testable import struct Roof.Tile\nlet height = 3"),
        ]
        #expect(
            UnusedImports(in: files).found == [
                "House/A.swift:1: nothing of Walls is used", "House/A.swift:2: nothing of Roof is used",
            ])
    }

    @Test func aMemberAnExtendedTypeAndAReexportedNameAreUses() {
        let files = [
            file("Walls", "public enum Wall { case brick, straw }"),
            file("Roof", "extension String { var tiles: Int { 1 } }"),
            file("All", "@_exported public import Walls"),
            file("House", "import Walls; build(.straw)"),
            file("Shed", "public import Roof; let name: String"),
            file("Barn", "import All; let wall: Wall"),
        ]
        #expect(UnusedImports(in: files).found == [])
    }
}
