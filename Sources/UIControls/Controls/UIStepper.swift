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

    // MARK: Images

    private var decrementImages = StateImages()
    private var incrementImages = StateImages()
    private var backgroundImages = StateImages()
    private var dividerImages: [Sides: UIImage] = [:]

    /// The states of the two buttons at a divider.
    private struct Sides: Hashable {
        var left: State.RawValue
        var right: State.RawValue
    }

    open func setDecrementImage(_ image: UIImage?, for state: State) {
        styled(.decrementImage, Int(state.rawValue)) { $0.setDecrementImage(image, for: state) }
        decrementImages[state] = image
        setNeedsDisplay()
    }
    /// The image of the left button, a minus sign unless the app has set another one.
    open func decrementImage(for state: State) -> UIImage? {
        decrementImages[state] ?? UIImage(systemName: "minus")
    }

    open func setIncrementImage(_ image: UIImage?, for state: State) {
        styled(.incrementImage, Int(state.rawValue)) { $0.setIncrementImage(image, for: state) }
        incrementImages[state] = image
        setNeedsDisplay()
    }
    /// The image of the right button, a plus sign unless the app has set another one.
    open func incrementImage(for state: State) -> UIImage? {
        incrementImages[state] ?? UIImage(systemName: "plus")
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        styled(.backgroundImageFor, Int(state.rawValue)) { $0.setBackgroundImage(image, for: state) }
        backgroundImages[state] = image
        setNeedsDisplay()
    }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        styled(.dividerImage, Int(leftState.rawValue), Int(rightState.rawValue)) {
            $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
        }
        dividerImages[Sides(left: leftState.rawValue, right: rightState.rawValue)] = image
        setNeedsDisplay()
    }
    open func dividerImage(forLeftSegmentState state: State, rightSegmentState rightState: State) -> UIImage? {
        dividerImages[Sides(left: state.rawValue, right: rightState.rawValue)]
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
            isEnabled: isEnabled, canStepDown: wraps || value > minimumValue, canStepUp: wraps || value < maximumValue,
            images: StepperLook.Images(
                decrement: decrementImages.shown(in: state)?.content(in: self),
                increment: incrementImages.shown(in: state)?.content(in: self),
                background: backgroundImages.shown(in: state)?.background(in: self),
                divider: dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)?.background(in: self)))
        items += Self.look.items(content, in: bounds, pen)
    }
}
