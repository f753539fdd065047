public import Drawing
public import Foundation
import Looks

/// A control that shows a color and lets a person choose another.
open class UIColorWell: UIControl {
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
    open var supportsAlpha = true
    open var title: String?

    open override var intrinsicContentSize: CGSize { ColorWellLook().size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        items += ColorWellLook().items(color: selectedColor.map { resolved($0) }, in: bounds, pen)
    }
}
