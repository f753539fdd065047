import Foundation
import Testing

@testable import AppPreviews

@Suite("The bundle of an app") struct AppBundleTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID().uuidString)")

    private func write(_ files: [String]) throws {
        for file in files {
            let url = root.appending(path: file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.utf8).write(to: url)
        }
    }

    /// The names in the bundle, with what they contain.
    private func contents(of bundle: URL) throws -> [String: String] {
        var found: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: bundle.path) {
            found[name] = try String(contentsOf: bundle.appending(path: name), encoding: .utf8)
        }
        return found
    }

    @Test("has the app's data, and no code, documents, catalogs or tests") func data() throws {
        try write([
            "App/A.swift", "App/Data/items.json", "App/Main.storyboard", "App/Assets.xcassets/a.imageset/a.png",
            "App/sound.mp3", "App/Info.plist", "App/AppTests/test.json", "App/Pods/P/p.json", "App/README.md",
            "App/.git/config",
            "program",
        ])
        defer { try? FileManager.default.removeItem(at: root) }
        let bundle = AppBundle(
            folders: [root.appending(path: "App")], propertyList: nil, folder: root.appending(path: "bundle"))
        #expect(
            try bundle.write(with: root.appending(path: "program")) == bundle.folder.appending(path: "program").path)
        #expect(
            try contents(of: bundle.folder) == [
                "items.json": "App/Data/items.json", "sound.mp3": "App/sound.mp3", "program": "program",
            ])
    }

    @Test("takes the first of two files with one name, and the strings of the app's own language") func order() throws {
        try write([
            "App/b/items.json", "App/a/items.json", "App/en.lproj/Localizable.strings",
            "App/de.lproj/Localizable.strings", "App/en.lproj/Other.strings", "App/Base.lproj/Other.strings",
            "App/en.lproj/InfoPlist.strings",
        ])
        defer { try? FileManager.default.removeItem(at: root) }
        let bundle = AppBundle(folders: [root], propertyList: nil, folder: root.appending(path: "bundle"))
        #expect(
            bundle.resources.mapValues { $0.path.replacing(root.path + "/", with: "") } == [
                "items.json": "App/a/items.json", "Localizable.strings": "App/en.lproj/Localizable.strings",
                "Other.strings": "App/Base.lproj/Other.strings",
            ])
    }

    @Test("has the files of libraries too, and data models by the names of their compiled ones") func libraries() throws
    {
        try write([
            "App/items.json", "App/Data/Model.xcdatamodeld/Model.xcdatamodel/contents", "Kit/items.json",
            "Kit/more.json",
        ])
        defer { try? FileManager.default.removeItem(at: root) }
        let bundle = AppBundle(
            folders: [root.appending(path: "App"), root.appending(path: "Kit")], propertyList: nil,
            folder: root.appending(path: "bundle"))
        #expect(
            bundle.resources.mapValues { $0.path.replacing(root.path + "/", with: "") } == [
                "items.json": "App/items.json", "more.json": "Kit/more.json",
                "Model.momd": "App/Data/Model.xcdatamodeld",
            ])
    }

    @Test("follows the app: what is new is linked, and what is gone is removed") func changes() throws {
        try write(["App/one.json", "App/two.json", "program"])
        defer { try? FileManager.default.removeItem(at: root) }
        let bundle = AppBundle(
            folders: [root.appending(path: "App")], propertyList: nil, folder: root.appending(path: "bundle"))
        _ = try bundle.write(with: root.appending(path: "program"))
        try FileManager.default.removeItem(at: root.appending(path: "App/one.json"))
        try write(["App/three.json", "App/more/two.json"])
        _ = try bundle.write(with: root.appending(path: "program"))
        #expect(try contents(of: bundle.folder).keys.sorted() == ["program", "three.json", "two.json"])
        #expect(try contents(of: bundle.folder)["two.json"] == "App/more/two.json")
    }

    @Test("has the app's Info.plist, until the app has none") func propertyList() throws {
        try write(["App/Info.plist", "program"])
        defer { try? FileManager.default.removeItem(at: root) }
        for list in ["first", "second", nil] {
            let bundle = AppBundle(
                folders: [root.appending(path: "App")], propertyList: list.map { Data($0.utf8) },
                folder: root.appending(path: "bundle"))
            _ = try bundle.write(with: root.appending(path: "program"))
            #expect(try contents(of: bundle.folder)["Info.plist"] == list)
        }
    }

    @Test("that cannot be written is an error") func unwritable() throws {
        try write(["program"])
        defer { try? FileManager.default.removeItem(at: root) }
        let bundle = AppBundle(folders: [root], propertyList: nil, folder: root.appending(path: "program/bundle"))
        #expect(throws: PreviewBuildProblem.self) { try bundle.write(with: root.appending(path: "program")) }
    }
}
