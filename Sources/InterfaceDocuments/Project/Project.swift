public import Diagnostics
import Foundation
import Traits

/// An input: a document with the files beside it, or an app's project folder.
public struct Project: Sendable {
    /// The path as it was given.
    public var path: String
    /// The folder of the input.
    ///
    /// Nothing outside of it is read.
    public var folder: InputFolder
    public var isFolder: Bool
    /// Every storyboard and xib for iOS that is not left out, shallow folders first.
    ///
    /// If the input is a document, only the document itself.
    public var documents: [String]
    /// The folder's documents that are left out.
    public var leftOut = LeftOutDocuments()
    /// The documents to which storyboards may refer, nearest first: those in the folder or around the document.
    public var nearbyDocuments: [String]
    /// The documents that an iPhone and an iPad show at launch; `nil` if there is only a description or nothing.
    public var phoneLaunchDocument: String?
    public var padLaunchDocument: String?
    /// The app's Info.plist, if the input is a folder with one.
    public var infoPlist: InfoPlist?
    /// The targets of the folder's Xcode projects.
    var targets = ProjectTargets()
    /// The files that decide which files belong together: those of Xcode's projects.
    public var projectFiles: [String] = []
    /// The property lists named like an Info.plist, shallow folders first.
    var plists: [String] = []
    /// The launch pictures of the folder's catalogs, used if the Info.plist lists none.
    var launchImages: [LaunchPictures.Entry] = []
    /// Asset catalogs, nearest first.
    public var catalogs: [String]
    /// Picture files outside of catalogs, nearest first.
    public var looseImages: [String]
    /// Font files, nearest first.
    public var fonts: [String]

    /// The choice of launch screen for a folder's app; `nil` for a document, which is its own input.
    public var launchChoice: LaunchChoice? {
        guard isFolder else { return nil }
        var files: [String: String] = [:]
        for path in looseImages {
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            if files[name] == nil { files[name] = path }
        }
        return LaunchChoice(
            plist: infoPlist,
            documents: InfoPlist.ByIdiom(any: nil, phone: phoneLaunchDocument, pad: padLaunchDocument),
            pictures: LaunchPictures(entries: (infoPlist?.launchImages ?? []) + launchImages, files: files))
    }

    /// The default documents of the input: the document itself, or those shown at launch.
    public var launchDocuments: [String] {
        var found: [String] = []
        for document in [phoneLaunchDocument, padLaunchDocument] {
            if let document, !found.contains(document) { found.append(document) }
        }
        return found
    }

    /// Creates the library of the input's images and colors, to be shared by all jobs.
    ///
    /// They are read on first access.
    public func makeAssetLibrary() -> AssetLibrary {
        AssetLibrary(catalogs: catalogs, looseFiles: looseImages, in: folder)
    }
}

extension Project {
    private static let deepestFolder = 24
    private static let mostEntries = 100_000
    /// The survey around a document has lower limits, because its folder may be a home folder.
    private static let deepestBesideDocument = 3
    private static let mostEntriesBesideDocument = 4000
    static let levelsAboveDocument = 3

    /// Examines an input and finds its files.
    ///
    /// Documents of other platforms, documents of tests, and files that a pattern matches are left out of a folder.
    ///
    /// - Parameters:
    ///   - path: the input's path.
    ///   - patterns: patterns of files to leave out of a folder, as in `.gitignore`, beside those in its
    ///     `.maquetteignore`.
    ///   - target: the name of the target whose documents are looked at; `nil` for those of all.
    /// - Returns: the input, with problems that do not prevent its use.
    /// - Throws: ``DiagnosedError`` if there is nothing at the path, or nothing that can be drawn.
    public static func open(
        _ path: String, excluding patterns: [String] = [], target: String? = nil
    ) throws(DiagnosedError) -> Diagnosed<Project> {
        var isDirectory: ObjCBool = false
        guard !path.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw DiagnosedError(ProjectProblem.noSuchInput, at: SourceLocation(file: path))
        }
        if isDirectory.boolValue { return try openFolder(path, excluding: patterns, target: target) }
        let fileExtension = (path as NSString).pathExtension
        guard ["storyboard", "xib"].contains(fileExtension.lowercased()) else {
            throw DiagnosedError(
                ProjectProblem.notAnInput(fileExtension: fileExtension), at: SourceLocation(file: path))
        }
        return Diagnosed(openDocument(path))
    }

    /// The catalogs, pictures and fonts of a folder of code, with or without documents.
    ///
    /// - Throws: ``DiagnosedError`` if there is no folder at the path.
    public static func openResources(in path: String) throws(DiagnosedError) -> Project {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw DiagnosedError(ProjectProblem.noSuchInput, at: SourceLocation(file: path))
        }
        let folder = InputFolder(path: path)
        let survey = FolderSurvey(of: folder.path, deepest: deepestFolder, limit: mostEntries)
        return Project(
            path: path, folder: folder, isFolder: true, documents: survey.documents, nearbyDocuments: survey.documents,
            catalogs: survey.catalogs, looseImages: survey.pictures, fonts: survey.fonts)
    }

    /// A document with the files beside it.
    ///
    /// A document's catalogs and pictures are those in its own folder, then those in its project from the root
    /// down. If no project root is found, they are those of the nearest folder with a catalog.
    ///
    /// - Parameter path: the path of a document of any kind. The document is not read.
    /// - Returns: a project of the one document.
    public static func openDocument(_ path: String) -> Project {
        var folder = SplitPath(path).folder
        if folder.isEmpty { folder = "." }
        // `Base.lproj` counts as the folder around it.
        if folder.hasSuffix(".lproj") { folder = parent(of: folder) ?? folder }
        let above = sequence(first: folder, next: parent).prefix(levelsAboveDocument + 1)
        var surveys: [FolderSurvey] = []
        var top = folder
        func survey(_ level: String, deepest: Int = deepestBesideDocument) {
            surveys.append(FolderSurvey(of: level, deepest: deepest, limit: mostEntriesBesideDocument))
            top = level
        }
        // The document's own folder comes first, because the nearest files take precedence.
        survey(folder)
        if let root = above.first(where: FolderSurvey.isProjectRoot) {
            if root != folder { survey(root) }
        } else if surveys[0].catalogs.isEmpty {
            // The higher the level, the more likely its subfolders belong to other projects.
            for (distance, level) in above.dropFirst().prefix(2).enumerated() {
                let around = FolderSurvey(of: level, deepest: 1 - distance, limit: mostEntriesBesideDocument)
                guard !around.catalogs.isEmpty else { continue }
                surveys.append(around)
                top = level
                break
            }
        }
        return Project(
            path: path, folder: InputFolder(path: top), isFolder: false, documents: [path],
            nearbyDocuments: unique(surveys.flatMap(\.documents)), phoneLaunchDocument: path, padLaunchDocument: path,
            infoPlist: nil, catalogs: unique(surveys.flatMap(\.catalogs)),
            looseImages: unique(surveys.flatMap(\.pictures)), fonts: unique(surveys.flatMap(\.fonts)))
    }

    /// The parent folder, or `nil` if that would be the root folder or one directly below it.
    private static func parent(of folder: String) -> String? {
        let absolute = URL(fileURLWithPath: folder).standardizedFileURL
        guard absolute.pathComponents.count > 3 else { return nil }
        let path = absolute.deletingLastPathComponent().path
        return path
    }

    /// Paths that reach the same file by different spellings count as one.
    private static func unique(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
    }

    private static func openFolder(
        _ path: String, excluding patterns: [String], target: String?
    ) throws(DiagnosedError) -> Diagnosed<Project> {
        let xcodeProject = isXcodeProject(path) ? InputFolder(path: path).path : nil
        let folder = InputFolder(path: xcodeProject.map { SplitPath($0).folder } ?? path)
        var survey = FolderSurvey(of: folder.path, deepest: deepestFolder, limit: mostEntries)
        let rules = IgnoreRules.read(in: folder, adding: patterns)
        var diagnostics = rules.diagnostics
        let targets = ProjectTargets.read(
            xcodeProject.map { [$0] } ?? survey.projects, in: folder,
            owning: survey.documents + survey.catalogs + survey.pictures + survey.fonts)
        diagnostics += targets.diagnostics
        let wanted = try Self.targets(named: target, of: targets.value, isOneProject: xcodeProject != nil, at: path)
        let leftOut = survey.leaveOut(by: rules.value, targets.value, keeping: wanted)
        if survey.isCutShort {
            diagnostics.append(
                Diagnostic(
                    .warning, ProjectProblem.folderTooLarge(entries: mostEntries), at: SourceLocation(file: path)))
        }
        for (path, reason) in survey.unlisted {
            diagnostics.append(
                Diagnostic(.warning, ProjectProblem.unlistableFolder(reason: reason), at: SourceLocation(file: path)))
        }
        for link in survey.linksLeadingOut {
            let problem = AssetProblem.leavesFolder(SplitPath(link).name)
            diagnostics.append(Diagnostic(.warning, problem, at: SourceLocation(file: link)))
        }
        var project = Project(
            path: path, folder: folder, isFolder: true, documents: survey.documents, nearbyDocuments: survey.documents,
            catalogs: survey.catalogs, looseImages: survey.pictures, fonts: survey.fonts)
        project.leftOut = leftOut
        project.plists = survey.plists
        project.targets = targets.value
        project.projectFiles =
            (xcodeProject.map { [$0] } ?? survey.projects).map { "\($0)/\(XcodeProject.fileName)" } + survey.settings
        project.readInfoPlists(of: wanted, into: &diagnostics)
        if project.infoPlist == nil {
            project.infoPlist = appPlist(survey.plists, in: folder, targets.value, into: &diagnostics)
        }
        if project.infoPlist?.launchImages.isEmpty != false {
            let images = LaunchImageSet.entries(of: survey.catalogs, in: folder)
            project.launchImages = images.value
            diagnostics += images.diagnostics
        }
        project.phoneLaunchDocument = project.findLaunchDocument(for: .phone, into: &diagnostics)
        project.padLaunchDocument = project.findLaunchDocument(for: .pad, into: &diagnostics)
        guard !survey.documents.isEmpty || project.launchChoice?.candidates.isEmpty == false else {
            throw DiagnosedError(
                [Diagnostic(.error, ProjectProblem.nothingToDraw(leftOut: leftOut), at: SourceLocation(file: path))]
                    + diagnostics)
        }
        return Diagnosed(project, diagnostics: diagnostics)
    }

    /// Whether a path is that of an Xcode project.
    package static func isXcodeProject(_ path: String) -> Bool {
        InputFolder(path: path).path.lowercased().hasSuffix(".xcodeproj")
    }

    /// The indices of the targets whose documents are looked at; `nil` for all documents.
    private static func targets(
        named name: String?, of targets: ProjectTargets, isOneProject: Bool, at path: String
    ) throws(DiagnosedError) -> Set<Int>? {
        let shown = targets.all.indices.filter { targets.all[$0].isShown }
        guard let name else { return isOneProject && !shown.isEmpty ? Set(shown) : nil }
        let named = shown.filter { targets.all[$0].target.name == name }
        guard named.isEmpty else { return Set(named) }
        let known = shown.map { targets.all[$0].target.name }
        let problem = ProjectProblem(noTarget: name, among: known)
        throw DiagnosedError(problem, at: SourceLocation(file: path))
    }

    /// Reads the property lists of the app targets, and chooses the first one with launch settings.
    private mutating func readInfoPlists(of wanted: Set<Int>?, into diagnostics: inout [Diagnostic]) {
        var first: Diagnosed<InfoPlist>?
        for (index, target) in targets.all.enumerated() where target.isShown && target.target.kind == .app {
            guard wanted?.contains(index) ?? true else { continue }
            do throws(DiagnosedError) {
                guard let found = try InfoPlist.read(of: target, in: folder) else { continue }
                targets.infoPlists[index] = found.value
                let isBetter = first.map { !$0.value.hasLaunchSettings && found.value.hasLaunchSettings } ?? true
                if isBetter { first = found }
            } catch {
                diagnostics += error.warnings
            }
        }
        diagnostics += first?.diagnostics ?? []
        infoPlist = first?.value
    }

    /// The first Info.plist of an app.
    ///
    /// One with launch settings takes precedence.
    private static func appPlist(
        _ paths: [String], in folder: InputFolder, _ targets: ProjectTargets, into diagnostics: inout [Diagnostic]
    ) -> InfoPlist? {
        var plain: Diagnosed<InfoPlist>?
        for path in paths {
            do {
                let owner = targets.all.first { $0.infoPlist == path }
                if let owner, !owner.isShown || owner.target.kind != .app { continue }
                let found = try InfoPlist.read(path, in: folder, of: owner?.target)
                guard found.value.kind == .app else { continue }
                let plist = found.value
                if plist.hasLaunchSettings {
                    diagnostics += found.diagnostics
                    return plist
                }
                plain = plain ?? found
            } catch {
                diagnostics += error.warnings
            }
        }
        diagnostics += plain?.diagnostics ?? []
        return plain?.value
    }

    /// The document named in the plist, the nearest one if there are several.
    ///
    /// The fallback is one with a usual name.
    private func findLaunchDocument(
        for idiom: UIUserInterfaceIdiom, into diagnostics: inout [Diagnostic]
    ) -> String? {
        let named = infoPlist?.launchStoryboardName.value(for: idiom)
        let suffix = idiom == .pad ? "~ipad" : "~iphone"
        if let named, let found = document(named: named + suffix) ?? document(named: named) { return found }
        // A description or pictures replace a document.
        if named == nil, infoPlist?.launchScreen != nil || infoPlist?.launchImages.isEmpty == false { return nil }
        let usual = ["LaunchScreen", "Launch Screen", "Launch", "launch_screen", "SplashScreen"]
        let fallback = usual.lazy.compactMap { document(named: $0) }.first
        if let named, let plist = infoPlist {
            let problem = ProjectProblem.launchDocumentMissing(
                name: named, drawn: fallback.map { ($0 as NSString).lastPathComponent })
            let isKnown = diagnostics.contains { $0.problem.message == problem.message }
            if !isKnown {
                diagnostics.append(Diagnostic(.warning, problem, at: SourceLocation(file: plist.path)))
            }
        }
        return fallback
    }

    /// The document with this name nearest to the plist.
    ///
    /// A storyboard takes precedence over a xib.
    private func document(named name: String) -> String? {
        let matching = documents.filter {
            (($0 as NSString).lastPathComponent as NSString).deletingPathExtension == name
        }
        let plistFolder = infoPlist.map { SplitPath($0.path).folder.split(separator: "/") }
        func shared(_ path: String) -> Int {
            let parts = path.split(separator: "/")
            return zip(parts, plistFolder ?? []).prefix { $0 == $1 }.count
        }
        return matching.enumerated().max { a, b in
            let (nearA, nearB) = (shared(a.element), shared(b.element))
            if nearA != nearB { return nearA < nearB }
            let (xibA, xibB) = (a.element.hasSuffix(".xib"), b.element.hasSuffix(".xib"))
            if xibA != xibB { return xibA }
            return a.offset > b.offset
        }?.element
    }
}
