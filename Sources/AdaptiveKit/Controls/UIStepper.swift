import Arrangement
public import Drawing
public import Foundation

/// Two buttons that step a value down and up.
open class UIStepper: UIControl {
    open var value: Double {
        get { clamped(storedValue) }
        set { storedValue = newValue.isNaN ? minimumValue : newValue }
    }
    private var storedValue: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false

    /// A stepper has the same size wherever it is put.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
        hugContent(horizontally: true)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.standardSize
        hugContent(horizontally: true)
    }

    private func clamped(_ value: Double) -> Double {
        guard minimumValue <= maximumValue else { return minimumValue }
        return min(maximumValue, max(minimumValue, value))
    }

    /// 94 by 29 up to iOS 12, 94 by 32 from 13 on.
    static var standardSize: CGSize {
        let metrics = ControlMetrics(.stepper, version: JobEnvironment.current.systemVersion)
        return CGSize(width: metrics.width ?? 94, height: metrics.height)
    }

    open override var intrinsicContentSize: CGSize { Self.standardSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let body = CGRect(origin: bounds.origin, size: Self.standardSize)
        let isFlat = !JobEnvironment.current.isAtLeast(iOS: 13)
        var drawn: [DrawingItem] = []
        let tint = resolved(tintColor)
        let grid = pixelGrid
        if isFlat {
            drawn.stroke(.roundedRectangle(body.shrunk(by: 0.5), cornerRadius: 4), tint, width: 1)
            drawn.fill(CGRect(x: body.midX - 0.5, y: body.minY, width: 1, height: body.height), tint)
        } else {
            let isModern = JobEnvironment.current.isAtLeast(iOS: 26)
            drawn.fill(
                body, cornerRadius: isModern ? body.height / 2 : 8, resolved(.tertiarySystemFill))
            let line = CGRect(x: grid.round(body.midX), y: body.midY - 9, width: grid.pixel, height: 18)
            drawn.fill(line, resolved(.systemGray3))
        }
        let sign = isFlat ? tint : resolved(.label)
        let off = resolved(.tertiaryLabel)
        var left = body
        left.size.width = body.width / 2
        var right = left
        right.origin.x = body.midX
        let (down, up) = isRightToLeft ? (right, left) : (left, right)
        let canStepDown = wraps || value > minimumValue
        let canStepUp = wraps || value < maximumValue
        drawn += ControlSign.minus.items(
            in: down.centered(CGSize(width: 17, height: 17)), color: canStepDown ? sign : off, weight: 1.6)
        drawn += ControlSign.plus.items(
            in: up.centered(CGSize(width: 17, height: 17)), color: canStepUp ? sign : off, weight: 1.6)
        items += isEnabled ? drawn : [.group(GroupStyle(opacity: 0.5), drawn)]
    }
}
