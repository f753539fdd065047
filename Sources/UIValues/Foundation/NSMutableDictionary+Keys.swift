public import Foundation

extension NSMutableDictionary {
    /// The value of a key; `nil` removes it.
    ///
    /// Foundation on Linux has this subscript on `NSDictionary` alone, without a setter.
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? AnyHashable else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
