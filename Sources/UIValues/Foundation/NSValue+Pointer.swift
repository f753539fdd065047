public import Foundation

extension NSValue {
    /// The pointer; `nil` for every other value.
    public var pointerValue: UnsafeMutableRawPointer? {
        guard String(cString: objCType) == "^v" else { return nil }
        var pointer: UnsafeMutableRawPointer?
        getValue(&pointer)
        return pointer
    }
}
