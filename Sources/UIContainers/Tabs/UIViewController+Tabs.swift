public import AdaptiveKit

extension UIViewController {
    /// The nearest tab bar controller among the ancestors.
    public var tabBarController: UITabBarController? { ancestor(of: UITabBarController.self) }
}

extension UITab {
    /// The tab bar controller that shows the tab.
    public var tabBarController: UITabBarController? { container as? UITabBarController }
}
