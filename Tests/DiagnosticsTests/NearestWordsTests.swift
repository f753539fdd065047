import Diagnostics
import Testing

@Suite struct NearestWordsTests {
    private let words = ["portrait", "landscape", "light", "dark", "large", "iphone-15", "iphone-15-pro"]

    @Test(arguments: [
        ("portrat", "portrait"), ("landscpae", "landscape"), ("drak", "dark"), ("Lihgt", "light"),
        ("iphone-15-p", "iphone-15-pro"), ("port", "portrait"),
    ])
    func likeliestFirst(written: String, meant: String) {
        #expect(nearestWords(to: written, among: words).first == meant)
    }

    @Test func noGuessIsBetterThanAWildOne() {
        #expect(nearestWords(to: "zebra", among: words).isEmpty)
        #expect(nearestWords(to: "", among: words).isEmpty)
        #expect(nearestWords(to: "x", among: []).isEmpty)
    }

    @Test func equalGuessesKeepTheirOrderAndTheLimitHolds() {
        let same = ["cat", "car", "can", "cap"]
        #expect(nearestWords(to: "caz", among: same) == ["cat", "car", "can"])
        #expect(nearestWords(to: "caz", among: same, limit: 1) == ["cat"])
    }
}
