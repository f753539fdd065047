import Diagnostics
import Foundation

extension XcodeProject.Target {
    /// The keys of the target's Info.plist: those of its file, with references to build settings resolved, and those that
    /// build settings generate.
    ///
    /// - Parameters:
    ///   - path: the path of the file; `nil` if there is none.
    ///   - folder: the folder that no file may be outside of.
    /// - Returns: the keys, with their values.
    /// - Throws: ``DiagnosedError`` with one problem if the file is not a property list.
    func propertyList(
        ofFile path: String?, in folder: InputFolder
    ) throws(DiagnosedError) -> [String: Any] {
        guard let path else { return generatedKeys }
        let own = try PropertyList.dictionary(ofFile: path, in: folder, macros: definitions)
        return own.mapValues(resolved).merging(generatedKeys) { own, _ in own }
    }

    /// The built app's Info.plist as XML: the target's own keys, and those that Xcode adds.
    ///
    /// - Parameters:
    ///   - project: the folder around the project.
    ///   - folder: the folder that no file may be outside of.
    /// - Returns: the bytes of the file.
    /// - Throws: ``DiagnosedError`` with one problem if the target's file is not a property list.
    func builtPropertyList(around project: String, in folder: InputFolder) throws(DiagnosedError) -> Data {
        let file = infoPlist.map { "\(project)/\($0)" }.flatMap {
            FileManager.default.fileExists(atPath: $0) ? $0 : nil
        }
        let keys = try propertyList(ofFile: file, in: folder).merging(standardKeys) { own, _ in own }
        do {
            return try PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0)
        } catch {
            throw DiagnosedError(
                ProjectProblem.malformedPlist(reason: error.localizedDescription),
                at: SourceLocation(file: file ?? project))
        }
    }

    /// The keys that build settings generate.
    private var generatedKeys: [String: Any] {
        var keys: [String: Any] = [:]
        for (name, value) in settings.values(prefixed: "INFOPLIST_KEY_") {
            switch name {
            case "UISupportedInterfaceOrientations": keys[name] = Self.words(value)
            case "UISupportedInterfaceOrientations_iPhone":
                keys["UISupportedInterfaceOrientations~iphone"] = Self.words(value)
            case "UISupportedInterfaceOrientations_iPad":
                keys["UISupportedInterfaceOrientations~ipad"] = Self.words(value)
            case "UILaunchScreen_Generation":
                if value == "YES" { keys["UILaunchScreen"] = [String: Any]() }
            default: keys[name] = value
            }
        }
        return keys
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    /// The keys that Xcode adds where the file lacks them.
    private var standardKeys: [String: Any] {
        let name = settings["PRODUCT_NAME"] ?? name
        return [
            "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name, "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? name, "CFBundleName": name,
            "CFBundlePackageType": "APPL", "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
        ]
    }

    private func resolved(_ value: Any) -> Any {
        switch value {
        case let text as String: settings.resolving(text)
        case let list as [Any]: list.map(resolved)
        case let dictionary as [String: Any]: dictionary.mapValues(resolved)
        default: value
        }
    }
}
