import Foundation
import InterfaceDocuments

/// The modules of a Swift package and of the packages that it depends on, as the package manager describes them.
struct PackageModules {
    /// The modules, each after those that it depends on.
    let modules: [PreviewedApp.Module]
    /// The modules that are not built here, because they are not Swift.
    let omitted: [String]
    /// The names of the modules of each product.
    private let modulesOfProducts: [String: [String]]

    /// Finds the modules.
    ///
    /// - Parameters:
    ///   - root: the package's folder.
    ///   - hasOwn: whether the package's own modules count, beside those that they depend on.
    /// - Throws: the reason why the package manager cannot describe it.
    init(of root: String, hasOwn: Bool = true) throws(PackageFailure) {
        let description = try PackageDescription(of: root)
        let wanted = description.targets.filter(\.isBuilt)
        var targets: [String: (target: PackageDescription.Target, package: String)] = [:]
        var products: [String: [String]] = [:]
        func add(_ description: PackageDescription, at path: String) {
            for target in description.targets { targets[target.name] = (target, path) }
            for product in description.products { products[product.name] = product.targets }
        }
        // What only tests and plugins need is not fetched.
        if wanted.contains(where: { $0.product_dependencies?.isEmpty == false }) {
            let dependencies: Dependency = try Self.ask(["show-dependencies", "--format", "json"], of: root)
            var paths = [root]
            for path in dependencies.all where !paths.contains(path) {
                paths.append(path)
                add(try PackageDescription(of: path), at: path)
            }
        }
        add(description, at: root)
        var modules: [PreviewedApp.Module] = []
        var omitted: [String] = []
        var visited: Set<String> = []
        func visit(_ name: String) {
            guard visited.insert(name).inserted, let (target, package) = targets[name] else { return }
            let names =
                (target.target_dependencies ?? []) + (target.product_dependencies ?? []).flatMap { products[$0] ?? [] }
            for name in names { visit(name) }
            guard target.module_type == "SwiftTarget", target.isBuilt else {
                if name != RxCocoa.runtime { omitted.append(name) }
                return
            }
            let folder = URL(fileURLWithPath: package).appending(path: target.path)
            modules.append(
                PreviewedApp.Module(
                    name: target.c99name,
                    files: (target.sources.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
                        + Self.sourcesOfCode(in: folder)).sorted(),
                    dependencies: names.filter { $0 != RxCocoa.runtime }.compactMap { targets[$0]?.target.c99name },
                    isOfPackage: true, compilationConditions: name == RxCocoa.name ? [RxCocoa.condition] : []))
        }
        for target in wanted { visit(target.name) }
        let own = hasOwn ? [] : wanted.map(\.c99name)
        self.modules = modules.filter { !$0.files.isEmpty && !own.contains($0.name) }
        self.omitted = omitted
        modulesOfProducts = products.mapValues { names in names.compactMap { targets[$0]?.target.c99name } }
    }

    /// The names of the modules of a product.
    func modules(ofProduct name: String) -> [String] { modulesOfProducts[name] ?? [] }

    /// The Core Data models and asset catalogs of a target, which the package manager counts as resources.
    private static func sourcesOfCode(in folder: URL) -> [String] {
        let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (walk?.compactMap { ($0 as? URL)?.path } ?? []).filter(AppCode.isSourceOfCode)
    }

    /// The output of `swift package show-dependencies`.
    private struct Dependency: Decodable {
        let path: String
        let dependencies: [Dependency]

        var all: [String] { dependencies.flatMap { [$0.path] + $0.all } }
    }

    /// Asks the package manager about a package.
    ///
    /// - Parameters:
    ///   - words: the question, as arguments.
    ///   - path: the package's folder.
    /// - Returns: the answer.
    /// - Throws: the reason why there is none.
    static func ask<Answer: Decodable>(_ words: [String], of path: String) throws(PackageFailure) -> Answer {
        let result: SwiftTool.Result
        do {
            result = try SwiftTool.run(["package", "--package-path", path] + ManifestModules.flags + words)
        } catch {
            throw PackageFailure(problem: error, output: "")
        }
        guard result.status == 0 else {
            let error = result.errors.split(separator: "\n").first { $0.hasPrefix("error: ") }
            let reason = error.map { String($0.dropFirst("error: ".count)) } ?? "status \(result.status)"
            throw PackageFailure(problem: .unreadablePackage(reason: reason), output: result.errors)
        }
        do {
            // Warnings of the package manager may stand before the answer.
            let start = result.output.firstIndex(of: UInt8(ascii: "{")) ?? result.output.startIndex
            return try JSONDecoder().decode(Answer.self, from: result.output[start...])
        } catch {
            throw PackageFailure(problem: .unreadablePackage(reason: "\(error)"), output: "")
        }
    }
}

/// The failure of the package manager to read a package.
struct PackageFailure: Error {
    let problem: PreviewBuildProblem
    /// The package manager's output.
    let output: String

    /// Whether a manifest does not compile or run on this machine.
    var isOfManifest: Bool { output.contains("nvalid manifest") || output.contains("manifest parse error") }

    /// Whether a package cannot be fetched.
    private var isOfFetching: Bool { output.contains(Self.fetching) }

    private static let fetching = "Failed to clone repository "

    /// Whether the reason is one package, without which the others may be usable.
    var isOfOnePackage: Bool { isOfManifest || isOfFetching }

    /// The note that a product of the package is left out.
    func omission(of product: String) -> PreviewedApp.Omission {
        isOfManifest ? .unreadablePackage(product: product) : .missingPackage(product: product)
    }

    /// Whether the failure is that of the package with an identity, at a URL or path.
    func names(_ identity: String, at place: String) -> Bool {
        ["'\(identity)': ", "\(place)/Package.swift", "in \(place)\n", "\(Self.fetching)\(place):\n"].contains {
            (output + "\n").contains($0)
        }
    }
}

/// The output of `swift package describe`.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        let name: String
        let c99name: String
        let module_type: String
        let type: String
        let path: String
        let sources: [String]
        fileprivate(set) var target_dependencies: [String]?
        fileprivate(set) var product_dependencies: [String]?

        /// Whether a program of the package's code contains it, and not only its tests or its build.
        var isBuilt: Bool { ["library", "executable"].contains(type) }
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    let name: String
    /// The targets, without what they have only on other platforms than iOS.
    private(set) var targets: [Target]
    let products: [Product]

    /// Describes the package in a folder.
    ///
    /// - Throws: the reason why the package manager cannot describe it.
    init(of path: String) throws(PackageFailure) {
        self = try PackageModules.ask(["describe", "--type", "json"], of: path)
        let conditions = try PackageConditions(of: path)
        targets = targets.filter { !conditions.isOnlyElsewhere($0.name) }
        for index in targets.indices {
            let elsewhere = conditions.elsewhere[targets[index].name] ?? []
            targets[index].target_dependencies?.removeAll(where: elsewhere.contains)
            targets[index].product_dependencies?.removeAll(where: elsewhere.contains)
        }
    }
}
