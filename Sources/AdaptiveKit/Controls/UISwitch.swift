import Arrangement
public import Drawing
public import Foundation
public import Geometry

/// A control that is on or off.
open class UISwitch: UIControl {
    public enum Style: Int, Hashable, Sendable { case automatic, checkbox, sliding }

    open var isOn = false { didSet { setNeedsDisplay() } }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The track where the switch is on; the system's green where none was set.
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

    /// A switch has the same size wherever it is put.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
        hugContent(horizontally: true)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.standardSize
        hugContent(horizontally: true)
    }

    private static var metrics: ControlMetrics {
        ControlMetrics(.toggle, version: JobEnvironment.current.systemVersion)
    }

    /// 51 by 31 up to iOS 18 and 63 by 28 from 26 on.
    static var standardSize: CGSize {
        let metrics = metrics
        return CGSize(width: metrics.width ?? 51, height: metrics.height)
    }

    /// Two points of the frame stand out to the right: a switch whose trailing edge is tied to another view's reaches
    /// two points beyond it, in 14 of 14 documents.
    open override var alignmentRectInsets: UIEdgeInsets { Self.metrics.alignmentRectInsets }

    open override var intrinsicContentSize: CGSize {
        let (size, insets) = (Self.standardSize, alignmentRectInsets)
        return CGSize(
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

    private var tintColorWhenOff: UIColor { UIColor(white: 0.898, alpha: 1) }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        var drawn: [DrawingItem] = []
        let size = Self.standardSize
        let track = CGRect(
            x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let isModern = JobEnvironment.current.isAtLeast(iOS: 26)
        let onColor = onTintColor ?? .systemGreen
        let offColor = UIColor.secondarySystemFill
        if isOn || JobEnvironment.current.isAtLeast(iOS: 13) {
            drawn.fill(track, cornerRadius: track.height / 2, resolved(isOn ? onColor : offColor))
        } else {
            // Off was an outline up to iOS 12.
            drawn.stroke(
                .roundedRectangle(track.shrunk(by: 0.75), cornerRadius: track.height / 2 - 0.75),
                resolved(tintColorWhenOff), width: 1.5)
        }
        let knobSize = isModern ? CGSize(width: 39, height: 24) : CGSize(width: 27, height: 27)
        let margin: CGFloat = 2
        let isAtRight = isOn != isRightToLeft
        let knob = CGRect(
            x: isAtRight ? track.maxX - margin - knobSize.width : track.minX + margin,
            y: track.midY - knobSize.height / 2, width: knobSize.width, height: knobSize.height)
        let shape = Path.roundedRectangle(knob, cornerRadius: knob.height / 2)
        if !isModern {
            drawn.append(
                .shadow(
                    shape, Shadow(color: Color(white: 0, alpha: 0.15), offset: CGSize(width: 0, height: 3), radius: 4)))
            drawn.append(
                .shadow(
                    shape, Shadow(color: Color(white: 0, alpha: 0.06), offset: CGSize(width: 0, height: 3), radius: 0.5)
                ))
        }
        drawn.fill(shape, resolved(thumbTintColor ?? .white))
        items += isEnabled ? drawn : [.group(GroupStyle(opacity: 0.5), drawn)]
    }
}
