import Diagnostics
import Foundation

/// What a folder holds that an interface can be made of; nothing is opened.
struct FolderSurvey: Sendable {
    /// All in the order of their folders, shallow ones first, and of their names.
    private(set) var documents: [String] = []
    private(set) var catalogs: [String] = []
    private(set) var plists: [String] = []
    private(set) var pictures: [String] = []
    private(set) var fonts: [String] = []
    /// Documents and fonts that are links to somewhere else, and do not count.
    private(set) var linksLeadingOut: [String] = []
    /// Folders that could not be listed, and why not.
    private(set) var unlisted: [(folder: String, reason: String)] = []
    private(set) var isCutShort = false

    private let root: InputFolder

    /// Folders of tools and of other people's code.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "build", "Build", "SourcePackages",
        "vendor",
    ]
    private static let skippedExtensions: Set<String> = [
        "framework", "xcframework", "xcodeproj", "xcworkspace", "app", "appex", "storyboardc", "bundle", "dSYM",
        "xcdatamodeld", "playground", "docc", "scnassets", "xcarchive",
    ]
    /// Where pictures go unless another folder is named.
    private static let output = "Output"
    private static let rootMarks: Set<String> = ["Package.swift", ".git", "pubspec.yaml", "Podfile", "project.yml"]

    /// Walks a folder from its top down.
    ///
    /// - Parameters:
    ///   - root: the folder.
    ///   - deepest: folders so far below it are still entered.
    ///   - limit: after so many entries the walk ends.
    init(of root: String, deepest: Int, limit: Int) {
        self.root = InputFolder(path: root)
        var level = [(path: root, isMade: false)]
        var seen = 0
        for _ in 0...deepest {
            var below: [(path: String, isMade: Bool)] = []
            for (folder, isBelowMade) in level {
                let entries: [FolderEntry]
                do throws(FolderListingFailure) {
                    entries = try folderEntries(of: folder).sorted { $0.name < $1.name }
                } catch {
                    unlisted.append((folder, error.reason))
                    continue
                }
                // Pictures that were drawn of a project are none of it, and there may be thousands.
                let isMade =
                    isBelowMade
                    || folder != root
                        && (SplitPath(folder).name == Self.output
                            || MadeFolder.isMade(folder, holding: entries.map(\.name)))
                for entry in entries where !entry.name.hasPrefix(".") {
                    if isMade, PictureFile(fileName: entry.name) != nil || entry.name.hasSuffix(".txt") { continue }
                    seen += 1
                    guard seen <= limit else {
                        isCutShort = true
                        return
                    }
                    if let inner = take(entry, in: folder) { below.append((inner, isMade)) }
                }
            }
            if below.isEmpty { return }
            level = below
        }
        isCutShort = true
    }

    /// Whether a project of Xcode or of another tool begins in a folder.
    static func isProjectRoot(_ folder: String) -> Bool {
        namesInFolder(folder).contains(where: isRootMark)
    }

    /// Whether a file or folder of this name marks the folder around it as a project's root.
    static func isRootMark(_ name: String) -> Bool {
        rootMarks.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    /// Notes an entry; a folder that is to be entered is returned.
    private mutating func take(_ entry: FolderEntry, in folder: String) -> String? {
        let name = entry.name
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        switch (name as NSString).pathExtension.lowercased() {
        case "storyboard", "xib":
            if isWithin(path) { documents.append(path) }
        case "xcassets": catalogs.append(path)
        case "ttf", "otf", "ttc", "otc":
            if isWithin(path) { fonts.append(path) }
        case "plist":
            if name.hasSuffix("Info.plist") { plists.append(path) }
        default:
            if PictureFile(fileName: name) != nil {
                pictures.append(path)
                return nil
            }
            return Self.isToEnter(entry) ? path : nil
        }
        return nil
    }

    /// Whether a file is none that a link brings in from outside; one that does is noted.
    private mutating func isWithin(_ path: String) -> Bool {
        guard isLink(path), !root.contains(path) else { return true }
        linksLeadingOut.append(path)
        return false
    }

    /// A link is not followed: it may lead out, or round in circles.
    private static func isToEnter(_ entry: FolderEntry) -> Bool {
        entry.isFolder && !skipped.contains(entry.name)
            && !skippedExtensions.contains((entry.name as NSString).pathExtension)
    }
}
