public import Foundation

/// The coder for `init?(coder:)` when a document creates an object.
///
/// It holds no archive, only the values that UIKit fixes at creation. Everything else is applied to the object
/// afterwards, so keys that a subclass decodes itself are absent.
public final class DocumentCoder: NSCoder {
    /// The style of a split view.
    public var splitViewStyle = UISplitViewController.Style.unspecified
    private var values: [ObjectIdentifier: Any] = [:]

    public override init() { super.init() }

    /// The value that a class in a higher-level target reads from its document; `nil` if none was set.
    package subscript<Key: DocumentCoderKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public override var allowsKeyedCoding: Bool { true }
    public override func containsValue(forKey key: String) -> Bool { false }
    public override func decodeObject() -> Any? { nil }
    public override func decodeObject(forKey key: String) -> Any? { nil }
    public override func decodeBool(forKey key: String) -> Bool { false }
    public override func decodeInteger(forKey key: String) -> Int { 0 }
    public override func decodeInt32(forKey key: String) -> Int32 { 0 }
    public override func decodeInt64(forKey key: String) -> Int64 { 0 }
    public override func decodeFloat(forKey key: String) -> Float { 0 }
    public override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// The key of a value that a ``DocumentCoder`` holds for a class in a higher-level target.
package protocol DocumentCoderKey {
    associatedtype Value
}
