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
