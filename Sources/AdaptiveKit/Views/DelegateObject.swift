/// A delegate or data source of UIKit.
///
/// In UIKit, it is an Objective-C object, which can be asked for its methods and its class. Here, it may be an object of
/// any class. Not part of UIKit.
public protocol DelegateObject: AnyObject {}

extension DelegateObject {
    /// Whether a call of the method would do something, which Swift cannot tell: always `true`.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { true }

    /// Whether the object is of a class or of one of its subclasses.
    @_disfavoredOverload
    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }.contains { $0.subjectType == aClass }
    }
}
