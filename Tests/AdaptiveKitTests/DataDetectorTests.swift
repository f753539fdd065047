import Foundation
import Testing
import UIKit

/// Kinds of results, whose names are deprecated on Linux.
private protocol CheckingKinds: OptionSet {
    static var link: Self { get }
    static var phoneNumber: Self { get }
}

extension NSTextCheckingResult.CheckingType: CheckingKinds {}

private func linkAndPhoneNumber<Kinds: CheckingKinds>() -> Kinds { Kinds.link.union(Kinds.phoneNumber) }

@Suite("Data detectors") struct DataDetectorTests {
    @Test("find the links and the phone numbers that are written plainly") func found() throws {
        let types: NSTextCheckingResult.CheckingType = linkAndPhoneNumber()
        let text = "See www.example.com/a, mail ann@example.org or call +49 30 1234567."
        let results = try NSDataDetector(types: types.rawValue).matches(
            in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(results.map(\.url?.absoluteString) == ["http://www.example.com/a", "mailto:ann@example.org", nil])
        #expect(results.map(\.phoneNumber) == [nil, nil, "+49 30 1234567"])
        #expect(results.map { (text as NSString).substring(with: $0.range) }.first == "www.example.com/a")
    }

    @Test("are not needed for a result that code makes") func made() throws {
        let address = try #require(URL(string: "https://example.com"))
        let link = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 2, length: 4), url: address)
        #expect(link.range == NSRange(location: 2, length: 4))
        #expect(link.url == address && link.phoneNumber == nil)
        let number = NSTextCheckingResult.phoneNumberCheckingResult(
            range: NSRange(location: 0, length: 3), phoneNumber: "110")
        #expect(number.phoneNumber == "110" && number.url == nil)
    }
}
