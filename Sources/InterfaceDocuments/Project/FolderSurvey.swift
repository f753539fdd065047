import Diagnostics
import Foundation

/// The contents of a folder from which an interface can be drawn.
///
/// No file is opened.
struct FolderSurvey: Sendable {
    /// The documents.
    ///
    /// All lists have the order of their folders, shallow ones first, and then of their names.
    private(set) var documents: [String] = []
    private(set) var catalogs: [String] = []
    private(set) var plists: [String] = []
    private(set) var pictures: [String] = []
    private(set) var fonts: [String] = []
    /// Xcode's projects, and files of build settings.
    private(set) var projects: [String] = []
    private(set) var settings: [String] = []
    /// The folders of Swift packages.
    private(set) var packages: [String] = []
    /// Documents and fonts that are links to files outside of the folder, which are ignored.
    private(set) var linksLeadingOut: [String] = []
    /// Folders that could not be listed, with the reasons.
    private(set) var unlisted: [(folder: String, reason: String)] = []
    private(set) var isCutShort = false

    private let root: InputFolder

    /// Folders of tools and third-party code.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "build", "Build", "SourcePackages",
        "vendor",
    ]
    private static let skippedExtensions: Set<String> = [
        "framework", "xcframework", "xcodeproj", "xcworkspace", "app", "appex", "storyboardc", "bundle", "dSYM",
        "xcdatamodeld", "playground", "docc", "scnassets", "xcarchive", "xctemplate",
    ]
    /// The default output folder of pictures.
    private static let output = "Output"
    private static let rootMarks: Set<String> = ["Package.swift", ".git", "pubspec.yaml", "Podfile", "project.yml"]

    /// Walks a folder, top level first.
    ///
    /// - Parameters:
    ///   - root: the folder.
    ///   - deepest: the maximum depth of folders that are entered.
    ///   - limit: the number of entries after which the walk ends.
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
                // Pictures drawn from a project are not part of it, and there may be thousands.
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

    /// Removes the files that rules leave out, the documents of tests and of other platforms, and those of other
    /// targets.
    ///
    /// - Parameters:
    ///   - rules: patterns of paths from the folder.
    ///   - targets: the targets of the folder's projects.
    ///   - wanted: the indices of the targets whose documents stay; `nil` for all documents.
    /// - Returns: the numbers of removed documents.
    mutating func leaveOut(
        by rules: IgnoreRules, _ targets: ProjectTargets, keeping wanted: Set<Int>?
    ) -> LeftOutDocuments {
        var leftOut = LeftOutDocuments()
        let length = root.path.count
        func place(of path: String) -> String { String(path.dropFirst(length)) }
        documents.removeAll { path in
            if rules.excludes(place(of: path)) {
                leftOut.excluded += 1
            } else if let platform = DocumentPlatform.other(ofDocument: path) {
                leftOut.platforms[platform, default: 0] += 1
            } else if targets.isOfTests(path) ?? LeftOutDocuments.isOfTests(place(of: path)) {
                leftOut.inTests += 1
            } else if let wanted, targets.owners(of: path).isDisjoint(with: wanted) {
                leftOut.ofOtherTargets += 1
            } else {
                return false
            }
            return true
        }
        catalogs.removeAll { rules.excludes(place(of: $0)) }
        plists.removeAll { rules.excludes(place(of: $0)) }
        pictures.removeAll { rules.excludes(place(of: $0)) }
        fonts.removeAll { rules.excludes(place(of: $0)) }
        return leftOut
    }

    /// Whether a file is in a folder of tools or third-party code, by its path from the surveyed folder.
    static func isSkipped(_ path: some StringProtocol) -> Bool {
        path.split(separator: "/").dropLast().contains { skipped.contains(String($0)) }
    }

    /// Whether a folder is the root of a project of Xcode or of another tool.
    static func isProjectRoot(_ folder: String) -> Bool {
        namesInFolder(folder).contains(where: isRootMark)
    }

    /// Whether a file or folder with this name marks the folder around it as a project's root.
    static func isRootMark(_ name: String) -> Bool {
        rootMarks.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    /// Records an entry.
    ///
    /// Returns the path of a folder to enter.
    private mutating func take(_ entry: FolderEntry, in folder: String) -> String? {
        let name = entry.name
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        switch (name as NSString).pathExtension.lowercased() {
        case "storyboard", "xib":
            if isWithin(path) { documents.append(path) }
        case "xcassets": catalogs.append(path)
        case "xcodeproj": projects.append(path)
        case "xcconfig": settings.append(path)
        case "ttf", "otf", "ttc", "otc":
            if isWithin(path) { fonts.append(path) }
        case "plist":
            if name.hasSuffix("Info.plist") { plists.append(path) }
        case "swift" where name == "Package.swift": packages.append(folder)
        default:
            if PictureFile(fileName: name) != nil {
                pictures.append(path)
                return nil
            }
            return Self.isToEnter(entry) ? path : nil
        }
        return nil
    }

    /// Whether a file is inside the folder after resolving links.
    ///
    /// A link that leads outside is recorded.
    private mutating func isWithin(_ path: String) -> Bool {
        guard isLink(path), !root.contains(path) else { return true }
        linksLeadingOut.append(path)
        return false
    }

    /// Links are not followed: they may lead outside or form a cycle.
    private static func isToEnter(_ entry: FolderEntry) -> Bool {
        entry.isFolder && !skipped.contains(entry.name)
            && !skippedExtensions.contains((entry.name as NSString).pathExtension)
    }
}
