public import Devices
public import Diagnostics

/// A problem with an input as a whole.
public enum ProjectProblem: Problem, Error, Hashable {
    case noSuchInput
    case notAnInput(fileExtension: String)
    /// The folder contains nothing that can be drawn, apart from documents that are left out.
    case nothingToDraw(leftOut: LeftOutDocuments)
    /// The patterns of a folder's `.maquetteignore` are not used.
    case unreadableIgnoreFile(reason: String)
    case launchDocumentMissing(name: String, drawn: String?)
    case malformedPlist(reason: String)
    /// An Xcode project that cannot be read.
    case malformedProject(reason: String)
    /// An Xcode project without its file, as a generator leaves it in a repository.
    case missingProjectFile(String)
    /// No target of the project has the name. Lists the nearest names and all.
    case unknownTarget(String, nearest: [String], known: [String])
    /// A property list that Xcode runs the C preprocessor over first.
    case preprocessedPlist(line: Int)
    case wrongPlistType(key: String, expected: String)
    case unknownOrientation(String)
    case folderTooLarge(entries: Int)
    case unlistableFolder(reason: String)
    /// The reason that an app is not shown on a variant.
    case orientationNotSupported(Orientation, isPad: Bool)
    case deviceNotSupported(isPad: Bool)
    case alwaysLight
    case requiresFullScreen(MultitaskingSize)
    case sharesNoScreen(MultitaskingSize)

    public var code: String {
        switch self {
        case .noSuchInput: "no-such-input"
        case .notAnInput: "not-an-input"
        case .nothingToDraw: "nothing-to-draw"
        case .unreadableIgnoreFile: "unreadable-ignore-file"
        case .launchDocumentMissing: "missing-launch-document"
        case .malformedPlist: "malformed-plist"
        case .malformedProject: "malformed-project"
        case .missingProjectFile: "missing-project-file"
        case .unknownTarget: "unknown-target"
        case .preprocessedPlist: "preprocessed-plist"
        case .wrongPlistType: "wrong-type-in-plist"
        case .unknownOrientation: "unknown-orientation"
        case .folderTooLarge: "folder-too-large"
        case .unlistableFolder: "unlistable-folder"
        case .orientationNotSupported: "orientation-not-supported"
        case .deviceNotSupported: "device-not-supported"
        case .alwaysLight: "always-light"
        case .requiresFullScreen: "requires-full-screen"
        case .sharesNoScreen: "shares-no-screen"
        }
    }

    public var message: String {
        switch self {
        case .noSuchInput: "there is no such file or folder"
        case .notAnInput(let fileExtension):
            fileExtension.isEmpty
                ? "this is not a storyboard, xib or folder" : ".\(fileExtension) files are not supported as input"
        case .nothingToDraw(let leftOut):
            "there is no storyboard, xib or UILaunchScreen in this folder"
                + (leftOut.isEmpty ? "" : " apart from \(leftOut.words.joined(separator: ", "))")
        case .unreadableIgnoreFile(let reason): "these patterns are not used: \(reason)"
        case .launchDocumentMissing(let name, let drawn):
            "UILaunchStoryboardName is \(name), and there is no such document"
                + (drawn.map { "; \($0) is drawn instead" } ?? "")
        case .malformedPlist(let reason): "this is not a property list: \(reason)"
        case .malformedProject(let reason): "this Xcode project is not used: \(reason)"
        case .missingProjectFile(let name):
            "this Xcode project has no \(name), so its targets are unknown and the whole folder is one app"
        case .unknownTarget(let name, _, let known):
            "there is no iOS target called '\(name)'" + (known.isEmpty ? " here, and no other" : "")
        case .preprocessedPlist(let line):
            "the C preprocessor's directives from line \(line) on make no sense; the settings of this property list are not used"
        case .wrongPlistType(let key, let expected): "\(key) is not \(expected)"
        case .unknownOrientation(let word): "\(word) is not an interface orientation"
        case .unlistableFolder(let reason): "the contents of this folder cannot be determined: \(reason)"
        case .folderTooLarge(let entries):
            "only the first \(entries) files and folders are searched, and those at most 24 folders deep"
        case .orientationNotSupported(let orientation, let isPad):
            "the app is not shown in \(orientation.rawValue) on an \(isPad ? "iPad" : "iPhone"): "
                + "UISupportedInterfaceOrientations does not list it"
        case .deviceNotSupported(let isPad):
            "the app is not made for \(isPad ? "iPads" : "iPhones"): TARGETED_DEVICE_FAMILY is \(isPad ? 1 : 2)"
        case .alwaysLight: "the app is always light: UIUserInterfaceStyle says so"
        case .requiresFullScreen(let size):
            "the app is not shown in \(size.isFree ? "a smaller window" : size.rawValue): UIRequiresFullScreen is set"
        case .sharesNoScreen(let size):
            "the app is not shown in \(size.isFree ? "a smaller window" : size.rawValue): on an iPad it does not support all "
                + "four orientations"
        }
    }

    public var remedy: String? {
        switch self {
        case .noSuchInput: "check the path"
        case .notAnInput: "give a storyboard, a xib, a scene file (.yaml), an Xcode project or an app's folder"
        case .nothingToDraw: "give a storyboard or xib, or the folder of an app's project"
        case .unreadableIgnoreFile: "write one pattern a line, as in .gitignore"
        case .launchDocumentMissing: "add the document, or change the name"
        case .malformedPlist: "check it with `plutil -lint`"
        case .malformedProject: "open it in Xcode, or restore it from version control"
        case .missingProjectFile: "generate the project first, such as with xcodegen or tuist"
        case .unknownTarget(_, let nearest, let known):
            nearest.first.map { "did you mean '\($0)'?" }
                ?? (known.isEmpty ? "leave --target out" : "there are \(known.joined(separator: ", "))")
        case .wrongPlistType: nil
        case .preprocessedPlist: "close each #if with an #endif"
        case .unknownOrientation: "write UIInterfaceOrientationPortrait or one of its three siblings"
        case .folderTooLarge: "give the folder of one app"
        case .unlistableFolder: "give this user permission to read it"
        case .orientationNotSupported, .sharesNoScreen:
            "add it to UISupportedInterfaceOrientations, or leave the variant out"
        case .deviceNotSupported(let isPad): "add \(isPad ? 2 : 1) to it, or leave the variant out"
        case .alwaysLight: "take it away, or leave the variant out"
        case .requiresFullScreen: "take UIRequiresFullScreen away, or leave the variant out"
        }
    }
}

extension ProjectProblem {
    /// The problem that no target has a name.
    init(noTarget name: String, among known: [String]) {
        self = .unknownTarget(name, nearest: nearestWords(to: name, among: known), known: known)
    }
}
