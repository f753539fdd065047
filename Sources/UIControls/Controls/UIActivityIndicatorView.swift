@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
import Looks

/// A spinning wheel for work in progress; drawn at rest.
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
        super.init(frame: CGRect(origin: .zero, size: Self.look(of: style).size))
        hugContent(horizontally: true)
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        hugContent(horizontally: true)
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        hugContent(horizontally: true)
    }

    open func startAnimating() { animates = true }
    open func stopAnimating() { animates = false }
    open var isAnimating: Bool { animates }

    private static func look(of style: Style) -> ActivityIndicatorLook {
        ActivityIndicatorLook(JobEnvironment.current.style, isLarge: style == .large || style == .whiteLarge)
    }

    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    open override var intrinsicContentSize: CGSize { Self.look(of: style).size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.look(of: style).size }

    private var spokeColor: UIColor {
        if let color { return color }
        return style == .white || style == .whiteLarge ? .white : .secondaryLabel
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        guard animates || !hidesWhenStopped else { return }
        items += Self.look(of: style).items(color: resolved(spokeColor), in: bounds)
    }
}
