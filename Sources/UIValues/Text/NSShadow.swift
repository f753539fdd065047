public import Foundation

/// The shadow of text; stored, but not drawn.
open class NSShadow: NSObject, NSCopying {
    /// The offset in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius in points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
