import Foundation

/// What a folder holds that an interface can be made of; nothing is opened.
struct FolderSurvey: Sendable {
    /// All in the order of their folders, shallow ones first, and of their names.
    private(set) var documents: [String] = []
    private(set) var catalogs: [String] = []
    private(set) var plists: [String] = []
    private(set) var pictures: [String] = []
    private(set) var fonts: [String] = []
    private(set) var isCutShort = false

    /// Folders of tools and of other people's code.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "build", "Build", "SourcePackages", "vendor",
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
    private static let rootMarks: Set<String> = ["Package.swift", ".git", "pubspec.yaml", "Podfile", "project.yml"]

    /// Walks a folder from its top down.
    ///
    /// - Parameters:
    ///   - root: the folder.
    ///   - deepest: folders so far below it are still entered.
    ///   - limit: after so many entries the walk ends.
    init(of root: String, deepest: Int, limit: Int) {
        var level = [root]
        var seen = 0
        for _ in 0...deepest {
            var below: [String] = []
            for folder in level {
                // A folder that may not be listed has nothing for us.
                let names = Self.entries(of: folder)
                for name in names where !name.hasPrefix(".") {
                    seen += 1
                    guard seen <= limit else {
                        isCutShort = true
                        return
                    }
                    if let inner = take(name, in: folder) { below.append(inner) }
                }
            }
            if below.isEmpty { return }
            level = below
        }
        isCutShort = true
    }

    /// Whether a project of Xcode or of another tool begins in a folder.
    static func isProjectRoot(_ folder: String) -> Bool {
        entries(of: folder).contains {
            rootMarks.contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
        }
    }

    private static func entries(of folder: String) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            return []
        }
    }

    /// Notes an entry; a folder that is to be entered is returned.
    private mutating func take(_ name: String, in folder: String) -> String? {
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        switch (name as NSString).pathExtension.lowercased() {
        case "storyboard", "xib": documents.append(path)
        case "xcassets": catalogs.append(path)
        case "ttf", "otf", "ttc", "otc": fonts.append(path)
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
