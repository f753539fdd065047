public import Foundation

/// The methods of scanners that give an `NSString`, as Foundation on Apple's systems has them.
extension Scanner {
    /// Passes over a text, and gives it.
    ///
    /// - Returns: whether the text is at the scanner's place.
    public func scanString(_ string: String, into result: inout NSString?) -> Bool {
        Self.give(scanString(string), &result)
    }

    /// Passes over the characters of a set, and gives them.
    ///
    /// - Returns: whether there are any at the scanner's place.
    public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        Self.give(scanCharacters(from: set), &result)
    }

    /// Passes over what is before a text, and gives it.
    ///
    /// - Returns: whether there is anything before it.
    public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
        Self.give(scanUpToString(string), &result)
    }

    /// Passes over what is before the characters of a set, and gives it.
    ///
    /// - Returns: whether there is anything before them.
    public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        Self.give(scanUpToCharacters(from: set), &result)
    }

    private static func give(_ text: String?, _ result: inout NSString?) -> Bool {
        guard let text else { return false }
        result = NSString(string: text)
        return true
    }
}
