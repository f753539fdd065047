public import AdaptiveKit

extension UIViewController {
    /// The nearest tab bar controller that this one is in.
    public var tabBarController: UITabBarController? { ancestor(of: UITabBarController.self) }
}

extension UITab {
    /// The tab bar controller that shows the tab.
    public var tabBarController: UITabBarController? { container as? UITabBarController }
}
