import Foundation

/// The dependencies that a package's targets have only on other platforms than iOS.
struct PackageConditions {
    /// The names of targets and products, by the target that depends on them.
    private(set) var elsewhere: [String: Set<String>] = [:]
    /// The names of targets and products that some target has on iOS.
    private var here: Set<String> = []

    /// Asks for the conditions of the package in a folder.
    ///
    /// The package manager's description leaves them out. Asking takes time, so manifests without conditions are skipped.
    ///
    /// - Throws: the reason why the package manager cannot read the package.
    init(of path: String) throws(PackageFailure) {
        let manifests = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let hasConditions = manifests.contains { name in
            guard name.hasPrefix("Package"), name.hasSuffix(".swift") else { return false }
            let text = try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
            return text?.contains(".when(platforms") == true
        }
        guard hasConditions else { return }
        let manifest: Manifest = try PackageModules.ask(["dump-package"], of: path)
        for target in manifest.targets where target.type != "test" {
            let isElsewhere = { (dependency: Dependency) in dependency.platforms?.contains(Self.platform) == false }
            elsewhere[target.name] = Set(target.dependencies.filter(isElsewhere).map(\.name))
            here.formUnion(target.dependencies.filter { !isElsewhere($0) }.map(\.name))
        }
    }

    /// Whether other targets depend on a target, and none of them on iOS.
    func isOnlyElsewhere(_ target: String) -> Bool {
        !here.contains(target) && elsewhere.values.contains { $0.contains(target) }
    }

    private static let platform = "ios"

    /// The output of `swift package dump-package`.
    private struct Manifest: Decodable {
        let targets: [Target]

        struct Target: Decodable {
            let name: String
            let type: String
            let dependencies: [Dependency]
        }
    }

    /// A dependency: its kind, and a list with its name and, somewhere behind it, its condition.
    private struct Dependency: Decodable {
        let name: String
        /// The platforms that it is for; `nil` for all.
        let platforms: [String]?

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.singleValueContainer().decode([String: [Part?]].self)
            let parts = kinds.values.first?.compactMap(\.self) ?? []
            name = parts.lazy.compactMap(\.name).first ?? ""
            platforms = parts.lazy.compactMap(\.platforms).first
        }
    }

    /// A name or a condition; neither for what else stands in the list.
    private struct Part: Decodable {
        let name: String?
        let platforms: [String]?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            name = try? container.decode(String.self)
            platforms = (try? container.decode(Condition.self))?.platformNames
        }
    }

    private struct Condition: Decodable {
        let platformNames: [String]?
    }
}
