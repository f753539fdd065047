public import Devices
import Diagnostics
public import Foundation
import Traits

/// What an app shows while it starts.
public enum LaunchScreen: Hashable, Sendable {
    /// A dictionary of the Info.plist.
    case description(LaunchScreenConfiguration)
    /// A storyboard or xib, by its path.
    case document(String)
    /// A picture, by its path; the app runs at this size in points, enlarged or between black bars where the screen
    /// is another.
    case picture(String, size: CGSize)
    /// Nothing: the screen is black, and the app runs at this size in points.
    case black(size: CGSize)
}

/// Which launch screen iOS shows, by device, orientation and version.
///
/// > Rule: LS-1 to LS-3.
public struct LaunchChoice: Hashable, Sendable {
    public let plist: InfoPlist?
    /// What the storyboard's name leads to.
    let documents: InfoPlist.ByIdiom<String>
    let pictures: LaunchPictures

    /// The launch screen of a variant.
    public func screen(on variant: Variant) -> LaunchScreen {
        let (device, version) = (variant.device.device, variant.ios)
        // LS-1: a description counts from iOS 14 on, a document from iOS 8 on.
        if version >= .iOS14, let description = plist?.launchScreen { return .description(description) }
        if version >= .iOS8, let document = documents.value(for: device.idiom) { return .document(document) }
        return pictures.screen(for: device, variant.orientation, version)
    }

    /// Every kind of launch screen that some device shows, in the order in which iOS asks for them.
    public var candidates: [Candidate] {
        var found: [Candidate] = []
        if let description = plist?.launchScreen { found.append(.description(description)) }
        for document in [documents.any, documents.phone, documents.pad].compactMap({ $0 }) {
            if !found.contains(.document(document)) { found.append(.document(document)) }
        }
        if !pictures.isEmpty { found.append(.pictures) }
        return found
    }

    /// A launch screen as an input of its own: all pictures are one.
    public enum Candidate: Hashable, Sendable {
        case description(LaunchScreenConfiguration)
        case document(String)
        case pictures
    }

    /// Whether a variant shows a candidate.
    public func shows(_ candidate: Candidate, on variant: Variant) -> Bool {
        switch (candidate, screen(on: variant)) {
        case (.description, .description), (.pictures, .picture), (.pictures, .black): true
        case (.document(let path), .document(let shown)): path == shown
        default: false
        }
    }
}

extension InfoPlist {
    /// Why an app is never shown on a variant; `nil` where it is.
    ///
    /// > Rule: MT-2, its second part, and Apple's Information Property List: an iPad app shares the screen only where
    /// > it supports all four orientations.
    public func exclusion(of variant: Variant) -> ProjectProblem? {
        let idiom = variant.device.device.idiom
        if !orientations(for: idiom).contains(variant.orientation) {
            return .orientationNotSupported(variant.orientation, isPad: idiom == .pad)
        }
        guard idiom == .pad, variant.multitasking != .full else { return nil }
        if requiresFullScreen { return .requiresFullScreen(variant.multitasking) }
        let listed = supportedOrientations.value(for: idiom) ?? []
        if !listed.isEmpty, Set(listed).count < InterfaceOrientation.allCases.count {
            return .sharesNoScreen(variant.multitasking)
        }
        return nil
    }
}

/// The pictures of iOS 7 and before: those that the Info.plist lists, and files of the names that iOS knows.
///
/// > Rule: LS-2 and LS-3.
struct LaunchPictures: Hashable, Sendable {
    /// An entry of `UILaunchImages`.
    struct Entry: Hashable, Sendable {
        var name: String
        /// In points, upright.
        var size: CGSize
        var orientation: Orientation
        var minimumVersion: Int
        var isForPad: Bool?
    }

    var entries: [Entry] = []
    /// Paths of picture files by their names without folder and extension: `Default-568h@2x`.
    var files: [String: String] = [:]

    /// Whether there is any picture at all.
    var isEmpty: Bool { entries.isEmpty && !files.keys.contains { $0.hasPrefix("Default") } }

    func screen(for device: Device, _ orientation: Orientation, _ version: SystemVersion) -> LaunchScreen {
        let isPad = device.idiom == .pad
        let own = device.screenSize
        // LS-3: where the screen's own size has no picture, the nearest older size has to do.
        let older = (isPad ? Self.padSizes : Self.phoneSizes).filter {
            $0.width <= own.width && $0.height <= own.height
        }
        let sizes = [own] + older.filter { $0 != own }.reversed()
        for size in sizes {
            if let path = listed(size, orientation, version, isPad: isPad, scale: device.scale)
                ?? named(size, orientation, isPad: isPad, scale: device.scale)
            {
                return .picture(path, size: size.turned(to: orientation))
            }
        }
        return .black(size: (older.first ?? own).turned(to: orientation))
    }

    /// The screens of iPhones and iPads that launch pictures were made for, oldest first.
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
        .lazy.compactMap { file($0.name, isPad: isPad, scale: scale) }.first
    }

    /// By the names that iOS knows without being told, the most specific first.
    private func named(_ size: CGSize, _ orientation: Orientation, isPad: Bool, scale: CGFloat) -> String? {
        let direction = orientation == .portrait ? "-Portrait" : "-Landscape"
        let names: [String]
        if isPad {
            // Of an iPad's sizes only the first has names.
            guard size == Self.padSizes[0] else { return nil }
            names = ["Default\(direction)", "Default"]
        } else {
            switch (size.height, orientation) {
            case (480, .portrait): names = ["Default"]
            case (568, .portrait): names = ["Default-568h"]
            case (667, .portrait): names = ["Default-667h"]
            case (736, _): names = ["Default\(direction)-736h"]
            // A phone's app starts upright before the 5.5-inch.
            default: return nil
            }
        }
        return names.lazy.compactMap { file($0, isPad: isPad, scale: scale) }.first
    }

    /// The file of a name with the best suffix: the screen's scale before others, the device's kind before none.
    private func file(_ name: String, isPad: Bool, scale: CGFloat) -> String? {
        let exact = scale > 1 ? "@\(Int(scale))x" : ""
        let scales = [exact] + ["@3x", "@2x", ""].filter { $0 != exact }
        let idioms = [isPad ? "~ipad" : "~iphone", ""]
        // Scale and kind stand in either order in files that people made.
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

extension LaunchChoice {
    /// What an app shows that has these and nothing else.
    ///
    /// - Parameters:
    ///   - description: of its Info.plist.
    ///   - document: the path of its launch storyboard.
    ///   - pictures: the names of its picture files, as `Default-568h@2x.png`.
    public init(description: LaunchScreenConfiguration?, document: String?, pictures: [String]) {
        plist = InfoPlist(
            path: "Info.plist", kind: .app, launchStoryboardName: .init(), mainStoryboardName: .init(),
            launchScreen: description, launchScreens: [:], supportedOrientations: .init(), requiresFullScreen: false,
            isStatusBarHidden: .init(), hasLightStatusBar: .init(), launchImages: [],
            userInterfaceStyle: .unspecified)
        documents = InfoPlist.ByIdiom(any: document)
        self.pictures = LaunchPictures(
            files: Dictionary(pictures.map { (($0 as NSString).deletingPathExtension, $0) }) { first, _ in first })
    }
}
