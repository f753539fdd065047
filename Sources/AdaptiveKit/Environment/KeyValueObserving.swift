public import Foundation

/// An observation of a property.
///
/// Swift cannot watch a property without Objective-C, so no change is ever reported.
open class NSKeyValueObservation: NSObject {
    open func invalidate() {}
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
    /// Reports the value that a property has now, if the options ask for it.
    ///
    /// No change is reported later.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil,
                    indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }
}

extension NSObject {
    /// The value of a stored property with the name; `nil` for a computed one, which Swift cannot ask for by name.
    func storedValue(forKey key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let found = current.children.first(where: { $0.label == key }) { return found.value }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Does nothing, because Swift cannot watch a property.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}

    /// Does nothing, because nothing is watched.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Does nothing, because nothing is watched.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
}

// In the protocol, so that a class with such methods of its own, as Foundation's operations have, is not ambiguous.
extension _KeyValueCodingAndObserving {
    /// Does nothing, because nothing is watched.
    public func willChangeValue(forKey key: String) {}

    /// Does nothing, because nothing is watched.
    public func didChangeValue(forKey key: String) {}
}
