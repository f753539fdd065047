import Diagnostics
import Foundation
import TestTraits
import Testing

@testable import InterfaceDocuments

/// The names of the format that the reader knows, compared with documents of public repositories.
@Suite("Names of the format")
struct ReadingAuditTests {
    /// The result of reading one document.
    private struct Looked {
        var unread: Set<ReadingAudit.Word>
        var ignored: [ReadingAudit.Word: IgnoredReason]
        var unknownValues: Set<String>
    }

    private static func look(at data: Data, path: String) throws(DiagnosedError) -> Looked {
        let root = try InterfaceDocument.elements(of: data, path: path)
        let audit = ReadingAudit()
        let document = try InterfaceDocument.read(root, path: path, DocumentReading(file: path, audit: audit))
        let unknown = document.diagnostics.filter { $0.problem.code == "unknown-value" }
        return Looked(
            unread: audit.unread(in: root), ignored: audit.ignored,
            unknownValues: Set(unknown.map(\.problem.message)))
    }

    @Test func unusedFilesAreNotRead() throws {
        let text = Fixture.xib(
            """
            <view id="a" hue="3"><subviews>
            <label id="b" text="x" tag="4"><gloss key="sheen" depth="2"/></label>
            </subviews></view>
            """)
        let looked = try Self.look(at: Data(text.utf8), path: "Test.xib")
        #expect(
            looked.unread == [.attribute("hue", of: "view"), .child("gloss", key: "sheen", in: "label")])
        #expect(looked.ignored[.attribute("type", of: "document")] == .bookkeeping)
    }

    @Test func everyKindOfViewIsReadWhole() throws {
        #expect(try Self.look(at: Data(Fixture.everyKindOfView.utf8), path: "Test.xib").unread.isEmpty)
    }

    @Test(
        "Every name in the corpus is read, or skipped for a reason",
        .long, .enabled(if: Corpus.isPresent, "the corpus is not beside the package"))
    func corpus() throws {
        var unread: [String: Int] = [:]
        var values: [String: Int] = [:]
        var undrawn: [String: Int] = [:]
        for path in Corpus.documents(in: "dev") {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            // Documents that are not for iOS have other tests.
            guard let looked = try? Self.look(at: data, path: path) else { continue }
            for word in looked.unread { unread[word.description, default: 0] += 1 }
            for value in looked.unknownValues { values[value, default: 0] += 1 }
            for (word, reason) in looked.ignored where reason == .undrawn {
                undrawn[word.description, default: 0] += 1
            }
        }
        func list(_ counts: [String: Int], above limit: Int) -> [String] {
            counts.filter { $0.value > limit }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                .map { "\($0.value) \($0.key)" }
        }
        #expect(list(unread, above: 0) == [])
        #expect(list(values, above: 2) == [])
        // Visual properties that are not drawn must be rare.
        #expect(list(undrawn, above: 2) == [])
    }
}
