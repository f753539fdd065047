/// The scene of the storyboard that created a controller.
@preconcurrency @MainActor
public protocol StoryboardScene: AnyObject {
    /// The identifiers of the scene's segues, in the document's order.
    var segueIdentifiers: [String] { get }

    /// Performs a segue: creates its destination, lets the source prepare it, and shows it.
    ///
    /// - Returns: whether the scene has such a segue.
    func performSegue(_ identifier: String, from source: UIViewController, sender: Any?) -> Bool
}
