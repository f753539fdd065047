import InterfaceDocuments
import Testing

@Suite("Patterns that leave files out") struct IgnoreRulesTests {
    @Test(arguments: [
        ("Main.storyboard", "App/Main.storyboard", true), ("*.xib", "App/Cells/Cell.xib", true),
        ("*.xib", "App/Main.storyboard", false), ("/Main.storyboard", "App/Main.storyboard", false),
        ("App/Main.storyboard", "App/Main.storyboard", true), ("App/*.xib", "App/Cells/Cell.xib", false),
        ("App/**/*.xib", "App/Cells/Small/Cell.xib", true), ("App/**", "App/Cells/Cell.xib", true),
        ("Cells", "App/Cells/Cell.xib", true), ("Cells/", "App/Cells/Cell.xib", true), ("Cells/", "App/Cells", false),
        ("Cell[0-9].xib", "Cell7.xib", true), ("Cell[!0-9].xib", "Cell7.xib", false), ("Cell?.xib", "Cell.xib", false),
        ("\\#1.xib", "#1.xib", true), ("# Cell.xib", "Cell.xib", false), ("", "Cell.xib", false),
        ("/", "Cell.xib", false),
        ("Cell[.xib", "Cell[.xib", true), ("**", "Cell.xib", true), ("Cell.xib  ", "./Cell.xib", true),
    ])
    func one(pattern: String, path: String, isExcluded: Bool) {
        #expect(IgnoreRules([pattern]).excludes(path) == isExcluded)
    }

    @Test func theLastPatternDecidesButNotBelowAFolderThatIsLeftOut() {
        let rules = IgnoreRules(["*.xib", "!Keep.xib", "Old/"])
        #expect(rules.excludes("Cell.xib") && !rules.excludes("App/Keep.xib"))
        #expect(rules.excludes("Old/Keep.xib"))
    }

    @Test func aPatternOfManyStarsTakesNoTime() {
        let rules = IgnoreRules([String(repeating: "*a", count: 400) + "b", String(repeating: "**/", count: 400) + "b"])
        #expect(!rules.excludes(String(repeating: "a", count: 250) + "/" + String(repeating: "x/", count: 200) + "c"))
    }
}
