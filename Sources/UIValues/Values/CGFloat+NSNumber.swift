public import Foundation

extension CGFloat {
    /// The value of a number, rounded to what fits.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// The value of a number.
    public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}

/// `width as NSNumber`, which compiles on Apple's platforms.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
