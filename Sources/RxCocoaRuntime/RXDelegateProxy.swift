public import AdaptiveKit
public import Foundation

/// The base class of RxCocoa's delegates, which in RxCocoa is Objective-C: it leaves all methods that a subclass lacks to
/// another delegate.
///
/// Messages cannot be observed on Linux.
open class _RXDelegateProxy: NSObject, ForwardingDelegate {
    private weak var weakDelegate: NSObject?
    private var retainedDelegate: NSObject?

    /// The delegate that methods are left to.
    public var _forwardToDelegate: NSObject? { weakDelegate }
    public var forwardedDelegate: AnyObject? { weakDelegate }

    open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
        weakDelegate = forwardToDelegate as? NSObject
        retainedDelegate = retainDelegate ? weakDelegate : nil
    }

    /// Whether a subclass has the method itself, which Swift cannot tell: always `false`.
    open func hasWiredImplementation(for selector: Selector) -> Bool { false }

    /// Whether the delegate's protocol has the method, and it returns nothing, which Swift cannot tell: always `true`.
    open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }

    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
}
