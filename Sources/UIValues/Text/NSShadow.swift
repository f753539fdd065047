import Arrangement
import Drawing
public import Foundation

/// The shadow of text.
///
/// Not an `NSObject`, for the reason that ``NSParagraphStyle`` gives.
open class NSShadow: Hashable, NSCopying {
    /// The offset in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius in points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public init() {}

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// The shadow as it is drawn; `nil` without a color.
    func drawn(_ colors: ColorEnvironment) -> Shadow? {
        guard let color = (shadowColor as? UIColor).map(colors.resolved), color.alpha > 0 else { return nil }
        // A blur is twice the standard deviation that a layer's shadow radius specifies.
        return Shadow(color: color, offset: shadowOffset, radius: max(0, shadowBlurRadius / 2))
    }

    public static func == (a: NSShadow, b: NSShadow) -> Bool {
        a.shadowOffset == b.shadowOffset && a.shadowBlurRadius == b.shadowBlurRadius
            && a.shadowColor as? UIColor == b.shadowColor as? UIColor
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowBlurRadius)
        hasher.combine(shadowColor as? UIColor)
    }
}
