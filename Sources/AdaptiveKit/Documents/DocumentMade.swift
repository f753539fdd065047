public import Foundation

/// An object of one of UIKit's classes that a document creates and gives values by name.
@preconcurrency @MainActor
package protocol DocumentMade: NSObject {
    /// Sets the object of an outlet, or the value of a runtime attribute.
    func setValue(_ value: Any?, forKey key: String)
    /// Called after the document created the object and set all its outlets.
    func awakeFromNib()
}

extension NSObject {
    /// A value from a document as a property takes it: numbers are converted.
    ///
    /// Not part of UIKit.
    public func interfaceValue<Value>(_ value: Any?) -> Value? {
        if let value = value as? Value { return value }
        guard let number = value as? CGFloat else { return nil }
        let others: [Any] = [Double(number), Float(number), Int(exactly: number.rounded()) ?? 0, number != 0]
        return others.lazy.compactMap { $0 as? Value }.first
    }
}
