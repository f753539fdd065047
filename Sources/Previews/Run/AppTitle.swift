import Diagnostics
import Foundation

/// The name of the app that documents belong to, for the titles of pages.
enum AppTitle {
    private static let mostLevels = 8

    /// The name of the Xcode project around all of the documents, or of the folder that is a project's root.
    ///
    /// - Parameter documents: the paths of documents.
    /// - Returns: `nil` if no folder around them is a project's root.
    static func title(of documents: [String]) -> String? {
        let folders = documents.map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().standardizedFileURL.pathComponents
        }
        guard var shared = folders.first else { return nil }
        for folder in folders { shared = zip(shared, folder).prefix { $0 == $1 }.map(\.0) }
        var folder = URL(fileURLWithPath: shared.isEmpty ? "/" : "/" + shared.dropFirst().joined(separator: "/"))
        for _ in 0..<mostLevels where folder.path != "/" {
            let names = namesInFolder(folder.path)
            let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
            if projects.count == 1 { return (projects[0] as NSString).deletingPathExtension }
            if !projects.isEmpty || names.contains(".git") || names.contains("Package.swift") {
                return folder.lastPathComponent
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
