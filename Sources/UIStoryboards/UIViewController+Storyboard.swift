public import AdaptiveKit

extension UIViewController {
    /// The storyboard that the controller was created from.
    public var storyboard: UIStoryboard? { documentOrigin.storyboard as? UIStoryboard }

    /// Records the document that the controller was created from; its view is created on first access.
    ///
    /// - Parameters:
    ///   - storyboard: the storyboard that code opened.
    ///   - scene: the controller's scene in it.
    ///   - makeView: creates the controller's view; `nil` if the scene has none.
    public func setOrigin(
        in storyboard: UIStoryboard?, scene: (any StoryboardScene)?, makeView: ((UIViewController) -> Void)?
    ) {
        documentOrigin = DocumentOrigin(storyboard: storyboard, scene: scene, makeView: makeView)
    }
}
