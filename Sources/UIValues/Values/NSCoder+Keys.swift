public import Foundation

extension NSCoder {
    /// The value of a property of the coder by its name: `nil`, because Swift has no such lookup.
    public func value(forKey key: String) -> Any? { nil }
}
