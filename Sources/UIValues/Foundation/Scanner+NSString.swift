public import Foundation

/// Foundation's methods on Apple's systems that return what they scan as an `NSString`.
extension Scanner {
    /// Scans a string.
    ///
    /// - Returns: whether the string is at the scanner's location.
    public func scanString(_ string: String, into result: inout NSString?) -> Bool {
        Self.give(scanString(string), &result)
    }

    /// Scans characters of a set.
    ///
    /// - Returns: whether there are any at the scanner's location.
    public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        Self.give(scanCharacters(from: set), &result)
    }

    /// Scans up to a string.
    ///
    /// - Returns: whether there is anything before it.
    public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
        Self.give(scanUpToString(string), &result)
    }

    /// Scans up to the characters of a set.
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
