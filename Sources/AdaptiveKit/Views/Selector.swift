public import Foundation
public import UIValues

/// The name of a method, and the method itself if the name came with it.
///
/// Linux has no Objective-C runtime to look a method up by name. `Selector("save:")` is only a name, and calls nothing.
/// `Selector("save:", Editor.save(_:))` also calls the method, and two selectors are equal if their names are. Porting
/// writes the second form for `#selector`; in code of your own, pass the method itself, as in `action: Editor.save`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    private let method: Method?

    public init(_ name: String) { (description, method) = (name, nil) }
    public init(stringLiteral value: String) { self.init(value) }

    /// The selector of a method without parameters.
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.init(name) { target, _ in (target as? Target).map { method($0)() } }
    }

    /// The selector of a method with a parameter.
    public init<Target: AnyObject, Value, Result>(_ name: String, _ method: @escaping (Target) -> (Value) -> Result) {
        self.init(name) { target, values in
            guard let target = target as? Target, let value: Value = Self.argument(0, of: values) else { return nil }
            return method(target)(value)
        }
    }

    /// The selector of a method with two parameters.
    public init<Target: AnyObject, First, Second, Result>(
        _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
    ) {
        self.init(name) { target, values in
            guard let target = target as? Target, let first: First = Self.argument(0, of: values),
                let second: Second = Self.argument(1, of: values)
            else { return nil }
            return method(target)(first, second)
        }
    }

    /// The selector of a method with three parameters.
    public init<Target: AnyObject, First, Second, Third, Result>(
        _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
    ) {
        self.init(name) { target, values in
            guard let target = target as? Target, let first: First = Self.argument(0, of: values),
                let second: Second = Self.argument(1, of: values), let third: Third = Self.argument(2, of: values)
            else { return nil }
            return method(target)(first, second, third)
        }
    }

    /// The selector of a class's method without parameters.
    @_disfavoredOverload public init<Result>(_ name: String, _ method: @escaping () -> Result) {
        self.init(name) { _, _ in method() }
    }

    /// The selector of a class's method with a parameter.
    @_disfavoredOverload public init<Value, Result>(_ name: String, _ method: @escaping (Value) -> Result) {
        self.init(name) { _, values in Self.argument(0, of: values).map(method) }
    }

    private init(_ name: String, call: @escaping (AnyObject, [Any?]) -> Any?) {
        (description, method) = (name, Method(call))
    }

    private static func argument<Value>(_ index: Int, of values: [Any?]) -> Value? {
        let value: Any? = index < values.count ? values[index] : nil
        // A parameter that is itself optional takes `nil`.
        return value as? Value ?? (Optional<Any>.none as? Value)
    }

    /// Calls the method on an object.
    ///
    /// - Returns: the method's result; `nil` if the selector is only a name, or the method another class's, or an
    ///   argument of another type.
    @discardableResult
    package func perform(on target: AnyObject, with arguments: [Any?]) -> Any? { method?.call(target, arguments) }

    public static func == (first: Selector, second: Selector) -> Bool { first.description == second.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// A method; the code that made the selector calls it on the thread of its own objects.
    private final class Method: @unchecked Sendable {
        let call: (AnyObject, [Any?]) -> Any?
        init(_ call: @escaping (AnyObject, [Any?]) -> Any?) { self.call = call }
    }
}

/// The selector with that name, which calls nothing.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

extension NSObjectProtocol {
    /// Calls the method of a selector.
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        result(of: aSelector, [])
    }

    /// Calls the method of a selector with an argument.
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        result(of: aSelector, [object])
    }

    /// Calls the method of a selector with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        result(of: aSelector, [object1, object2])
    }

    /// Calls the method of a selector later, before the picture of the screen is drawn if that is within a second.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        ScreenQueue.ofThisThread?.add(after: delay, of: self, named: aSelector.description) {
            aSelector.perform(on: self, with: [anArgument])
        }
    }

    /// Calls the method of a selector at once, whether or not the caller waits: a picture has no later.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        aSelector.perform(on: self, with: [arg])
    }

    /// Calls the method of a selector as soon as the caller is done, because no other thread has the screen.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        perform(aSelector, with: arg, afterDelay: 0)
    }

    /// Whether a call of the method would do something, which Swift cannot tell: always `true`.
    public func responds(to aSelector: Selector!) -> Bool { true }

    /// Whether a call of the method on an object of the class would do something, which Swift cannot tell: always
    /// `true`.
    public static func instancesRespond(to aSelector: Selector!) -> Bool { true }

    /// Stands in for the code of a method: it can only be compared with `nil`.
    public func method(for aSelector: Selector!) -> OpaquePointer! { OpaquePointer(bitPattern: 1) }

    private func result(of selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let result = selector?.perform(on: self, with: arguments), !(result is Void) else { return nil }
        // The caller takes the value unretained, and Linux has no autorelease pool to keep a new object until then. So
        // each result stays alive as long as the process.
        return Unmanaged.passRetained(result as AnyObject)
    }
}

extension NSObject {
    /// The class's name, with its module's.
    public class func description() -> String { String(reflecting: Self.self) }

    /// Cancels all calls that an object was to receive later.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        ScreenQueue.ofThisThread?.cancel(of: aTarget as AnyObject, named: nil)
    }

    /// Cancels the calls of a method that an object was to receive later, with any argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        ScreenQueue.ofThisThread?.cancel(of: aTarget as AnyObject, named: aSelector.description)
    }
}

extension UIValues.Timer {
    /// A timer that calls the method of a selector.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = target as AnyObject
        self.init(timeInterval: timeInterval, repeats: repeats) { selector.perform(on: target, with: [$0]) }
        information = userInfo
    }

    /// A timer that calls the method of a selector from a date on.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = target as AnyObject
        self.init(fire: date, interval: interval, repeats: repeats) { selector.perform(on: target, with: [$0]) }
        information = userInfo
    }

    /// A timer that calls the method of a selector.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> UIValues.Timer {
        let timer = UIValues.Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

extension UndoManager {
    /// Registers a method of the target that undoes the change, with its argument.
    public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { selector.perform(on: $0, with: [anObject as Any]) }
    }
}

extension UIApplicationDelegate {
    /// Calls the method of a selector with an argument.
    @_disfavoredOverload @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Any? {
        aSelector?.perform(on: self, with: [object])
    }
}

extension NSObjectProtocol {
    /// The object that handles a method that this one has not; Swift does not ask for it.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
