import Foundation
import Testing
import Typography

@Suite struct SystemFontGenerationTests {
    @Test(
        "Each iOS version and each Xcode has its system font",
        arguments: [
            (7, 6_254.0, SystemFontGeneration.helvetica), (8, 6_254, .helvetica), (9, 9_531, .initial),
            (10, 11_542, .spaced), (11, 13_196, .classic), (13, 16_097, .classic), (14, 17_156, .variable),
            (26, 24_127, .variable),
        ])
    func generation(version: Int, toolsVersion: Double, generation: SystemFontGeneration) {
        #expect(SystemFontGeneration(majorVersion: version) == generation)
        #expect(SystemFontGeneration(toolsVersion: toolsVersion) == generation)
    }

    @Test(
        "The generations have the widths in documents of their time",
        arguments: [
            ("Label", SystemFontGeneration.classic, 42.0), ("Label", .variable, 41.5),
            ("Cross Dissolve", .helvetica, 114), ("Howdy, world!", .helvetica, 110),
        ])
    func widths(text: String, generation: SystemFontGeneration, width: CGFloat) {
        let setter = MetricTextSetter(systemFont: generation)
        #expect(abs(setter.measure(styled(text), options: TextOptions(scale: 2)).size.width - width) <= 0.5)
    }

    @Test("From 20 points on, regular text is wider on iOS 9 and 10 than on iOS 11, and bold text hardly")
    func looseDisplay() {
        func width(_ generation: SystemFontGeneration, _ size: CGFloat, weight: Int = 400) -> CGFloat {
            MetricTextSetter(systemFont: generation).measure(
                styled("Player Node", size: size, weight: weight), options: TextOptions(scale: 2)
            ).size.width
        }
        // Xcode 8 stores 121.5. Bold capitals of other projects ask for less, so that the fit lies between.
        #expect(abs(width(.spaced, 21, weight: 700) - 121.5) <= 1.5)
        #expect(width(.spaced, 40) > width(.classic, 40) + 2)
        #expect(width(.spaced, 40, weight: 700) - width(.classic, 40, weight: 700) < 2)
        #expect(width(.initial, 40) == width(.spaced, 40))
        #expect(width(.initial, 17) == width(.classic, 17))
    }

    @Test(
        "The buttons of iOS 7 and 8 have wider tracking than text in Helvetica Neue",
        arguments: [("Unwind", 53.0), ("Color Picker", 85), ("Show current location in our map", 228)])
    func buttonTitles(title: String, width: CGFloat) {
        let setter = MetricTextSetter(systemFont: .helvetica)
        let measured = setter.measure(styled(title, size: 15), options: TextOptions(scale: 1)).size.width
        #expect(measured == width)
        let text = setter.measure(
            styled(title, size: 15, family: .custom("HelveticaNeue")), options: TextOptions(scale: 1)
        ).size.width
        #expect(text < measured)
    }

    @Test("Changing the generation discards the other one's measurements")
    func change() {
        let setter = MetricTextSetter(systemFont: .variable)
        let before = setter.measure(styled("Label"), options: TextOptions()).size.width
        setter.systemFont = .helvetica
        let helvetica = setter.measure(styled("Label"), options: TextOptions()).size.width
        setter.systemFont = .variable
        #expect(helvetica > before)
        #expect(setter.measure(styled("Label"), options: TextOptions()).size.width == before)
    }
}
