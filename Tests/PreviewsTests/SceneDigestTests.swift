import Bitmaps
import Diagnostics
import Foundation
import Scenes
import TestTraits
import Testing
import Theming
import UIKit

@testable import Previews

/// The conditions under which a scene counts as unchanged, and need not be laid out again.
@Suite(.blocking) struct SceneDigestTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "scenes-\(UUID().uuidString)").path
    private let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="vc"><scenes><scene sceneID="s"><objects><viewController id="vc">\
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/></view>\
        </viewController></objects></scene></scenes></document>
        """

    private func write(_ text: String, _ name: String) throws {
        let file = URL(fileURLWithPath: root + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The digests of two scenes, of which the first names a storyboard.
    private func digests(
        controllers: SceneMaterials.Controllers = [:]
    ) throws -> [ContentDigest?] {
        let paths = ["Named", "Plain"].map { root + "/\($0).yaml" }
        let source = SceneSource.load(
            paths, palette: try Theme.named("ios").palette, controllers: controllers)
        try #require(source.value.documents == paths)
        return source.value.inputDigests(apartFrom: nil)
    }

    private func withScenes(_ body: () throws -> Void) throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try write("root: {storyboard: deep/Main.storyboard}\n", "Named.yaml")
        try write("root: {detail: Hello}\n", "Plain.yaml")
        try write(document, "deep/Main.storyboard")
        try write("{}", "Assets.xcassets/Tint.colorset/Contents.json")
        try body()
    }

    @Test func theSameFilesHaveTheSameDigests() throws {
        try withScenes {
            let first = try digests()
            #expect(first.count == 2 && !first.contains(nil) && first[0] != first[1])
            #expect(try digests() == first)
        }
    }

    @Test(arguments: [
        ("deep/Main.storyboard", true, false),
        ("deep/en.lproj/Main.strings", true, false),
        ("Assets.xcassets/Tint.colorset/Contents.json", true, true),
        ("Localizable.strings", true, true),
        ("Notes.txt", false, false),
    ])
    func aPicturesDependenciesChangeItsDigest(file: String, named: Bool, plain: Bool) throws {
        try withScenes {
            let before = try digests()
            try write(file.hasSuffix("storyboard") ? document + "\n" : "/* changed */", file)
            let after = try digests()
            #expect([before[0] != after[0], before[1] != after[1]] == [named, plain])
        }
    }

    @Test func aSceneCountsByItsOwnText() throws {
        try withScenes {
            let before = try digests()
            try write("root: {detail: Goodbye}\n", "Plain.yaml")
            #expect(try digests()[1] != before[1])
        }
    }

    @Test func theContentsOfCodedControllersAreUnknown() throws {
        try withScenes {
            let own = try digests(controllers: ["Own": { UIViewController() }])
            #expect(own == [nil, nil])
        }
    }
}
