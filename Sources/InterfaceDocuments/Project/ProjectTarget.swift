import Diagnostics
import Foundation

/// A target of an Xcode project in an input's folder.
struct ProjectTarget: Hashable, Sendable {
    let target: XcodeProject.Target
    /// The folder around the project, as components of an absolute path.
    private let folder: [String]
    /// The path of its property list, if the settings name one.
    let infoPlist: String?
    /// The path of the project's own file.
    let projectFile: String
    /// The languages that the project lists.
    let languages: [String]

    init(_ target: XcodeProject.Target, of project: String, in folder: String, languages: [String] = []) {
        self.target = target
        self.languages = languages
        self.folder = Self.components(of: folder)
        projectFile = "\(project)/\(XcodeProject.fileName)"
        infoPlist = target.infoPlist.map { "\(folder)/\($0)" }
    }

    /// Whether it is built for iOS, and no test.
    var isShown: Bool { target.platform == .iOS && target.kind != .test }

    /// Whether the target has a file.
    ///
    /// - Parameter file: the components of the file's absolute path.
    /// - Returns: whether the project lists the file, or a folder around it, for the target.
    func has(_ file: [String]) -> Bool {
        target.has(RelativePath.path(from: folder, to: file))
    }

    static func components(of path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
    }
}

/// The targets of the Xcode projects in an input's folder, and the files that they have.
struct ProjectTargets: Sendable {
    private(set) var all: [ProjectTarget] = []
    /// The property lists of app targets, by the index of the target.
    var infoPlists: [Int: InfoPlist] = [:]
    private var owners: [String: Set<Int>] = [:]

    private static let mostProjects = 100

    /// Reads the targets of Xcode projects.
    ///
    /// - Parameters:
    ///   - paths: the paths of the `.xcodeproj` folders.
    ///   - folder: the input's folder.
    ///   - files: the files that may belong to targets.
    /// - Returns: the targets, with a warning for each project that cannot be read.
    static func read(
        _ paths: [String], in folder: InputFolder, owning files: [String]
    ) -> Diagnosed<ProjectTargets> {
        var found = ProjectTargets()
        var diagnostics: [Diagnostic] = []
        for path in paths.prefix(mostProjects) {
            do {
                let project = try XcodeProject(at: path, in: folder)
                found.all += project.targets.map {
                    ProjectTarget($0, of: path, in: project.folder, languages: project.languages)
                }
            } catch {
                diagnostics += error.warnings
            }
        }
        guard !found.all.isEmpty else { return Diagnosed(found, diagnostics: diagnostics) }
        for file in files {
            let parts = ProjectTarget.components(of: file)
            found.owners[file] = Set(found.all.indices.filter { found.all[$0].has(parts) })
        }
        return Diagnosed(found, diagnostics: diagnostics)
    }

    /// The indices of the targets that have a file.
    func owners(of file: String) -> Set<Int> { owners[file] ?? [] }

    /// Whether only tests have a file; `nil` if no target has it.
    func isOfTests(_ file: String) -> Bool? {
        let owners = owners(of: file)
        return owners.isEmpty ? nil : owners.allSatisfy { all[$0].target.kind == .test }
    }

    /// Whether a document belongs to app extensions; `nil` if no target has it.
    func isOfExtensions(_ file: String) -> Bool? {
        let owners = owners(of: file).filter { all[$0].isShown }
        return owners.isEmpty ? nil : owners.allSatisfy { all[$0].target.kind == .appExtension }
    }

    /// The files that a document's targets see, their own ones first.
    ///
    /// Files of frameworks and those that no target lists are seen by every target.
    func visible(_ files: [String], to document: String) -> [String] {
        let mine = owners(of: document).filter { all[$0].isShown }
        var (own, others): ([String], [String]) = ([], [])
        for file in files {
            let holders = owners(of: file)
            if !holders.isDisjoint(with: mine) {
                own.append(file)
            } else if holders.isEmpty
                || holders.contains(where: { all[$0].isShown && (mine.isEmpty || all[$0].target.kind == .other) })
            {
                others.append(file)
            }
        }
        return own + others
    }
}

extension Project {
    /// The project as a document of the folder sees it: with the catalogs, images, documents and property list of its
    /// targets.
    public func surroundings(of document: String) -> Project {
        guard isFolder, !targets.all.isEmpty else { return self }
        var project = self
        project.catalogs = targets.visible(catalogs, to: document)
        project.looseImages = targets.visible(looseImages, to: document)
        project.nearbyDocuments = targets.visible(nearbyDocuments, to: document)
        let plists = targets.owners(of: document).sorted().compactMap { targets.infoPlists[$0] }
        if let infoPlist, let own = plists.first, !plists.contains(infoPlist) { project.infoPlist = own }
        return project
    }
}
