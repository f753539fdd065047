public import Foundation

extension CGFloat {
    /// The value of a number, rounded to what fits.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// The value of a number.
    public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}
