import Diagnostics
import Foundation

/// The Xcode projects of the repository around an app, which have the modules that a workspace brings together.
package struct RepositoryProjects: Sendable {
    /// The folder of the repository, or else of the outermost project around the app.
    package let root: String
    /// The folders of the repository's Swift packages, outer ones first.
    package let packages: [String]
    private let projects: [XcodeProject]

    private static let mostLevels = 8
    private static let levelsWithoutRepository = 3
    private static let deepestProject = 5
    private static let mostEntries = 100_000
    private static let pods = "Pods/Pods.xcodeproj"

    /// Reads the projects of the repository, and those of the pods that are installed in it.
    ///
    /// A project that cannot be read has no modules.
    ///
    /// - Parameter folder: the absolute path of the app's folder.
    package init(around folder: String) {
        let above = Array(
            sequence(first: folder) { $0 == "/" ? nil : ($0 as NSString).deletingLastPathComponent }
                .prefix(Self.mostLevels))
        let files = FileManager.default
        root =
            above.first { files.fileExists(atPath: ($0 as NSString).appendingPathComponent(".git")) }
            ?? above.prefix(Self.levelsWithoutRepository).last(where: FolderSurvey.isProjectRoot) ?? folder
        let survey = FolderSurvey(of: root, deepest: Self.deepestProject, limit: Self.mostEntries)
        packages = survey.packages
        let own = survey.projects
        let folders = Set(own.map { SplitPath($0).folder } + [root]).sorted()
        let pods = folders.map { ($0 as NSString).appendingPathComponent(Self.pods) }.filter(files.fileExists)
        let input = InputFolder(path: root)
        projects = (own + pods).compactMap { path in
            do throws(DiagnosedError) {
                return try XcodeProject(at: path, in: input)
            } catch {
                // The app's own project is read, and its problems are reported, elsewhere.
                return nil
            }
        }
    }

    /// The code of the framework with a module's name; `nil` if no project has one in Swift.
    package func framework(named module: String) -> AppCode? {
        for project in projects {
            for target in project.targets
            where target.moduleName == module && target.kind == .other && target.platform == .iOS {
                let code = AppCode(of: target, in: project)
                if code.hasSwift { return code }
            }
        }
        return nil
    }
}
