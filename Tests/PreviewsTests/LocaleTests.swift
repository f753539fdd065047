import Devices
import Testing

@testable import Previews

@Suite struct LocaleTests {
    @Test(
        "a right-to-left language is laid out from right to left, unless another direction is requested",
        arguments: [
            ("ar", nil, ["rtl"]), ("he-IL", nil, ["rtl"]), ("fa_IR", nil, ["rtl"]), ("de", nil, nil),
            ("ar", ["ltr"], ["ltr"]), (nil, nil, nil),
        ] as [(String?, [String]?, [String]?)])
    func direction(locale: String?, asked: [String]?, directions: [String]?) {
        var words: AxisSelection.Words = [.device: ["iphone-15"]]
        words[.direction] = asked
        let following = words.following(locale: locale)
        #expect(following[.direction] == directions)
        #expect(following[.device] == ["iphone-15"])
    }
}
