import Diagnostics
import Foundation
import Geometry

/// Walks one asset catalog and collects its images and colours, in the order of their names.
struct AssetCatalogReader {
    /// Far more than any real `Contents.json`.
    private static let largestContents = 4 << 20
    private static let deepestFolder = 16

    let folder: InputFolder
    private(set) var images: [ImageSet] = []
    private(set) var colors: [ColorSet] = []
    private(set) var log = AssetLog()

    init(folder: InputFolder) {
        self.folder = folder
    }

    /// Reads a catalog or a folder within one.
    ///
    /// - Parameters:
    ///   - path: the folder's.
    ///   - namespace: of the folders above, with a slash at its end unless it is empty.
    ///   - depth: how many folders are above it.
    mutating func readFolder(_ path: String, namespace: String, depth: Int) {
        guard depth < Self.deepestFolder, folder.contains(path) else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            log.warn(.unreadable(reason: "the folder cannot be listed"), at: SourceLocation(file: path))
            return
        }
        for name in names where !name.hasPrefix(".") {
            let child = "\(path)/\(name)"
            guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
                if isFolder(child) {
                    let inner = providesNamespace(child) ? "\(namespace)\(name)/" : namespace
                    readFolder(child, namespace: inner, depth: depth + 1)
                }
                continue
            }
            let setName = namespace + name[..<dot]
            switch name[name.index(after: dot)...] {
            case "imageset": readImageSet(child, name: setName)
            case "symbolset": readImageSet(child, name: setName, isSymbol: true)
            case "colorset": readColorSet(child, name: setName)
            // App icons, data, textures and whatever else a catalog holds has no place in a layout.
            default: break
            }
        }
    }

    private func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    private mutating func providesNamespace(_ path: String) -> Bool {
        guard FileManager.default.fileExists(atPath: "\(path)/Contents.json") else { return false }
        return contents(of: path)?["properties"]?["provides-namespace"]?.bool ?? false
    }

    /// A folder's `Contents.json`, or `nil` with a warning.
    private mutating func contents(of path: String) -> LocatedJSON? {
        let file = "\(path)/Contents.json"
        do {
            let bytes = try folder.read(file, limit: Self.largestContents)
            let json = try LocatedJSON(parsing: bytes, file: file)
            guard json.isObject else {
                log.warn(.wrongType(key: "the file", expected: "an object"), at: json.location)
                return nil
            }
            return json
        } catch let error as JSONSyntaxError {
            log.warn(.malformedContents(reason: error.reason), at: error.location)
        } catch let problem as AssetProblem {
            log.warn(problem, at: SourceLocation(file: file))
        } catch {
            log.warn(.unreadable(reason: "\(error)"), at: SourceLocation(file: file))
        }
        return nil
    }

    private mutating func entries(_ key: String, of json: LocatedJSON) -> [LocatedJSON] {
        guard let value = json[key] else { return [] }
        guard let entries = value.array else {
            log.warn(.wrongType(key: key, expected: "a list"), at: value.location)
            return []
        }
        return entries
    }

    private mutating func readImageSet(_ path: String, name: String, isSymbol: Bool = false) {
        guard let json = contents(of: path) else { return }
        var set = ImageSet(name: name, renditions: [], isSymbol: isSymbol, location: json.location)
        switch json["properties"]?["template-rendering-intent"]?.string {
        case "template": set.renderingIntent = .template
        case "original": set.renderingIntent = .original
        default: set.renderingIntent = isSymbol ? .template : .automatic
        }
        set.preservesVector = json["properties"]?["preserves-vector-representation"]?.bool ?? false
        for entry in entries(isSymbol ? "symbols" : "images", of: json) {
            // A slot without a file is a slot that nobody filled.
            guard let fileName = entry["filename"] else { continue }
            guard let file = fileName.string else {
                log.warn(.wrongType(key: "filename", expected: "a string"), at: fileName.location)
                continue
            }
            guard let key = AssetVariantKey(reading: entry, into: &log) else { continue }
            guard InputFolder.isPlainName(file) else {
                log.warn(.leavesFolder(file), at: fileName.location)
                continue
            }
            let filePath = "\(path)/\(file)"
            guard FileManager.default.fileExists(atPath: filePath) else {
                log.warn(.missingFile(file), at: fileName.location)
                continue
            }
            set.renditions.append(rendition(entry, key: key, file: filePath, location: fileName.location))
        }
        images.append(set)
    }

    private func rendition(
        _ entry: LocatedJSON, key: AssetVariantKey, file: String, location: SourceLocation
    ) -> ImageRendition {
        var rendition = ImageRendition(key: key, file: file, folder: folder, location: location)
        if let text = entry["scale"]?.string, text.hasSuffix("x"), let scale = Double(text.dropLast()),
            (1...4).contains(scale), !PictureFile.isVector(file)
        {
            rendition.scale = CGFloat(scale)
        }
        if let resizing = entry["resizing"], resizing.isObject {
            rendition.capInsets = insets(resizing["cap-insets"] ?? resizing["capInsets"])
            rendition.tiles = resizing["center"]?["mode"]?.string == "tile"
        }
        rendition.alignmentInsets = insets(entry["alignment-insets"])
        return rendition
    }

    private func insets(_ json: LocatedJSON?) -> UIEdgeInsets {
        func side(_ name: String) -> CGFloat {
            let value = json?[name]?.number ?? 0
            return abs(value) < 100_000 ? CGFloat(value) : 0
        }
        return UIEdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }

    private mutating func readColorSet(_ path: String, name: String) {
        guard let json = contents(of: path) else { return }
        var set = ColorSet(name: name, entries: [], location: json.location)
        for entry in entries("colors", of: json) {
            guard let key = AssetVariantKey(reading: entry, into: &log), let value = entry["color"] else { continue }
            guard let color = AssetColor(reading: value, into: &log) else {
                log.warn(.emptyColor(name), at: value.location)
                continue
            }
            set.entries.append(ColorSet.Entry(key: key, color: color))
        }
        colors.append(set)
    }
}
