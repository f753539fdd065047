public import Foundation

/// A way from one controller of a storyboard to another.
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

    /// Shows the destination: as the document says, unless a subclass has its own way.
    open func perform() { performHandler() }

    /// A segue of a class that is known at run time only, by the initializer that UIKit calls.
    ///
    /// - Parameters:
    ///   - type: the class.
    ///   - segue: the plain segue that it takes the place of.
    /// - Returns: one of the class, which shows its destination as the plain one does where it has no way of its own.
    public static func make(_ type: UIStoryboardSegue.Type, insteadOf segue: UIStoryboardSegue) -> UIStoryboardSegue {
        let made = RuntimeClass.make(
            type, identifier: segue.identifier, source: segue.source, destination: segue.destination)
        made.performHandler = segue.performHandler
        return made
    }
}
