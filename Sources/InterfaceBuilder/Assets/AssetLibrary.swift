public import Diagnostics
public import Traits

/// All images and colours of an input by name: its asset catalogs, then loose files.
///
/// Of equal names the first catalog's counts, in the order in which they were given.
public struct AssetLibrary: Sendable {
    public private(set) var images: [String: ImageSet] = [:]
    public private(set) var colors: [String: ColorSet] = [:]
    /// Loose files, for names that no catalog has.
    public private(set) var looseImages: [String: ImageSet] = [:]

    public init() {}

    /// Reads catalogs and the names of loose files; no picture is opened.
    ///
    /// - Parameters:
    ///   - catalogs: paths of `.xcassets` folders, those that count first in front.
    ///   - looseFiles: paths of picture files outside of catalogs, likewise.
    ///   - folder: nothing outside of it is read.
    /// - Returns: what was found, and what was wrong with it.
    public static func reading(
        catalogs: [String], looseFiles: [String], in folder: InputFolder
    ) -> Diagnosed<AssetLibrary> {
        var library = AssetLibrary()
        var log = AssetLog()
        for path in catalogs {
            var reader = AssetCatalogReader(folder: folder)
            reader.readFolder(path, namespace: "", depth: 0)
            for set in reader.images where library.images[set.name] == nil { library.images[set.name] = set }
            for set in reader.colors where library.colors[set.name] == nil { library.colors[set.name] = set }
            log.append(reader.log)
        }
        library.looseImages = looseImageSets(looseFiles, in: folder)
        return Diagnosed(library, diagnostics: log.diagnostics)
    }

    /// The picture file of a name that suits the traits best, or `nil` where there is none of the name.
    ///
    /// > Rule: IM-1 and IM-3.
    public func imageAsset(named name: String, for traits: UITraitCollection) -> ImageAsset? {
        if let asset = images[name]?.asset(for: traits) { return asset }
        return looseImages[name]?.asset(for: traits)
    }

    /// The colour of a name that suits the traits best, or `nil` where there is none of the name.
    public func color(named name: String, for traits: UITraitCollection) -> AssetColor? {
        colors[name]?.color(for: traits)
    }

    /// Every name that an image can be asked for by, in order.
    public var imageNames: [String] { Set(images.keys).union(looseImages.keys).sorted() }

    /// Loose files of one name are one set, found with the extension and without.
    private static func looseImageSets(_ paths: [String], in folder: InputFolder) -> [String: ImageSet] {
        var sets: [String: ImageSet] = [:]
        for path in paths {
            guard let fileName = path.split(separator: "/").last.map(String.init),
                let file = PictureFile(fileName: fileName)
            else { continue }
            let location = SourceLocation(file: path)
            let rendition = ImageRendition(
                key: AssetVariantKey(idiom: file.idiom.map { $0 == .ipad ? .ipad : .iphone } ?? .universal),
                file: path, folder: folder, scale: PictureFile.isVector(path) ? nil : file.scale, location: location)
            // The plain name means a PNG where there is one; any other kind is found by its extension too.
            for name in [file.name, "\(file.name).\(file.fileExtension)"] {
                var set = sets[name] ?? ImageSet(name: name, renditions: [], location: location)
                let isSameKind = set.renditions.first.map { extensionOf($0.file) == file.fileExtension } ?? true
                if !isSameKind {
                    guard file.fileExtension == "png" else { continue }
                    set.renditions = []
                }
                // Files of one name in several folders: the first folder's count.
                let isTaken = set.renditions.contains {
                    $0.scale == rendition.scale && $0.key == rendition.key
                }
                guard !isTaken else { continue }
                set.renditions.append(rendition)
                sets[name] = set
            }
        }
        return sets
    }

    private static func extensionOf(_ path: String) -> String {
        path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    }
}
