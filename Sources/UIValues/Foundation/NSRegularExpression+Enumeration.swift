public import Foundation

extension NSRegularExpression {
    /// Calls a block with each match, as Apple's Foundation does: the block does not escape.
    @_disfavoredOverload
    public func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        // The function with a block that may escape is the favored one. It does not keep the block.
        withoutActuallyEscaping(block) { block in
            enumerateMatches(in: string, options: options, range: range, using: block)
        }
    }
}
