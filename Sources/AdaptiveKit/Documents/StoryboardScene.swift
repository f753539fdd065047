/// What a controller keeps of the storyboard that it was made from.
public protocol StoryboardScene: AnyObject {
    /// The identifiers of the segues that begin in the scene, in the document's order.
    var segueIdentifiers: [String] { get }

    /// Follows a segue: makes its destination, lets the source prepare it and shows it.
    ///
    /// - Returns: whether the scene has such a segue.
    func performSegue(_ identifier: String, from source: UIViewController, sender: Any?) -> Bool
}
