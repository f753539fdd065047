public import AdaptiveKit

extension UISceneConfiguration {
    /// The storyboard of the scene; stored.
    public var storyboard: UIStoryboard? {
        get { storyboardObject as? UIStoryboard }
        set { storyboardObject = newValue }
    }
}
