import Foundation
import Testing
import Typography

@Suite struct LabelWidthTests {
    @Test(
        "A label is as wide and high as Interface Builder stores it",
        arguments: [
            ("Label", 17.0, 400, 2.0, 41.5, 20.5),
            ("0", 17.0, 400, 2.0, 10.5, 20.5),
        ])
    func storedSize(
        text: String, size: CGFloat, weight: Int, scale: CGFloat, width: CGFloat, height: CGFloat
    ) {
        let setter = MetricTextSetter()
        let run = StyledText.Run(text: text, font: FontDescriptor(size: size, weight: weight))
        let measured = setter.measure(StyledText([run]), options: TextOptions(scale: scale)).size
        #expect(abs(measured.width - width) <= 0.5)
        #expect(measured.height == height)
    }
}
