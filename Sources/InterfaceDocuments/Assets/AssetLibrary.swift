public import Diagnostics
import Foundation
public import Traits

/// All images and colours of an input by name: its asset catalogs, then loose files.
///
/// Of equal names the first catalog's counts, in the order in which they were given. A set is read when it is first
/// asked for, once for all jobs on all threads; what is wrong with it is said to each who asks.
public final class AssetLibrary: @unchecked Sendable {
    private let index: AssetCatalogIndex
    private let looseImages: [String: ImageSet]

    // Guarded by the lock. A set is read outside of it: two threads may read the same one, and read the same.
    private var imageSets: [String: Diagnosed<ImageSet?>] = [:]
    private var colorSets: [String: Diagnosed<ColorSet?>] = [:]
    private let lock = NSLock()

    /// Lists catalogs and the names of loose files; nothing is opened yet.
    ///
    /// - Parameters:
    ///   - catalogs: paths of `.xcassets` folders, those that count first in front.
    ///   - looseFiles: paths of picture files outside of catalogs, likewise.
    ///   - folder: nothing outside of it is read.
    public init(catalogs: [String], looseFiles: [String], in folder: InputFolder) {
        var index = AssetCatalogIndex(folder: folder)
        for path in catalogs { index.add(path) }
        self.index = index
        looseImages = Self.looseImageSets(looseFiles, in: folder)
    }

    /// The picture file of a name that suits the traits best, with what is wrong with its set; no file where there is
    /// none of the name.
    ///
    /// > Rule: IM-1 and IM-3.
    public func imageAsset(named name: String, for traits: UITraitCollection) -> Diagnosed<ImageAsset?> {
        let set = imageSet(named: name)
        let asset = set.value?.asset(for: traits) ?? looseImages[name]?.asset(for: traits)
        return Diagnosed(asset, diagnostics: set.diagnostics)
    }

    /// A picture file by its path, whatever lies beside it; `nil` where the name is no picture's.
    public func imageAsset(atPath path: String) -> ImageAsset? {
        guard let (file, rendition) = Self.looseRendition(path, in: index.folder) else { return nil }
        let set = ImageSet(name: file.name, renditions: [rendition], location: rendition.location)
        return set.asset(for: UITraitCollection(userInterfaceIdiom: rendition.key.idiom == .ipad ? .pad : .phone))
    }

    /// The colour of a name that suits the traits best, with what is wrong with its set; no colour where there is none
    /// of the name.
    public func color(named name: String, for traits: UITraitCollection) -> Diagnosed<AssetColor?> {
        colorSet(named: name).map { $0?.color(for: traits) }
    }

    /// Where a colour of a name is defined; `nil` where there is none.
    public func colorLocation(named name: String) -> SourceLocation? { colorSet(named: name).value?.location }

    /// Every name that an image can be asked for by, in order.
    public var imageNames: [String] { Set(index.imageSets.keys).union(looseImages.keys).sorted() }

    /// Every name that a colour can be asked for by, in order.
    public var colorNames: [String] { index.colorSets.keys.sorted() }

    /// What is wrong with any of the catalogs, whether it is asked for or not; sorted by place.
    public var diagnostics: [Diagnostic] {
        var log = ProblemLog()
        log.append(contentsOf: index.log.diagnostics)
        for name in imageNames { log.append(contentsOf: imageSet(named: name).diagnostics) }
        for name in colorNames { log.append(contentsOf: colorSet(named: name).diagnostics) }
        return log.diagnostics
    }

    private func imageSet(named name: String) -> Diagnosed<ImageSet?> {
        if let known = lock.withLock({ imageSets[name] }) { return known }
        guard let place = index.imageSets[name] else { return Diagnosed(nil) }
        var reader = AssetSetReader(folder: index.folder)
        let set = reader.imageSet(place.path, name: name, isSymbol: place.isSymbol)
        let read = Diagnosed(set, diagnostics: reader.log.diagnostics)
        lock.withLock { imageSets[name] = read }
        return read
    }

    private func colorSet(named name: String) -> Diagnosed<ColorSet?> {
        if let known = lock.withLock({ colorSets[name] }) { return known }
        guard let place = index.colorSets[name] else { return Diagnosed(nil) }
        var reader = AssetSetReader(folder: index.folder)
        let set = reader.colorSet(place.path, name: name)
        let read = Diagnosed(set, diagnostics: reader.log.diagnostics)
        lock.withLock { colorSets[name] = read }
        return read
    }

    /// A loose file with what its name says of it, or `nil` where the name is no picture's.
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

    /// Loose files of one name are one set, found with the extension and without.
    private static func looseImageSets(_ paths: [String], in folder: InputFolder) -> [String: ImageSet] {
        var sets: [String: ImageSet] = [:]
        for path in paths {
            guard let (file, rendition) = looseRendition(path, in: folder) else { continue }
            // The plain name means a PNG where there is one; any other kind is found by its extension too.
            for name in [file.name, "\(file.name).\(file.fileExtension)"] {
                var set = sets[name] ?? ImageSet(name: name, renditions: [], location: rendition.location)
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
