public import Devices
import Diagnostics
import Foundation
public import Traits

/// The launch and display settings in an app's Info.plist.
public struct InfoPlist: Hashable, Sendable {
    /// An orientation of the interface.
    public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
        case portrait = "UIInterfaceOrientationPortrait"
        case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
        case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
        case landscapeRight = "UIInterfaceOrientationLandscapeRight"

        public var orientation: Orientation {
            self == .portrait || self == .portraitUpsideDown ? .portrait : .landscape
        }
    }

    /// A value with device-specific variants: `Key`, `Key~iphone`, `Key~ipad`.
    public struct ByIdiom<Value: Hashable & Sendable>: Hashable, Sendable {
        public var any: Value?
        public var phone: Value?
        public var pad: Value?

        /// The values of all kinds of devices.
        package var all: [Value] { [any, phone, pad].compactMap(\.self) }

        public func value(for idiom: UIUserInterfaceIdiom) -> Value? {
            switch idiom {
            case .phone: phone ?? any
            case .pad: pad ?? any
            default: any
            }
        }
    }

    public enum Kind: Hashable, Sendable {
        case app, appExtension, other
    }

    public var path: String
    public var kind: Kind
    /// The name without its extension.
    ///
    /// A name that contains build settings, `$(…)`, is ignored.
    public var launchStoryboardName: ByIdiom<String>
    public var mainStoryboardName: ByIdiom<String>
    /// `UILaunchScreen`, or the default of `UILaunchScreens`.
    public var launchScreen: LaunchScreenConfiguration?
    /// The other launch screens of `UILaunchScreens`, by identifier.
    public var launchScreens: [String: LaunchScreenConfiguration]
    public var supportedOrientations: ByIdiom<[InterfaceOrientation]>
    public var requiresFullScreen: Bool
    public var isStatusBarHidden: ByIdiom<Bool>
    /// Whether the status bar is light during launch.
    public var hasLightStatusBar: ByIdiom<Bool>
    /// The entries of `UILaunchImages`.
    var launchImages: [LaunchPictures.Entry]
    /// The style, `light` or `dark`, if the app supports only one.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// Whether the app is made for iPhones, and whether for iPads, as its target says.
    public var isForPhone = true
    public var isForPad = true

    /// The orientations that the app supports on a kind of device.
    ///
    /// All of them if the list is missing or empty.
    public func orientations(for idiom: UIUserInterfaceIdiom) -> [Orientation] {
        guard let listed = supportedOrientations.value(for: idiom), !listed.isEmpty else { return Orientation.allCases }
        return Orientation.allCases.filter { orientation in listed.contains { $0.orientation == orientation } }
    }
}

extension InfoPlist {
    /// Reads a property list, XML or binary.
    ///
    /// - Throws: ``DiagnosedError`` with one problem if the file is not a property list.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - folder: the input's folder.
    ///   - target: the target that the list belongs to, whose macros and settings it may name.
    /// - Returns: the list, with problems of single keys.
    static func read(
        _ path: String, in folder: InputFolder, of target: XcodeProject.Target? = nil
    ) throws(DiagnosedError) -> Diagnosed<InfoPlist> {
        let keys: [String: Any]
        if let target {
            keys = try target.propertyList(ofFile: path, in: folder)
        } else {
            keys = try PropertyList.dictionary(ofFile: path, in: folder)
        }
        return read(keys, at: path, of: target)
    }

    /// The settings of the built app's own list, whose problems were reported when the app was built.
    package init(keys: [String: Any]) {
        self = Self.read(keys, at: "Info.plist", of: nil).value
    }

    private static func read(
        _ keys: [String: Any], at path: String, of target: XcodeProject.Target?
    ) -> Diagnosed<InfoPlist> {
        var reader = InfoPlistReader(dictionary: keys, location: SourceLocation(file: path))
        let plist = reader.read(path: path).limited(to: target?.deviceFamilies)
        return Diagnosed(plist, diagnostics: reader.diagnostics)
    }

    private func limited(to families: Set<XcodeProject.Target.DeviceFamily>?) -> InfoPlist {
        guard let families else { return self }
        var plist = self
        (plist.isForPhone, plist.isForPad) = (families.contains(.phone), families.contains(.pad))
        return plist
    }

    /// Reads the property list of a target: its file, with the keys that are build settings.
    ///
    /// - Returns: `nil` if the target has neither.
    /// - Throws: ``DiagnosedError`` with one problem if the file is not a property list.
    static func read(
        of target: ProjectTarget, in folder: InputFolder
    ) throws(DiagnosedError) -> Diagnosed<InfoPlist>? {
        if let path = target.infoPlist, FileManager.default.fileExists(atPath: path) {
            return try read(path, in: folder, of: target.target)
        }
        let keys = try target.target.propertyList(ofFile: nil, in: folder)
        return keys.isEmpty ? nil : read(keys, at: target.projectFile, of: target.target)
    }

    /// Whether the list says what an app shows first.
    var hasLaunchSettings: Bool {
        launchStoryboardName != .init() || launchScreen != nil || mainStoryboardName != .init()
    }
}

/// A reader of the relevant keys of a property list.
///
/// A value of the wrong type is reported and ignored.
private struct InfoPlistReader {
    let dictionary: [String: Any]
    let location: SourceLocation
    var diagnostics: [Diagnostic] = []

    mutating func read(path: String) -> InfoPlist {
        let screens = launchScreens()
        return InfoPlist(
            path: path, kind: kind, launchStoryboardName: launchStoryboardName(),
            mainStoryboardName: byIdiom("UIMainStoryboardFile") { $0.documentName($0.dictionary[$1], key: $1) },
            launchScreen: configuration(dictionary["UILaunchScreen"], key: "UILaunchScreen") ?? screens.standard,
            launchScreens: screens.others,
            supportedOrientations: byIdiom("UISupportedInterfaceOrientations") { $0.orientations($1) },
            requiresFullScreen: flag("UIRequiresFullScreen") ?? false,
            isStatusBarHidden: byIdiom("UIStatusBarHidden") { $0.flag($1) },
            hasLightStatusBar: byIdiom("UIStatusBarStyle") { reader, key in
                reader.string(reader.dictionary[key], key: key).map { $0 == "UIStatusBarStyleLightContent" }
            },
            launchImages: launchImages("UILaunchImages", isForPad: nil)
                + launchImages("UILaunchImages~iphone", isForPad: false)
                + launchImages("UILaunchImages~ipad", isForPad: true), userInterfaceStyle: style)
    }

    private var kind: InfoPlist.Kind {
        if dictionary["NSExtension"] != nil || dictionary["EXAppExtensionAttributes"] != nil { return .appExtension }
        if dictionary["WKWatchKitApp"] != nil || dictionary["WKApplication"] != nil { return .other }
        switch dictionary["CFBundlePackageType"] as? String {
        case "APPL", nil: return .app
        // The type contains a build setting. It is an app if it has launch settings.
        case let type? where type.contains("$("):
            let keys = ["UILaunchStoryboardName", "UILaunchScreen", "UILaunchScreens", "UIMainStoryboardFile"]
            return keys.contains { dictionary[$0] != nil } ? .app : .other
        default: return .other
        }
    }

    private var style: UIUserInterfaceStyle {
        switch (dictionary["UIUserInterfaceStyle"] as? String)?.lowercased() {
        case "light": .light
        case "dark": .dark
        default: .unspecified
        }
    }

    private mutating func byIdiom<Value: Hashable & Sendable>(
        _ key: String, _ read: (inout InfoPlistReader, String) -> Value?
    ) -> InfoPlist.ByIdiom<Value> {
        InfoPlist.ByIdiom(
            any: read(&self, key), phone: read(&self, "\(key)~iphone"), pad: read(&self, "\(key)~ipad"))
    }

    private mutating func warn(_ problem: ProjectProblem) {
        diagnostics.append(Diagnostic(.warning, problem, at: location))
    }

    private mutating func string(_ value: Any?, key: String) -> String? {
        guard let value else { return nil }
        guard let text = value as? String else {
            warn(.wrongPlistType(key: key, expected: "a string"))
            return nil
        }
        return text.isEmpty || text.contains("$(") || text.contains("${") ? nil : text
    }

    /// The value of `UILaunchStoryboardName`.
    ///
    /// The fallback is the default of `UILaunchStoryboards`, whose others are for URLs.
    private mutating func launchStoryboardName() -> InfoPlist.ByIdiom<String> {
        var names = byIdiom("UILaunchStoryboardName") { $0.documentName($0.dictionary[$1], key: $1) }
        guard names.any == nil, let value = dictionary["UILaunchStoryboards"] else { return names }
        guard let storyboards = value as? [String: Any] else {
            warn(.wrongPlistType(key: "UILaunchStoryboards", expected: "a dictionary"))
            return names
        }
        let definitions = storyboards["UILaunchStoryboardDefinitions"] as? [[String: Any]] ?? []
        let standard = storyboards["UIDefaultLaunchStoryboard"] as? String
        let chosen =
            definitions.first { $0["UILaunchStoryboardIdentifier"] as? String == standard } ?? definitions.first
        names.any = documentName(chosen?["UILaunchStoryboardFile"], key: "UILaunchStoryboardFile")
        return names
    }

    /// The name of a document, without folders (`Base.lproj/Main`) and extension.
    private mutating func documentName(_ value: Any?, key: String) -> String? {
        guard let text = string(value, key: key), let name = text.split(separator: "/").last else {
            return nil
        }
        for suffix in [".storyboard", ".xib", ".nib"] where name.hasSuffix(suffix) {
            return String(name.dropLast(suffix.count))
        }
        return String(name)
    }

    /// A flag in Xcode's spelling or in common hand-written ones: `true`, `1`, `YES`.
    private mutating func flag(_ key: String) -> Bool? {
        switch dictionary[key] {
        case nil: return nil
        case let flag as Bool: return flag
        case let number as NSNumber: return number.boolValue
        case let text as String: return ["yes", "true", "1"].contains(text.lowercased())
        default:
            warn(.wrongPlistType(key: key, expected: "a boolean"))
            return nil
        }
    }

    private mutating func orientations(_ key: String) -> [InfoPlist.InterfaceOrientation]? {
        guard let value = dictionary[key] else { return nil }
        // A single string is accepted as a list of one.
        guard let words = value as? [String] ?? (value as? String).map({ [$0] }) else {
            warn(.wrongPlistType(key: key, expected: "a list of strings"))
            return nil
        }
        var found: [InfoPlist.InterfaceOrientation] = []
        for word in words where !word.contains("$(") {
            guard let orientation = InfoPlist.InterfaceOrientation(rawValue: word) else {
                warn(.unknownOrientation(word))
                continue
            }
            found.append(orientation)
        }
        return found
    }

    private mutating func configuration(_ value: Any?, key: String) -> LaunchScreenConfiguration? {
        guard let value else { return nil }
        guard let screen = value as? [String: Any] else {
            warn(.wrongPlistType(key: key, expected: "a dictionary"))
            return nil
        }
        var configuration = LaunchScreenConfiguration()
        configuration.colorName = string(screen["UIColorName"], key: "UIColorName")
        configuration.imageName = string(screen["UIImageName"], key: "UIImageName")
        configuration.imageRespectsSafeArea = screen["UIImageRespectsSafeAreaInsets"] as? Bool ?? false
        configuration.navigationBar = bar(screen["UINavigationBar"], key: "UINavigationBar")
        configuration.tabBar = bar(screen["UITabBar"], key: "UITabBar")
        configuration.toolbar = bar(screen["UIToolbar"], key: "UIToolbar")
        return configuration
    }

    private mutating func bar(_ value: Any?, key: String) -> LaunchScreenConfiguration.Bar? {
        guard let value else { return nil }
        guard let bar = value as? [String: Any] else {
            warn(.wrongPlistType(key: key, expected: "a dictionary"))
            return nil
        }
        return LaunchScreenConfiguration.Bar(imageName: string(bar["UIImageName"], key: "UIImageName"))
    }

    /// The entries of a list of launch pictures.
    ///
    /// An entry whose size or name cannot be read is reported and ignored.
    private mutating func launchImages(_ key: String, isForPad: Bool?) -> [LaunchPictures.Entry] {
        guard let value = dictionary[key] else { return [] }
        guard let list = value as? [[String: Any]] else {
            warn(.wrongPlistType(key: key, expected: "a list of dictionaries"))
            return []
        }
        return list.compactMap { entry in
            let sides = (entry["UILaunchImageSize"] as? String ?? "{320, 480}").split { "{}, ".contains($0) }
                .compactMap { Double($0) }
            guard let name = entry["UILaunchImageName"] as? String, sides.count == 2 else {
                warn(.wrongPlistType(key: key, expected: "a list of names with sizes such as {320, 568}"))
                return nil
            }
            let orientation = entry["UILaunchImageOrientation"] as? String ?? "Portrait"
            let version = (entry["UILaunchImageMinimumOSVersion"] as? String ?? "").split(separator: ".").first
            return LaunchPictures.Entry(
                source: .name(name), size: CGSize(width: min(sides[0], sides[1]), height: max(sides[0], sides[1])),
                orientation: orientation.hasPrefix("Landscape") ? .landscape : .portrait,
                minimumVersion: version.flatMap { Int($0) } ?? 0, isForPad: isForPad)
        }
    }

    /// The contents of `UILaunchScreens`: definitions with identifiers, and the default one.
    private mutating func launchScreens() -> (
        standard: LaunchScreenConfiguration?, others: [String: LaunchScreenConfiguration]
    ) {
        guard let value = dictionary["UILaunchScreens"] else { return (nil, [:]) }
        guard let screens = value as? [String: Any] else {
            warn(.wrongPlistType(key: "UILaunchScreens", expected: "a dictionary"))
            return (nil, [:])
        }
        var all: [String: LaunchScreenConfiguration] = [:]
        var first: LaunchScreenConfiguration?
        for definition in screens["UILaunchScreenDefinitions"] as? [Any] ?? [] {
            guard let screen = configuration(definition, key: "UILaunchScreenDefinitions") else { continue }
            first = first ?? screen
            if let id = (definition as? [String: Any])?["UILaunchScreenIdentifier"] as? String { all[id] = screen }
        }
        let standard = (screens["UIDefaultLaunchScreen"] as? String).flatMap { all[$0] } ?? first
        return (standard, all)
    }
}
