import UIKit

/// The four tabs of the app.
@MainActor
final class RootTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let screens: [(UIViewController, String, String)] = [
            (PlantListViewController(), "Plants", "leaf"),
            (GalleryViewController(), "Gallery", "square.grid.2x2"),
            (StatisticsViewController(), "Week", "chart.bar"),
            (SettingsViewController(style: .insetGrouped), "Settings", "gear"),
        ]
        viewControllers = screens.map { screen, title, symbol in
            screen.title = title
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            return navigation
        }
        tabBar.tintColor = .systemGreen
    }
}

#Preview {
    RootTabBarController()
}

#Preview("Root, settings") {
    let root = RootTabBarController()
    root.loadViewIfNeeded()
    root.selectedIndex = 3
    return root
}
