public import Diagnostics
import Foundation
import Synchronization
public import Traits

/// All images, colors and data of an input by name: its asset catalogs, then loose files.
///
/// If names are equal, the first catalog wins, in the order in which the catalogs were given. A set is read on first
/// access, once for all jobs on all threads. Each lookup of a set returns the set's problems.
public final class AssetLibrary: Sendable {
    /// The size limit of a data file.
    private static let largestData = 64 << 20

    private let index: AssetCatalogIndex
    private let looseImages: [String: ImageSet]

    // A set is read outside of the lock: two threads may read the same one, with the same result.
    private let imageSets = Mutex<[String: Diagnosed<ImageSet?>]>([:])
    private let colorSets = Mutex<[String: Diagnosed<ColorSet?>]>([:])

    /// Lists catalogs and the names of loose files without opening any of them.
    ///
    /// - Parameters:
    ///   - catalogs: paths of `.xcassets` folders, in order of precedence.
    ///   - looseFiles: paths of picture files outside of catalogs, in order of precedence.
    ///   - folder: nothing outside of this folder is read.
    public init(catalogs: [String], looseFiles: [String], in folder: InputFolder) {
        var index = AssetCatalogIndex(folder: folder)
        for path in catalogs { index.add(path) }
        self.index = index
        looseImages = Self.looseImageSets(looseFiles, in: folder)
    }

    /// The picture file that best fits the traits, with the problems of its set.
    ///
    /// The file is `nil` if no image has this name.
    ///
    /// > Rule: IM-1 and IM-3.
    public func imageAsset(named name: String, for traits: UITraitCollection) -> Diagnosed<ImageAsset?> {
        let set = imageSet(named: name)
        let asset = set.value?.asset(for: traits) ?? looseImages[name]?.asset(for: traits)
        return Diagnosed(asset, diagnostics: set.diagnostics)
    }

    /// The picture file at a path, regardless of the files beside it; `nil` if the name is not that of a picture.
    public func imageAsset(atPath path: String) -> ImageAsset? {
        guard let (file, rendition) = Self.looseRendition(path, in: index.folder) else { return nil }
        let set = ImageSet(name: file.name, renditions: [rendition], location: rendition.location)
        return set.asset(for: UITraitCollection(userInterfaceIdiom: rendition.key.idiom == .ipad ? .pad : .phone))
    }

    /// The color that best fits the traits, with the problems of its set.
    ///
    /// The color is `nil` if none has this name.
    public func color(named name: String, for traits: UITraitCollection) -> Diagnosed<AssetColor?> {
        colorSet(named: name).map { $0?.color(for: traits) }
    }

    /// The location of a color's definition; `nil` if no color has this name.
    public func colorLocation(named name: String) -> SourceLocation? { colorSet(named: name).value?.location }

    /// The data file that best fits the traits, with the problems of its set.
    ///
    /// The file is `nil` if no data has this name or it cannot be read. It is read each time.
    public func data(named name: String, for traits: UITraitCollection) -> Diagnosed<DataAsset?> {
        guard let place = index.dataSets[name] else { return Diagnosed(nil) }
        var reader = AssetSetReader(folder: index.folder)
        let set = reader.dataSet(place.path)
        var log = reader.log
        guard let entry = set?.entries.bestFit(for: traits, key: \.key) else {
            return Diagnosed(nil, diagnostics: log.diagnostics)
        }
        do throws(AssetProblem) {
            let bytes = try index.folder.read(entry.file, limit: Self.largestData)
            return Diagnosed(
                DataAsset(bytes: bytes, typeIdentifier: entry.typeIdentifier), diagnostics: log.diagnostics)
        } catch {
            log.warn(error, at: entry.location)
            return Diagnosed(nil, diagnostics: log.diagnostics)
        }
    }

    /// Every name under which an image can be found, sorted.
    public var imageNames: [String] { Set(index.imageSets.keys).union(looseImages.keys).sorted() }

    /// Every name under which a color can be found, sorted.
    public var colorNames: [String] { index.colorSets.keys.sorted() }

    /// The problems of all catalogs, whether or not their sets are used, sorted by location.
    public var diagnostics: [Diagnostic] {
        var log = ProblemLog()
        log.append(contentsOf: index.log.diagnostics)
        for name in imageNames { log.append(contentsOf: imageSet(named: name).diagnostics) }
        for name in colorNames { log.append(contentsOf: colorSet(named: name).diagnostics) }
        return log.diagnostics
    }

    private func imageSet(named name: String) -> Diagnosed<ImageSet?> {
        if let known = imageSets.withLock({ $0[name] }) { return known }
        guard let place = index.imageSets[name] else { return Diagnosed(nil) }
        var reader = AssetSetReader(folder: index.folder)
        let set = reader.imageSet(place.path, name: name, isSymbol: place.isSymbol)
        let read = Diagnosed(set, diagnostics: reader.log.diagnostics)
        imageSets.withLock { $0[name] = read }
        return read
    }

    private func colorSet(named name: String) -> Diagnosed<ColorSet?> {
        if let known = colorSets.withLock({ $0[name] }) { return known }
        guard let place = index.colorSets[name] else { return Diagnosed(nil) }
        var reader = AssetSetReader(folder: index.folder)
        let set = reader.colorSet(place.path, name: name)
        let read = Diagnosed(set, diagnostics: reader.log.diagnostics)
        colorSets.withLock { $0[name] = read }
        return read
    }

    /// A loose file with the traits that its name specifies, or `nil` if the name is not that of a picture.
    private static func looseRendition(
        _ path: String, in folder: InputFolder
    ) -> (file: PictureFile, rendition: ImageRendition)? {
        guard let fileName = path.split(separator: "/").last.map(String.init),
            let file = PictureFile(fileName: fileName)
        else { return nil }
        let key = AssetVariantKey(idiom: file.idiom.map { $0 == .ipad ? .ipad : .iphone } ?? .universal)
        return (
            file,
            ImageRendition(
                key: key, file: path, folder: folder, scale: PictureFile.isVector(path) ? nil : file.scale,
                location: SourceLocation(file: path))
        )
    }

    /// The sets of loose files.
    ///
    /// Files of one name form one set, found with and without the extension.
    private static func looseImageSets(_ paths: [String], in folder: InputFolder) -> [String: ImageSet] {
        var sets: [String: ImageSet] = [:]
        for path in paths {
            guard let (file, rendition) = looseRendition(path, in: folder) else { continue }
            // The plain name means the PNG if there is one. Files of any other kind are also found by their extension.
            for name in [file.name, "\(file.name).\(file.fileExtension)"] {
                var set = sets[name] ?? ImageSet(name: name, renditions: [], location: rendition.location)
                let isSameKind = set.renditions.first.map { extensionOf($0.file) == file.fileExtension } ?? true
                if !isSameKind {
                    guard file.fileExtension == "png" else { continue }
                    set.renditions = []
                }
                // If several folders have files of this name, the first folder wins.
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
