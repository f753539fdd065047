public import Foundation

/// Finds links and phone numbers in text.
///
/// Foundation has no detector on Linux. This one knows what is written plainly; dates, addresses and flights are not
/// found.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes
    private let expression: NSRegularExpression
    // Foundation's own names of these kinds are deprecated on Linux, where a link has another number than on Apple's
    // systems.
    private static let link = NSTextCheckingResult.CheckingType(rawValue: 64)
    private static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 2048)

    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        let known = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var patterns: [String] = []
        if known.contains(Self.link) {
            patterns.append(#"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)]"#)
            patterns.append(#"[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#)
        }
        if known.contains(Self.phoneNumber) {
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

/// The key of the text that a detector found: the address of a constant.
private let detectedKey: StaticString = "detected text"

extension NSTextCheckingResult {
    fileprivate var detected: String? {
        get { objc_getAssociatedObject(self, detectedKey.utf8Start) as? String }
        set { objc_setAssociatedObject(self, detectedKey.utf8Start, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// A link in a range of a text.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        result(in: range, detected: url.absoluteString)
    }

    /// A phone number in a range of a text.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        result(in: range, detected: phoneNumber)
    }

    private class func result(in range: NSRange, detected: String) -> NSTextCheckingResult {
        // Foundation makes results of expressions alone.
        guard let expression = try? NSRegularExpression(pattern: ".") else { return NSTextCheckingResult() }
        var range = range
        let result = regularExpressionCheckingResult(ranges: &range, count: 1, regularExpression: expression)
        result.detected = detected
        return result
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
