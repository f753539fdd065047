public import Diagnostics
public import Foundation
import InterfaceDocuments

/// An app or library as its folder has it: its modules and their Swift files.
public struct PreviewedApp: Sendable {
    /// A module of the app, or of a package that it depends on.
    public struct Module: Sendable {
        public let name: String
        /// The absolute paths of its Swift files.
        public let files: [String]
        /// The modules that it imports.
        public let dependencies: [String]
        /// Whether it is a Swift package's, so that `SWIFT_PACKAGE` holds in it.
        public let isOfPackage: Bool
        /// The conditions of `#if` that an Xcode project defines for it.
        public internal(set) var compilationConditions: [String] = []
        /// The version of Swift that an Xcode project says it is written in.
        public internal(set) var swiftVersion: String?

        /// Whether a file of it has a `#Preview`.
        fileprivate var declaresPreviews: Bool {
            files.contains { (try? String(contentsOfFile: $0, encoding: .utf8))?.contains("#Preview") == true }
        }
    }

    /// A part of the app's code that is not built here.
    public enum Omission: Hashable, Sendable {
        /// A module that is not Swift.
        case notSwift(String)
        /// A product of a package whose manifest cannot be read on this machine.
        case unreadablePackage(product: String)
        /// A product of a package that cannot be fetched.
        case missingPackage(product: String)

        /// The compiler's error for an import of it, in no file of the app.
        var missingModule: String {
            let name =
                switch self {
                case .notSwift(let name), .unreadablePackage(let name), .missingPackage(let name): name
                }
            return "/:1:1: error: no such module '\(name)'"
        }

        /// The reason, for people.
        var note: String {
            switch self {
            case .notSwift(let name): "\(name) is left out, because it is not a module of Swift sources"
            case .unreadablePackage(let product):
                "\(product) is left out, because its package's manifest cannot be read on this machine"
            case .missingPackage(let product): "\(product) is left out, because its package cannot be fetched"
            }
        }
    }

    /// The folder with the app's images, documents and fonts.
    public let root: URL
    /// The modules, each after those that it depends on.
    public let modules: [Module]
    /// The parts of the code that are not built here.
    public let omissions: [Omission]
    /// The problems with the folder's Xcode projects.
    public let diagnostics: [Diagnostic]
    /// The paths of the files and folders that only other targets of an Xcode project have in their bundles.
    public let resourcesOfOthers: [String]
    /// The folders of the code that is outside of the root, such as that of packages.
    ///
    /// Each holds the files of one module or of several.
    public var libraries: [URL] {
        let inside = root.path + "/"
        let folders = Set(
            modules.map(\.files).filter { files in !files.isEmpty && !files.contains { $0.hasPrefix(inside) } }
                .map(Self.folder))
        // A folder in another one is a part of it.
        return folders.filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } }.sorted()
            .map { URL(fileURLWithPath: $0) }
    }

    /// The innermost folder around all files.
    private static func folder(of files: [String]) -> String {
        let folders = files.map { $0.split(separator: "/").dropLast() }
        guard let first = folders.first else { return "/" }
        let shared = folders.dropFirst().reduce(first) { shared, folder in
            shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)
        }
        return "/" + shared.joined(separator: "/")
    }

    /// The Info.plist that the built app has; `nil` for code that is not an Xcode project's app.
    let propertyList: Data?

    /// Finds the modules of a Swift package, of an Xcode project's app, or of a folder of sources.
    ///
    /// - Parameters:
    ///   - path: the folder, or the Xcode project.
    ///   - target: the name of an Xcode project's target; `nil` for its first app.
    ///   - scratch: the folder in which an Xcode project's packages are resolved; `nil` for one in the user's cache.
    /// - Throws: the reason why there is nothing to build.
    public init(at path: String, target: String? = nil, scratch: String? = nil) throws(DiagnosedError) {
        guard FileManager.default.fileExists(atPath: path) else {
            throw DiagnosedError(ProjectProblem.noSuchInput, at: Diagnostics.SourceLocation(file: path))
        }
        let isProject = Project.isXcodeProject(path)
        let place = URL(fileURLWithPath: path).standardizedFileURL
        let named = isProject ? place.deletingLastPathComponent() : place
        let found = try AppCode.find(in: path, target: target)
        do throws(PreviewBuildProblem) {
            let package = isProject || target != nil ? nil : try Self.modules(ofPackage: named, beside: found.value)
            let code = package == nil ? found.value : nil
            root = code.map { Self.folder(of: $0, inside: named) } ?? named
            diagnostics = package == nil ? found.diagnostics : []
            propertyList = code?.propertyList
            resourcesOfOthers = code?.resourcesOfOthers ?? []
            if let package {
                (modules, omissions) = package
            } else if let code {
                let scratch = scratch.map { URL(fileURLWithPath: $0) } ?? PreviewBuild.standardFolder
                let folder = URL(fileURLWithPath: code.folder).standardizedFileURL.path
                let neighbors = NeighborModules(around: folder, scratch: scratch)
                let own = try Self.modules(of: code, beside: neighbors, scratch: scratch)
                let completed = neighbors.completing(own.modules)
                modules = completed.modules
                omissions = own.omissions + completed.omissions
            } else if isProject {
                throw .noApp
            } else {
                (modules, omissions) = ([try Self.module(ofFolder: root)], [])
            }
            if modules.isEmpty { throw .noSources }
        } catch {
            throw DiagnosedError(error, at: Diagnostics.SourceLocation(file: path))
        }
    }

    /// The folder of one app among others in a folder: the innermost around its project and its files.
    private static func folder(of code: AppCode, inside named: URL) -> URL {
        let files = code.modules.flatMap(\.files) + [code.folder + "/project.pbxproj"]
        let own = URL(fileURLWithPath: folder(of: files)).standardizedFileURL
        return own.path.hasPrefix(named.path + "/") ? own : named
    }

    /// The modules of a folder's package; `nil` if there is none, or if the app of an Xcode project shows it: the example
    /// app of a library without previews, or of one that cannot be read on this machine.
    private static func modules(
        ofPackage root: URL, beside app: AppCode?
    ) throws(PreviewBuildProblem) -> (modules: [Module], omissions: [Omission])? {
        guard FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) else { return nil }
        do throws(PackageFailure) {
            let package = try PackageModules(of: root.path)
            guard app == nil || package.modules.contains(where: \.declaresPreviews) else { return nil }
            return (package.modules, package.omitted.map(Omission.notSwift))
        } catch {
            guard app == nil else { return nil }
            throw error.problem
        }
    }

    /// The modules of a project's target, and of the packages that it uses.
    static func modules(
        of code: AppCode, beside neighbors: NeighborModules, scratch: URL
    ) throws(PreviewBuildProblem) -> (modules: [Module], omissions: [Omission]) {
        let packages = try ProjectPackages(of: code, beside: neighbors, in: scratch)?.modules()
        let own = code.modules.map { module in
            let products = module.products.flatMap { packages?.modules.modules(ofProduct: $0.name) ?? [] }
            return Module(
                name: identifier(module.name), files: module.files,
                dependencies: module.dependencies.map(identifier) + products, isOfPackage: false,
                compilationConditions: module.compilationConditions, swiftVersion: module.swiftVersion)
        }
        guard let packages else { return (own, []) }
        return (packages.modules.modules + own, packages.modules.omitted.map(Omission.notSwift) + packages.omissions)
    }

    // MARK: A folder

    /// The folders that an app's own code is not in.
    private static let otherFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "fastlane", "Tests", "UITests",
    ]

    /// Whether a folder with the name has tests, or what others wrote or a build made.
    static func isOfOthers(_ name: String) -> Bool { otherFolders.contains(name) || name.hasSuffix("Tests") }

    private static func module(ofFolder root: URL) throws(PreviewBuildProblem) -> Module {
        var files: [String] = []
        let walk = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        while let url = walk?.nextObject() as? URL {
            let name = url.lastPathComponent
            if isOfOthers(name) || name.hasSuffix(".playground") {
                walk?.skipDescendants()
            } else if name.hasSuffix(".swift") {
                files.append(url.path)
            } else if AppCode.isSourceOfCode(name) {
                files.append(url.path)
                walk?.skipDescendants()
            }
        }
        guard files.contains(where: { $0.hasSuffix(".swift") }) else { throw .noSources }
        return Module(
            name: identifier(projectName(in: root)), files: files.sorted(), dependencies: [], isOfPackage: false)
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
}
