import Diagnostics
import Foundation

/// The Info.plist in a built app: its target's file with references to build settings resolved, and the keys that Xcode
/// adds.
enum AppPropertyList {
    /// The limit of the target's file.
    private static let largestFile = 1 << 20

    /// Builds the list as XML.
    ///
    /// - Parameters:
    ///   - target: the app's target.
    ///   - project: the folder around the project.
    ///   - input: the folder that no file may be outside of.
    /// - Returns: the bytes of the file.
    /// - Throws: ``DiagnosedError`` with one problem if the target's file is not a property list.
    static func data(
        of target: XcodeProject.Target, in project: String, _ input: InputFolder
    ) throws(DiagnosedError) -> Data {
        var list = standardKeys(of: target)
        list.merge(target.settings.values(prefixed: "INFOPLIST_KEY_")) { $1 }
        let path = target.infoPlist.map { "\(project)/\($0)" }
        if let path {
            let own = try PropertyList.dictionary(
                of: bytes(of: path, input), at: SourceLocation(file: path), macros: target.definitions)
            list.merge(own.mapValues { resolved($0, target.settings) }) { $1 }
        }
        do {
            return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        } catch {
            throw DiagnosedError(
                ProjectProblem.malformedPlist(reason: error.localizedDescription),
                at: SourceLocation(file: path ?? project))
        }
    }

    private static func bytes(of path: String, _ input: InputFolder) throws(DiagnosedError) -> [UInt8] {
        do {
            return try input.read(path, limit: largestFile)
        } catch {
            throw DiagnosedError(error, at: SourceLocation(file: path))
        }
    }

    /// The keys of an app that its file need not have.
    private static func standardKeys(of target: XcodeProject.Target) -> [String: Any] {
        let name = target.settings["PRODUCT_NAME"] ?? target.name
        return [
            "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name, "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleIdentifier": target.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? name, "CFBundleName": name,
            "CFBundlePackageType": "APPL",
            "CFBundleShortVersionString": target.settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": target.settings["CURRENT_PROJECT_VERSION"] ?? "1",
        ]
    }

    private static func resolved(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.resolving(text)
        case let list as [Any]: list.map { resolved($0, settings) }
        case let dictionary as [String: Any]: dictionary.mapValues { resolved($0, settings) }
        default: value
        }
    }
}
