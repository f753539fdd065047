/// A bar with a place on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

/// Places a bar that is not a controller's.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: DelegateObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
    public var barPosition: UIBarPosition { .topAttached }
}

extension UIToolbar: UIBarPositioning {
    public var barPosition: UIBarPosition { .bottom }
}
