/// An iOS app of an Xcode project, as far as its settings decide on which devices it runs.
public struct AppTarget: Hashable, Sendable {
    public var name: String
    /// Whether it runs on iPhones, and whether on iPads.
    public var isForPhone: Bool
    public var isForPad: Bool
    /// The oldest version of iOS that it runs on, as its settings say: `15.0`; `nil` if they do not.
    public var oldestVersion: String?
    /// Its property list, if it has one.
    public var infoPlist: InfoPlist?
}

extension Project {
    /// The iOS apps of the folder's Xcode projects, in the order of their targets.
    public var apps: [AppTarget] {
        targets.all.enumerated().compactMap { index, target in
            guard target.isShown, target.target.kind == .app else { return nil }
            let families = target.target.deviceFamilies
            return AppTarget(
                name: target.target.name, isForPhone: families.contains(.phone), isForPad: families.contains(.pad),
                oldestVersion: target.target.oldestVersion, infoPlist: targets.infoPlists[index])
        }
    }

    /// The tags of the languages that the folder's Xcode projects list, in order, without `Base`.
    public var languages: [String] {
        var seen: Set<String> = ["Base"]
        return targets.all.flatMap(\.languages).map(LegacyLanguageName.tag).filter { seen.insert($0).inserted }
    }
}
