import Devices
import Diagnostics
import Foundation
import Geometry
import LocatedText

/// The launch pictures in an asset catalog's `.launchimage` set, which Xcode turns into `UILaunchImages`.
///
/// > Rule: LS-2, and Apple's Asset Catalog Format Reference on the keys of a set.
enum LaunchImageSet {
    /// The screen size of a slot in points, in portrait, by its idiom and subtype.
    private static let screens: [String: CGSize] = [
        "iphone": CGSize(width: 320, height: 480), "iphone retina4": CGSize(width: 320, height: 568),
        "iphone 667h": CGSize(width: 375, height: 667), "iphone 736h": CGSize(width: 414, height: 736),
        "iphone 2436h": CGSize(width: 375, height: 812), "iphone 1792h": CGSize(width: 414, height: 896),
        "iphone 2688h": CGSize(width: 414, height: 896), "ipad": CGSize(width: 768, height: 1024),
    ]

    /// The pictures of the set named as in Xcode's templates.
    ///
    /// The fallback is the first set by name.
    ///
    /// - Parameters:
    ///   - catalogs: paths of `.xcassets` folders, in order of precedence.
    ///   - folder: nothing outside of this folder is read.
    /// - Returns: a picture for each screen, with the problems of the set.
    static func entries(of catalogs: [String], in folder: InputFolder) -> Diagnosed<[LaunchPictures.Entry]> {
        var index = AssetCatalogIndex(folder: folder)
        for path in catalogs { index.add(path) }
        let sets = index.launchImageSets
        guard let place = sets["LaunchImage"] ?? sets.min(by: { $0.key < $1.key })?.value else { return Diagnosed([]) }
        var reader = AssetSetReader(folder: folder)
        var found: [LaunchPictures.Entry] = []
        for (slot, file) in reader.launchImages(place.path) {
            guard let entry = entry(slot, file: file) else { continue }
            guard let other = found.firstIndex(where: { $0.isForSameScreen(as: entry) }) else {
                found.append(entry)
                continue
            }
            found[other].source = found[other].source.adding(entry.source)
        }
        return Diagnosed(found, diagnostics: reader.log.diagnostics)
    }

    /// A full-screen picture.
    ///
    /// Pictures for the area below the status bar are for systems before iOS 7.
    private static func entry(_ slot: LocatedJSON, file: String) -> LaunchPictures.Entry? {
        let words = [slot["idiom"]?.string, slot["subtype"]?.string].compactMap { $0 }
        guard let size = screens[words.joined(separator: " ")], slot["extent"]?.string ?? "full-screen" == "full-screen"
        else { return nil }
        let scale = slot["scale"]?.string.flatMap { Int($0.prefix { $0.isNumber }) } ?? 1
        let version = slot["minimum-system-version"]?.string?.split(separator: ".").first.flatMap { Int($0) } ?? 0
        return LaunchPictures.Entry(
            source: .files([scale: file]), size: size,
            orientation: slot["orientation"]?.string == "landscape" ? .landscape : .portrait,
            minimumVersion: version, isForPad: words.first == "ipad")
    }
}

extension LaunchPictures.Entry {
    fileprivate func isForSameScreen(as other: Self) -> Bool {
        var alike = other
        alike.source = source
        return alike == self
    }
}

extension LaunchPictures.Entry.Source {
    /// The files of both sources.
    ///
    /// If both have a file for one scale, the first wins.
    fileprivate func adding(_ other: Self) -> Self {
        guard case .files(let files) = self, case .files(let more) = other else { return self }
        return .files(files.merging(more) { first, _ in first })
    }
}
