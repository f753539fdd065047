import Devices
import Foundation
import Traits

/// The launch pictures of iOS 7 and earlier: those listed in the Info.plist or in a catalog's launch-image set, and
/// files with names that iOS knows.
///
/// > Rule: LS-2 and LS-3.
struct LaunchPictures: Hashable, Sendable {
    /// A picture for one screen size.
    struct Entry: Hashable, Sendable {
        enum Source: Hashable, Sendable {
            /// The name of files in the folder, without scale and extension, as in `UILaunchImages`.
            case name(String)
            /// The files of a set by scale.
            case files([Int: String])
        }

        var source: Source
        /// The size in points, in portrait.
        var size: CGSize
        var orientation: Orientation
        var minimumVersion: Int
        var isForPad: Bool?
    }

    var entries: [Entry] = []
    /// The paths of picture files by their names without folder and extension: `Default-568h@2x`.
    var files: [String: String] = [:]

    /// Whether there are no pictures at all.
    var isEmpty: Bool { entries.isEmpty && !files.keys.contains { $0.hasPrefix("Default") } }

    func screen(for device: Device, _ orientation: Orientation, _ version: SystemVersion) -> LaunchScreen {
        let isPad = device.idiom == .pad
        let own = device.screenSize
        // LS-3: if there is no picture for the screen's own size, the nearest older size is the fallback.
        let older = (isPad ? Self.padSizes : Self.phoneSizes).filter {
            $0.width <= own.width && $0.height <= own.height
        }
        let sizes = [own] + older.filter { $0 != own }.reversed()
        // A phone without a picture for landscape launches with the one for portrait, which lies on its side.
        let orientations = isPad || orientation == .portrait ? [orientation] : [orientation, .portrait]
        for size in sizes {
            for orientation in orientations {
                if let path = listed(size, orientation, version, isPad: isPad, scale: device.scale)
                    ?? named(size, orientation, isPad: isPad, scale: device.scale)
                {
                    return .picture(path, size: size.turned(to: orientation))
                }
            }
        }
        return .black(size: (older.first ?? own).turned(to: orientation))
    }

    /// The iPhone and iPad screens for which launch pictures were made, oldest first.
    static let phoneSizes = [
        CGSize(width: 320, height: 480), CGSize(width: 320, height: 568), CGSize(width: 375, height: 667),
        CGSize(width: 414, height: 736), CGSize(width: 375, height: 812), CGSize(width: 414, height: 896),
    ]
    static let padSizes = [CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 1366)]

    private func listed(
        _ size: CGSize, _ orientation: Orientation, _ version: SystemVersion, isPad: Bool, scale: CGFloat
    ) -> String? {
        entries.filter {
            $0.size == size && $0.orientation == orientation && $0.minimumVersion <= version.major
                && ($0.isForPad ?? isPad) == isPad
        }
        .sorted { $0.minimumVersion > $1.minimumVersion }
        .lazy.compactMap { entry in
            switch entry.source {
            case .name(let name): file(name, isPad: isPad, scale: scale)
            case .files(let files): files[Int(scale)] ?? files.max { $0.key < $1.key }?.value
            }
        }.first
    }

    /// Finds a picture by the names that iOS knows without an Info.plist entry, the most specific first.
    private func named(_ size: CGSize, _ orientation: Orientation, isPad: Bool, scale: CGFloat) -> String? {
        let direction = orientation == .portrait ? "-Portrait" : "-Landscape"
        let names: [String]
        if isPad {
            // Only the first iPad size has names.
            guard size == Self.padSizes[0] else { return nil }
            names = ["Default\(direction)", "Default"]
        } else {
            switch (size.height, orientation) {
            case (480, .portrait): names = ["Default"]
            case (568, .portrait): names = ["Default-568h"]
            case (667, .portrait): names = ["Default-667h"]
            case (736, _): names = ["Default\(direction)-736h"]
            // Phones before the 5.5-inch ones launch in portrait.
            default: return nil
            }
        }
        return names.lazy.compactMap { file($0, isPad: isPad, scale: scale) }.first
    }

    /// The file with the best suffix.
    ///
    /// The screen's scale comes before others, and the device's idiom before none.
    private func file(_ name: String, isPad: Bool, scale: CGFloat) -> String? {
        let exact = scale > 1 ? "@\(Int(scale))x" : ""
        let scales = [exact] + ["@3x", "@2x", ""].filter { $0 != exact }
        let idioms = [isPad ? "~ipad" : "~iphone", ""]
        // Hand-named files have the scale and idiom in either order.
        for scale in scales {
            for idiom in idioms {
                if let path = files["\(name)\(scale)\(idiom)"] ?? files["\(name)\(idiom)\(scale)"] { return path }
            }
        }
        return nil
    }
}

extension CGSize {
    fileprivate func turned(to orientation: Orientation) -> CGSize {
        orientation == .portrait ? self : CGSize(width: height, height: width)
    }
}
