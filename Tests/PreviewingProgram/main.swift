import Foundation
import Previews
import UIKit

// An app's previews as `maquette preview` builds them. One prints, one crashes, one asks for landscape.

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UITabBarController()
        window?.makeKeyAndVisible()
        return true
    }
}

PreviewProgram.main(
    previews: {
        [
            (
                Preview("Greeting") {
                    print("the app says hello")
                    let label = UILabel()
                    label.text = "Hello"
                    return label
                }, "/App/Greeting.swift", 1
            ),
            (
                Preview("Crash") {
                    let labels: [UILabel] = []
                    return labels[1]
                }, "/App/Fault.swift", 1
            ),
            (Preview(traits: .landscapeLeft) { UIViewController() }, "/App/Wide.swift", 1),
        ]
    },
    controllers: { [("DetailViewController", { UIViewController() })] },
    appDelegates: { [{ AppDelegate() }] })
