import Diagnostics
import Foundation
import InterfaceDocuments
import Lint
import Testing

/// Views whose background or position on the screen is not in the document.
@Suite("Views with unknown surroundings") struct UnknownSurroundingsTests {
    private static let white =
        "<color key=\"textColor\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

    /// A storyboard of one scene without a background, or with another color than the fixture's.
    private func storyboard(_ views: String, background: String = "", controller: String = "") -> String {
        LintFixture.storyboard(views, controller: controller).replacingOccurrences(
            of:
                "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>",
            with: background)
    }

    @Test func textWithoutABackgroundHasNoContrast() throws {
        let label = LintFixture.label("a", "Hello", inside: Self.white)
        #expect(try LintFixture.findings(LintFixture.storyboard(label), rules: [.lowContrast]).map(\.object) == ["a"])
        #expect(try LintFixture.findings(storyboard(label), rules: [.lowContrast]) == [])
    }

    @Test func aFreeformScenesEdgesAreNotTheScreens() throws {
        let label = LintFixture.label("a", "Hello", frame: "x=\"20\" y=\"10\" width=\"200\" height=\"21\"")
        let rules = [LintRule.outsideSafeArea]
        #expect(try LintFixture.findings(storyboard(label), rules: rules).map(\.object) == ["a"])
        let freeform = storyboard(label).replacingOccurrences(
            of: "</viewController>",
            with: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/></viewController>")
        #expect(try LintFixture.findings(freeform, rules: rules) == [])
    }

    @Test func viewsThatSpanTheWindowAreBackgrounds() throws {
        let rules = [LintRule.offScreen]
        func found(_ frame: String) throws -> [String] {
            try LintFixture.findings(
                LintFixture.storyboard(LintFixture.button("b", "Tap anywhere", frame: frame, more: "").background),
                rules: rules
            ).map(\.object)
        }
        #expect(try found("x=\"-20\" y=\"200\" width=\"433\" height=\"60\"") == [])
        #expect(try found("x=\"-20\" y=\"200\" width=\"233\" height=\"60\"") == ["b"])
    }

    @Test func aControlOverTheWholeWindowIsABackground() throws {
        func found(_ height: Int) throws -> [String] {
            let frame = "x=\"0\" y=\"0\" width=\"402\" height=\"\(height)\""
            let button = LintFixture.button("b", "OK", frame: frame).background
            return try LintFixture.findings(LintFixture.storyboard(button), rules: [.outsideSafeArea]).map(\.object)
        }
        #expect(try found(874) == [])
        #expect(try found(100) == ["b"])
    }

    @Test func aTextsShadowIsNotItsColor() throws {
        let shadow =
            Self.white.replacing("textColor", with: "shadowColor")
            + "<size key=\"shadowOffset\" width=\"1\" height=\"1\"/>"
        let label = LintFixture.label("a", "Hello", inside: shadow)
        #expect(try LintFixture.findings(LintFixture.storyboard(label), rules: [.lowContrast]) == [])
    }

    @Test func aButtonIsWhereItsTitleIs() throws {
        let button = LintFixture.button("b", "OK", frame: "x=\"300\" y=\"200\" width=\"120\" height=\"44\"")
        #expect(try LintFixture.findings(LintFixture.storyboard(button), rules: [.offScreen]) == [])
        let filled = LintFixture.storyboard(button.background)
        #expect(try LintFixture.findings(filled, rules: [.offScreen]).map(\.object) == ["b"])
    }

    @Test func systemSymbolsAsRuntimeAttributesAreNotMissing() throws {
        func view(_ catalog: String) -> String {
            """
            <imageView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="i">
            <rect key="frame" x="20" y="100" width="40" height="40"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="image" keyPath="image" value="safari"\(catalog)/>
            </userDefinedRuntimeAttributes></imageView>
            """
        }
        let rules = [LintRule.missingImage]
        #expect(
            try LintFixture.findings(LintFixture.storyboard(view(" catalog=\"system\"")), rules: rules) == [])
        #expect(try LintFixture.findings(LintFixture.storyboard(view("")), rules: rules).count == 1)
    }

    @Test(arguments: [("textColor", 0), ("noSuchSystemColor", 0)])
    func systemColorsAreInNoCatalogOfTheApps(name: String, count: Int) throws {
        let color = "<color key=\"textColor\" name=\"\(name)\" catalog=\"System\" colorSpace=\"catalog\"/>"
        let label = LintFixture.label("a", "Hello", inside: color)
        #expect(
            try LintFixture.findings(LintFixture.storyboard(label), rules: [.missingColor]).count == count)
    }
}

extension String {
    /// A button's element with its own background.
    fileprivate var background: String {
        replacingOccurrences(
            of: "</button>",
            with:
                "<color key=\"backgroundColor\" red=\"0.2\" green=\"0.2\" blue=\"0.2\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></button>"
        )
    }
}

@Suite("Overlaps with one cause") struct OverlapGroupTests {
    private func label(_ id: String, x: Int) -> String {
        LintFixture.label(id, "Overlapping \(id)", frame: "x=\"\(x)\" y=\"200\" width=\"160\" height=\"21\"")
    }

    @Test func areOneFinding() throws {
        let labels = label("a", x: 20) + label("b", x: 100) + label("c", x: 180)
        let texts = try LintFixture.findings(LintFixture.storyboard(labels), rules: [.overlappingText])
        #expect(texts.count == 1)
        #expect(texts.first?.message.contains("1 more overlap there") == true)
        let fields = ["a", "b", "c"].enumerated().map { index, id in
            LintFixture.button(id, id, frame: "x=\"\(20 + 80 * index)\" y=\"300\" width=\"100\" height=\"50\"")
        }
        let controls = try LintFixture.findings(
            LintFixture.storyboard(fields.joined()), rules: [.overlappingControls])
        #expect(controls.count == 1)
        #expect(controls.first?.message.contains("1 more overlap there") == true)
    }

    @Test func farFromEachOtherAreTwo() throws {
        let labels =
            label("a", x: 20) + label("b", x: 100)
            + LintFixture.label("c", "Overlapping c", frame: "x=\"20\" y=\"300\" width=\"160\" height=\"21\"")
            + LintFixture.label("d", "Overlapping d", frame: "x=\"100\" y=\"300\" width=\"160\" height=\"21\"")
        let texts = try LintFixture.findings(LintFixture.storyboard(labels), rules: [.overlappingText])
        #expect(texts.count == 2)
    }

    @Test func onEveryVariantAreMeant() throws {
        let labels = label("a", x: 20) + label("b", x: 100)
        let found = try LintFixture.findings(LintFixture.storyboard(labels), rules: [.overlappingText])
        #expect(found.map(\.isMeantIfEverywhere) == [true])
    }
}
