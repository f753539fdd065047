import Diagnostics
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

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
    /// Extensions of what most of a project is, none of them a folder: asking the file system of each would take long.
    private static let usualFiles: Set<String> = [
        "swift", "h", "m", "mm", "c", "cpp", "cs", "md", "txt", "json", "strings", "stringsdict", "xcstrings", "yml",
        "yaml", "entitlements", "metal", "js", "html", "css", "sh", "rb", "py", "wav", "mp3", "mp4",
        "mov",
        "csproj", "resx", "xml", "kt", "java", "dart", "zip",
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
                let names: [String]
                switch Self.entries(of: folder) {
                case .success(let found): names = found
                case .failure(let failure):
                    unlisted.append((folder, failure.reason))
                    continue
                }
                // Pictures that were drawn of a project are none of it, and there may be thousands.
                let isMade =
                    isBelowMade
                    || folder != root
                        && (SplitPath(folder).name == Self.output || MadeFolder.isMade(folder, holding: names))
                for name in names where !name.hasPrefix(".") {
                    if isMade, PictureFile(fileName: name) != nil || name.hasSuffix(".txt") { continue }
                    seen += 1
                    guard seen <= limit else {
                        isCutShort = true
                        return
                    }
                    if let inner = take(name, in: folder) { below.append((inner, isMade)) }
                }
            }
            if below.isEmpty { return }
            level = below
        }
        isCutShort = true
    }

    /// Whether a project of Xcode or of another tool begins in a folder.
    static func isProjectRoot(_ folder: String) -> Bool {
        guard case .success(let names) = entries(of: folder) else { return false }
        return names.contains {
            rootMarks.contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
        }
    }

    private struct Unlistable: Error {
        var reason: String
    }

    private static func entries(of folder: String) -> Result<[String], Unlistable> {
        guard let handle = opendir(folder) else {
            return .failure(Unlistable(reason: String(cString: strerror(errno))))
        }
        closedir(handle)
        do {
            return .success(try FileManager.default.contentsOfDirectory(atPath: folder).sorted())
        } catch {
            return .failure(Unlistable(reason: error.localizedDescription))
        }
    }

    /// Notes an entry; a folder that is to be entered is returned.
    private mutating func take(_ name: String, in folder: String) -> String? {
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
            return Self.isFolderToEnter(path, name: name) ? path : nil
        }
        return nil
    }

    /// Whether a file is none that a link brings in from outside; one that does is noted.
    private mutating func isWithin(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, !root.contains(path) else { return true }
        linksLeadingOut.append(path)
        return false
    }

    private static func isFolderToEnter(_ path: String, name: String) -> Bool {
        let fileExtension = name.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        guard !skipped.contains(name), !skippedExtensions.contains(fileExtension),
            fileExtension == name || !usualFiles.contains(fileExtension)
        else { return false }
        // A link is not followed: it may lead out, or round in circles.
        do {
            let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            return type == .typeDirectory
        } catch {
            return false
        }
    }
}
