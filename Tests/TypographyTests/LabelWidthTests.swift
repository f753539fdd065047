import Foundation
import Testing
import Typography

func styled(
    _ text: String, size: CGFloat = 17, weight: Int = 400, family: FontDescriptor.Family = .system,
    kerning: CGFloat = 0
) -> StyledText {
    StyledText([
        StyledText.Run(text: text, font: FontDescriptor(family: family, size: size, weight: weight), kerning: kerning)
    ])
}

private let printedLine =
    "Body Text: Lorem ipsum dolor sit amet, consectetur adipiscing elit. Quisque ornare ornare mi"

@Suite struct LabelWidthTests {
    @Test(
        "A label has the width and height that it has in UIKit",
        arguments: [
            ("Label", 17.0, 400, 2.0, 41.5, 20.5),
            ("0", 17.0, 400, 2.0, 10.5, 20.5),
            ("What's", 16.0, 600, 3.0, 52.667, 19.333),
            ("What's", 17.0, 600, 3.0, 55.667, 20.333),
            ("Button", 15.0, 400, 2.0, 46.0, 18.0),
            ("Title", 17.0, 400, 2.0, 33.5, 20.5),
        ])
    func storedSize(
        text: String, size: CGFloat, weight: Int, scale: CGFloat, width: CGFloat, height: CGFloat
    ) {
        let measured = MetricTextSetter().measure(
            styled(text, size: size, weight: weight), options: TextOptions(scale: scale)
        ).size
        #expect(abs(measured.width - width) <= 0.501)
        #expect(abs(measured.height - height) < 0.001)
    }

    /// Titles of buttons of 15 points from a public view hierarchy; no advance was fitted to them.
    @Test(
        "A title has the width that an app printed",
        arguments: [
            ("add Breadcrumb", 114.5), ("Message", 62), ("UIClick Transaction", 132.5), ("User Feedback", 103.5),
            ("Error", 34), ("NSException", 87.5), ("fatalError", 64), ("crash", 38), ("OOM crash", 78),
            ("async crash", 82), ("permissions", 82.5), ("ANR fully blocking", 125.5), ("ANR filling run loop", 131.5),
            ("Capture Transaction", 139), ("Lorem Ipsum", 89), ("Image", 42), ("Show Nib", 65.5), ("TableView", 69),
            ("SplitView", 63.5), ("Core Data", 69), ("Performance scenarios", 158.5), ("Reset DSN", 74),
        ])
    func printedWidth(text: String, width: CGFloat) {
        let measured = MetricTextSetter(systemFont: .variable).measure(
            styled(text, size: 15), options: TextOptions(scale: 2)
        ).size
        #expect(abs(measured.width - width) <= 0.501)
    }

    /// Titles of navigation bars and a line of text, printed by tests of public projects.
    @Test(
        "Bold and large text has the width that it has in iOS 14 and later",
        arguments: [
            ("Settings", 34.0, 700, 3.0, 133.0), ("Previews", 34, 700, 3, 143.333), ("Posts", 17, 600, 3, 44.667),
            ("Normal Weight", 17, 600, 1, 118), (printedLine, 16, 400, 1, 670), (printedLine, 16, 700, 1, 716),
        ])
    func printedBoldWidth(text: String, size: CGFloat, weight: Int, scale: CGFloat, width: CGFloat) {
        let measured = MetricTextSetter(systemFont: .variable).measure(
            styled(text, size: size, weight: weight), options: TextOptions(scale: scale)
        ).size
        // Few widths show each large size, so the fit holds to one of them less closely there.
        #expect(abs(measured.width - width) <= (size < 20 ? 0.501 : size / 25))
    }

    @Test(
        "A named font has its own advances",
        arguments: [
            ("AvenirNext-Regular", 16.0, "mass", 37.0), ("AvenirNext-Regular", 16, "damping", 66.5),
            ("AvenirNext-Regular", 16, "1", 9.5), ("AvenirNext-Medium", 16, "Title", 32),
            ("Avenir-Roman", 18, "|", 4),
        ])
    func namedFont(name: String, size: CGFloat, text: String, width: CGFloat) {
        let measured = MetricTextSetter().measure(
            styled(text, size: size, family: .custom(name)), options: TextOptions(scale: 2)
        ).size
        #expect(abs(measured.width - width) <= 0.501)
    }

    @Test(
        "A line of a named font has the height that it has in UIKit",
        arguments: [
            ("BradleyHandITCTT-Bold", 40.0, 50.0), ("Futura-CondensedMedium", 14, 17), ("Futura-Medium", 18, 23.5),
            ("HelveticaNeue-Light", 20, 24), ("HelveticaNeue-Medium", 20, 24), ("GillSans", 21, 24.5),
            ("Verdana", 21, 26), ("ArialMT", 21, 23.5), ("TimesNewRomanPSMT", 21, 23.5), ("Courier", 21, 21),
            ("PingFangSC-Regular", 17, 24), ("Noteworthy-Light", 21, 34),
        ])
    func namedLineHeight(name: String, size: CGFloat, height: CGFloat) {
        let measured = MetricTextSetter().measure(
            styled("Label", size: size, family: .custom(name)), options: TextOptions(scale: 2)
        ).size
        #expect(abs(measured.height - height) < 0.001)
    }

    @Test("Text views include the leading of a font, labels do not")
    func fontLeading() {
        let text = styled("1\n2\n3\n4\n5", size: 16, family: .custom("HelveticaNeue-Light"))
        var options = TextOptions(scale: 2)
        #expect(MetricTextSetter().measure(text, options: options).size.height == 94.5)
        options.usesFontLeading = true
        #expect(MetricTextSetter().measure(text, options: options).size.height == 97)
    }

    @Test("Pairs are kerned according to weight and optical size")
    func kerningByWeight() {
        /// The kerning of a pair, in thousandths of the font size.
        func kerning(_ pair: String, size: CGFloat, weight: Int) -> CGFloat {
            func width(_ text: String) -> CGFloat {
                MetricTextSetter().measure(
                    styled(text, size: size, weight: weight), options: TextOptions(scale: 1000)
                ).size.width
            }
            return (pair.map { width(String($0)) }.reduce(0, +) - width(pair)) / size * 1000
        }
        let strong = kerning("To", size: 17, weight: 400)
        #expect(strong > 50)
        #expect(kerning("LT", size: 17, weight: 700) != kerning("LT", size: 17, weight: 400))
        let medium = kerning("LT", size: 17, weight: 550)
        let ends = [kerning("LT", size: 17, weight: 400), kerning("LT", size: 17, weight: 700)].sorted()
        #expect(medium > ends[0] && medium < ends[1])
        // Adjacent stems are hardly kerned.
        #expect(abs(kerning("HH", size: 17, weight: 400)) < 3)
    }
}
