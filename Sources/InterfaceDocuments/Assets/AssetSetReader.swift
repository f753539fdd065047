import Diagnostics
import Foundation
import Geometry
import LocatedText

/// Reads the `Contents.json` of one set.
struct AssetSetReader {
    /// The size limit of a `Contents.json`, far above that of any real one.
    private static let largestContents = 4 << 20

    let folder: InputFolder
    private(set) var log = AssetLog()

    init(folder: InputFolder) {
        self.folder = folder
    }

    /// The `Contents.json` of a folder, or `nil` with a warning.
    mutating func contents(of path: String) -> LocatedJSON? {
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

    /// The images of a set, or `nil` if its `Contents.json` cannot be read.
    mutating func imageSet(_ path: String, name: String, isSymbol: Bool) -> ImageSet? {
        guard let json = contents(of: path) else { return nil }
        var set = ImageSet(name: name, renditions: [], isSymbol: isSymbol, location: json.location)
        switch json["properties"]?["template-rendering-intent"]?.string {
        case "template": set.renderingIntent = .template
        case "original": set.renderingIntent = .original
        default: set.renderingIntent = isSymbol ? .template : .automatic
        }
        set.preservesVector = json["properties"]?["preserves-vector-representation"]?.bool ?? false
        for entry in entries(isSymbol ? "symbols" : "images", of: json) {
            // A slot without a file is simply unfilled.
            guard let fileName = entry["filename"] else { continue }
            guard let key = AssetVariantKey(reading: entry, into: &log) else { continue }
            guard let filePath = self.file(named: fileName, in: path) else { continue }
            set.renditions.append(rendition(entry, key: key, file: filePath, location: fileName.location))
        }
        return set
    }

    /// The path of a file in a set, or `nil` with a warning if the file is missing or may not be read.
    private mutating func file(named name: LocatedJSON, in path: String) -> String? {
        guard let file = name.string else {
            log.warn(.wrongType(key: "filename", expected: "a string"), at: name.location)
            return nil
        }
        guard InputFolder.isPlainName(file) else {
            log.warn(.leavesFolder(file), at: name.location)
            return nil
        }
        let filePath = "\(path)/\(file)"
        guard FileManager.default.fileExists(atPath: filePath) else {
            log.warn(.missingFile(file), at: name.location)
            return nil
        }
        return filePath
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
        if let resizing = entry["resizing"], resizing.isObject { rendition.slicing = slicing(resizing) }
        rendition.alignmentInsets = insets(entry["alignment-insets"])
        return rendition
    }

    private func slicing(_ resizing: LocatedJSON) -> ImageSlicing {
        let center = resizing["center"]
        let mode = resizing["mode"]?.string
        func length(_ name: String, unlessMode other: String) -> Int? {
            guard mode != other, let value = center?[name]?.number, (0..<100_000).contains(value) else { return nil }
            return Int(value)
        }
        return ImageSlicing(
            caps: insets(resizing["cap-insets"] ?? resizing["capInsets"]),
            centerWidth: length("width", unlessMode: "3-part-vertical"),
            centerHeight: length("height", unlessMode: "3-part-horizontal"), tiles: center?["mode"]?.string == "tile")
    }

    private func insets(_ json: LocatedJSON?) -> UIEdgeInsets {
        func side(_ name: String) -> CGFloat {
            let value = json?[name]?.number ?? 0
            return abs(value) < 100_000 ? CGFloat(value) : 0
        }
        return UIEdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }

    /// The filled slots of a launch-image set with their files.
    ///
    /// Empty if its `Contents.json` cannot be read.
    mutating func launchImages(_ path: String) -> [(slot: LocatedJSON, file: String)] {
        guard let json = contents(of: path) else { return [] }
        return entries("images", of: json).compactMap { entry in
            guard let fileName = entry["filename"], let file = file(named: fileName, in: path) else { return nil }
            return (entry, file)
        }
    }

    /// The colors of a set, or `nil` if its `Contents.json` cannot be read.
    mutating func colorSet(_ path: String, name: String) -> ColorSet? {
        guard let json = contents(of: path) else { return nil }
        var set = ColorSet(name: name, entries: [], location: json.location)
        for entry in entries("colors", of: json) {
            guard let key = AssetVariantKey(reading: entry, into: &log), let value = entry["color"] else { continue }
            guard let color = AssetColor(reading: value, into: &log) else {
                log.warn(.emptyColor(name), at: value.location)
                continue
            }
            set.entries.append(ColorSet.Entry(key: key, color: color))
        }
        return set
    }

    /// The files of a data set; `nil` if its `Contents.json` cannot be read.
    mutating func dataSet(_ path: String) -> DataSet? {
        guard let json = contents(of: path) else { return nil }
        var set = DataSet(entries: [])
        for entry in entries("data", of: json) {
            guard let fileName = entry["filename"], let key = AssetVariantKey(reading: entry, into: &log),
                let file = file(named: fileName, in: path)
            else { continue }
            set.entries.append(
                DataSet.Entry(
                    key: key, file: file, typeIdentifier: entry["universal-type-identifier"]?.string,
                    location: fileName.location))
        }
        return set
    }
}
