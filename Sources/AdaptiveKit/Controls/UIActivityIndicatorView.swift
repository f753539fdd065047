import Arrangement
public import Drawing
public import Foundation

/// A wheel of spokes that turns while something is under way; drawn at rest.
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Hashable, Sendable {
        case medium = 100
        case large = 101
        case whiteLarge = 0
        case white = 1
        case gray = 2
    }

    open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    open var hidesWhenStopped = true
    open var color: UIColor! { didSet { styled(.color, \.color) } }
    private var animates = false

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        hugContent(horizontally: true)
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        hugContent(horizontally: true)
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        hugContent(horizontally: true)
    }

    open func startAnimating() { animates = true }
    open func stopAnimating() { animates = false }
    open var isAnimating: Bool { animates }

    /// 20 by 20, and 37 by 37 for the large ones, on every version.
    private static func size(of style: Style) -> CGSize {
        let isLarge = style == .large || style == .whiteLarge
        let metrics = ControlMetrics(
            isLarge ? .largeActivityIndicator : .activityIndicator, version: JobEnvironment.current.systemVersion)
        return CGSize(width: metrics.width ?? metrics.height, height: metrics.height)
    }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

    private var spokeColor: UIColor {
        if let color { return color }
        return style == .white || style == .whiteLarge ? .white : .secondaryLabel
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        guard animates || !hidesWhenStopped else { return }
        let side = Self.size(of: style).width
        let spokes = JobEnvironment.current.isAtLeast(iOS: 13) ? 8 : 12
        let color = resolved(spokeColor)
        let (inner, outer) = (side * 0.26, side * 0.47)
        let width = spokes == 8 ? side * 0.115 : side * 0.08
        for index in 0..<spokes {
            let angle = CGFloat(index) / CGFloat(spokes) * 2 * .pi - .pi / 2
            let (x, y) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
            var path = Path()
            path.move(to: CGPoint(x: bounds.midX + x * inner, y: bounds.midY + y * inner))
            path.line(to: CGPoint(x: bounds.midX + x * outer, y: bounds.midY + y * outer))
            // The first spoke is the brightest; the others fade behind it as it comes round.
            let strength = 1 - 0.72 * Double((spokes - index) % spokes) / Double(spokes - 1)
            items.append(
                .stroke(
                    path, .color(color.multiplyingAlpha(by: strength)), StrokeStyle(width: width, cap: .round)))
        }
    }
}
