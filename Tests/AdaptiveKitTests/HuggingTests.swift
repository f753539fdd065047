import Testing
import UIKit

@Suite("Default content hugging of controls")
struct HuggingTests {
    private static var standards: [(UIView, Float, Float)] {
        [
            (UISwitch(), 750, 750), (UIStepper(), 750, 750), (UIActivityIndicatorView(style: .medium), 750, 750),
            (UIProgressView(progressViewStyle: .default), 250, 750), (UISlider(), 250, 250), (UILabel(), 250, 250),
            (UIButton(type: .system), 250, 250), (UITextField(), 250, 250), (UIView(), 250, 250),
        ]
    }

    @Test("AL-3 (partly) controls of a fixed size hug at 750, others at 250")
    func priorities() {
        for (view, horizontal, vertical) in Self.standards {
            #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(type(of: view))")
            #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(type(of: view))")
            #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        }
    }

    @Test("AL-15 next to a switch a label takes the rest of the row")
    func row() {
        let root = makeRoot(300, 100)
        let (label, toggle) = (UILabel(), UISwitch())
        label.text = "Wi-Fi"
        let row = UIStackView(arrangedSubviews: [label, toggle])
        row.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(row)
        row.pin(to: root)
        root.layoutIfNeeded()
        let width = toggle.alignmentRect(forFrame: toggle.frame).width
        #expect(width == toggle.intrinsicContentSize.width)
        #expect(label.frame.width == 300 - width)
    }
}
