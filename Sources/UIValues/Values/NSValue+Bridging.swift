public import Foundation
public import Geometry

/// A value that is also an `NSValue`, as on Apple's platforms: `frame as NSValue`.
///
/// Not part of UIKit.
public protocol BridgedToNSValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    init()
    /// The value that an object stores; `nil` if it stores a value of another type.
    init?(stored value: NSValue)
}

extension BridgedToNSValue {
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = Self(stored: source)
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = Self(stored: source)
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.flatMap(Self.init(stored:)) ?? Self()
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, BridgedToNSValue {
    public init?(stored value: NSValue) {
        guard value.stores("CGRect") else { return nil }
        self = value.cgRectValue
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, BridgedToNSValue {
    public init?(stored value: NSValue) {
        guard value.stores("CGPoint") else { return nil }
        self = value.cgPointValue
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, BridgedToNSValue {
    public init?(stored value: NSValue) {
        guard value.stores("CGSize") else { return nil }
        self = value.cgSizeValue
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
}

extension CGVector: BridgedToNSValue {
    public init?(stored value: NSValue) {
        guard value.stores("CGPoint") else { return nil }
        self = value.cgVectorValue
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
}

extension UIEdgeInsets: BridgedToNSValue {
    public init?(stored value: NSValue) {
        guard value.stores("CGRect") else { return nil }
        self = value.uiEdgeInsetsValue
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
}

extension NSDirectionalEdgeInsets: BridgedToNSValue {
    public init?(stored value: NSValue) {
        guard value.stores("CGRect") else { return nil }
        self = value.directionalEdgeInsetsValue
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(directionalEdgeInsets: self) }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, BridgedToNSValue {
    public init?(stored value: NSValue) {
        guard value.stores("_NSRange") else { return nil }
        self = value.rangeValue
    }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(range: self) }
}

extension NSValue {
    /// Whether the value is a structure with the name, by its encoding in Objective-C.
    fileprivate func stores(_ structure: String) -> Bool { String(cString: objCType).hasPrefix("{\(structure)=") }
}
