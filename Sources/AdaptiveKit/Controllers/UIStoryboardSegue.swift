public import Foundation

/// A way from one controller of a storyboard to another.
///
/// Documents are drawn by the loader, which makes no classes of a program's own: this is what code that prepares segues
/// is written against.
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private let performHandler: () -> Void

    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void = {}
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
        super.init()
    }

    open func perform() { performHandler() }
}
