import Foundation
import Testing
import UIKit

@Suite("A dictionary of Foundation's") struct NSMutableDictionaryTests {
    @Test("takes keys of which only copying is known") func keys() {
        let dictionary = NSMutableDictionary()
        let (key, other): (any NSCopying, any NSCopying) = ("a" as NSString, NSNumber(value: 2))
        dictionary[key] = 1
        dictionary[other] = "b"
        #expect(dictionary[key] as? Int == 1 && dictionary["a"] as? Int == 1)
        dictionary[key] = nil
        #expect(dictionary[key] == nil && dictionary.count == 1)
    }
}
