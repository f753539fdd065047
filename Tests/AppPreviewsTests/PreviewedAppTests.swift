import AppPreviews
import Diagnostics
import Foundation
import Testing

@Suite("The folder of an app") struct PreviewedAppTests {
    private func folder(_ name: String, files: [String]) throws -> URL {
        let root = FileManager.default.temporaryDirectory.appending(path: "previewed-\(UUID().uuidString)/\(name)")
        for file in files {
            let url = root.appending(path: file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
        return root
    }

    @Test("is one module of all its Swift files, without tests and other people's code") func files() throws {
        let root = try folder(
            "My App",
            files: [
                "Screens/A.swift", "B.swift", "Notes.md", "MyAppTests/T.swift", "Pods/P.swift", ".build/H.swift",
            ])
        defer { try? FileManager.default.removeItem(at: root.deletingLastPathComponent()) }
        let app = try PreviewedApp(at: root.path)
        #expect(app.modules.map(\.name) == ["My_App"])
        #expect(
            app.modules.first?.files
                == ["B.swift", "Screens/A.swift"].map { root.appending(path: $0).standardizedFileURL.path })
    }

    @Test("has the name of its project") func project() throws {
        let root = try folder("App", files: ["A.swift", "Garden.xcodeproj/project.pbxproj"])
        defer { try? FileManager.default.removeItem(at: root.deletingLastPathComponent()) }
        #expect(try PreviewedApp(at: root.path).modules.map(\.name) == ["Garden"])
    }

    @Test("without Swift files is an error with the folder's name and what to do") func empty() throws {
        let root = try folder("App", files: ["Notes.md"])
        defer { try? FileManager.default.removeItem(at: root.deletingLastPathComponent()) }
        let error = #expect(throws: DiagnosedError.self) { try PreviewedApp(at: root.path) }
        #expect(
            error?.diagnostics.map(\.description) == [
                "\(root.path): error: there are no Swift files here (name the folder of a Swift package or of an app's sources)"
            ])
    }

    @Test("Maquette's own package is searched for in the named places") func package() throws {
        let root = try folder("App", files: ["A.swift"])
        defer { try? FileManager.default.removeItem(at: root.deletingLastPathComponent()) }
        let app = try PreviewedApp(at: root.path)
        let error = #expect(throws: DiagnosedError.self) {
            try PreviewBuild(of: app, maquette: root.path, folder: root.path) { _ in }
        }
        #expect(error?.diagnostics.first?.problem as? PreviewBuildProblem == .noPackage(path: root.path))
    }
}
