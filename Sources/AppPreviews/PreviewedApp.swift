public import Diagnostics
public import Foundation

/// An app or library as its folder has it: its modules and their Swift files.
public struct PreviewedApp: Sendable {
    /// A module of the app, or of a package that it depends on.
    public struct Module: Sendable {
        public let name: String
        /// The absolute paths of its Swift files.
        public let files: [String]
        /// The modules that it imports.
        public let dependencies: [String]
    }

    public let root: URL
    /// The modules, each after those that it depends on.
    public let modules: [Module]
    /// The modules that are not built here, because they are not Swift.
    public let omitted: [String]

    /// Finds the modules of a Swift package, or of a folder of sources.
    ///
    /// - Parameter path: the folder.
    /// - Throws: the reason why there is nothing to build.
    public init(at path: String) throws(DiagnosedError) {
        root = URL(fileURLWithPath: path).standardizedFileURL
        do throws(PreviewBuildProblem) {
            if FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
                (modules, omitted) = try Self.modules(ofPackage: root)
            } else {
                (modules, omitted) = ([try Self.module(ofFolder: root)], [])
            }
            if modules.isEmpty { throw .noSources }
        } catch {
            throw DiagnosedError(error, at: Diagnostics.SourceLocation(file: path))
        }
    }

    // MARK: A folder

    /// The folders that an app's own code is not in.
    private static let otherFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "fastlane", "Tests", "UITests",
    ]

    /// The end of the name of a Core Data model, for which Xcode writes classes.
    private static let dataModel = ".xcdatamodeld"

    private static func module(ofFolder root: URL) throws(PreviewBuildProblem) -> Module {
        var files: [String] = []
        let walk = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        while let url = walk?.nextObject() as? URL {
            let name = url.lastPathComponent
            if otherFolders.contains(name) || name.hasSuffix("Tests") || name.hasSuffix(".playground") {
                walk?.skipDescendants()
            } else if name.hasSuffix(".swift") {
                files.append(url.path)
            } else if name.hasSuffix(dataModel) {
                files.append(url.path)
                walk?.skipDescendants()
            }
        }
        guard files.contains(where: { $0.hasSuffix(".swift") }) else { throw .noSources }
        return Module(name: identifier(projectName(in: root)), files: files.sorted(), dependencies: [])
    }

    /// The name of the app: its project's, or else its folder's.
    private static func projectName(in root: URL) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        let project = names.sorted().first { $0.hasSuffix(".xcodeproj") }
        return project.map { String($0.dropLast(".xcodeproj".count)) } ?? root.lastPathComponent
    }

    /// A name as Swift writes that of a module.
    private static func identifier(_ name: String) -> String {
        let word = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return word.first?.isNumber == true ? "_" + word : word
    }

    // MARK: A package

    /// The output of `swift package describe`.
    private struct Description: Decodable {
        struct Target: Decodable {
            let name: String
            let c99name: String
            let module_type: String
            let type: String
            let path: String
            let sources: [String]
            let target_dependencies: [String]?
            let product_dependencies: [String]?
        }
        struct Product: Decodable {
            let name: String
            let targets: [String]
        }
        let name: String
        let targets: [Target]
        let products: [Product]
    }

    /// The output of `swift package show-dependencies`.
    private struct Dependency: Decodable {
        let path: String
        let dependencies: [Dependency]

        var all: [String] { dependencies.flatMap { [$0.path] + $0.all } }
    }

    private static func modules(ofPackage root: URL) throws(PreviewBuildProblem) -> ([Module], [String]) {
        let dependencies: Dependency = try ask(["show-dependencies", "--format", "json"], of: root.path)
        var paths = [root.path]
        for path in dependencies.all where !paths.contains(path) { paths.append(path) }
        var targets: [String: (target: Description.Target, package: String)] = [:]
        var products: [String: [String]] = [:]
        var wanted: [String] = []
        for path in paths {
            let description: Description = try ask(["describe", "--type", "json"], of: path)
            for target in description.targets { targets[target.name] = (target, path) }
            for product in description.products { products[product.name] = product.targets }
            if path == root.path {
                wanted = description.targets.filter { ["library", "executable"].contains($0.type) }.map(\.name)
            }
        }
        var modules: [Module] = []
        var omitted: [String] = []
        var visited: Set<String> = []
        func visit(_ name: String) {
            guard visited.insert(name).inserted, let (target, package) = targets[name] else { return }
            let names =
                (target.target_dependencies ?? []) + (target.product_dependencies ?? []).flatMap { products[$0] ?? [] }
            for name in names { visit(name) }
            guard target.module_type == "SwiftTarget", ["library", "executable"].contains(target.type) else {
                omitted.append(name)
                return
            }
            let folder = URL(fileURLWithPath: package).appending(path: target.path)
            modules.append(
                Module(
                    name: target.c99name,
                    files: (target.sources.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
                        + dataModels(in: folder)).sorted(),
                    dependencies: names.compactMap { targets[$0]?.target.c99name }))
        }
        for name in wanted { visit(name) }
        return (modules.filter { !$0.files.isEmpty }, omitted)
    }

    /// The Core Data models of a target, which the package manager counts as resources.
    private static func dataModels(in folder: URL) -> [String] {
        let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (walk?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(dataModel) }
    }

    private static func ask<Answer: Decodable>(
        _ words: [String], of path: String
    ) throws(PreviewBuildProblem) -> Answer {
        let result = try SwiftTool.run(["package", "--package-path", path] + words)
        guard result.status == 0 else {
            let line = result.errors.split(separator: "\n").first { $0.contains("error:") }
            throw .unreadablePackage(reason: line.map(String.init) ?? "status \(result.status)")
        }
        do {
            // Warnings of the package manager may stand before the answer.
            let start = result.output.firstIndex(of: UInt8(ascii: "{")) ?? result.output.startIndex
            return try JSONDecoder().decode(Answer.self, from: result.output[start...])
        } catch {
            throw .unreadablePackage(reason: "\(error)")
        }
    }
}
