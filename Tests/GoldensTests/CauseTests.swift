import Devices
import Drawing
import Foundation
import Testing

@testable import Goldens

@Suite("Differences with one cause") struct CauseTests {
    @Test(
        "share one sentence",
        arguments: [
            (["moved down 2 pt", "moved down 2.333 pt", "moved down 2 pt"], "moved down 2–2.333 pt"),
            (["moved down 2 pt"], "moved down 2 pt"),
            (
                ["changed its fill from #ffffff to #000", "changed its fill from #ffffff80 to #111"],
                "changed its fill from #ffffff or #ffffff80 to #000 or #111"
            ),
            (["is #0, 1", "is #1, 1", "is #2, 1", "is #3, 1"], "is several colors, 1"),
            (["got ‘7 of 9’ at 3", "got ‘7 of 9’ at 4"], "got ‘7 of 9’ at 3–4"),
            (["10 pt wider (now 9 × 18)", "6.5 pt wider (now 100 × 18)"], "6.5–10 pt wider (now 9–100 × 18)"),
        ])
    func merged(sentences: [String], merged: String) {
        let words = sentences.map(PatternedWords.init)
        #expect(Set(words.map(\.pattern)).count == 1)
        #expect(PatternedWords.merged(words) == merged)
    }

    @Test(
        "are distinguished from those with other changes",
        arguments: [
            ("moved down 2 pt", "moved up 2 pt"), ("says ‘7 of 9’ now", "says ‘7 of 8’ now"),
            ("from Inter2 to A", "from Inter3 to A"),
            ("moved down 2 pt", "moved down 2 pt and became 1 pt wider"),
        ])
    func different(a: String, b: String) {
        #expect(PatternedWords(a).pattern != PatternedWords(b).pattern)
    }

    @Test("name the variants in few words, and elements with the same move together")
    func groups() throws {
        let scratch = try ScratchFolder()
        let here = try variants("iphone-se", "iphone-se/dark", "ipad-pro-11", "ipad-pro-11/dark")
        try BoxSource().record(scratch.path + "/G", here)
        var moved = BoxSource()
        moved.hasTwin = true
        try moved.record(scratch.path + "/G2", here)
        moved.origin.y += 3
        let all = try #require(try moved.check(scratch.path + "/G2", here).record.groups.first)
        #expect(all.place == "Boxes on all 4 variants" && all.kinds == "layout, pixels")
        #expect(all.sentences.first == "view ‘Box’ and view ‘Twin’ moved down 3 pt")
        // The same change with other amounts on some of them.
        var record = try moved.check(scratch.path + "/G2", here).record
        for index in 1...2 { record.results[index].layout[0].words = "moved down 4 pt" }
        #expect(record.groups.map(\.sentences.first) == ["view ‘Box’ moved down 3–4 pt"])
        record.results[0].kinds = []
        record.results[2].kinds = []
        #expect(record.groups.map(\.place) == ["Boxes on 2 of 4: dark"])
        record.results[3].kinds = []
        #expect(record.groups.map(\.place) == [record.results[1].key])
    }
}
