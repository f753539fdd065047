public import Drawing
public import Foundation
import Looks

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

    /// A stepper has a fixed size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.look.size))
        hugContent(horizontally: true)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.look.size
        hugContent(horizontally: true)
    }

    private func clamped(_ value: Double) -> Double {
        guard minimumValue <= maximumValue else { return minimumValue }
        return min(maximumValue, max(minimumValue, value))
    }

    private static var look: StepperLook { StepperLook(JobEnvironment.current.style) }

    open override var intrinsicContentSize: CGSize { Self.look.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.look.size }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let content = StepperLook.Content(
            isEnabled: isEnabled, canStepDown: wraps || value > minimumValue, canStepUp: wraps || value < maximumValue)
        items += Self.look.items(content, in: bounds, pen)
    }
}
