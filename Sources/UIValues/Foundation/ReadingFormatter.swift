public import Foundation

/// A formatter that reads objects from text.
///
/// Not part of UIKit. A formatter of an app may have the method itself, which it could not override in an extension of the class.
public protocol ReadingFormatter: Formatter {}

extension Formatter: ReadingFormatter {}

extension ReadingFormatter {
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
