public import Diagnostics
import Foundation
import Traits

/// An input: a document with what lies beside it, or an app's project folder.
public struct Project: Sendable {
    /// As it was given.
    public var path: String
    /// Nothing outside of it is read.
    public var folder: InputFolder
    public var isFolder: Bool
    /// Every storyboard and xib, shallow folders first; of a document, itself.
    public var documents: [String]
    /// Documents that storyboards may refer to, nearest first: those of the folder, or those around the document.
    public var nearbyDocuments: [String]
    /// What an iPhone and an iPad show at launch; `nil` where there is only a description, or nothing.
    public var phoneLaunchDocument: String?
    public var padLaunchDocument: String?
    /// The app's, where the input is a folder that has one.
    public var infoPlist: InfoPlist?
    /// Of the folder's catalogs, where the Info.plist lists no launch pictures.
    var launchImages: [LaunchPictures.Entry] = []
    /// Asset catalogs, nearest first.
    public var catalogs: [String]
    /// Picture files outside of catalogs, nearest first.
    public var looseImages: [String]
    /// Font files, nearest first.
    public var fonts: [String]

    /// Which launch screen the app of a folder shows; `nil` for a document, which stands for itself.
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

    /// The documents that stand for the input where nobody names one: the document, or those shown at launch.
    public var launchDocuments: [String] {
        var found: [String] = []
        for document in [phoneLaunchDocument, padLaunchDocument] {
            if let document, !found.contains(document) { found.append(document) }
        }
        return found
    }

    /// The input's images and colours, to be shared by all jobs; they are read when they are asked for.
    public func makeAssetLibrary() -> AssetLibrary {
        AssetLibrary(catalogs: catalogs, looseFiles: looseImages, in: folder)
    }
}

extension Project {
    private static let deepestFolder = 24
    private static let mostEntries = 100_000
    /// Around a document less is looked at: its folder may be a home.
    private static let deepestBesideDocument = 3
    private static let mostEntriesBesideDocument = 4000
    static let levelsAboveDocument = 3

    /// Looks at an input and finds what it is made of.
    ///
    /// - Throws: ``DiagnosedError`` where there is nothing at the path, or nothing that can be drawn.
    public static func open(_ path: String) throws(DiagnosedError) -> Diagnosed<Project> {
        var isDirectory: ObjCBool = false
        guard !path.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw DiagnosedError(ProjectProblem.noSuchInput, at: SourceLocation(file: path))
        }
        if isDirectory.boolValue { return try openFolder(path) }
        let fileExtension = (path as NSString).pathExtension
        guard ["storyboard", "xib"].contains(fileExtension.lowercased()) else {
            throw DiagnosedError(
                ProjectProblem.notAnInput(fileExtension: fileExtension), at: SourceLocation(file: path))
        }
        return Diagnosed(openDocument(path))
    }

    /// The catalogs, pictures and fonts of a folder of code, whether or not there are documents in it.
    ///
    /// - Throws: ``DiagnosedError`` where there is no folder at the path.
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

    /// A document with what lies beside it.
    ///
    /// A document's catalogs and pictures are those of its own folder and of the folders above it, up to where its
    /// project begins; where no project is in sight, those of the nearest folder that has a catalog.
    ///
    /// - Parameter path: of the document, of whatever kind; it is not read.
    /// - Returns: a project of the one document.
    public static func openDocument(_ path: String) -> Project {
        var folder = SplitPath(path).folder
        if folder.isEmpty { folder = "." }
        // Base.lproj stands for the folder that it is in.
        if folder.hasSuffix(".lproj") { folder = parent(of: folder) ?? folder }
        let above = sequence(first: folder, next: parent).prefix(levelsAboveDocument + 1)
        var surveys: [FolderSurvey] = []
        var top = folder
        func survey(_ level: String, deepest: Int = deepestBesideDocument) {
            surveys.append(FolderSurvey(of: level, deepest: deepest, limit: mostEntriesBesideDocument))
            top = level
        }
        // The document's own folder first, for what is nearest counts first.
        survey(folder)
        if let root = above.first(where: FolderSurvey.isProjectRoot) {
            if root != folder { survey(root) }
        } else if surveys[0].catalogs.isEmpty {
            // The farther up, the likelier it is that what lies deeper belongs to others.
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

    /// The folder around one, or `nil` where that would be the root of the machine or a folder right below it.
    private static func parent(of folder: String) -> String? {
        let absolute = URL(fileURLWithPath: folder).standardizedFileURL
        guard absolute.pathComponents.count > 3 else { return nil }
        let path = absolute.deletingLastPathComponent().path
        return path
    }

    /// The same file reached by two spellings is one file.
    private static func unique(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
    }

    private static func openFolder(_ path: String) throws(DiagnosedError) -> Diagnosed<Project> {
        let folder = InputFolder(path: path)
        let survey = FolderSurvey(of: folder.path, deepest: deepestFolder, limit: mostEntries)
        var diagnostics: [Diagnostic] = []
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
        project.infoPlist = appPlist(survey.plists, in: folder, into: &diagnostics)
        if project.infoPlist?.launchImages.isEmpty != false {
            let images = LaunchImageSet.entries(of: survey.catalogs, in: folder)
            project.launchImages = images.value
            diagnostics += images.diagnostics
        }
        project.phoneLaunchDocument = project.findLaunchDocument(for: .phone, into: &diagnostics)
        project.padLaunchDocument = project.findLaunchDocument(for: .pad, into: &diagnostics)
        guard !survey.documents.isEmpty || project.launchChoice?.candidates.isEmpty == false else {
            throw DiagnosedError(
                [Diagnostic(.error, ProjectProblem.nothingToDraw, at: SourceLocation(file: path))] + diagnostics)
        }
        return Diagnosed(project, diagnostics: diagnostics)
    }

    /// The first Info.plist of an app: one that says how to launch before one that does not.
    private static func appPlist(
        _ paths: [String], in folder: InputFolder, into diagnostics: inout [Diagnostic]
    ) -> InfoPlist? {
        var plain: Diagnosed<InfoPlist>?
        for path in paths {
            do {
                let found = try InfoPlist.read(path, in: folder)
                guard found.value.kind == .app else { continue }
                let plist = found.value
                let launches =
                    plist.launchStoryboardName != .init() || plist.launchScreen != nil
                    || plist.mainStoryboardName != .init()
                if launches {
                    diagnostics += found.diagnostics
                    return plist
                }
                plain = plain ?? found
            } catch {
                diagnostics += error.diagnostics.map {
                    Diagnostic(.warning, $0.problem, at: $0.location, context: $0.context)
                }
            }
        }
        diagnostics += plain?.diagnostics ?? []
        return plain?.value
    }

    /// The document that the plist names, nearest to it; else one that is called as Xcode calls it.
    private func findLaunchDocument(
        for idiom: UIUserInterfaceIdiom, into diagnostics: inout [Diagnostic]
    ) -> String? {
        let named = infoPlist?.launchStoryboardName.value(for: idiom)
        let suffix = idiom == .pad ? "~ipad" : "~iphone"
        if let named, let found = document(named: named + suffix) ?? document(named: named) { return found }
        // A description or pictures take the place of a document.
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

    /// The document of a name that lies closest to the plist, a storyboard before a xib.
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
