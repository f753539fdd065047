public import Devices
public import Diagnostics
import InterfaceDocuments
import Traits

/// The facts about a project that decide what a new `maquette.yaml` says.
public struct ProjectFacts: Sendable {
    /// The names of the app targets.
    public var apps: [String]
    public var isForPhone: Bool
    public var isForPad: Bool
    public var orientations: [Orientation]
    /// Whether the app fills an iPad's screen and takes no part in multitasking.
    public var requiresFullScreen: Bool
    /// The only appearance of the app; `nil` if it has both.
    public var onlyAppearance: String?
    /// The oldest version of iOS, such as `15.0`.
    public var oldestVersion: String?
    public var languages: [String]
    public var documentCount: Int
    /// The documents that are left out, in words such as `2 of tests`.
    public var leftOut: [String]

    /// Looks at a project.
    ///
    /// - Parameter folder: the project's folder.
    /// - Returns: the facts, with the problems of single files.
    /// - Throws: the reason why nothing can be drawn.
    public static func read(in folder: String) throws(DiagnosedError) -> Diagnosed<ProjectFacts> {
        try Project.open(folder).map(ProjectFacts.init)
    }

    private init(_ project: Project) {
        let apps = project.apps
        self.apps = apps.map(\.name)
        isForPhone = apps.isEmpty || apps.contains(where: \.isForPhone)
        isForPad = apps.isEmpty || apps.contains(where: \.isForPad)
        let plist = apps.lazy.compactMap(\.infoPlist).first ?? project.infoPlist
        let shown =
            (isForPhone ? plist?.orientations(for: .phone) ?? [] : [])
            + (isForPad ? plist?.orientations(for: .pad) ?? [] : [])
        orientations = Orientation.allCases.filter { shown.contains($0) }
        if orientations.isEmpty { orientations = Orientation.allCases }
        requiresFullScreen = plist?.requiresFullScreen ?? false
        switch plist?.userInterfaceStyle {
        case .light: onlyAppearance = "light"
        case .dark: onlyAppearance = "dark"
        default: onlyAppearance = nil
        }
        oldestVersion = apps.lazy.compactMap(\.oldestVersion).first
        languages = project.languages
        documentCount = project.documents.count
        leftOut = project.leftOut.words
    }

    /// The facts in a few lines for people.
    public var text: String {
        let names =
            apps.isEmpty
            ? "no Xcode project" : apps.count == 1 ? "app \(apps[0])" : "apps \(apps.joined(separator: ", "))"
        let devices = [isForPhone ? "iPhone" : nil, isForPad ? "iPad" : nil].compactMap(\.self)
        var looks = [devices.joined(separator: " and "), orientations.map(\.rawValue).joined(separator: " and ")]
        if let onlyAppearance { looks.append("\(onlyAppearance) only") }
        if let oldestVersion { looks.append("iOS \(oldestVersion) or later") }
        var documents = documentCount == 1 ? "1 document" : "\(documentCount) documents"
        if !leftOut.isEmpty { documents += "; left out: \(leftOut.joined(separator: ", "))" }
        let all = ["\(names): \(looks.joined(separator: ", "))", documents]
        return (all + (languages.isEmpty ? [] : ["languages: \(languages.joined(separator: ", "))"]))
            .map { "found \($0)\n" }.joined()
    }
}
