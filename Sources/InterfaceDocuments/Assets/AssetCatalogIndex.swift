import Diagnostics
import Foundation
internal import LocatedText

/// The locations of the sets in asset catalogs.
///
/// No set is opened.
struct AssetCatalogIndex: Sendable {
    private static let deepestFolder = 16

    let folder: InputFolder
    /// The image sets by name.
    ///
    /// If names are equal, the first set found wins.
    private(set) var imageSets: [String: SetPlace] = [:]
    private(set) var colorSets: [String: SetPlace] = [:]
    private(set) var dataSets: [String: SetPlace] = [:]
    private(set) var launchImageSets: [String: SetPlace] = [:]
    /// The problems found in the folders above the sets.
    private(set) var log = AssetLog()

    /// A set, identified by its folder.
    struct SetPlace: Hashable, Sendable {
        var path: String
        var isSymbol = false
    }

    init(folder: InputFolder) {
        self.folder = folder
    }

    /// Walks a catalog, or a folder within one.
    ///
    /// - Parameters:
    ///   - path: the folder's path.
    ///   - namespace: the namespace of the folders above, with a trailing slash unless it is empty.
    ///   - depth: the number of folders above it.
    mutating func add(_ path: String, namespace: String = "", depth: Int = 0) {
        guard depth < Self.deepestFolder, folder.contains(path) else { return }
        let names: [String]
        do throws(FolderListingFailure) {
            names = try folderEntries(of: path).map(\.name).sorted()
        } catch {
            log.warn(
                .unreadable(reason: "the folder cannot be listed: \(error.reason)"), at: SourceLocation(file: path))
            return
        }
        for name in names where !name.hasPrefix(".") {
            let child = "\(path)/\(name)"
            guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
                addFolder(child, name: name, namespace: namespace, depth: depth)
                continue
            }
            let setName = namespace + name[..<dot]
            switch name[name.index(after: dot)...] {
            case "imageset" where imageSets[setName] == nil: imageSets[setName] = SetPlace(path: child)
            case "symbolset" where imageSets[setName] == nil:
                imageSets[setName] = SetPlace(path: child, isSymbol: true)
            case "colorset" where colorSets[setName] == nil: colorSets[setName] = SetPlace(path: child)
            case "dataset" where dataSets[setName] == nil: dataSets[setName] = SetPlace(path: child)
            case "launchimage" where launchImageSets[setName] == nil:
                launchImageSets[setName] = SetPlace(path: child)
            // App icons and textures have no place in a layout. A folder's name may contain a dot: `Signup 2.0`.
            case "appiconset", "brandassets", "textureset", "cubetextureset", "mipmapset": break
            default: addFolder(child, name: name, namespace: namespace, depth: depth)
            }
        }
    }

    /// Walks a folder that groups sets; a file is passed over.
    private mutating func addFolder(_ path: String, name: String, namespace: String, depth: Int) {
        guard isFolder(path) else { return }
        let inner = providesNamespace(path) ? "\(namespace)\(name)/" : namespace
        add(path, namespace: inner, depth: depth + 1)
    }

    private func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    private mutating func providesNamespace(_ path: String) -> Bool {
        guard FileManager.default.fileExists(atPath: "\(path)/Contents.json") else { return false }
        var reader = AssetSetReader(folder: folder)
        let provides = reader.contents(of: path)?["properties"]?["provides-namespace"]?.bool ?? false
        log.append(reader.log)
        return provides
    }
}
