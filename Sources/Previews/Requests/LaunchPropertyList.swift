import InterfaceDocuments
import UIKit

/// The keys of an app's property list that say what its launch opens.
struct LaunchPropertyList: Sendable {
    /// The name of the main storyboard on each kind of device.
    let mainStoryboardName: InfoPlist.ByIdiom<String>
    /// The name of the class of the scene's delegate, without its module.
    let sceneDelegateName: String?
    /// The appearance that the app always has; unspecified for an app that follows the device.
    let userInterfaceStyle: UIUserInterfaceStyle

    /// - Parameter keys: the keys; none for an app without a property list.
    init(_ keys: [String: Any]) {
        let manifest = keys["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let roles = configurations?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
        let scene = roles?.first
        let className = scene?["UISceneDelegateClassName"] as? String
        sceneDelegateName = className.flatMap { $0.split(separator: ".").last }.map(String.init)
        var keys = keys
        if let name = scene?["UISceneStoryboardFile"] { keys["UIMainStoryboardFile"] = name }
        let plist = InfoPlist(keys: keys)
        userInterfaceStyle = plist.userInterfaceStyle
        var name = plist.mainStoryboardName
        // Without a property list, the main storyboard has the name that Xcode's templates give it.
        if keys["CFBundleIdentifier"] == nil, name.all.isEmpty { name.any = "Main" }
        mainStoryboardName = name
    }
}
