package import Diagnostics
package import Foundation

/// The code of an iOS app in an Xcode project: its own module, those of the project's frameworks, and the packages that
/// they use.
package struct AppCode: Sendable {
    package struct Module: Sendable {
        /// The name of the Swift module, as the build settings have it.
        package let name: String
        /// The absolute paths of its Swift files and Core Data models, sorted.
        package let files: [String]
        /// The names of the modules of the same project that it uses.
        package let dependencies: [String]
        /// The products of packages that it uses.
        package let products: [XcodeProject.Product]
        /// The conditions of `#if` that hold in its code.
        package let compilationConditions: [String]
        /// The version of Swift that it is written in; `nil` if the project does not say.
        package let swiftVersion: String?

        fileprivate var hasSwift: Bool { files.contains { $0.hasSuffix(".swift") } }
    }

    /// The modules, each after those that it uses.
    package let modules: [Module]
    /// The packages of the project.
    package let packages: [XcodeProject.Package]
    /// The folder around the project, which the paths of local packages start at.
    package let folder: String
    /// The targets of the modules.
    private let targets: [XcodeProject.Target]
    /// The absolute paths of the files and folders that only other targets have in their bundles: those of this project
    /// and of the others in the folder.
    package private(set) var resourcesOfOthers: [String] = []
    /// The Info.plist of the built app; `nil` if the target is not an app or its file is damaged.
    package private(set) var propertyList: Data?

    /// The limits of the search for a folder's Xcode projects.
    private static let deepestProject = 4
    private static let mostEntries = 100_000

    /// Finds the first iOS app with Swift code in an Xcode project, or in those of a folder, shallow folders first.
    ///
    /// - Parameters:
    ///   - path: the path of the project or the folder.
    ///   - name: the name of a target to take in place of the first app.
    /// - Returns: the app's code, if there is any, with a warning for each project of a folder that cannot be read.
    /// - Throws: ``DiagnosedError`` if the project cannot be read, or no target with Swift code has the name.
    package static func find(in path: String, target name: String? = nil) throws(DiagnosedError) -> Diagnosed<AppCode?>
    {
        let named = Project.isXcodeProject(path) ? InputFolder(path: path).path : nil
        let folder = InputFolder(path: named.map { SplitPath($0).folder } ?? path)
        let all = FolderSurvey(of: folder.path, deepest: deepestProject, limit: mostEntries).projects
        let projects = named.map { [$0] } ?? all
        var diagnostics: [Diagnostic] = []
        var names: [String] = []
        // The first app whose Swift code is in its frameworks alone.
        var mixed: AppCode?
        for project in projects {
            do throws(DiagnosedError) {
                let project = try XcodeProject(at: project, in: folder)
                for target in project.targets where target.platform == .iOS && target.kind != .test {
                    guard name == nil ? target.kind == .app : target.name == name else {
                        names.append(target.name)
                        continue
                    }
                    var code = AppCode(of: target, in: project)
                    guard code.hasSwift else { continue }
                    if target.kind == .app {
                        do throws(DiagnosedError) {
                            code.propertyList = try target.builtPropertyList(around: project.folder, in: folder)
                        } catch {
                            diagnostics += error.warnings
                        }
                    }
                    if code.modules.last?.hasSwift == true {
                        code.findResourcesOfOthers(in: all, around: folder)
                        return Diagnosed(code, diagnostics: diagnostics)
                    }
                    mixed = mixed ?? code
                }
            } catch {
                guard named == nil else { throw error }
                diagnostics += error.warnings
            }
        }
        if var mixed {
            mixed.findResourcesOfOthers(in: all, around: folder)
            return Diagnosed(mixed, diagnostics: diagnostics)
        }
        if let name {
            throw DiagnosedError(ProjectProblem(noTarget: name, among: names), at: SourceLocation(file: path))
        }
        return Diagnosed(nil, diagnostics: diagnostics)
    }

    /// Whether any of it is Swift.
    var hasSwift: Bool { modules.contains(where: \.hasSwift) }

    private mutating func findResourcesOfOthers(in projects: [String], around folder: InputFolder) {
        let root = Self.absolute(self.folder)
        let inside = Set(targets.flatMap { $0.resources.union($0.folders.keys) }.map { root.appending(path: $0).path })
        var found: Set<String> = []
        for path in projects {
            // What is wrong with another project is no matter of this app.
            guard let project = try? XcodeProject(at: path, in: folder) else { continue }
            let start = Self.absolute(project.folder)
            for target in project.targets where !targets.contains(target) {
                found.formUnion(
                    target.resources.union(target.folders.keys).map {
                        start.appending(path: $0).standardizedFileURL.path
                    })
            }
        }
        resourcesOfOthers = found.filter { path in
            if inside.contains(where: { $0 == path || $0.hasPrefix(path + "/") }) { return false }
            guard path.hasPrefix(root.path + "/") else { return true }
            let place = String(path.dropFirst(root.path.count + 1))
            return !targets.contains { $0.has(place) }
        }.sorted()
    }

    private static func absolute(_ folder: String) -> URL { URL(fileURLWithPath: folder).standardizedFileURL }

    /// - Parameters:
    ///   - app: the target of the app, or of a framework.
    ///   - project: the project of the target.
    init(of app: XcodeProject.Target, in project: XcodeProject) {
        var modules: [Module] = []
        var visited: Set<String> = []
        func visit(_ target: XcodeProject.Target) {
            guard visited.insert(target.name).inserted else { return }
            // An extension or a watch app that the app embeds is another program.
            let frameworks = target.dependencies.compactMap { name in
                project.targets.first { $0.name == name && $0.kind == .other && $0.platform == .iOS }
            }
            for framework in frameworks { visit(framework) }
            modules.append(
                Module(
                    name: target.moduleName, files: target.code(in: project.folder),
                    dependencies: frameworks.map(\.moduleName), products: target.products,
                    compilationConditions: target.compilationConditions,
                    swiftVersion: target.settings["SWIFT_VERSION"]))
        }
        visit(app)
        self.modules = modules
        targets = project.targets.filter { visited.contains($0.name) }
        packages = project.packages
        folder = project.folder
    }
}

extension AppCode {
    /// Whether Xcode writes code for a file: a Core Data model or an asset catalog.
    package static func isSourceOfCode(_ path: String) -> Bool {
        path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcassets")
    }
}

extension XcodeProject.Target {
    /// The absolute paths of the target's Swift files, Core Data models and asset catalogs that are there.
    ///
    /// - Parameter project: the folder around the project.
    /// - Returns: the paths, sorted.
    fileprivate func code(in project: String) -> [String] {
        let root = URL(fileURLWithPath: project).standardizedFileURL
        func isCode(_ path: String) -> Bool { path.hasSuffix(".swift") || AppCode.isSourceOfCode(path) }
        var files = resources.union(sources).filter(isCode)
        for folder in folders.keys {
            let start = root.appending(path: folder)
            let walk = FileManager.default.enumerator(
                at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            while let url = walk?.nextObject() as? URL {
                let place = folder + (folder.isEmpty ? "" : "/") + url.path.dropFirst(start.path.count + 1)
                if isCode(place), has(place) { files.insert(place) }
            }
            if isCode(folder) { files.insert(folder) }
        }
        return files.map { root.appending(path: $0).standardizedFileURL.path }
            .filter { FileManager.default.fileExists(atPath: $0) }.sorted()
    }
}
