/// The beginning of an unwind segue.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue comes from.
    public let source: UIViewController
    /// The action that the destination must have.
    public let unwindAction: Selector
    public let sender: Any?

    /// Not part of UIKit, which creates these objects itself.
    public init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
