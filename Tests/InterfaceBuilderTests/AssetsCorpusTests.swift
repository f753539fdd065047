import Diagnostics
import Foundation
import TestTraits
import Testing
import Traits

@testable import InterfaceDocuments

@Suite(.long, .enabled(if: Corpus.isPresent, "the corpus is not beside the package"))
struct AssetsCorpusTests {
    /// The project folders of the corpus.
    private func projects() throws -> [Project] {
        let root = Corpus.folder.appendingPathComponent("dev").path
        return try FileManager.default.contentsOfDirectory(atPath: root).sorted()
            .filter { !$0.contains(".") || $0.contains("__") }
            .compactMap { name in
                do throws(DiagnosedError) {
                    return try Project.open("\(root)/\(name)").value
                } catch {
                    #expect(["nothing-to-draw", "not-an-input"].contains(error.diagnostics.first?.problem.code ?? ""))
                    return nil
                }
            }
    }

    @Test func realProjectsOpenAndTheirSetsAreRead() throws {
        let phone = UITraitCollection {
            $0.userInterfaceIdiom = .phone
            $0.displayScale = 3
        }
        var images = 0
        var colors = 0
        for project in try projects() {
            #expect(project.documents == project.documents.unique(), "\(project.path)")
            let library = project.makeAssetLibrary()
            for name in library.imageNames where library.imageAsset(named: name, for: phone).value != nil {
                images += 1
            }
            for name in library.colorNames where library.color(named: name, for: phone).value != nil { colors += 1 }
            // Files that were not published with the project are missing; everything else is read.
            let codes = Set(library.diagnostics.map(\.problem.code))
            #expect(codes.isSubset(of: ["missing-asset-file"]), "\(project.path)")
        }
        #expect(images > 500)
        #expect(colors > 50)
    }

    @Test("LS-1 most projects' launch document is found")
    func launchDocuments() throws {
        let all = try projects()
        let found = all.filter { !$0.launchDocuments.isEmpty }
        #expect(found.count * 4 > all.count * 3)
    }
}

extension Array where Element: Hashable {
    fileprivate func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
