public import Foundation

/// A transition from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private var performHandler: () -> Void = {}

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination as the document specifies, unless a subclass overrides this.
    open func perform() { performHandler() }

    /// Creates a segue of a class that is only known at run time, with the initializer that UIKit calls.
    ///
    /// - Parameters:
    ///   - type: the class.
    ///   - segue: the plain segue that it replaces.
    /// - Returns: a segue of the class, which shows its destination like the plain one unless it overrides
    ///   `perform()`.
    public static func make(_ type: UIStoryboardSegue.Type, insteadOf segue: UIStoryboardSegue) -> UIStoryboardSegue {
        let made = RuntimeClass.make(
            type, identifier: segue.identifier, source: segue.source, destination: segue.destination)
        made.performHandler = segue.performHandler
        return made
    }
}
