public import Foundation

// Key-value coding, which Foundation has only on Apple's systems.
extension UserDefaults {
    /// The value of a key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key; `nil` removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
