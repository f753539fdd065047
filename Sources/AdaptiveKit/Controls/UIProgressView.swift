import Arrangement
public import Drawing
public import Foundation

/// A line that fills as work proceeds.
open class UIProgressView: UIView {
    public enum Style: Int, Hashable, Sendable { case `default`, bar }

    open var progressViewStyle: Style
    /// From 0 to 1.
    open var progress: Float {
        get { storedProgress }
        set {
            storedProgress = newValue.isNaN ? 0 : min(1, max(0, newValue))
            setNeedsDisplay()
        }
    }
    private var storedProgress: Float = 0
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open var progressTintColor: UIColor? { didSet { styled(.progressTintColor, \.progressTintColor) } }
    open var trackTintColor: UIColor? { didSet { styled(.trackTintColor, \.trackTintColor) } }
    open var progressImage: UIImage? { didSet { styled(.progressImage, \.progressImage) } }
    open var trackImage: UIImage? { didSet { styled(.trackImage, \.trackImage) } }

    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.standardHeight(of: style)))
        hugContent(horizontally: false)
    }

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        hugContent(horizontally: false)
    }

    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        hugContent(horizontally: false)
    }

    /// 2 points up to iOS 13 and 4 from 14 on; half a point more in a bar, as long as lines were thin.
    private static func standardHeight(of style: Style) -> CGFloat {
        let height = ControlMetrics(.progressView, version: JobEnvironment.current.systemVersion).height
        return style == .bar && height < 2.5 ? 2.5 : height
    }

    /// Documents store a width of 150 where nothing else gives one.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.standardHeight(of: progressViewStyle))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.standardHeight(of: progressViewStyle))
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let isRound = progressViewStyle == .default
        let radius = isRound ? bounds.height / 2 : 0
        let track = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        items.fill(bounds, cornerRadius: radius, resolved(track))
        var done = bounds
        done.size.width = bounds.width * CGFloat(progress)
        done = done.mirrored(in: bounds, if: isRightToLeft)
        items.fill(done, cornerRadius: radius, resolved(progressTintColor ?? tintColor))
    }
}
