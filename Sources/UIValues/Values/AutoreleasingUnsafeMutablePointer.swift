public import Foundation

/// The address of an object that a function sets.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension Formatter {
    /// Reads an object from a text.
    ///
    /// - Returns: whether the text has one.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let found: AnyObject? =
            switch self {
            case let formatter as NumberFormatter: formatter.number(from: string)
            case let formatter as DateFormatter: formatter.date(from: string) as NSDate?
            default: nil
            }
        if found != nil { obj?.pointee = found }
        return found != nil
    }
}
