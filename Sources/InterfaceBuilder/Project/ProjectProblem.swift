public import Diagnostics

/// What can be wrong with an input as a whole.
public enum ProjectProblem: Problem, Error, Hashable {
    case noSuchInput
    case notAnInput(fileExtension: String)
    /// A folder in which there is nothing that could be drawn.
    case nothingToDraw
    case launchDocumentMissing(name: String, drawn: String?)
    case malformedPlist(reason: String)
    case wrongPlistType(key: String, expected: String)
    case unknownOrientation(String)
    case folderTooLarge(entries: Int)

    public var code: String {
        switch self {
        case .noSuchInput: "no-such-input"
        case .notAnInput: "not-an-input"
        case .nothingToDraw: "nothing-to-draw"
        case .launchDocumentMissing: "missing-launch-document"
        case .malformedPlist: "malformed-plist"
        case .wrongPlistType: "wrong-type-in-plist"
        case .unknownOrientation: "unknown-orientation"
        case .folderTooLarge: "folder-too-large"
        }
    }

    public var message: String {
        switch self {
        case .noSuchInput: "there is no such file or folder"
        case .notAnInput(let fileExtension):
            fileExtension.isEmpty ? "this is no storyboard, xib or folder" : "a .\(fileExtension) file is no input"
        case .nothingToDraw: "there is no storyboard, xib or UILaunchScreen in this folder"
        case .launchDocumentMissing(let name, let drawn):
            "UILaunchStoryboardName is \(name), and there is no such document"
                + (drawn.map { "; \($0) is drawn instead" } ?? "")
        case .malformedPlist(let reason): "this is no property list: \(reason)"
        case .wrongPlistType(let key, let expected): "\(key) is not \(expected)"
        case .unknownOrientation(let word): "\(word) is no interface orientation"
        case .folderTooLarge(let entries): "only the first \(entries) files and folders are looked at"
        }
    }

    public var remedy: String? {
        switch self {
        case .noSuchInput: "check the path"
        case .notAnInput: "give a storyboard, a xib, or a project's folder"
        case .nothingToDraw: "give a storyboard or xib, or the folder of an app's project"
        case .launchDocumentMissing: "add the document, or change the name"
        case .malformedPlist: "check it with `plutil -lint`"
        case .wrongPlistType: nil
        case .unknownOrientation: "write UIInterfaceOrientationPortrait or one of its three siblings"
        case .folderTooLarge: "give the folder of one app"
        }
    }
}
