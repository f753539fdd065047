import Bitmaps
import Foundation
import InterfaceDocuments

/// A package that depends on those of an Xcode project, so that the package manager fetches and describes them.
struct ProjectPackages {
    private typealias Package = XcodeProject.Package

    /// The name of the package and of its one target.
    private static let name = "ProjectPackages"

    /// A product that the app uses, with its package.
    private struct Product: Hashable {
        let name: String
        let package: Package
    }

    private let products: [Product]
    /// The folder around the Xcode project.
    private let project: URL
    /// The folder of the package.
    private let folder: URL

    /// Creates the package; `nil` if the app uses none.
    ///
    /// The example of a library may name the very repository that it lies in. That package is no dependency: the app
    /// is drawn with the working copy. The same holds for a product that only a workspace gives the app.
    ///
    /// - Parameters:
    ///   - code: the code of the project's app.
    ///   - neighbors: the modules elsewhere in the app's repository.
    ///   - scratch: the folder for what is built.
    /// - Throws: the reason why a package cannot be used.
    init?(of code: AppCode, beside neighbors: NeighborModules, in scratch: URL) throws(PreviewBuildProblem) {
        let project = URL(fileURLWithPath: code.folder).standardizedFileURL
        let used = code.modules.flatMap(\.products).filter { product in
            guard case .remote(let url, _)? = product.package else { return true }
            return !neighbors.containPackage(named: Self.name(inAddress: url))
        }
        guard !used.isEmpty else { return nil }
        let unowned = used.filter { $0.package == nil }.map(\.name)
        let local = try Self.owners(of: unowned, among: code.packages, project: project)
        var products: [Product] = []
        for product in used {
            guard let owner = product.package ?? local[product.name] else {
                if neighbors.containLibrary(named: product.name) { continue }
                throw .unknownProduct(product.name)
            }
            let product = Product(name: product.name, package: owner)
            if !products.contains(product) { products.append(product) }
        }
        guard !products.isEmpty else { return nil }
        self.products = products
        self.project = project
        folder = scratch.appending(
            path: "projects/\(ContentDigest(of: Array(project.path.utf8)).hexadecimal.prefix(16))")
    }

    /// Fetches the packages, and finds their modules.
    ///
    /// A package whose manifest needs a Mac, or that cannot be fetched, is left out.
    ///
    /// - Returns: the modules, and the products that are left out.
    /// - Throws: the reason why a package cannot be had.
    func modules() throws(PreviewBuildProblem) -> (modules: PackageModules, omissions: [PreviewedApp.Omission]) {
        try writeUnlessEqual("", to: folder.appending(path: "Sources/\(Self.name)/Empty.swift"))
        var usable = products
        var omissions: [PreviewedApp.Omission] = []
        while true {
            do throws(PackageFailure) {
                return (try modules(of: usable), omissions)
            } catch {
                let failing = try failing(among: usable, because: error)
                guard !failing.isEmpty else { throw error.problem }
                usable.removeAll { failing.contains($0) }
                omissions += failing.map { error.omission(of: $0.name) }
            }
        }
    }

    private func modules(of products: [Product]) throws(PackageFailure) -> PackageModules {
        do {
            try writeUnlessEqual(manifest(of: products), to: folder.appending(path: "Package.swift"))
        } catch {
            throw PackageFailure(problem: error, output: "")
        }
        return try PackageModules(of: folder.path, hasOwn: false)
    }

    /// The products whose package is the reason for a failure.
    private func failing(
        among products: [Product], because failure: PackageFailure
    ) throws(PreviewBuildProblem) -> [Product] {
        guard failure.isOfOnePackage else { return [] }
        let named = products.filter { failure.names(identity(of: $0.package), at: place(of: $0.package)) }
        guard named.isEmpty else { return named }
        // The reason is a package that one of these depends on.
        var failing: [Product] = []
        for package in Set(products.map(\.package)) {
            let own = products.filter { $0.package == package }
            do throws(PackageFailure) {
                _ = try modules(of: own)
            } catch {
                guard error.isOfOnePackage else { throw error.problem }
                failing += own
            }
        }
        return products.filter(failing.contains)
    }

    private func manifest(of products: [Product]) -> String {
        var packages: [Package] = []
        for product in products where !packages.contains(product.package) { packages.append(product.package) }
        let dependencies = packages.map { package in
            let place = Self.quoted(place(of: package))
            return switch package {
            case .local: ".package(path: \(place))"
            case .remote(_, let requirement): ".package(url: \(place), \(Self.words(of: requirement)))"
            }
        }
        let words = products.map {
            ".product(name: \(Self.quoted($0.name)), package: \(Self.quoted(identity(of: $0.package))))"
        }
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "\(Self.name)",
                platforms: [.macOS(.v15), .iOS(.v18)],
                dependencies: [\(dependencies.joined(separator: ", "))],
                targets: [.target(name: "\(Self.name)", dependencies: [\(words.joined(separator: ", "))])]
            )

            """
    }

    /// The URL of a package, or the path of its folder.
    private func place(of package: Package) -> String {
        switch package {
        case .local(let path): project.appending(path: path).standardizedFileURL.path
        case .remote(let url, _): url
        }
    }

    /// The local packages that have products, by the product's name.
    ///
    /// Asking the package manager takes a while, so each package is described at most once.
    private static func owners(
        of products: [String], among packages: [Package], project: URL
    ) throws(PreviewBuildProblem) -> [String: Package] {
        var found: [String: Package] = [:]
        for package in packages where products.contains(where: { found[$0] == nil }) {
            guard case .local(let path) = package else { continue }
            let folder = project.appending(path: path).standardizedFileURL
            guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else { continue }
            do throws(PackageFailure) {
                let description = try PackageDescription(of: folder.path)
                for product in description.products where found[product.name] == nil { found[product.name] = package }
            } catch {
                guard error.isOfManifest else { throw error.problem }
            }
        }
        return found
    }

    /// The name by which the package manager knows a package.
    private func identity(of package: Package) -> String {
        Self.name(inAddress: place(of: package)).lowercased()
    }

    /// The last component of a URL or path, without `.git`.
    private static func name(inAddress address: String) -> String {
        let name = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    private static func words(of requirement: Package.Requirement) -> String {
        switch requirement {
        case .upToNextMajor(let version): ".upToNextMajor(from: \(quoted(version)))"
        case .upToNextMinor(let version): ".upToNextMinor(from: \(quoted(version)))"
        case .exact(let version): "exact: \(quoted(version))"
        case .branch(let name): "branch: \(quoted(name))"
        case .revision(let name): "revision: \(quoted(name))"
        case .range(let from, let to): "\(quoted(from))..<\(quoted(to))"
        }
    }

    /// A text as a string literal of Swift, so that no text of a project is code.
    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar == "\"" || scalar == "\\" || scalar.value < 32
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }
}
