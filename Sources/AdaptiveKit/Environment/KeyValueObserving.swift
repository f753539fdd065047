public import Foundation
import UIValues

/// An observation of a property, which ends with this object.
open class NSKeyValueObservation: NSObject {
    private weak var observers: KeyValueObservers?

    init(_ observers: KeyValueObservers? = nil) {
        self.observers = observers
    }

    deinit { invalidate() }

    open func invalidate() { observers?.removeObservations { $0.owner == ObjectIdentifier(self) } }
}

/// Which values an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Hashable, Sendable { case setting = 1, insertion, removal, replacement }

/// The keys of a change's values.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public let kind: NSKeyValueChange
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// Objects whose properties can be observed by key path.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Reports changes of a property.
    ///
    /// A class reports its changes with `didChangeValue(forKey:)`, as UIKit's own classes do here for their geometry,
    /// content and state. The property is then read again, and the change is reported if the value is another one.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let object = self as AnyObject as? NSObject else { return NSKeyValueObservation() }
        let observers = KeyValueObservers.made(of: object)
        let observation = NSKeyValueObservation(observers)
        func report(_ object: Self, from old: Any?) {
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? object[keyPath: keyPath] : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false))
        }
        observers.add(
            KeyValueObservers.Observation(
                owner: ObjectIdentifier(observation), key: nil,
                read: { ($0 as? Self)?[keyPath: keyPath] },
                report: { object, old, _ in (object as? Self).map { report($0, from: old) } }),
            of: object)
        if options.contains(.initial) { report(self, from: nil) }
        return observation
    }

    /// Does nothing, because an observation keeps the earlier value itself.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Reports the properties observed by key path that are no longer the same.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard let object = self as AnyObject as? NSObject else { return }
        KeyValueObservers.of(object)?.reportChanges(of: object)
    }

    // These are in the protocol, so that a class with such methods of its own, as Foundation's operations have, is not
    // ambiguous.

    /// Does nothing, because an observation keeps the earlier value itself.
    public func willChangeValue(forKey key: String) {}

    /// Reports the value to its observers.
    public func didChangeValue(forKey key: String) {
        guard let object = self as AnyObject as? NSObject else { return }
        KeyValueObservers.of(object)?.report(key, of: object)
    }
}

extension AssociatingObject where Self: NSObject {
    /// Reports the observed values that are no longer the same.
    package func reportChangedValues() {
        // Most views are not observed, and the layout pass asks each of them.
        guard hasAssociations else { return }
        KeyValueObservers.of(self)?.reportChanges(of: self)
    }
}

/// An object of Foundation's classes that observes properties by name.
///
/// Responders and constraints have the method without it.
public protocol KeyValueObserver: NSObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension NSObject {
    /// The value of a stored property with the name; `nil` for a computed one, which Swift cannot ask for by name.
    ///
    /// As in Objective-C, the key of a property `isReady` is `ready`.
    func storedValue(forKey key: String) -> Any? {
        let names = [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let found = current.children.first(where: { $0.label.map(names.contains) == true }) {
                return found.value
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Reports changes of a property to the observer's `observeValue(forKeyPath:of:change:context:)`.
    ///
    /// Of a path of several keys, only changes of the last one are reported. Values of geometry are reported as
    /// themselves, not as an `NSValue`.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let (object, key) = observed(at: keyPath) else { return }
        KeyValueObservers.made(of: object).add(
            KeyValueObservers.Observation(
                owner: ObjectIdentifier(observer), key: key, context: context,
                read: { $0.observedValue(forKey: key) },
                report: { [weak self, weak observer] _, old, new in
                    guard let self else { return }
                    observer?.observe(keyPath, of: self, from: old, to: new, options: options, context: context)
                }),
            of: object)
        guard options.contains(.initial) else { return }
        observer.observe(
            keyPath, of: self, from: nil, to: object.observedValue(forKey: key), options: options.subtracting(.old),
            context: context)
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        guard let (object, key) = observed(at: keyPath) else { return }
        KeyValueObservers.of(object)?.removeObservations { $0.owner == ObjectIdentifier(observer) && $0.key == key }
    }

    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        guard let (object, key) = observed(at: keyPath) else { return }
        KeyValueObservers.of(object)?.removeObservations {
            $0.owner == ObjectIdentifier(observer) && $0.key == key && $0.context == context
        }
    }

    /// The object that has the last key of a path, and that key.
    func observed(at keyPath: String) -> (NSObject, String)? {
        var object = self
        var keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.popLast() else { return nil }
        for key in keys {
            guard let next = object.observedValue(forKey: key) as? NSObject else { return nil }
            object = next
        }
        return (object, last)
    }

    func observedValue(forKey key: String) -> Any? {
        withMainActorIsolation(with: self) { object in
            switch object {
            case let responder as UIResponder: responder.value(forKey: key)
            case let layer as CALayer: layer.value(forKey: key)
            default: object.storedValue(forKey: key)
            }
        }
    }

    private func observe(
        _ keyPath: String, of object: NSObject, from old: Any?, to new: Any?, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new ?? NSNull() }
        if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        withMainActorIsolation(with: (self, object, change, context)) { observer, object, change, context in
            switch observer {
            case let responder as UIResponder:
                responder.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            case let constraint as NSLayoutConstraint:
                constraint.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            case let observer as any KeyValueObserver:
                observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            default: break
            }
        }
    }
}
