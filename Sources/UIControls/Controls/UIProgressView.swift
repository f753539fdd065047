@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
import Looks

/// A bar that fills as work proceeds.
open class UIProgressView: UIView {
    public enum Style: Int, Hashable, Sendable { case `default`, bar }

    open var progressViewStyle: Style
    /// The progress, from 0 to 1.
    open var progress: Float {
        get { storedProgress }
        set {
            storedProgress = newValue.isNaN ? 0 : min(1, max(0, newValue))
            setNeedsDisplay()
        }
    }
    private var storedProgress: Float = 0
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    /// The work whose completed fraction is the progress when it is set; later work changes nothing.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }
    open var progressTintColor: UIColor? { didSet { styled(.progressTintColor, \.progressTintColor) } }
    open var trackTintColor: UIColor? { didSet { styled(.trackTintColor, \.trackTintColor) } }
    open var progressImage: UIImage? { didSet { styled(.progressImage, \.progressImage) } }
    open var trackImage: UIImage? { didSet { styled(.trackImage, \.trackImage) } }

    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        super.init(frame: .zero)
        self.frame.size = CGSize(width: 150, height: height)
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

    private var progressLook: ProgressLook {
        ProgressLook(JobEnvironment.current.style, isInBar: progressViewStyle == .bar)
    }

    /// The height of the line on whole pixels.
    private var height: CGFloat { pixelGrid.ceil(progressLook.height) }

    open override var alignmentRectInsets: UIEdgeInsets { progressLook.alignmentRectInsets }

    /// Documents store a width of 150 if nothing else determines it.
    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height - progressLook.alignmentRectInsets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let content = ProgressLook.Content(
            progress: CGFloat(progress), progressTintColor: progressTintColor.map { resolved($0) },
            trackTintColor: trackTintColor.map { resolved($0) })
        items += progressLook.items(content, in: bounds, pen)
    }
}
