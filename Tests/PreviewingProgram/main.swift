import Foundation
import Previews
import UIKit

// An app's previews as `maquette preview` builds them. One prints, one crashes, one asks for landscape. The environment
// says what the app does at launch.

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UINavigationBar.appearance().barTintColor = .systemIndigo
        switch ProcessInfo.processInfo.environment["LAUNCH"] {
        case "crash": fatalError("no account")
        case "storyboard":
            let controller = window?.rootViewController
            print(
                "launched with \(controller?.title ?? "nothing"), its view is loaded: \(controller?.isViewLoaded == true)"
            )
        default:
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UITabBarController()
            window?.makeKeyAndVisible()
        }
        return true
    }
}

/// Prints what a controller finds of the app.
final class CuriousViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let bar = UINavigationBar()
        view.addSubview(bar)
        let app = UIApplication.shared
        print("the delegate has a window: \((app.delegate as? AppDelegate)?.window != nil)")
        print("the key window is its own: \(app.keyWindow === view.window && app.windows.first === view.window)")
        print("bars are indigo: \(bar.barTintColor == .systemIndigo)")
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
    controllers: {
        [("DetailViewController", { UIViewController() }), ("CuriousViewController", { CuriousViewController() })]
    },
    appDelegates: { [{ AppDelegate() }] })
