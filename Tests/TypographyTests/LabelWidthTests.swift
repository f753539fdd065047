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

@Suite struct LabelWidthTests {
    @Test(
        "A label is as wide and high as UIKit makes it",
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
}
