public import Foundation

// What Foundation has only on Apple's systems.

extension UserDefaults {
    /// The value of a key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key; `nil` removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension FileManager {
    /// A folder of an app group: one beside the temporary files.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        temporaryDirectory.appending(path: groupIdentifier)
    }
}

extension Data.WritingOptions {
    /// The earlier name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
