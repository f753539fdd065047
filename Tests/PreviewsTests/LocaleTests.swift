import Devices
import Testing

@testable import Previews

@Suite struct LocaleTests {
    @Test(
        "a language that is written from right to left is laid out so, unless another direction is asked for",
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
