import Devices
import Diagnostics
import Testing

@testable import Previews

@Suite struct PictureNameTests {
    @Test(arguments: [
        ("iphone-6-3", "iphone-6-3-portrait-light"),
        ("iphone-6-3/landscape/dark", "iphone-6-3-landscape-dark"),
        ("iphone-15-pro@17", "iphone-15-pro-portrait-light-ios17"),
        ("ipad-pro-11/landscape/split-half/dark@17", "ipad-pro-11-landscape-split-half-dark-ios17"),
        ("iphone-6-3/portrait/full/light/accessibility-large/rtl", "iphone-6-3-portrait-light-ax2-rtl"),
    ])
    func namesSayWhatIsNotPlain(notation: String, name: String) throws {
        let variant = try Variant(parsing: notation)
        #expect(PictureName.suffix(for: variant) == name)
        let parts = name.split(separator: "-").filter { $0 != variant.appearance.rawValue }
        #expect(
            PictureName.nameOfAllAppearances(stem: "Main", variant) == "Main-" + parts.joined(separator: "-"))
    }

    @Test func noTwoVariantsShareAName() throws {
        let words: AxisSelection.Words = [
            .device: ["all"], .orientation: ["all"], .multitasking: ["all"], .appearance: ["all"],
            .contentSize: ["all"], .direction: ["all"], .ios: ["all"],
        ]
        let variants = try Matrix(AxisSelection(parsing: words)).variants
        #expect(variants.count > 10_000)
        #expect(Set(variants.map(PictureName.suffix)).count == variants.count)
    }

    @Test(arguments: [
        (["a/LaunchScreen.storyboard"], ["LaunchScreen"]),
        (["a/LaunchScreen.storyboard", "b/Main.storyboard"], ["LaunchScreen", "Main"]),
        (["a/x/L.storyboard", "b/x/L.storyboard", "c/M.xib"], ["a-x-L", "b-x-L", "M"]),
        (["a/L.storyboard", "./a/L.storyboard"], ["L", "L"]),
        (["Launch Screen.storyboard"], ["Launch Screen"]),
        (["we?ird:na*me.xib"], ["we-ird-na-me"]),
        (["a/M.storyboard", "a/M.xib", "b/M.yaml"], ["a-M-storyboard", "a-M-xib", "b-M"]),
        (["a/M.xib", "a/x/../M.xib", "a/M.yaml"], ["M-xib", "M-xib", "M-yaml"]),
        (["a?b.xib", "a:b.xib"], ["a-b-xib", "a-b-xib-2"]),
    ])
    func documentsAreDistinguished(paths: [String], stems: [String]) {
        let places = paths.map { [PictureName.name(ofFile: $0)] }
        let found = PictureName.stems(for: paths, places: places, parts: paths.map { _ in [] }, followedBy: [])
        #expect(found == stems)
    }

    @Test func aLongPlaceLeavesRoomForTheVariant() {
        let places = ["a", "b"].map { [String](repeating: "folder of many words", count: 40) + [$0, "Main"] }
        let names = PictureName.stems(
            for: ["1", "2"], places: places, parts: [[], ["Detail"]], followedBy: ["screen"])
        #expect(names.allSatisfy { $0.utf8.count < 140 } && names[0] != names[1])
        #expect(names[0].hasSuffix("a-Main-screen") && names[1].hasSuffix("b-Main-Detail-screen"))
    }
}

@Suite struct DiagnosticSummaryTests {
    private struct Trouble: Problem {
        var code: String { "trouble" }
        var message: String { "it is askew" }
    }

    private func variants() throws -> [Variant] {
        try Matrix(AxisSelection(parsing: [.device: ["iphones"]])).variants
    }

    @Test func findingsOnManyVariantsAreOneLine() throws {
        let variants = try variants()
        let place = SourceLocation(file: "a.xib", line: 3, column: 1)
        var summary = DiagnosticSummary()
        for variant in variants { summary.add([Diagnostic(.warning, Trouble(), at: place)], from: variant) }
        let lines = summary.diagnostics(ofVariants: variants.count).map(\.description)
        #expect(lines == ["a.xib:3:1: warning: it is askew [on all \(variants.count) variants]"])
    }

    @Test func findingsOnSomeVariantsAreCounted() throws {
        let variants = try variants()
        var summary = DiagnosticSummary()
        for variant in variants.prefix(3) { summary.add([Diagnostic(.warning, Trouble())], from: variant) }
        let first = variants[0].shortDescription
        #expect(
            summary.diagnostics(ofVariants: variants.count).map(\.context) == [
                "on 3 of \(variants.count) variants, first \(first)"
            ])
    }

    @Test func findingsOfTheDocumentItselfNameNoVariant() throws {
        let variants = try variants()
        var summary = DiagnosticSummary()
        summary.add([Diagnostic(.warning, Trouble())])
        for variant in variants { summary.add([Diagnostic(.warning, Trouble())], from: variant) }
        #expect(summary.diagnostics(ofVariants: variants.count).map(\.description) == ["warning: it is askew"])
    }
}
