@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
public import Geometry
import Looks

/// A control that is on or off.
open class UISwitch: UIControl {
    public enum Style: Int, Hashable, Sendable { case automatic, checkbox, sliding }

    open var isOn = false {
        didSet {
            setNeedsDisplay()
            reportChangedValues()
        }
    }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The track color when the switch is on; the system's green by default.
    open var onTintColor: UIColor? {
        didSet {
            styled(.onTintColor, \.onTintColor)
            setNeedsDisplay()
        }
    }
    open var thumbTintColor: UIColor? {
        didSet {
            styled(.thumbTintColor, \.thumbTintColor)
            setNeedsDisplay()
        }
    }
    open var onImage: UIImage? { didSet { styled(.onImage, \.onImage) } }
    open var offImage: UIImage? { didSet { styled(.offImage, \.offImage) } }
    open var title: String?
    open var preferredStyle = Style.automatic
    /// The style of all switches on an iPhone and an iPad.
    open var style: Style { .sliding }

    /// A switch has a fixed size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.look.size))
        hugContent(horizontally: true)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.look.size
        hugContent(horizontally: true)
    }

    private static var look: SwitchLook { SwitchLook(JobEnvironment.current.style) }

    open override var alignmentRectInsets: UIEdgeInsets { Self.look.alignmentRectInsets }

    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    open override var intrinsicContentSize: CGSize { Self.look.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.look.size }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let content = SwitchLook.Content(
            isOn: isOn, isEnabled: isEnabled, onTintColor: onTintColor.map { resolved($0) },
            thumbTintColor: thumbTintColor.map { resolved($0) })
        items += Self.look.items(content, in: bounds, pen)
    }
}
