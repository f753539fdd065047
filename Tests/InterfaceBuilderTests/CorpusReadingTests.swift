import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import TestTraits
import Testing
import UIKit

/// Real documents of public repositories, if they are available.
enum Corpus {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpus")

    static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static func documents(in name: String) -> [String] {
        let root = folder.appendingPathComponent(name)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
            .map { root.appendingPathComponent($0).path }
    }
}

@Suite(.long, .enabled(if: Corpus.isPresent, "the corpus is not beside the package"))
struct CorpusReadingTests {
    @Test func everyDocumentIsReadOrRefusedInOneSentence() {
        var read = 0
        for path in Corpus.documents(in: "dev") {
            do {
                let document = try InterfaceDocument.read(contentsOfFile: path)
                read += 1
                let errors = document.diagnostics.filter { $0.severity == .error }
                #expect(errors.allSatisfy { $0.location?.line != nil }, "\(path)")
            } catch {
                #expect(error.diagnostics.map(\.problem.code) == ["old-format"], "\(path)")
            }
        }
        #expect(read > 1_000)
    }

    @Test func aSampleOfDocumentsIsLaidOutOnItsCanvas() throws {
        let setter = EstimatedTextSetter()
        for (index, path) in Corpus.documents(in: "dev").enumerated() where index % 12 == 0 {
            guard let document = try? InterfaceDocument.read(contentsOfFile: path).value else { continue }
            let report = CanvasLayout(textSetter: setter).layout(document)
            let scenes = document.scenes.filter { $0.controller != nil }.count
            #expect(report.scenes.count >= max(scenes, document.objects.count), "\(path)")
            let views = report.scenes.flatMap(\.views)
            #expect(views.allSatisfy { $0.frame.origin.x.isFinite && $0.frame.height.isFinite }, "\(path)")
            #expect(!report.json.contains("\n"))
        }
    }

    @Test func documentsOfOtherPlatformsAreRefusedInOneSentence() {
        let paths = Corpus.documents(in: "other-platforms")
        #expect(!paths.isEmpty)
        for path in paths {
            #expect(throws: DiagnosedError.self) { try InterfaceDocument.read(contentsOfFile: path) }
            do {
                _ = try InterfaceDocument.read(contentsOfFile: path)
            } catch {
                #expect(error.diagnostics.count == 1)
                #expect(["other-platform", "empty-document", "not-xml"].contains(error.diagnostics[0].problem.code))
            }
        }
    }
}
