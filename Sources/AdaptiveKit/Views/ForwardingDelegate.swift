/// A delegate that leaves the methods it lacks to another one, as Objective-C's forwarding of messages does.
///
/// Not part of UIKit.
public protocol ForwardingDelegate: AnyObject {
    /// The delegate that methods are left to; `nil` for none.
    var forwardedDelegate: AnyObject? { get }
}

/// The object that answers for a delegate: the one that it leaves its methods to, or else itself.
package func answering<Delegate>(for delegate: Delegate?) -> Delegate? {
    (delegate as? any ForwardingDelegate)?.forwardedDelegate as? Delegate ?? delegate
}
