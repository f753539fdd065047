import Foundation

/// An object that gives its values by their names, as predicates and sort descriptors ask for them.
public protocol KeyedValues: AnyObject {
    /// The value of a name; `nil` if the object has none.
    func value(forKey key: String) -> Any?
}

/// Values by names, as key-value coding gives them.
package enum KeyedValue {
    /// The value at a path of an object; an empty path gives the object itself.
    package static func value(at path: [String], of object: Any?) -> Any? {
        path.reduce(object) { value($1, of: $0) }
    }

    /// The value of a name: of a dictionary, of an object with keyed values, or of an object's stored property.
    private static func value(_ name: String, of object: Any?) -> Any? {
        guard let object else { return nil }
        if let values = object as? [String: Any] { return values[name] }
        if name == "length" || name == "count", let text = object as? String { return text.utf16.count }
        if name == "count" || name == "@count" {
            if let list = object as? [Any] { return list.count }
            if let set = object as? NSSet { return set.count }
        }
        if name == "self" || name == "SELF" { return object }
        if let object = object as? any KeyedValues { return object.value(forKey: name) }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name }) {
                let inner = Mirror(reflecting: child.value)
                return inner.displayStyle == .optional ? inner.children.first?.value : child.value
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// A value as a type; `nil` if it is of another one.
    package static func typed<Value>(_ value: Any?) -> Value? {
        switch value {
        case let value as Value: value
        // Another type of number may have been set by the name.
        case let value as NSNumber: value as? Value
        case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value)) as? Value
        default: nil
        }
    }

    /// The order of two values of one kind; `nil` for values that have none.
    static func order(_ left: Any?, _ right: Any?) -> Int? {
        if let left = number(left), let right = number(right) { return left < right ? -1 : left > right ? 1 : 0 }
        if let left = left as? Date, let right = right as? Date { return left < right ? -1 : left > right ? 1 : 0 }
        if let left = left as? String, let right = right as? String { return left.compare(right).rawValue }
        return nil
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(Int64(truncatingIfNeeded: value))
        default: nil
        }
    }
}
