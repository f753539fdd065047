// Objective-C finds and exchanges the implementations of methods while an app runs. Swift's methods have fixed
// implementations, so nothing is ever found here, and code that exchanges them leaves all as it is.

/// A method of Objective-C; there are none.
public typealias Method = OpaquePointer
/// The implementation of a method; there are none.
public typealias IMP = OpaquePointer

/// No method: Swift's methods cannot be found by name.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// No method: Swift's methods cannot be found by name.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// No implementation: Swift's methods cannot be found by name.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// The implementation of a method, of which there are none.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Replaces nothing.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Exchanges nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The types of a method, of which there are none.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// An implementation that nothing calls.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    IMP(Unmanaged.passUnretained(emptyImplementation).toOpaque())
}

/// The object whose address stands for an implementation.
private let emptyImplementation = EmptyImplementation()
private final class EmptyImplementation: Sendable {}

/// Adds nothing.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces nothing.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// The class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
