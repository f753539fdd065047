import TestTraits
import Testing

/// The rule for layers: an import may only refer to a target that the manifest lists earlier and declares.
struct Layering {
    /// The modules of the toolchain.
    static let system: Set<String> = [
        "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "Testing", "XCTest",
        "Synchronization", "Dispatch",
        "Glibc", "Musl", "Darwin", "CoreGraphics", "CoreFoundation", "RegexBuilder", "PackagePlugin", "Swift",
        "_StringProcessing",
    ]

    /// The modules that tests import by Apple's names, with the targets that implement them.
    static let aliases = [
        "os": "AppleOS", "ObjectiveC": "AppleObjectiveC", "Combine": "AppleCombine", "Network": "AppleNetwork",
        "CryptoKit": "AppleCryptoKit", "CommonCrypto": "AppleCommonCrypto",
    ]

    let manifest: PackageManifest

    /// The dependencies in the manifest that point down or sideways, one per line.
    var wrongDependencies: [String] {
        let order = Dictionary(
            uniqueKeysWithValues: manifest.targets.enumerated().map { ($0.element.name, $0.offset) })
        return manifest.targets.enumerated().flatMap { index, target in
            target.dependencies.filter { !$0.isProduct }.compactMap { dependency in
                guard let other = order[dependency.name] else {
                    return "\(target.name) depends on \(dependency.name), which is no target"
                }
                return other < index
                    ? nil : "\(target.name) depends on \(dependency.name), which the manifest lists later"
            }
        }
    }

    /// The imports in a target's files that the manifest does not declare, one per line.
    func undeclaredImports(in files: [SourceFile], of target: PackageManifest.Target) -> [String] {
        let declared = Set(target.dependencies.map(\.name))
        return files.flatMap { file in
            file.imports.compactMap { module, line in
                if Self.system.contains(module) || module == target.name { return nil }
                if declared.contains(Self.aliases[module] ?? module) { return nil }
                return "\(file.path):\(line): \(target.name) imports \(module) without declaring it"
            }
        }
    }
}

@Suite(.blocking) struct LayeringTests {
    @Test func everyArrowOfTheManifestPointsToAnEarlierTarget() throws {
        let layering = Layering(manifest: try .ofThisPackage())
        #expect(layering.manifest.targets.count > 20)
        #expect(layering.wrongDependencies == [])
    }

    @Test func everyImportIsDeclared() throws {
        let layering = Layering(manifest: try .ofThisPackage())
        var files = 0
        for target in layering.manifest.targets where target.type != "system" {
            let sources = try SourceFile.all(below: target.folder)
            files += sources.count
            #expect(layering.undeclaredImports(in: sources, of: target) == [])
        }
        #expect(files > 50)
    }

    @Test func targetsAboveUIKitImportItAndNotItsParts() throws {
        let parts: Set = ["AdaptiveKit", "UIControls", "UILists", "UIContainers", "UIStoryboards"]
        let manifest = try PackageManifest.ofThisPackage()
        let above = manifest.targets.drop { $0.name != "UIKit" }.dropFirst().filter { $0.type != "test" }
        #expect(above.count > 10)
        for target in above {
            for file in try SourceFile.all(below: target.folder) {
                #expect(file.imports.filter { parts.contains($0.module) }.isEmpty, "\(file.path)")
            }
        }
    }

    @Test func anArrowThatPointsDownIsFound() {
        let manifest = PackageManifest(targets: [
            .init("Geometry", dependencies: [.init(name: "Views")]),
            .init("Views", dependencies: [.init(name: "Geometry"), .init(name: "Attic")]),
        ])
        #expect(
            Layering(manifest: manifest).wrongDependencies == [
                "Geometry depends on Views, which the manifest lists later",
                "Views depends on Attic, which is no target",
            ])
    }

    @Test func anUndeclaredImportIsFoundHoweverItIsWritten() {
        let target = PackageManifest.Target("Views", dependencies: [.init(name: "Geometry")])
        let file = SourceFile(
            path: "Sources/Views/a.swift",
            text: """
                import Foundation
                public import Geometry
                // import Commented
                @testable import Cellar
                internal import struct Attic.Box
                let important = 1
                """)
        let layering = Layering(manifest: PackageManifest(targets: [target]))
        #expect(
            layering.undeclaredImports(in: [file], of: target) == [
                "Sources/Views/a.swift:4: Views imports Cellar without declaring it",
                "Sources/Views/a.swift:5: Views imports Attic without declaring it",
            ])
    }
}
