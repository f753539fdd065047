import InterfaceDocuments
import Testing
import Traits

@testable import Previews

@Suite("What an app's property list says of its launch") struct LaunchPropertyListTests {
    private static let app = ["CFBundleIdentifier": "com.example.app"]

    @Test("the main storyboard is that of the kind of device, without folder and extension")
    func mainStoryboard() {
        let list = LaunchPropertyList(
            Self.app.merging([
                "UIMainStoryboardFile": "Base.lproj/Phone.storyboard", "UIMainStoryboardFile~ipad": "Pad",
            ]) { $1 })
        #expect(list.mainStoryboardName.value(for: .phone) == "Phone")
        #expect(list.mainStoryboardName.value(for: .pad) == "Pad")
        #expect(list.sceneDelegateName == nil)
        #expect(list.userInterfaceStyle == .unspecified)
        #expect(LaunchPropertyList(["UIUserInterfaceStyle": "Dark"]).userInterfaceStyle == .dark)
    }

    @Test("the scene's storyboard comes first, and its delegate is named without its module")
    func scene() {
        let scene = ["UISceneStoryboardFile": "Scene", "UISceneDelegateClassName": "App.SceneDelegate"]
        let roles = ["UIWindowSceneSessionRoleApplication": [scene]]
        let keys: [String: Any] = [
            "UIMainStoryboardFile": "Main", "UIApplicationSceneManifest": ["UISceneConfigurations": roles],
        ]
        let list = LaunchPropertyList(keys)
        #expect(list.mainStoryboardName.value(for: .phone) == "Scene" && list.sceneDelegateName == "SceneDelegate")
    }

    @Test("code without a list opens Main, an app whose list names none opens nothing, and wrong types count as none")
    func none() {
        #expect(LaunchPropertyList([:]).mainStoryboardName.value(for: .pad) == "Main")
        #expect(LaunchPropertyList(Self.app).mainStoryboardName.all.isEmpty)
        let wrong: [String: Any] = [
            "CFBundleIdentifier": "a", "UIMainStoryboardFile": 1, "UIApplicationSceneManifest": [1],
        ]
        #expect(LaunchPropertyList(wrong).mainStoryboardName.all.isEmpty)
    }
}
