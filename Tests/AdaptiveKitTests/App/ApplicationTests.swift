import Testing
import UIKit

private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UINavigationBar.appearance().barTintColor = .systemIndigo
        return true
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
    }
}

@Suite("An app's delegates")
struct ApplicationTests {
    @Test func aTestCanAskThemForWhatTheyPrepare() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let app = AppDelegate()
            #expect(app.application(.shared, didFinishLaunchingWithOptions: nil))
            let (scene, delegate) = (UIWindowScene(), SceneDelegate())
            delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
            let bar = (delegate.window?.rootViewController as? UINavigationController)?.navigationBar
            #expect(bar?.barTintColor == .systemIndigo)
            #expect(UIApplication.shared.connectedScenes == [scene])
            #expect(UIApplication.shared.windows == [delegate.window])
        }
    }

    @Test func aLaunchTellsThemAndGivesTheirWindow() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let (app, scene) = (AppDelegate(), SceneDelegate())
            let window = UIApplication.shared.launch(delegate: app, sceneDelegate: scene)
            #expect(window != nil && window === scene.window && window?.isKeyWindow == true)
            #expect(UIApplication.shared.delegate === app)
            #expect(
                (window?.rootViewController as? UINavigationController)?.navigationBar.barTintColor == .systemIndigo)
        }
    }

    @Test func aLaunchWithoutAWindowGivesNone() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            #expect(UIApplication.shared.launch(delegate: AppDelegate(), sceneDelegate: nil) == nil)
            #expect(UIApplication.shared.launch(delegate: nil, sceneDelegate: nil) == nil)
        }
    }

    @Test func jobsHaveAppsOfTheirOwn() {
        let scenes = (0..<2).map { _ in
            JobEnvironment.$running.withValue(JobEnvironment()) {
                let scene = UIWindowScene()
                _ = scene
                return UIApplication.shared.connectedScenes.count
            }
        }
        #expect(scenes == [1, 1])
        _ = UIWindowScene()
        #expect(UIApplication.shared.connectedScenes.isEmpty, "without a job the app is everybody's")
    }
}
