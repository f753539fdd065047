import CoreGraphics
import UIKit

/// Bars for the waterings of a week.
final class WateringChart: UIView {
    var amounts: [CGFloat] = [] {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 160) }

    override func draw(_ rect: CGRect) {
        guard let largest = amounts.max(), largest > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let step = bounds.width / CGFloat(amounts.count)
        for (index, amount) in amounts.enumerated() {
            let height = bounds.height * amount / largest
            let bar = CGRect(
                x: CGFloat(index) * step + step * 0.2, y: bounds.height - height, width: step * 0.6, height: height)
            context.setFillColor((amount == largest ? UIColor.systemGreen : UIColor.systemTeal).cgColor)
            context.addPath(UIBezierPath(roundedRect: bar, cornerRadius: 4).cgPath)
            context.fillPath()
        }
    }
}

#Preview("Chart", traits: .fixedLayout(width: 320, height: 160)) {
    let chart = WateringChart(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    chart.amounts = [2, 3, 1, 5, 4, 0.5, 2]
    return chart
}
