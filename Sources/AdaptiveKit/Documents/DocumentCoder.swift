public import Foundation

/// What `init?(coder:)` is given where a document makes an object.
///
/// It holds no archive: only what UIKit fixes when an object is made. All else is applied to the object afterwards, so
/// that whatever a subclass asks for by a key of its own is absent.
public final class DocumentCoder: NSCoder {
    /// The style of a split view.
    public var splitViewStyle = UISplitViewController.Style.unspecified
    private var values: [ObjectIdentifier: Any] = [:]

    public override init() { super.init() }

    /// The value that a class of a target above this one takes from its document; `nil` if none was set.
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

/// The name of a value that a ``DocumentCoder`` holds for a class of a target above this one.
package protocol DocumentCoderKey {
    associatedtype Value
}
