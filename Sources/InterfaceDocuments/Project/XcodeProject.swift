import Diagnostics
import Foundation

/// The targets of an Xcode project, as far as they decide which documents, catalogs and property lists belong together.
struct XcodeProject: Sendable {
    struct Target: Hashable, Sendable {
        enum Platform: Hashable, Sendable { case iOS, other }
        enum Kind: Hashable, Sendable { case app, appExtension, test, other }
        enum DeviceFamily: String, Hashable, Sendable { case phone = "1", pad = "2" }

        var name: String
        var platform: Platform
        var kind: Kind
        /// The paths of its resources, relative to the project's folder: files, or folders whose files it has.
        var resources: Set<String>
        /// The folders that Xcode keeps in step with the file system, with the files that do not belong to the target.
        var folders: [String: [String]]
        /// The path of its property list, as far as the settings name one.
        var infoPlist: String?
        /// The macros that the property list is preprocessed with.
        var definitions: [String: String]
        /// The keys of the property list that are build settings.
        var generatedKeys: [String: String]
        /// The kinds of devices that it runs on.
        var deviceFamilies: Set<DeviceFamily> = [.phone, .pad]
        /// The oldest version of iOS that it runs on, if the settings name one.
        var oldestVersion: String?

        /// Whether the target has a file.
        ///
        /// - Parameter path: the file's path from the project's folder.
        /// - Returns: whether the project lists it, or a folder around it, for the target.
        func has(_ path: String) -> Bool {
            if resources.contains(path) { return true }
            return folders.contains { folder, exceptions in
                let isInside = folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
                guard isInside else { return false }
                let place = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
                return !exceptions.contains { XcodeProject.names($0, place) }
            }
        }
    }

    /// The folder around the project.
    let folder: String
    let targets: [Target]
    /// The languages that the project lists.
    let languages: [String]

    private static let largestFile = 32 << 20
    static let fileName = "project.pbxproj"

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: the path of the `.xcodeproj` folder.
    ///   - input: the folder that no file may be outside of.
    /// - Throws: ``DiagnosedError`` with one problem if it cannot be read.
    init(at path: String, in input: InputFolder) throws(DiagnosedError) {
        let file = "\(path)/\(Self.fileName)"
        let bytes: [UInt8]
        do {
            bytes = try input.read(file, limit: Self.largestFile)
        } catch AssetProblem.missingFile(let name) {
            throw DiagnosedError(ProjectProblem.missingProjectFile(name), at: SourceLocation(file: path))
        } catch {
            throw DiagnosedError(error, at: SourceLocation(file: file))
        }
        let root = try OpenStepValue(parsing: bytes, file: file).dictionary
        let around = SplitPath(path).folder
        folder = around.isEmpty ? "." : around
        let objects = root["objects"]?.dictionary ?? [:]
        var reader = Reader(objects: objects.mapValues(\.dictionary), folder: folder, input: input)
        targets = reader.targets(of: root["rootObject"]?.string ?? "")
        languages = reader.object(root["rootObject"]?.string)["knownRegions"]?.strings ?? []
    }

    /// Whether an exception of a synchronized folder names a file.
    ///
    /// `/Localized/` stands for any `.lproj` folder.
    fileprivate static func names(_ exception: String, _ place: String) -> Bool {
        if exception == place || place.hasPrefix(exception + "/") { return true }
        let mark = "/Localized/"
        guard exception.hasPrefix(mark) else { return false }
        let file = SplitPath(String(exception.dropFirst(mark.count)))
        let other = SplitPath(place)
        let language = SplitPath(other.folder)
        return file.name == other.name && language.name.hasSuffix(".lproj") && language.folder == file.folder
    }

    // MARK: Reading

    private struct Reader {
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
            let shared = settings(of: project["buildConfigurationList"]?.string, over: BuildSettings(), named: nil)
            return (project["targets"]?.strings ?? []).compactMap { target($0, shared: shared.settings) }
        }

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

        private func target(_ id: String, shared: BuildSettings) -> Target? {
            let item = object(id)
            guard let name = item["name"]?.string else { return nil }
            var base = shared
            base.override(with: [
                ("TARGET_NAME", name), ("PRODUCT_NAME", name), ("SRCROOT", "."), ("PROJECT_DIR", "."),
            ])
            let settings = settings(of: item["buildConfigurationList"]?.string, over: base, named: nil).settings
            var resources: Set<String> = []
            for phase in item["buildPhases"]?.strings ?? [] {
                guard object(phase)["isa"]?.string == "PBXResourcesBuildPhase" else { continue }
                for file in object(phase)["files"]?.strings ?? [] {
                    let reference = object(file)["fileRef"]?.string
                    let children = object(reference)["children"]?.strings ?? []
                    for child in children.isEmpty ? [reference].compactMap({ $0 }) : children {
                        if let place = places[child] { resources.insert(place) }
                    }
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
                definitions: Self.definitions(settings["INFOPLIST_PREPROCESSOR_DEFINITIONS"] ?? ""),
                generatedKeys: generatedKeys(settings),
                deviceFamilies: Self.families(settings["TARGETED_DEVICE_FAMILY"]),
                oldestVersion: settings["IPHONEOS_DEPLOYMENT_TARGET"])
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

        private static func definitions(_ words: String) -> [String: String] {
            var found: [String: String] = [:]
            for word in words.split(separator: " ").prefix(1000) {
                let parts = word.split(separator: "=", maxSplits: 1)
                found[String(parts[0])] = parts.count > 1 ? String(parts[1]) : "1"
            }
            return found
        }

        private func generatedKeys(_ settings: BuildSettings) -> [String: String] {
            let names = [
                "UILaunchStoryboardName", "UIMainStoryboardFile", "UISupportedInterfaceOrientations",
                "UISupportedInterfaceOrientations_iPhone", "UISupportedInterfaceOrientations_iPad",
                "UIRequiresFullScreen", "UIStatusBarHidden", "UIUserInterfaceStyle", "UILaunchScreen_Generation",
            ]
            return Dictionary(
                uniqueKeysWithValues: names.compactMap { name in settings["INFOPLIST_KEY_" + name].map { (name, $0) } })
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
}
