public import Devices
import Diagnostics
public import Foundation
import Traits

/// The content that an app shows during launch.
public enum LaunchScreen: Hashable, Sendable {
    /// A dictionary in the Info.plist.
    case description(LaunchScreenConfiguration)
    /// A storyboard or xib, identified by its path.
    case document(String)
    /// A picture, identified by its path. The app runs at this size in points, scaled up or letterboxed if the screen
    /// has another size. A portrait picture on a screen in landscape lies on its side, its top at the left.
    case picture(String, size: CGSize)
    /// No content. The screen is black, and the app runs at this size in points.
    case black(size: CGSize)
}

/// The launch screen that iOS shows, by device, orientation and version.
///
/// > Rule: LS-1 to LS-3.
public struct LaunchChoice: Hashable, Sendable {
    public let plist: InfoPlist?
    /// The documents to which the storyboard names refer.
    let documents: InfoPlist.ByIdiom<String>
    let pictures: LaunchPictures

    /// The launch screen of a variant.
    public func screen(on variant: Variant) -> LaunchScreen {
        let (device, version) = (variant.device.device, variant.ios)
        // LS-1: a description applies from iOS 14 on, a document from iOS 8 on.
        if version >= .iOS14, let description = plist?.launchScreen { return .description(description) }
        if version >= .iOS8, let document = documents.value(for: device.idiom) { return .document(document) }
        return pictures.screen(for: device, variant.orientation, version)
    }

    /// Every kind of launch screen that some device shows, in the order in which iOS looks for them.
    public var candidates: [Candidate] {
        var found: [Candidate] = []
        if let description = plist?.launchScreen { found.append(.description(description)) }
        for document in [documents.any, documents.phone, documents.pad].compactMap({ $0 }) {
            if !found.contains(.document(document)) { found.append(.document(document)) }
        }
        if !pictures.isEmpty { found.append(.pictures) }
        return found
    }

    /// A launch screen as a separate input.
    ///
    /// All pictures together are one candidate.
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
    /// The reason that an app is never shown on a variant; `nil` if it is shown.
    ///
    /// > Rule: MT-2, its second part, and Apple's Information Property List: an iPad app shares the screen only if it
    /// > supports all four orientations.
    public func exclusion(of variant: Variant) -> ProjectProblem? {
        let idiom = variant.device.device.idiom
        if idiom == .pad ? !isForPad : !isForPhone { return .deviceNotSupported(isPad: idiom == .pad) }
        if userInterfaceStyle == .light, variant.appearance.style == .dark { return .alwaysLight }
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

extension LaunchChoice {
    /// Creates the choice for an app with only these launch screens.
    ///
    /// - Parameters:
    ///   - description: the description in its Info.plist.
    ///   - document: the path of its launch storyboard.
    ///   - pictures: the names of its picture files, such as `Default-568h@2x.png`.
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
