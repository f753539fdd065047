import Bitmaps
import Diagnostics
import Foundation
import Testing

@testable import Caching

/// The conditions under which a run counts as unchanged.
@Suite struct OutcomeMemoryTests {
    private let root: String
    private let outcome = OutcomeMemory.Outcome(
        text: "all good\n", json: "{}\n",
        diagnostics: [Diagnostic(.warning, Odd(), at: SourceLocation(file: "a", line: 3))])

    private struct Odd: Problem {
        var code: String { "odd" }
        var message: String { "this is odd" }
    }

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "outcome-\(UUID().uuidString)").path
        for (name, text) in [("in/a", "1"), ("in/deep/b", "2"), ("out/page", "3"), ("out/rest", "4")] {
            try put(name, text)
        }
    }

    private func put(_ name: String, _ text: String) throws {
        let file = URL(fileURLWithPath: "\(root)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func memory(
        _ request: [Any] = ["check", 1], inputs: [ContentDigest?] = [ContentDigest(of: [1])], cache: String = "cache"
    ) -> OutcomeMemory? {
        OutcomeMemory(
            in: PictureCache(path: "\(root)/\(cache)"), request: request, inputs: inputs, reading: root + "/in",
            writing: ["\(root)/out/page"])
    }

    /// A time long enough after all writes.
    private static let later = Int.max / 2

    @Test func itIsKnownAsLongAsNothingHasChanged() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let first = try #require(memory())
        #expect(first.known == nil)
        first.keep(outcome, now: Self.later)
        let known = try #require(memory()?.known)
        #expect(known.text == outcome.text && known.json == outcome.json)
        #expect(known.diagnostics.map(\.description) == outcome.diagnostics.map(\.description))
        #expect(memory(["check", 2])?.known == nil, "another request")
        #expect(memory(inputs: [ContentDigest(of: [2])])?.known == nil, "another input")
        #expect(memory(inputs: [nil]) == nil, "nobody knows what the input is")
        #expect(memory(cache: "other")?.known == nil)
        try put("out/rest", "something else")
        #expect(memory()?.known != nil, "what the run does not write is nobody's business")
    }

    @Test(arguments: ["in/a", "in/deep/b", "in/new", "in/deep/.hidden", "out/page"])
    func itIsForgottenOnceAFileIsAnother(name: String) throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        memory()?.keep(outcome, now: Self.later)
        #expect(memory()?.known != nil)
        try put(name, "other")
        #expect(memory()?.known == nil)
        memory()?.keep(outcome, now: Self.later)
        #expect(memory()?.known != nil)
        try put(name, "another one")
        #expect(memory()?.known == nil)
    }

    @Test func aFolderThatLinksLeadRoundInIsNotReliedOn() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        for name in ["a", "b", "c"] {
            try FileManager.default.createSymbolicLink(atPath: "\(root)/in/\(name).loop", withDestinationPath: ".")
        }
        memory()?.keep(outcome, now: Self.later)
        #expect(memory()?.known == nil)
    }

    @Test func nothingDoubtfulIsKept() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        memory()?.keep(outcome, now: Int(Date().timeIntervalSince1970))
        #expect(memory()?.known == nil, "what was written a moment ago may change and keep its stamp")
        var wrong = outcome
        wrong.diagnostics = [Diagnostic(.error, Odd())]
        memory()?.keep(wrong, now: Self.later)
        #expect(memory()?.known == nil)
        memory()?.keep(outcome, now: Self.later)
        for case let name as String in try #require(FileManager.default.enumerator(atPath: root + "/cache")) {
            let file = URL(fileURLWithPath: "\(root)/cache/\(name)")
            guard let whole = FileManager.default.contents(atPath: file.path), !whole.isEmpty else { continue }
            try whole.dropLast(3).write(to: file)
        }
        #expect(memory()?.known == nil, "damaged")
    }
}
