public import AdaptiveKit

extension UIViewController {
    /// The storyboard that the controller was made from.
    public var storyboard: UIStoryboard? { documentOrigin.storyboard as? UIStoryboard }

    /// Records the document that the controller was made from; its view is created on first access.
    ///
    /// - Parameters:
    ///   - storyboard: the storyboard that code opened.
    ///   - scene: the controller's scene in it.
    ///   - makeView: gives the controller its view; `nil` if the scene has none.
    public func setOrigin(
        in storyboard: UIStoryboard?, scene: (any StoryboardScene)?, makeView: ((UIViewController) -> Void)?
    ) {
        documentOrigin = DocumentOrigin(storyboard: storyboard, scene: scene, makeView: makeView)
    }
}
