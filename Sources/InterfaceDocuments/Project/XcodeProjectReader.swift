import Diagnostics
import Foundation

/// A walk over the objects of an Xcode project's file.
struct XcodeProjectReader {
    typealias Target = XcodeProject.Target
    typealias Package = XcodeProject.Package

    let objects: [String: [String: OpenStepValue]]
    let folder: String
    let input: InputFolder
    /// The path of each file and group, relative to the project's folder.
    var places: [String: String] = [:]
    private static let deepestGroup = 64

    init(objects: [String: [String: OpenStepValue]], folder: String, input: InputFolder) {
        self.objects = objects
        self.folder = folder
        self.input = input
    }

    func object(_ id: String?) -> [String: OpenStepValue] { id.flatMap { objects[$0] } ?? [:] }

    mutating func targets(of root: String) -> [Target] {
        let project = object(root)
        if let group = project["mainGroup"]?.string { place(group, below: "", depth: 0) }
        let list = project["buildConfigurationList"]?.string
        let shared = settings(of: list, over: BuildSettings(), named: nil).settings
        let debugging = settings(of: list, over: BuildSettings(), named: Self.debugging).settings
        return (project["targets"]?.strings ?? []).compactMap { target($0, shared: shared, debugging: debugging) }
    }

    /// The configuration that Xcode runs apps and previews with.
    private static let debugging = "Debug"

    /// Records the places of a group's files.
    private mutating func place(_ id: String, below path: String, depth: Int) {
        guard depth < Self.deepestGroup, places[id] == nil else { return }
        let item = object(id)
        let own = item["path"]?.string ?? ""
        let place: String
        switch item["sourceTree"]?.string {
        case "SOURCE_ROOT": place = Self.plain(own)
        case "<group>", nil: place = own.isEmpty ? path : Self.plain(path.isEmpty ? own : path + "/" + own)
        default: return
        }
        places[id] = place
        for child in item["children"]?.strings ?? [] { self.place(child, below: place, depth: depth + 1) }
    }

    /// A path without `.` and `..`.
    private static func plain(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    private func target(_ id: String, shared: BuildSettings, debugging: BuildSettings) -> Target? {
        let item = object(id)
        guard let name = item["name"]?.string else { return nil }
        func ownSettings(over shared: BuildSettings, named configuration: String?) -> BuildSettings {
            var base = shared
            base.override(with: [
                ("TARGET_NAME", name), ("PRODUCT_NAME", name), ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"),
                ("DEVELOPMENT_LANGUAGE", "en"), ("SRCROOT", "."), ("PROJECT_DIR", "."),
            ])
            let list = item["buildConfigurationList"]?.string
            return self.settings(of: list, over: base, named: configuration).settings
        }
        let settings = ownSettings(over: shared, named: nil)
        var resources: Set<String> = []
        for reference in references(of: item, inPhases: "PBXResourcesBuildPhase") {
            let children = object(reference)["children"]?.strings ?? []
            for child in children.isEmpty ? [reference] : children {
                if let place = places[child] { resources.insert(place) }
            }
        }
        let product = item["productType"]?.string ?? ""
        let kind: Target.Kind =
            product.contains("-test") || product.contains(".ui-testing") || product.hasSuffix("bundle.unit-test")
            ? .test
            : product.hasSuffix("product-type.application")
                ? .app
                : product.contains("extension") ? .appExtension : .other
        return Target(
            name: name, platform: Self.platform(of: settings), kind: kind, resources: resources,
            folders: folders(of: id, item), infoPlist: settings["INFOPLIST_FILE"].map(Self.plain),
            settings: settings,
            definitions: Self.definitions(settings["INFOPLIST_PREPROCESSOR_DEFINITIONS"] ?? ""),
            compilationConditions: Self.conditions(in: ownSettings(over: debugging, named: Self.debugging)),
            deviceFamilies: Self.families(settings["TARGETED_DEVICE_FAMILY"]),
            oldestVersion: settings["IPHONEOS_DEPLOYMENT_TARGET"],
            moduleName: settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name,
            sources: references(of: item, inPhases: "PBXSourcesBuildPhase").compactMap { places[$0] },
            dependencies: (item["dependencies"]?.strings ?? []).compactMap {
                object(object($0)["target"]?.string)["name"]?.string
            },
            products: (item["packageProductDependencies"]?.strings ?? []).map(object).compactMap { product in
                product["productName"]?.string.map {
                    XcodeProject.Product(name: $0, package: package(product["package"]?.string))
                }
            })
    }

    /// The files and groups in a target's build phases of one kind.
    private func references(of target: [String: OpenStepValue], inPhases kind: String) -> [String] {
        let phases = (target["buildPhases"]?.strings ?? []).map(object).filter { $0["isa"]?.string == kind }
        return phases.flatMap { $0["files"]?.strings ?? [] }.compactMap { object($0)["fileRef"]?.string }
    }

    /// The packages that a project uses.
    ///
    /// A local package without a reference is a folder among the project's files; Xcode 14 and older write it so. A
    /// folder outside of the input may be one.
    func packages(of root: String) -> [Package] {
        var packages = (object(root)["packageReferences"]?.strings ?? []).compactMap { package($0) }
        let folders = objects.filter { ["wrapper", "folder"].contains($0.value["lastKnownFileType"]?.string) }.keys
            .compactMap { places[$0] }.sorted()
        for path in folders
        where RelativePath.leadsOut(path) || input.contains("\(folder)/\(path)/Package.swift") {
            if !packages.contains(.local(path: path)) { packages.append(.local(path: path)) }
        }
        return packages
    }

    /// The package of a reference.
    private func package(_ id: String?) -> Package? {
        let reference = object(id)
        if let path = reference["relativePath"]?.string { return .local(path: Self.plain(path)) }
        guard let url = reference["repositoryURL"]?.string,
            let requirement = Self.requirement(reference["requirement"]?.dictionary ?? [:])
        else { return nil }
        return .remote(url: url, requirement)
    }

    private static func requirement(_ words: [String: OpenStepValue]) -> Package.Requirement? {
        let minimum = words["minimumVersion"]?.string
        switch words["kind"]?.string {
        case "upToNextMajorVersion": return minimum.map { .upToNextMajor($0) }
        case "upToNextMinorVersion": return minimum.map { .upToNextMinor($0) }
        case "versionRange":
            guard let minimum, let maximum = words["maximumVersion"]?.string else { return nil }
            return .range(minimum, to: maximum)
        case "exactVersion": return words["version"]?.string.map { .exact($0) }
        case "branch": return words["branch"]?.string.map { .branch($0) }
        case "revision": return words["revision"]?.string.map { .revision($0) }
        default: return nil
        }
    }

    /// The kinds of devices in a setting such as `1,2`; both if it names none.
    private static func families(_ words: String?) -> Set<Target.DeviceFamily> {
        let numbers = (words ?? "").split { ", \"".contains($0) }
        let families = Set(numbers.compactMap { Target.DeviceFamily(rawValue: String($0)) })
        return families.isEmpty ? [.phone, .pad] : families
    }

    private static func platform(of settings: BuildSettings) -> Target.Platform {
        let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
        return platforms.contains("iphone") ? .iOS : .other
    }

    /// The folders of a target that are in step with the file system, and files of other targets' folders.
    private func folders(of target: String, _ item: [String: OpenStepValue]) -> [String: [String]] {
        var found: [String: [String]] = [:]
        let own = item["fileSystemSynchronizedGroups"]?.strings ?? []
        for (id, group) in objects where group["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
            guard let place = places[id] else { continue }
            let sets = (group["exceptions"]?.strings ?? []).map(object)
            let exceptions = sets.filter { $0["target"]?.string == target }
                .flatMap { $0["membershipExceptions"]?.strings ?? [] }
            if own.contains(id) {
                found[place, default: []] += exceptions
            } else {
                for exception in exceptions where !exception.hasPrefix("/Localized/") {
                    found[place.isEmpty ? exception : place + "/" + exception] = []
                }
            }
        }
        return found
    }

    /// The conditions that settings define for Swift's `#if`, in their order.
    private static func conditions(in settings: BuildSettings) -> [String] {
        let named = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
        let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").replacing("\"", with: "").split(separator: " ")
        let defined = flags.indices.compactMap { index -> String? in
            if flags[index] == "-D" { return index + 1 < flags.count ? String(flags[index + 1]) : nil }
            return flags[index].hasPrefix("-D") ? String(flags[index].dropFirst(2)) : nil
        }
        var seen: Set<String> = []
        return (named + defined).prefix(1000).filter { word in
            word.wholeMatch(of: /[A-Za-z_][A-Za-z_0-9]*/) != nil && seen.insert(word).inserted
        }
    }

    private static func definitions(_ words: String) -> [String: String] {
        var found: [String: String] = [:]
        for word in words.split(separator: " ").prefix(1000) {
            let parts = word.split(separator: "=", maxSplits: 1)
            found[String(parts[0])] = parts.count > 1 ? String(parts[1]) : "1"
        }
        return found
    }

    /// The settings of a configuration list over others: of the default configuration, with its `.xcconfig` file.
    private func settings(
        of list: String?, over base: BuildSettings, named: String?
    ) -> (settings: BuildSettings, name: String?) {
        let item = object(list)
        let wanted = named ?? item["defaultConfigurationName"]?.string ?? "Release"
        let configurations = (item["buildConfigurations"]?.strings ?? []).map(object)
        guard
            let chosen = configurations.first(where: { $0["name"]?.string == wanted }) ?? configurations.first
        else { return (base, nil) }
        var settings = base
        if let file = configurationFile(of: chosen) {
            settings.override(with: BuildSettings.settings(ofFile: file, in: input))
        }
        let own = chosen["buildSettings"]?.dictionary ?? [:]
        settings.override(
            with: own.sorted { $0.key < $1.key }.map { ($0.key, $0.value.strings.joined(separator: " ")) })
        return (settings, chosen["name"]?.string)
    }

    /// The path of a configuration's `.xcconfig` file.
    private func configurationFile(of configuration: [String: OpenStepValue]) -> String? {
        if let place = configuration["baseConfigurationReference"]?.string.flatMap({ places[$0] }) {
            return "\(folder)/\(place)"
        }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap({ places[$0] }),
            let name = configuration["baseConfigurationReferenceRelativePath"]?.string
        else { return nil }
        return "\(folder)/\(anchor)/\(name)"
    }
}
