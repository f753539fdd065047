public import Foundation

/// Finds links and phone numbers in text.
///
/// Foundation has no detector on Linux. This one knows what is written plainly; dates, addresses and flights are not
/// found.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes
    private let expression: NSRegularExpression

    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        let known = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var patterns: [String] = []
        if known.contains(.link) {
            patterns.append(#"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)]"#)
            patterns.append(#"[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#)
        }
        if known.contains(.phoneNumber) {
            patterns.append(#"(?<!\w)\+?\(?\d{1,4}\)?(?:[ .\-/]?\(?\d{2,4}\)?){2,5}(?!\w)"#)
        }
        // A pattern that nothing matches.
        expression = try NSRegularExpression(pattern: patterns.isEmpty ? "(?!)" : patterns.joined(separator: "|"))
        super.init()
    }

    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let found = expression.matches(in: string, options: options, range: range)
        for result in found { result.detected = (string as NSString).substring(with: result.range) }
        return found
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for result in matches(in: string, options: options, range: range) {
            block(result, [], &stops)
            if stops.boolValue { return }
        }
    }
}

/// Kinds of what is found in text, as numbers.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
    public static let orthography = Self(rawValue: 1)
    public static let spelling = Self(rawValue: 2)
    public static let grammar = Self(rawValue: 4)
    public static let date = Self(rawValue: 8)
    public static let address = Self(rawValue: 16)
    public static let link = Self(rawValue: 32)
    public static let quote = Self(rawValue: 64)
    public static let dash = Self(rawValue: 128)
    public static let replacement = Self(rawValue: 256)
    public static let correction = Self(rawValue: 512)
    public static let phoneNumber = Self(rawValue: 2048)
    public static let transitInformation = Self(rawValue: 4096)
}

/// The key of the text that a detector found: the address of a constant.
private let detectedKey: StaticString = "detected text"

/// The key of a part of an address or a flight; none is found here.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

extension NSTextCheckingResult {
    fileprivate var detected: String? {
        get { objc_getAssociatedObject(self, detectedKey.utf8Start) as? String }
        set { objc_setAssociatedObject(self, detectedKey.utf8Start, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private var isPhoneNumber: Bool { detected?.allSatisfy { $0.isNumber || " .-/()+".contains($0) } == true }

    /// The address of a link that a detector found.
    public var url: URL? {
        guard let detected, !isPhoneNumber else { return nil }
        if detected.contains("://") { return URL(string: detected) }
        return URL(string: detected.contains("@") ? "mailto:\(detected)" : "http://\(detected)")
    }

    /// The number that a detector found.
    public var phoneNumber: String? { isPhoneNumber ? detected : nil }
    public var date: Date? { nil }
    public var timeZone: TimeZone? { nil }
    public var duration: TimeInterval { 0 }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    public var components: [NSTextCheckingKey: String]? { nil }
    public var replacementString: String? { nil }
}
