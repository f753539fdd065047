import Foundation
import InterfaceDocuments

/// The modules that an app imports from elsewhere in its repository: frameworks of other Xcode projects, installed pods,
/// and packages.
///
/// In Xcode, a workspace brings them together.
struct NeighborModules {
    private let projects: RepositoryProjects
    /// The packages of the repository: their folders, and the texts of their manifests.
    ///
    /// Those around the app come first, from the innermost outwards.
    private let packages: [(folder: String, manifest: String)]
    private let scratch: URL

    /// - Parameters:
    ///   - folder: the absolute path of the app's folder.
    ///   - scratch: the folder for what is built.
    init(around folder: String, scratch: URL) {
        projects = RepositoryProjects(around: folder)
        self.scratch = scratch
        let root = projects.root
        let around = Array(
            sequence(first: folder) { $0 == root || $0 == "/" ? nil : ($0 as NSString).deletingLastPathComponent })
        packages = (around + projects.packages.filter { !around.contains($0) }).compactMap { folder in
            let path = (folder as NSString).appendingPathComponent("Package.swift")
            return (try? String(contentsOfFile: path, encoding: .utf8)).map { (folder, $0) }
        }
    }

    /// Whether one of the repository's packages has a name, in capitals or not.
    func containPackage(named name: String) -> Bool {
        packages.contains { $0.manifest.firstMatch(of: /name:\s*"([^"]*)"/)?.1.lowercased() == name.lowercased() }
    }

    /// Whether one of the repository's packages has a library with the name.
    func containLibrary(named name: String) -> Bool {
        packages.contains { $0.manifest.matches(of: /\.library\(\s*name:\s*"([^"]*)"/).contains { $0.1 == name } }
    }

    /// The modules with the names that nothing else has, and those that they need in turn.
    ///
    /// - Parameter modules: the modules of the app.
    /// - Returns: all modules, each after those that it depends on, and the imported ones that are not built here.
    func completing(
        _ modules: [PreviewedApp.Module]
    ) -> (modules: [PreviewedApp.Module], omissions: [PreviewedApp.Omission]) {
        var all = modules
        var looked = Set(modules.map(\.name))
        var imports: [String: Set<String>] = [:]
        var next = modules
        var search = Search()
        while !next.isEmpty {
            for module in next { imports[module.name] = ImportedModules.names(inFiles: module.files) }
            let missing = Set(next.flatMap { imports[$0.name] ?? [] }).subtracting(looked).sorted()
            looked.formUnion(missing)
            next = missing.flatMap { self.modules(named: $0, in: &search) }.reduce(into: []) { found, module in
                if !(all + found).contains(where: { $0.name == module.name }) { found.append(module) }
            }
            all += next
        }
        return (all.count > modules.count ? Self.sorted(all, by: imports) : modules, search.omissions)
    }

    /// The findings of a search for modules.
    private struct Search {
        /// The packages' modules, and the names of those that are not Swift, by folder; none of one that cannot be read.
        ///
        /// Asking the package manager takes a while, so each package is described at most once.
        var packages: [String: (modules: [PreviewedApp.Module], omitted: [String])] = [:]
        var omissions: [PreviewedApp.Omission] = []
    }

    /// Finds a module in the repository.
    ///
    /// - Returns: the module and those that it needs; none if the repository does not have it.
    private func modules(named name: String, in search: inout Search) -> [PreviewedApp.Module] {
        if let code = projects.framework(named: name) {
            do throws(PreviewBuildProblem) {
                let found = try PreviewedApp.modules(of: code, beside: self, scratch: scratch)
                search.omissions += found.omissions
                return found.modules
            } catch {
                // Without the packages that it needs, it would not compile. The import is reported as missing.
                return []
            }
        }
        for (folder, manifest) in packages where manifest.contains("\"\(name)\"") {
            let package = search.packages[folder] ?? Self.modules(ofPackage: folder)
            search.packages[folder] = package
            if package.omitted.contains(name) {
                search.omissions.append(.notSwift(name))
                return []
            }
            let needed = Self.needed(by: name, among: package.modules)
            if !needed.isEmpty { return needed }
        }
        return []
    }

    private static func modules(ofPackage folder: String) -> (modules: [PreviewedApp.Module], omitted: [String]) {
        do throws(PackageFailure) {
            let package = try PackageModules(of: folder)
            return (package.modules, package.omitted)
        } catch {
            // A package that cannot be read has no modules. The import is reported as missing.
            return ([], [])
        }
    }

    /// A module and those that it depends on.
    private static func needed(by name: String, among modules: [PreviewedApp.Module]) -> [PreviewedApp.Module] {
        var names: Set<String> = []
        func visit(_ name: String) {
            guard names.insert(name).inserted else { return }
            for dependency in modules.first(where: { $0.name == name })?.dependencies ?? [] { visit(dependency) }
        }
        visit(name)
        return modules.filter { names.contains($0.name) }
    }

    /// The modules with all dependencies that their imports show, each after those that it depends on.
    private static func sorted(
        _ modules: [PreviewedApp.Module], by imports: [String: Set<String>]
    ) -> [PreviewedApp.Module] {
        var sorted: [PreviewedApp.Module] = []
        var visited: Set<String> = []
        func visit(_ module: PreviewedApp.Module) {
            guard visited.insert(module.name).inserted else { return }
            var dependencies = module.dependencies
            for other in modules
            where other.name != module.name && imports[module.name]?.contains(other.name) == true
                && !dependencies.contains(other.name)
            {
                dependencies.append(other.name)
            }
            for name in dependencies { modules.first { $0.name == name }.map(visit) }
            sorted.append(
                PreviewedApp.Module(
                    name: module.name, files: module.files, dependencies: dependencies,
                    isOfPackage: module.isOfPackage, compilationConditions: module.compilationConditions,
                    swiftVersion: module.swiftVersion))
        }
        for module in modules { visit(module) }
        return sorted
    }
}
