import Diagnostics
import Foundation
import Testing
import Theming

@testable import Previews

/// The comparison of what two copies of a project draw a document from.
@Suite("Inputs of documents") struct DocumentInputsTests {
    private let top: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "maquette-\(UUID().uuidString)")
        top = folder.resolvingSymlinksInPath().path
        for copy in ["old", "new"] {
            try write("\(copy)/App/One.storyboard", Self.storyboard)
            try write("\(copy)/App/Two.storyboard", Self.storyboard)
            try write("\(copy)/App/Assets.xcassets/Logo.imageset/Contents.json", "{}")
            try write("\(copy)/App/de.lproj/One.strings", "")
        }
    }

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc"><scenes><scene sceneID="s">\
        <objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"/></viewController>\
        </objects></scene></scenes></document>
        """

    private func write(_ path: String, _ text: String) throws {
        let url = URL(fileURLWithPath: "\(top)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// The inputs of `One.storyboard` in a copy.
    private func inputs(_ copy: String) throws -> DocumentInputs {
        let source = try DocumentSource.load(
            ["\(top)/\(copy)/App"], palette: try Theme.named("ios").palette, coverage: Coverage()
        ).value
        let index = try #require(source.documents.firstIndex { $0.hasSuffix("One.storyboard") })
        return try #require(source.inputs(of: index))
    }

    private func areSame(_ changed: Set<String>) throws -> Bool {
        try inputs("new").isSame(in: top + "/new", as: inputs("old"), in: top + "/old", changed: changed)
    }

    @Test func areTheSameUnlessAFileThatTheDocumentUsesDiffers() throws {
        defer { try? FileManager.default.removeItem(atPath: top) }
        #expect(try areSame([]))
        #expect(try areSame(["App/Two.storyboard", "App.xcodeproj/project.pbxproj", "Other/Assets.xcassets/a.json"]))
        #expect(try !areSame(["App/One.storyboard"]))
        #expect(try !areSame(["App/Assets.xcassets/Logo.imageset/Contents.json"]))
        #expect(try !areSame(["App/de.lproj/One.strings"]))
        try write("new/App/More.xcassets/Contents.json", "{}")
        #expect(try !areSame([]), "another catalog may have other images of the same names")
    }
}
