import Diagnostics
import Foundation

/// The targets of an Xcode project, as far as they decide which documents, catalogs and property lists belong together.
package struct XcodeProject: Sendable {
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
        /// Its build settings.
        var settings: BuildSettings
        /// The macros that the property list is preprocessed with.
        var definitions: [String: String]
        /// The conditions of `#if` that hold in its Swift code when Xcode runs it.
        var compilationConditions: [String] = []
        /// The kinds of devices that it runs on.
        var deviceFamilies: Set<DeviceFamily> = [.phone, .pad]
        /// The oldest version of iOS that it runs on, if the settings name one.
        var oldestVersion: String?
        /// The name of its Swift module, as far as the settings give one.
        var moduleName: String
        /// The paths of the sources that it lists, relative to the project's folder.
        var sources: [String] = []
        /// The names of the project's targets that it depends on.
        var dependencies: [String] = []
        /// The products of packages that it uses.
        var products: [Product] = []

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

    /// A Swift package that a project uses.
    package enum Package: Hashable, Sendable {
        /// A repository, with the versions that the project accepts.
        case remote(url: String, Requirement)
        /// A folder, relative to the project's.
        case local(path: String)

        package enum Requirement: Hashable, Sendable {
            case upToNextMajor(String), upToNextMinor(String), exact(String), branch(String), revision(String)
            case range(String, to: String)
        }
    }

    /// A product of a package that a target uses.
    package struct Product: Hashable, Sendable {
        package let name: String
        /// Its package; `nil` for one of the local packages.
        package let package: Package?
    }

    /// The folder around the project.
    let folder: String
    let targets: [Target]
    let packages: [Package]
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
        var reader = XcodeProjectReader(objects: objects.mapValues(\.dictionary), folder: folder, input: input)
        targets = reader.targets(of: root["rootObject"]?.string ?? "")
        packages = reader.packages(of: root["rootObject"]?.string ?? "")
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
}
