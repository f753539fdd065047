import Bitmaps
import Diagnostics
import Foundation
import TestTraits
import Testing

@testable import Caching
@testable import Previews

/// The parts of an input in its digest, so that a changed input has another one.
@Suite(.blocking) final class InputDigestTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "digests-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    private func write(_ text: String, _ name: String) throws -> String {
        let file = URL(fileURLWithPath: root + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    @Test(arguments: [true, false])
    func aDocumentThatLeadsToOthersCountsWithThem(leads: Bool) throws {
        let main = try write(leads ? "<viewControllerPlaceholder/>" : "<viewController/>", "Main.storyboard")
        let other = try write("<a/>", "Other.storyboard")
        func digest() -> ContentDigest? {
            InputFingerprint.digest(of: main, among: [main, other], surroundings: ContentDigest(of: []))
        }
        let before = try #require(digest())
        #expect(digest() == before)
        _ = try write("<b/>", "Other.storyboard")
        #expect((digest() != before) == leads)
        try FileManager.default.removeItem(atPath: other)
        #expect((digest() == nil) == leads)
    }

    @Test func aFoldersNamesAndContentsBothCount() throws {
        func digest(_ files: [String: String]) throws -> ContentDigest {
            if FileManager.default.fileExists(atPath: root + "/App") {
                try FileManager.default.removeItem(atPath: root + "/App")
            }
            for (name, text) in files { _ = try write(text, "App/" + name) }
            return try InputDigest.digest(of: [root + "/App"])
        }
        let scene = "<?xml version=\"1.0\"?><document/>"
        let files = ["Main.storyboard": scene, "logo.png": "1", "back.png": "2"]
        let whole = try digest(files)
        #expect(try digest(files) == whole)
        #expect(try digest(files.merging(["logo.png": "3"]) { $1 }) != whole)
        #expect(try digest(["Main.storyboard": scene, "logo.png": "2", "back.png": "1"]) != whole)
        #expect(try digest(["Main.storyboard": scene, "logo2.png": "1", "back.png": "2"]) != whole)
        #expect(try digest(files.merging(["notes.txt": "4", ".hidden.png": "5"]) { $1 }) == whole)
    }
}
