public import Drawing
public import Foundation

/// A control that shows a colour and lets a person choose another.
open class UIColorWell: UIControl {
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
    open var supportsAlpha = true
    open var title: String?

    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let side = min(bounds.width, bounds.height)
        let disc = bounds.centered(CGSize(width: side, height: side))
        guard side > 8 else { return }
        // A ring of hues, by an arc for each of the six.
        let hues: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
        let radius = side / 2 - 1.5
        for (index, hue) in hues.enumerated() {
            let start = (CGFloat(index) * 4 / 6 - 1) * .pi / 2
            let arc = UIBezierPath(
                arcCenter: CGPoint(x: disc.midX, y: disc.midY), radius: radius, startAngle: start,
                endAngle: start + .pi / 3, clockwise: true)
            items.stroke(arc.cgPath.path, resolved(hue), width: 3)
        }
        items.fill(
            .ellipse(in: disc.shrunk(by: 5)), resolved(selectedColor ?? .systemGray5))
    }
}
